import type { Shown } from "#app/ui/combobox.ts";
import type { Suggestions } from "../found.ts";

type Props = { shown: Shown<Suggestions>; wanted: boolean; over: boolean };

/**
 * What the list alone does not say: how many there are, for screen readers; that there are none
 * (guide.md, 8); that suggestions failed, which is no reason not to search.
 */
export function SuggestionStatus({ shown, wanted, over }: Props) {
  const place = over ? "absolute inset-x-0 top-full z-20 shadow-card" : "";
  return (
    <div role="status">
      {!wanted || shown.status === "idle" ? null : shown.status === "failed" ? (
        <p className={`mt-2 text-muted ${over ? `card p-4 ${place}` : ""}`}>
          Suggestions are not available just now. Press Enter to search.
        </p>
      ) : shown.answer.results.length === 0 ? (
        <div className={`card mt-2 px-4 py-6 text-center ${place}`}>
          <p className="mx-auto font-semibold">No results found</p>
          <p className="mx-auto text-muted">Please try a different search query</p>
        </div>
      ) : (
        <p className="sr-only">{count(shown.answer.results.length)}</p>
      )}
    </div>
  );
}

function count(results: number): string {
  return results === 1 ? "1 result" : `${results} results`;
}
