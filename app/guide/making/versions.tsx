import { A } from "#app/ui/link.tsx";
import { amountsOf } from "../amounts.ts";
import type { Recipe, RecipeVersion } from "../cocktail.ts";
import { Amount } from "../cocktails/line-list.tsx";

/** How a drink was mixed by others and at other times, and what the entry's claims rest upon. */
export function Versions({ recipe, drinks }: { recipe: Recipe; drinks: number }) {
  const { versions, sources } = recipe;
  return (
    <>
      {versions.length > 0 ? (
        <section className="mt-8 print:hidden" data-versions="">
          <h2 className="mb-1 text-2xl">Through the years</h2>
          <p className="mb-3 text-muted">
            Old books measure in parts, ponies and wine-glasses; the amounts here are for one glass.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            {versions.map((version) => (
              <div key={version.name} className="card p-5">
                <h3 className="text-lg font-semibold">
                  {version.name}
                  {version.year ? `, ${version.circa ? "about " : ""}${version.year}` : ""}
                </h3>
                <VersionLines version={version} drinks={drinks} />
                {version.note ? <p className="mt-2">{version.note}</p> : null}
                {version.source ? <p className="mt-2 text-muted">{version.source}</p> : null}
              </div>
            ))}
          </div>
        </section>
      ) : null}
      {sources.length > 0 ? (
        <section className="mt-8 print:hidden" data-sources="">
          <h2 className="mb-3 text-2xl">Sources</h2>
          <ul className="grid gap-1">
            {sources.map(({ claim, source }) => (
              <li key={claim + source}>
                <span className="text-muted">{claimWords[claim]}:</span> {source}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function VersionLines({ version, drinks }: { version: RecipeVersion; drinks: number }) {
  const amounts = amountsOf(version.lines, drinks);
  return (
    <ul className="mt-2">
      {version.lines.map((line, place) => (
        <li key={line.position} className="flex gap-3 py-1">
          <span className="w-24 shrink-0 font-semibold tabular-nums">
            <Amount amount={amounts[place]!} />
          </span>
          <span className="min-w-0">
            <A to={line.href} className="hover:underline">
              {line.name}
            </A>
            {line.note ? <span className="text-muted">, {line.note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

const claimWords = {
  recipe: "For the recipe",
  origin: "For who, where and when",
  name: "For the name",
  history: "For the history",
} satisfies Record<Recipe["sources"][number]["claim"], string>;
