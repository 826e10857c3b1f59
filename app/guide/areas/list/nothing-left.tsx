import { listed } from "#app/kit/words.ts";
import { A } from "#app/ui/link.tsx";
import { Empty } from "#app/ui/page.tsx";
import { countOf, type ShownArea } from "../../area.ts";
import { filtersOf, listQuery, type Narrowed, type Tag, without, withoutFollowers } from "../area-filters.ts";
import type { Hint } from "../found/nothing-left.server.ts";

type Props = {
  area: ShownArea;
  /** Where the list stands, or what else shows what its filters leave. */
  path: string;
  narrowed: Narrowed;
  tags: readonly Tag[];
  /** How many there are, and where the last page begins: for a page beyond it. */
  total?: number;
  last?: number;
  /** How many there are with less; null on a page beyond the last. */
  why: { without: Hint[]; alone: Hint[] } | null;
};

/** What was typed is in quotes already. */
const quoted = (text: string) => (text.startsWith("“") ? text : `‘${text}’`);

/**
 * Nothing is left (guide.md, 8): which filters those are, and by which one less there would be how many. A way on that finds
 * something stands before the way back to everything.
 */
export function NothingLeft({ area, path, narrowed, tags, why, total = 0, last = 0 }: Props) {
  if (why === null)
    return (
      <Empty title="No results found">
        <p>
          This page is beyond the end: there {total === 1 ? "is" : "are"} {countOf(area, total)}.{" "}
          <A to={path + listQuery(area, narrowed, last)} className="text-link">
            Go to the last page
          </A>
        </p>
      </Empty>
    );
  const told = (hint: Hint) => quoted(wordsOf(area, tags, hint));
  const ways = [
    ...why.without.map((hint) => ({
      text: `Without ${told(hint)}`,
      count: hint.count,
      to: listQuery(area, lessBy(area, narrowed, hint)),
    })),
    ...why.alone.map((hint) => ({
      text: `Only ${told(hint)}`,
      count: hint.count,
      to: listQuery(area, { ...narrowed, values: onlyBy(narrowed, hint) }),
    })),
  ];
  return (
    <Empty title="No results found">
      <p>No items available matching your criteria</p>
      {tags.length > 1 ? <p className="mt-1">Nothing with {listed(tags.map(({ text }) => quoted(text)))}.</p> : null}
      {ways.length > 0 ? (
        <ul className="mt-5 flex flex-wrap justify-center gap-2" aria-label="With less there is more">
          {ways.map(({ text, count, to }) => (
            <li key={text} className="max-w-full">
              <A to={path + to} data-stay="" className="button button-quiet max-w-full wrap-anywhere">
                <span>
                  {text}
                  <span className="font-normal text-muted"> there {count === 1 ? "is" : "are"} </span>
                  {count}
                </span>
              </A>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-5">
        <A to={path} className="text-link">
          Show all {area.words.many}
        </A>
      </p>
    </Empty>
  );
}

const filterNamed = (area: ShownArea, name: string) => filtersOf(area).find((filter) => filter.name === name);

/** A hint in the words of the filters that are on; a filter that nobody set is what holds then: "Open". */
function wordsOf(area: ShownArea, tags: readonly Tag[], { name, value }: Hint): string {
  const own = tags.filter((tag) => tag.name === name && (value === null || tag.value === value));
  if (own.length > 0) return own.map(({ text }) => text).join(", ");
  const { fallback = "", texts = {}, label = name } = filterNamed(area, name) ?? {};
  return texts[fallback] ?? label;
}

/** The same filters with one of them, or one of its values, taken off. */
function lessBy(area: ShownArea, narrowed: Narrowed, { name, value }: Hint): Narrowed {
  if (value !== null) return without(narrowed, name, value);
  if (narrowed.values[name]) return withoutFollowers(area, without(narrowed, name), name);
  // What holds by itself is taken off by its choice for everything.
  return { ...narrowed, values: { ...narrowed.values, [name]: ["all"] } };
}

function onlyBy({ values }: Narrowed, { name, value }: Hint): Narrowed["values"] {
  return { [name]: value === null ? (values[name] ?? []) : [value] };
}
