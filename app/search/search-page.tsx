import { data } from "react-router";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { pack, type Unpacked, unpack } from "#app/platform/packed.ts";
import { countsAs, publicPage } from "#app/platform/public-page.ts";
import { DocumentHead, later, PageHead } from "#app/ui/page.tsx";
import type { Route } from "./+types/search-page";
import { RecentSearches } from "./begin/beginnings.tsx";
import { NothingFound } from "./results/nothing-found.tsx";
import { SearchResults } from "./results/search-results.tsx";
import { SearchStart } from "./results/search-start.tsx";
import { SectionLinks } from "./results/section-links.tsx";
import { findOperation, popularOperation } from "./search-operations.server.ts";

export { headers } from "#app/operations/page.server.ts";

// The combobox is a tenth of a page's script: the form is there at once, and it comes after.
const searchBox = async () => (await import("./search-box.tsx")).SearchBox;
const SearchBox = later(import.meta.env.SSR ? await searchBox() : null, searchBox);

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const caller = visit.publicCaller();
  const found = valueFrom(await run(findOperation, Object.fromEntries(args.url.searchParams), caller));
  const begins = found.keyword === "" || found.count === 0;
  const popular = begins ? valueFrom(await run(popularOperation, {}, caller)).results : [];
  const areas = visit.house.subjects.sections;
  return data(pack({ ...found, popular, areas: [...areas] }, args.request), {
    headers: { ...publicPage(["keyword", "section", "offset"], ["library"]), ...counted(found) },
  });
}

/** A search of the whole site that finds nothing is told to the editors. */
const counted = ({ keyword, section, count }: { keyword: string; section: string; count: number }) =>
  keyword !== "" && section === "" && count === 0 ? countsAs("nothing", keyword) : {};

/** What a keyword finds, 24 at a time and by area; without one, where to begin. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const answer = unpack(loaderData);
  const { keyword, section, sections, count, areas, popular } = answer;
  const titles = Object.fromEntries(areas.map((area) => [area.section, area.title]));
  return (
    <div className="page-width pt-8 md:pt-12">
      <DocumentHead
        title={titleOf(answer, titles)}
        description="Search everything in Jigger at once: drinks, ingredients, bottles, bars, people, books and words."
        at={{ path: "/search", name: "Search" }}
      />
      {/* Results are no place to arrive at from another search. */}
      <meta name="robots" content="noindex, follow" />
      <PageHead title="Search">
        {keyword === "" ? <p>By name, ingredient, taste or occasion. Slips and missing accents are forgiven.</p> : null}
      </PageHead>
      <div className="mb-8 max-w-3xl">
        <SearchBox key={keyword} id="page-search" section={section} titles={titles} keyword={keyword} over />
      </div>
      {keyword === "" ? (
        <div className="grid gap-8">
          <RecentSearches />
          <SearchStart popular={popular} areas={areas} />
        </div>
      ) : (
        <>
          <SectionLinks {...{ keyword, section, sections }} />
          {count === 0 ? (
            <NothingFound {...answer} titles={titles} />
          ) : (
            <SearchResults {...answer} pageSize={answer.page_size} />
          )}
        </>
      )}
    </div>
  );
}

function titleOf(
  { keyword, section, count, offset, page_size }: Unpacked<Route.ComponentProps["loaderData"]>,
  titles: Record<string, string>,
): string {
  if (keyword === "") return "Search";
  const where = section ? ` in ${titles[section]}` : "";
  if (count === 0) return `No results for “${keyword}”${where}`;
  const page = offset > 0 ? `, page ${Math.floor(offset / page_size) + 1}` : "";
  return `${count === 1 ? "1 result" : `${count} results`} for “${keyword}”${where}${page}`;
}
