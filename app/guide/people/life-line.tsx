import { A } from "#app/ui/link.tsx";
import { yearText } from "../areas/years.ts";
import { type Dated, type Life, placeIn } from "./life.ts";

/** What is said of a thing beside its name, so that nobody takes a bar for a drink. */
const words: Record<Dated["kind"], string> = { drink: "", bar: " opens", book: " (a book)" };
const marks: Record<Dated["kind"], string> = {
  drink: "rounded-full bg-accent",
  bar: "rounded-full border-2 border-accent bg-paper",
  book: "bg-accent",
};

function Mark({ kind }: { kind: Dated["kind"] }) {
  return <span className={`block size-3 shrink-0 ${marks[kind]}`} aria-hidden="true" />;
}

/** A life as a line with its years, and what happened within as a list by year, which says the same in words. */
export function LifeLine({ life }: { life: Life }) {
  const years = Map.groupBy(life.dated, (one) => yearText(one) ?? "");
  return (
    <section aria-labelledby="life-title" className="mt-10">
      <h2 id="life-title" className="mb-5 text-h2">
        In dates
      </h2>
      <div className="mb-4" aria-hidden="true">
        <div className="relative mx-1.5 h-3">
          <span className="absolute inset-x-0 top-1.25 h-0.5 bg-edge" />
          {life.dated.map((one) => (
            <span
              key={one.href}
              className="absolute top-0 -translate-x-1/2"
              style={{ left: `${placeIn(life, one.year)}%` }}
            >
              <Mark kind={one.kind} />
            </span>
          ))}
        </div>
        <div className="mt-1 flex justify-between text-muted text-sm tabular-nums">
          <span>{life.from}</span>
          <span>{life.ends}</span>
        </div>
      </div>
      <ol className="border-line border-t">
        {[...years].map(([year, things]) => (
          <li key={year} className="flex items-baseline gap-4 border-line border-b py-2.5">
            <span className="w-24 shrink-0 text-muted tabular-nums">{year}</span>
            <ul className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
              {things.map(({ kind, name, href }) => (
                <li key={href} className="flex items-baseline gap-2">
                  <Mark kind={kind} />
                  <span>
                    <A to={href} className="text-link">
                      {name}
                    </A>
                    {words[kind]}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
