import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";

/** `key` is the day. */
type Bar = { key: string; value: number; says: string };

/** A small chart of one bar a day; its figures stand in a list for who cannot see it. */
export function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const wide = 10;
  const { locale } = useReader();
  const ends = [bars[0], bars.at(-1)].map((bar) => (bar ? showDay(bar.key, locale) : ""));
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${bars.length * wide} 60`}
        preserveAspectRatio="none"
        className="h-28 w-full text-accent"
        aria-hidden="true"
      >
        <line
          x1="0"
          x2={bars.length * wide}
          y1="59.5"
          y2="59.5"
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {bars.map(({ key, value, says }, place) => {
          const tall = value === 0 ? 0 : Math.max(2, (58 * value) / most);
          return (
            <rect
              key={key}
              x={place * wide + 1.5}
              y={59 - tall}
              width={wide - 3}
              height={tall}
              rx="1"
              fill="currentColor"
            >
              <title>{says}</title>
            </rect>
          );
        })}
      </svg>
      <p className="flex justify-between text-muted text-sm tabular-nums" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <ul className="sr-only">
        {bars.flatMap(({ key, value, says }) => (value > 0 ? [<li key={key}>{says}</li>] : []))}
      </ul>
    </figure>
  );
}
