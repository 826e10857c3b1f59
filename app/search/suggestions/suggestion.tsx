import { Picture } from "#app/ui/cards.ts";
import type { Found, Suggestions } from "../found.ts";
import { Highlighted } from "../highlight/highlighted.tsx";
import { resultsPath } from "../keyword.ts";

/** An entry of the list: a subject, or the way to all results. */
export type Option = { href: string; text: string; found: Found | null };

/** The entries for what was found: the subjects and, last, all results. None where nothing was. */
export function optionsOf({ results }: Suggestions, keyword: string): Option[] {
  if (results.length === 0) return [];
  const subjects = results.map((found) => ({ href: found.href, text: found.name, found }));
  // Those of one area stand together, where its best one does.
  const areas = [...new Set(results.map(({ section }) => section))];
  subjects.sort((a, b) => areas.indexOf(a.found.section) - areas.indexOf(b.found.section));
  return [...subjects, { href: resultsPath(keyword), text: `See all results for “${keyword}”`, found: null }];
}

/** What an entry looks like, with what was typed marked in its name; `under` is the heading that it stands under. */
export function Suggestion({ option, keyword, under }: { option: Option; keyword: string; under: string | null }) {
  const { found, text } = option;
  if (!found) return <span className="px-1 font-semibold text-accent wrap-anywhere">{text}</span>;
  return (
    <>
      {found.image ? (
        <Picture src={found.image} eager className="h-15 w-12 shrink-0" />
      ) : (
        <span className="h-15 w-12 shrink-0 rounded bg-raised" />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-col sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-3">
          <Highlighted text={found.name} keyword={keyword} />
          {under?.startsWith(found.category) ? null : <span className="eyebrow">{found.category}</span>}
        </span>
        <span className="line-clamp-1 text-muted">{found.content}</span>
      </span>
    </>
  );
}
