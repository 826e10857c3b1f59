import type { UseComboboxReturnValue } from "downshift";
import type { Found } from "../found.ts";
import { resultsPath } from "../keyword.ts";
import { Marked } from "../marking/marked.tsx";
import type { Shown } from "./suggestions.ts";

/** An entry of the list: a subject, or the way to all results. */
export type Option = { href: string; text: string; found: Found | null };

type Props = { box: UseComboboxReturnValue<Option>; options: Option[]; keyword: string; over: boolean };

/** The entries for what is shown: the subjects and, last, all results. None where nothing was found. */
export function optionsOf(shown: Shown): Option[] {
  if (shown.status !== "ready" || shown.suggestions.results.length === 0) return [];
  const subjects = shown.suggestions.results.map((found) => ({ href: found.href, text: found.name, found }));
  const all = { href: resultsPath(shown.keyword), text: `See all results for “${shown.keyword}”`, found: null };
  return [...subjects, all];
}

/** The list of suggestions; it is there, hidden, before there is anything in it. */
export function SuggestionList({ box, options, keyword, over }: Props) {
  const place = over ? "absolute inset-x-0 top-full z-20 shadow-card" : "";
  return (
    <ul
      {...box.getMenuProps()}
      hidden={!box.isOpen}
      className={`card mt-2 max-h-[70dvh] overflow-y-auto p-1 ${place}`}
      // Its scroll bar must not take the focus out of the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <li
          key={`${option.href} ${option.text}`}
          {...box.getItemProps({ item: option, index })}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg p-2 outline-accent aria-selected:bg-raised aria-selected:outline-2 aria-selected:-outline-offset-2"
        >
          {option.found ? (
            <Subject found={option.found} keyword={keyword} />
          ) : (
            <span className="px-1 font-semibold text-accent wrap-anywhere">{option.text}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Subject({ found, keyword }: { found: Found; keyword: string }) {
  return (
    <>
      {found.image ? (
        <img src={found.image} alt="" width={48} height={60} className="h-15 w-12 shrink-0 object-contain" />
      ) : (
        <span className="h-15 w-12 shrink-0 rounded bg-raised" />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-col sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-3">
          <Marked text={found.name} keyword={keyword} />
          <span className="eyebrow">{found.category}</span>
        </span>
        <span className="line-clamp-1 text-muted">{found.content}</span>
      </span>
    </>
  );
}
