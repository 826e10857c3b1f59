import type { ProgressInShort } from "./in-short.ts";

const classes = [
  { key: "K", title: "Key", says: "Without these no bar gets far." },
  { key: "P", title: "Professional", says: "What a working bar has." },
  { key: "C", title: "Common", says: "Found in many recipes." },
  { key: "all", title: "All three", says: "Key, professional and common." },
] as const;

type Props = { progress: Record<(typeof classes)[number]["key"], ProgressInShort> };

/** builder.md, 2: how complete the bar is, class by class, and what to get next. */
export function ProgressPanels({ progress }: Props) {
  return (
    <section aria-labelledby="progress" className="mb-6 md:mb-8">
      <h2 id="progress" className="mb-3 text-2xl">
        How complete it is
      </h2>
      {/* On a phone in one line that is pushed along: the list is what one came for. */}
      <ul className="relative flex items-start gap-3 max-md:-mx-4 max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:grid md:grid-flow-dense md:grid-cols-4">
        {classes.map(({ key, title, says }) => (
          <Panel key={key} title={title} says={says} progress={progress[key]} />
        ))}
      </ul>
    </section>
  );
}

function Panel({ title, says, progress }: { title: string; says: string; progress: ProgressInShort }) {
  const { complete, total, progress_percent: percent, missing_recipe_count: unlocked, next } = progress;
  return (
    <li className="card p-3 has-[[open]]:max-xl:col-span-2 max-md:w-43 max-md:shrink-0 max-md:snap-start has-[[open]]:max-md:w-72 xl:p-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg max-xl:text-base">
        {title}
        <span className="text-base tabular-nums">{percent} %</span>
      </h3>
      <p className="text-muted max-xl:hidden">{says}</p>
      <span className="gauge my-2 xl:my-3" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <p className="tabular-nums">
        {complete} of {total}
        {unlocked > 0 ? (
          <span className="max-xl:hidden"> · {unlocksText(next[0]?.missing_recipe_count ?? 0)}</span>
        ) : null}
      </p>
      {next.length === 0 ? null : (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
            What to get next<span className="sr-only">: {title}</span>
          </summary>
          <p className="mb-2 text-muted">
            {unlocked === 1 ? "1 recipe waits" : `${unlocked} recipes wait`} for one thing of this class.
          </p>
          <ul className="grid gap-1">
            {next.map((item) => (
              <li key={item.id} className="flex items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {item.display_name} <span className="text-muted tabular-nums">+{item.missing_recipe_count}</span>
                </span>
                <form method="post">
                  <input type="hidden" name="intent" value="add" />
                  <input type="hidden" name="link_id" value={item.id} />
                  <button type="submit" className="button button-quiet shrink-0 whitespace-nowrap">
                    I have it<span className="sr-only">: {item.display_name}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

const unlocksText = (drinks: number) =>
  drinks === 1 ? "one more would unlock a drink" : `one more would unlock up to ${drinks} drinks`;
