import { oidOf } from "#app/kit/subject.ts";
import type { PastedLine } from "./paste-operations.server.ts";

type Props = { text: string; lines: readonly PastedLine[] };

/** Each line of a pasted list with what it may mean: one of them is added, or none. */
export function PasteReview({ text, lines }: Props) {
  const found = lines.filter(({ matches }) => matches.length > 0).length;
  const sure = lines.filter((line) => line.sure).length;
  return (
    <form method="post" className="mb-8 max-w-2xl" aria-labelledby="review">
      <input type="hidden" name="intent" value="paste-add" />
      <input type="hidden" name="text" value={text} />
      <h2 id="review" tabIndex={-1} className="mb-1 text-2xl outline-none">
        Is this what you mean?
      </h2>
      <p role="status" className="mb-4 text-muted">
        {sure === lines.length ? "Every line was found." : `${sure} of ${lines.length} lines were found.`}
        {found > sure ? " Where we can only guess, nothing is chosen for you." : ""} Nothing is added yet.
      </p>
      <ul className="mb-5 grid gap-3">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a thing twice
          <Line key={place} line={line} id={`line-${place}`} />
        ))}
      </ul>
      <button type="submit" className="button button-main" disabled={found === 0}>
        Put them into your bar
      </button>
    </form>
  );
}

function Line({ line: { text, sure, matches }, id }: { line: PastedLine; id: string }) {
  const [best] = matches;
  return (
    <li className="card grid items-center gap-x-4 gap-y-2 p-4 sm:grid-cols-2">
      <label htmlFor={id} className="font-semibold wrap-anywhere">
        {text}
      </label>
      {best ? (
        <select id={id} name="chosen" className="input" defaultValue={best.in_bar || !sure ? "" : oidOf(best)}>
          <option value="">
            {!sure
              ? "Not found: is it one of these?"
              : best.in_bar
                ? `${best.display_name} is in your bar`
                : "Leave it out"}
          </option>
          {matches
            .filter(({ in_bar }) => !in_bar)
            .map((one) => (
              <option key={oidOf(one)} value={oidOf(one)}>
                {one.label}
              </option>
            ))}
        </select>
      ) : (
        <p id={id} className="text-muted">
          Not found. Try another word for it below.
        </p>
      )}
    </li>
  );
}
