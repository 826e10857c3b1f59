import { amountsOf } from "#app/drinks/amounts.ts";
import { A } from "#app/ui/link.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { TextLinks } from "../areas/entry/text-link.ts";
import type { Recipe, RecipeVersion } from "../cocktail.ts";
import { Amount } from "../cocktails/line-list.tsx";

type Props = { recipe: Recipe; drinks: number; links: TextLinks };

/** How a drink was mixed by others and at other times. */
export function Versions({ recipe, drinks, links }: Props) {
  const { versions } = recipe;
  if (versions.length === 0) return null;
  return (
    <section className="mt-10 print:hidden" data-versions="">
      <h2 className="mb-1 text-h2">Through the years</h2>
      <p className="mb-3 text-muted">
        Old books measure in parts, ponies and wine-glasses; here are their proportions in the measures of today.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {versions.map((version, place) => (
          <div key={headOf(version)} className="panel p-5">
            <h3 className="text-lg font-semibold">
              <NamedText text={headOf(version)} links={links[`versions.${place}.name`]} />
            </h3>
            <VersionLines version={version} drinks={drinks} />
            {version.note ? (
              <p className="mt-2">
                <NamedText text={version.note} links={links[`versions.${place}.note`]} />
              </p>
            ) : null}
            {version.source ? (
              <p className="mt-2 text-muted">
                <NamedText text={version.source} links={links[`versions.${place}.source`]} />
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
}

/** "Harry Craddock, 1930", "Somebody, about 1900". */
function headOf({ name, year, circa }: RecipeVersion): string {
  return year === null ? name : `${name}, ${circa ? "about " : ""}${year}`;
}

function VersionLines({ version, drinks }: { version: RecipeVersion; drinks: number }) {
  const amounts = amountsOf(version.lines, drinks);
  return (
    <ul className="mt-2">
      {version.lines.map((line, place) => (
        <li key={line.position} className="flex gap-3 py-1">
          <span className="amount w-24 shrink-0 text-base!">
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
