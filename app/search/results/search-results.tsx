import { Picture, washOf } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { Empty } from "#app/ui/page.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Result as Found, OtherKeyword, Section } from "../found.ts";
import { Highlighted } from "../highlight/highlighted.tsx";
import { resultsPath } from "../keyword.ts";

type Props = {
  keyword: string;
  section: string;
  offset: number;
  count: number;
  pageSize: number;
  results: Found[];
  meant: string | null;
  instead: readonly OtherKeyword[];
  near: readonly Section[];
};

/** One page of results, how many there are, and the ways to the pages before and after it. */
export function SearchResults({ results, keyword, section, offset, count, pageSize, meant, instead, near }: Props) {
  if (results.length === 0) {
    return (
      <Empty title="No further results">
        <p>
          There {count === 1 ? "is 1 result" : `are ${count} results`}, and this page lies behind the last.{" "}
          <A to={resultsPath(keyword, { section })} className="text-link">
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
      {meant === null ? null : (
        <p className="mb-4 text-lg">
          Nothing is called “{keyword}”; these are near. Did you mean{" "}
          <A to={resultsPath(meant)} className="text-link">
            {`“${meant}”`}
          </A>
          {near.map(({ title, path }) => (
            <span key={path}>
              {", or all of "}
              <A to={path} className="text-link">
                {title}
              </A>
            </span>
          ))}
          ?
          {instead.map(({ keyword: other, without, count }) => (
            <span key={other}>
              {without === null || count === null
                ? " Or look for "
                : ` Without “${without}” there ${count === 1 ? "is" : "are"} `}
              <A to={resultsPath(other)} className="text-link">
                {without === null || count === null ? other : `${count} for “${other}”`}
              </A>
              {without === null || count === null ? " alone." : "."}
            </span>
          ))}
        </p>
      )}
      <ol start={offset + 1} className="grid gap-3 md:grid-cols-2">
        {results.map((found, index) => (
          <Result key={`${found.href} ${found.name}`} found={found} keyword={keyword} eager={index < 6} />
        ))}
      </ol>
      <Pager
        label="Pages of results"
        offset={offset}
        size={pageSize}
        total={count}
        href={(place) => resultsPath(keyword, { section, offset: place })}
        className="mt-8 justify-center"
      />
    </section>
  );
}

function Result({ found, keyword, eager }: { found: Found; keyword: string; eager: boolean }) {
  return (
    <li className="card relative flex gap-4 overflow-hidden hover:border-edge">
      <span className="wash flex w-24 shrink-0 items-center justify-center" style={washOf(found.colour)}>
        {found.image ? <Picture src={found.image} eager={eager} className="h-30 w-24" /> : null}
      </span>
      <div className="min-w-0 py-3 pr-4">
        <p className="eyebrow">{found.category}</p>
        <h3 className="text-xl">
          <A to={found.href} className="after:absolute after:inset-0 hover:underline">
            <Highlighted text={found.name} keyword={keyword} />
          </A>
        </h3>
        {found.rating === null ? null : <Stars value={found.rating} />}
        <p className="mt-1 line-clamp-2 text-muted">{found.content}</p>
      </div>
    </li>
  );
}
