import { showDay, showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { tallyKinds } from "#app/tally/tally.ts";
import { A } from "#app/ui/link.tsx";
import { Bars } from "#app/ui/list.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/figures-page";
import { type Figure, loadFigures } from "./figures-operations.server.ts";
import { SmallBars } from "./small-bars.tsx";
import { spans } from "./spans.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const asked = { days: args.url.searchParams.get("days") ?? undefined };
  return valueFrom(await run(loadFigures, asked, await visitOf(args).caller()));
}

/** The desk's figures: what people read, seek and ask, each day by day, and what of it most. */
export default function FiguresPage({ loaderData: { days, figures } }: Route.ComponentProps) {
  return (
    <>
      <DocumentHead title="Figures · Desk" description="What is read, sought in vain, and asked of bars." />
      <PageHead title="Figures" eyebrow="Desk">
        What people read, seek and ask of their bars. Counted by the day, and for nobody: no account, address or device
        is kept with it.
      </PageHead>
      <nav aria-label="Over how many days" className="mb-8">
        <ul className="flex flex-wrap gap-2">
          {[...spans]
            .sort((a, b) => a - b)
            .map((span) => (
              <li key={span}>
                <A
                  to={`/desk/figures?days=${span}`}
                  className="chip"
                  aria-current={span === days.length ? "true" : undefined}
                >
                  {span} days
                </A>
              </li>
            ))}
        </ul>
      </nav>
      <div className="grid gap-12">
        {figures.map((figure) => (
          <FigureSection key={figure.kind} figure={figure} days={days} />
        ))}
      </div>
    </>
  );
}

function FigureSection({ figure: { kind, times, byDay, named }, days }: { figure: Figure; days: readonly string[] }) {
  const { title, hint } = tallyKinds[kind];
  const { locale } = useReader();
  const bars = days.map((key, place) => {
    const value = byDay[place] ?? 0;
    return { key, value, says: `${showDay(key, locale)}: ${showNumber(value, locale)}` };
  });
  return (
    <section aria-labelledby={`figure-${kind}`}>
      <h2 id={`figure-${kind}`} className="text-2xl">
        {title}
      </h2>
      <p className="mb-4 max-w-prose text-muted">{hint}</p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {times > 0 ? <Bars title={`${showNumber(times, locale)} in ${days.length} days`} bars={bars} /> : null}
        {named.length === 0 ? (
          <p className="text-muted">Nothing was counted {times > 0 ? "by name " : ""}in these days.</p>
        ) : (
          <ol className="grid content-start gap-x-10 self-start sm:grid-cols-2">
            {named.map((one) => (
              <li key={one.key} className="flex items-center gap-3 border-line border-b py-1.5">
                <span className="wrap-break-word min-w-0 grow">
                  {one.href ? (
                    <A to={one.href} className="text-link">
                      {one.name}
                    </A>
                  ) : (
                    one.name
                  )}
                </span>
                <SmallBars values={one.byDay} />
                <span className="min-w-8 text-right tabular-nums">{showNumber(one.times, locale)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
