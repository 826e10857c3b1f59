import { A } from "#app/ui/link.tsx";

/** A column of a timeline: what it is for, how many it has, and where it leads; `href` null where nothing more is told of it. */
export type Column = { key: number; count: number; href: string | null; told: string };

type Props = {
  label: string;
  /** In order; a column without any keeps its place, so that time is even. */
  columns: readonly Column[];
  /** Whose figure stands below: every fiftieth year of decades, each of single years. */
  every: number;
  /** The one that the page is about. */
  chosen?: number | undefined;
  /** On phones the columns begin here. */
  wideFrom?: number;
  /** True above a list that they narrow: lower, and the page stays where it is. */
  narrows?: boolean;
};

/** How many of each year or decade, as columns that lead on. */
export function Columns({ label, columns, every, chosen, wideFrom = 0, narrows = false }: Props) {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const shown = ({ key, count }: Column, place: number) => {
    if (!narrows) return key % every === 0 ? "" : "invisible";
    // Above a list an empty one has no figure, since centuries may be left out there; whatever stands alone has its own.
    if (key === chosen) return "";
    if (count === 0 || (chosen && Math.abs(key - chosen) < 20)) return "invisible";
    const begins = !columns[place - 1]?.count;
    const often = begins || key % 20 === 0;
    if (key % every === 0) return often ? "" : "2xl:invisible";
    return begins ? "max-xl:invisible" : often ? "max-2xl:invisible" : "invisible";
  };
  return (
    <nav aria-label={label} className={narrows ? "relative mt-2" : "card relative overflow-x-auto p-4"}>
      <ol
        className={`flex items-end gap-1 ${narrows ? "h-32 lg:h-55" : columns.length > 12 ? "h-48 sm:min-w-160" : "h-48"}`}
      >
        {columns.map((column, place) => (
          <li
            key={column.key}
            className={`flex h-full min-w-0 flex-1 flex-col justify-end text-center text-xs ${column.key < wideFrom ? "max-sm:hidden" : ""}`}
          >
            {column.count === 0 ? null : (
              <Bar column={column} most={most} isChosen={column.key === chosen} narrows={narrows} />
            )}
            <span
              aria-hidden="true"
              className={`mt-1 flex h-4 justify-center tabular-nums ${shown(column, place)} ${column.key === chosen ? "font-semibold" : ""}`}
            >
              {/* Years beside each other have room for their ends alone on a phone. */}
              {every === 1 ? <span className="sm:hidden">’{String(column.key).slice(2)}</span> : null}
              <span className={every === 1 ? "max-sm:hidden" : ""}>{column.key}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type BarProps = { column: Column; most: number; isChosen: boolean; narrows: boolean };

function Bar({ column: { count, href, told }, most, isChosen, narrows }: BarProps) {
  const colour = isChosen
    ? narrows
      ? "bg-ink"
      : "bg-accent-strong"
    : href
      ? "bg-accent group-hover:bg-accent-strong"
      : "bg-edge";
  const bar = (
    <>
      <span className="sr-only">{told}</span>
      {/* Narrow columns have no room for two figures; the list below tells them. */}
      <span aria-hidden="true" className="whitespace-nowrap text-muted tabular-nums max-lg:hidden">
        {count}
      </span>
      <span
        aria-hidden="true"
        className={`mx-auto w-full max-w-8 rounded-t ${colour}`}
        style={{ height: `${Math.max(2, Math.round((count / most) * 75))}%` }}
      />
    </>
  );
  const shape = "group flex h-full flex-col justify-end";
  if (!href) return <span className={shape}>{bar}</span>;
  const current = isChosen ? (narrows ? "true" : "page") : undefined;
  return href.startsWith("#") ? (
    <a href={href} className={shape}>
      {bar}
    </a>
  ) : (
    <A to={href} className={shape} aria-current={current} data-stay={narrows ? "" : undefined}>
      {bar}
    </A>
  );
}

/** Columns of every decade from the first to the last that has something. */
export function decadeColumns(
  decades: readonly { from: number; count: number }[],
  hrefOf: (from: number) => string | null,
  noun: (count: number) => string,
): Column[] {
  const [first, last] = [decades[0], decades.at(-1)];
  if (!first || !last) return [];
  const counts = new Map(decades.map(({ from, count }) => [from, count]));
  return Array.from({ length: (last.from - first.from) / 10 + 1 }, (_, place) => {
    const key = first.from + 10 * place;
    const count = counts.get(key) ?? 0;
    return { key, count, href: count > 0 ? hrefOf(key) : null, told: `${key}s: ${noun(count)}` };
  });
}
