import { A } from "#app/ui/link.tsx";
import { Empty } from "#app/ui/page.tsx";
import type { Found, OtherKeyword, Section, SectionFound } from "../found.ts";
import { resultsPath } from "../keyword.ts";
import { SearchStart } from "./search-start.tsx";

type Props = {
  keyword: string;
  section: string;
  sections: readonly SectionFound[];
  instead: readonly OtherKeyword[];
  near: readonly Section[];
  popular: readonly Found[];
  areas: readonly Section[];
  titles: Readonly<Record<string, string>>;
};

/** What to do where nothing was found (guide.md, 8): look in the other areas, for something else, or in the nearest area. */
export function NothingFound({ keyword, section, sections, instead, near, popular, areas, titles }: Props) {
  const elsewhere = sections.reduce((sum, { count }) => sum + count, 0);
  const ways = [
    ...(section && elsewhere > 0 ? [{ to: resultsPath(keyword), text: `${elsewhere} in the rest of the guide` }] : []),
    ...instead.map((other) => ({ to: resultsPath(other.keyword), text: wayTo(other) })),
    ...near.map(({ title, path }) => ({ to: path, text: `All of ${title}` })),
  ];
  return (
    <div className="grid gap-8">
      <Empty title={section ? `No results found in ${titles[section]}` : "No results found"}>
        <p>Please try a different search query</p>
        {ways.length > 0 ? (
          <ul className="mt-4 flex flex-wrap justify-center gap-3" aria-label="What you may have meant">
            {ways.map(({ to, text }) => (
              <li key={to} className="max-w-full">
                <A to={to} className="button button-quiet max-w-full wrap-anywhere">
                  {text}
                </A>
              </li>
            ))}
          </ul>
        ) : null}
      </Empty>
      <SearchStart popular={popular} areas={areas} />
    </div>
  );
}

/** "Without “xyz” there are 14", or another spelling of the same. */
function wayTo({ keyword, without, count }: OtherKeyword): string {
  if (without === null || count === null) return `Look for “${keyword}” instead`;
  return `Without “${without}” there ${count === 1 ? "is 1" : `are ${count}`}`;
}
