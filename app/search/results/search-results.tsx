import { ChevronLeft, ChevronRight } from "lucide-react";
import { A } from "#app/ui/link.tsx";
import { Empty } from "#app/ui/page.tsx";
import type { Found } from "../found.ts";
import { resultsPath } from "../keyword.ts";
import { Marked } from "../marking/marked.tsx";
import { SearchStart } from "./search-start.tsx";

type Place = { keyword: string; offset: number; count: number; pageSize: number };

/** One page of results, how many there are, and the ways to the pages before and after it. */
export function SearchResults({ results, ...place }: Place & { results: Found[] }) {
  const { keyword, count, offset } = place;
  if (count === 0) {
    return (
      <div className="grid gap-8">
        <Empty title="No results found">
          <p>Please try a different search query</p>
        </Empty>
        <SearchStart />
      </div>
    );
  }
  if (results.length === 0) {
    return (
      <Empty title="No further results">
        <p>
          There {count === 1 ? "is 1 result" : `are ${count} results`}, and this page lies behind the last.{" "}
          <A to={resultsPath(keyword)} className="text-link">
            Go to the first page
          </A>
        </p>
      </Empty>
    );
  }
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="mb-4 text-2xl wrap-anywhere">
        {count === 1 ? "1 result" : `${count} results`} for “{keyword}”
      </h2>
      <ol start={offset + 1} className="grid gap-3 md:grid-cols-2">
        {results.map((found, index) => (
          <Result key={`${found.href} ${found.name}`} found={found} keyword={keyword} eager={index < 6} />
        ))}
      </ol>
      <Pages {...place} shown={results.length} />
    </section>
  );
}

function Result({ found, keyword, eager }: { found: Found; keyword: string; eager: boolean }) {
  return (
    <li className="card relative flex gap-4 overflow-hidden hover:border-edge">
      <span className="flex w-24 shrink-0 items-center justify-center bg-raised">
        {found.image ? (
          <img
            src={found.image}
            alt=""
            width={96}
            height={120}
            loading={eager ? "eager" : "lazy"}
            className="h-30 w-24 object-contain"
          />
        ) : null}
      </span>
      <div className="min-w-0 py-3 pr-4">
        <p className="eyebrow">{found.category}</p>
        <h3 className="text-xl">
          <A to={found.href} className="after:absolute after:inset-0 hover:underline">
            <Marked text={found.name} keyword={keyword} />
          </A>
        </h3>
        <p className="mt-1 line-clamp-2 text-muted">{found.content}</p>
      </div>
    </li>
  );
}

/** Real links: a page of results has an address of its own. */
function Pages({ keyword, offset, count, pageSize, shown }: Place & { shown: number }) {
  const before = Math.max(0, offset - pageSize);
  const after = offset + pageSize;
  if (count <= shown) return null;
  return (
    <nav aria-label="Pages of results" className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {offset > 0 ? (
        <A to={resultsPath(keyword, before)} rel="prev" className="button button-quiet">
          <ChevronLeft size={20} aria-hidden="true" />
          Previous
        </A>
      ) : null}
      <p className="text-muted">
        {offset + 1} to {offset + shown} of {count}
      </p>
      {after < count ? (
        <A to={resultsPath(keyword, after)} rel="next" className="button button-quiet">
          Next
          <ChevronRight size={20} aria-hidden="true" />
        </A>
      ) : null}
    </nav>
  );
}
