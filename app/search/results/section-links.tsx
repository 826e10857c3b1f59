import { A } from "#app/ui/link.tsx";
import type { SectionFound } from "../found.ts";
import { resultsPath } from "../keyword.ts";

type Props = { keyword: string; section: string; sections: readonly SectionFound[] };

/** What was found by area, most first: each narrows the results to its own. Of a single area there is nothing to narrow. */
export function SectionLinks({ keyword, section, sections }: Props) {
  if (sections.length < 2 && section === "") return null;
  const all = sections.reduce((sum, { count }) => sum + count, 0);
  const links = [{ section: "", title: "Everything", count: all }, ...sections];
  return (
    <nav aria-label="Results by area" className="mb-6">
      <ul className="flex gap-2 max-md:-mx-4 tab-row max-md:px-4 max-md:py-1 md:flex-wrap">
        {links.map((one) => (
          <li key={one.section} className="shrink-0">
            <A
              to={resultsPath(keyword, { section: one.section })}
              aria-current={one.section === section ? "true" : undefined}
              data-stay=""
              className="chip whitespace-nowrap"
            >
              {one.title} <span className="font-normal tabular-nums">{one.count}</span>
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
