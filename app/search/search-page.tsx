import { data } from "react-router";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { PageHead } from "#app/ui/page.tsx";
import type { Route } from "./+types/search-page";
import { SearchResults } from "./results/search-results.tsx";
import { SearchStart } from "./results/search-start.tsx";
import { SearchBox } from "./search-box.tsx";
import { findOperation } from "./search-operations.server.ts";

export { headers } from "#app/operations/page.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const found = valueFrom(await run(findOperation, Object.fromEntries(args.url.searchParams), visit.publicCaller()));
  return data(found, { headers: publicPage(["keyword", "offset"], ["library"]) });
}

/** What a keyword finds, 24 at a time; without one, where to begin. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { keyword, count, offset, page_size } = loaderData;
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>{titleOf(loaderData)}</title>
      {/* Results are no place to arrive at from another search. */}
      <meta name="robots" content="noindex, follow" />
      <PageHead title="Search">
        {keyword === "" ? <p>By name, ingredient, taste or occasion. Slips and missing accents are forgiven.</p> : null}
      </PageHead>
      <div className="mb-8 max-w-3xl">
        <SearchBox key={keyword} id="page-search" section="" keyword={keyword} over />
      </div>
      {keyword === "" ? (
        <SearchStart />
      ) : (
        <SearchResults results={loaderData.results} {...{ keyword, count, offset }} pageSize={page_size} />
      )}
    </div>
  );
}

function titleOf({ keyword, count, offset, page_size }: Route.ComponentProps["loaderData"]): string {
  if (keyword === "") return "Search · Jigger";
  if (count === 0) return `No results for “${keyword}” · Jigger`;
  const page = offset > 0 ? `, page ${Math.floor(offset / page_size) + 1}` : "";
  return `${count === 1 ? "1 result" : `${count} results`} for “${keyword}”${page} · Jigger`;
}
