import { Fragment } from "react";
import { A } from "#app/ui/link.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { TextLinks } from "../areas/entry/text-link.ts";
import { yearText } from "../areas/years.ts";
import { lastOf, type Recipe } from "../cocktail.ts";
import type { LandingHrefs } from "../landings/landing.ts";

type Props = { recipe: Recipe; links: TextLinks; landings: LandingHrefs };

/** Who first made a drink, where and when, its history, and what the entry's claims rest upon. */
export function Story({ recipe, links, landings }: Props) {
  const { who, where, country, year, circa } = recipe.origin;
  const city = where === null ? undefined : landings[lastOf(where)];
  // Where the line names no land itself, the land follows, if there is more of it to see.
  const land = country !== null && landings[country] && !where?.includes(country) ? country : null;
  const origin: [text: string | null, to: string | undefined][] = [
    [who, undefined],
    [where, city],
    [land, landings[land ?? ""]],
    [yearText({ year, circa }), landings[String(year)]],
  ];
  const told = origin.filter(([text]) => text);
  if (told.length === 0 && !recipe.history && !recipe.iba_note && recipe.sources.length === 0) return null;
  return (
    <section className="recipe-story mt-10">
      <h2 className="mb-3 text-h2">Where it comes from</h2>
      {told.length > 0 ? (
        <p className="mb-2 font-semibold">
          {told.map(([text, to], place) => (
            <Fragment key={text}>
              {place > 0 ? " · " : ""}
              {to ? (
                <A to={to} className="text-link">
                  {text}
                </A>
              ) : (
                text
              )}
            </Fragment>
          ))}
        </p>
      ) : null}
      {recipe.history ? (
        <p className="text-lg">
          <NamedText text={recipe.history} links={links.history} />
        </p>
      ) : null}
      {recipe.iba_note ? (
        <p className="mt-3 text-muted">
          On the measures: <NamedText text={recipe.iba_note} links={links.iba_note} />
        </p>
      ) : null}
      <Sources sources={recipe.sources} />
    </section>
  );
}

/** Below the story: on paper it stands alone. */
function Sources({ sources }: Pick<Recipe, "sources">) {
  if (sources.length === 0) return null;
  const claims = Object.keys(claimWords) as (keyof typeof claimWords)[];
  return (
    <div className="mt-6 print:hidden" data-sources="">
      <h3 className="mb-2 text-lg font-semibold">Sources</h3>
      <dl className="grid gap-2">
        {claims
          .filter((claim) => sources.some((one) => one.claim === claim))
          .map((claim) => (
            <div key={claim}>
              <dt className="eyebrow">{claimWords[claim]}</dt>
              {sources
                .filter((one) => one.claim === claim)
                .map(({ source }) => (
                  <dd key={source}>{source}</dd>
                ))}
            </div>
          ))}
      </dl>
    </div>
  );
}

/** In the order of the page. */
const claimWords = {
  recipe: "For the recipe",
  origin: "For who, where and when",
  name: "For the name",
  history: "For the history",
} satisfies Record<Recipe["sources"][number]["claim"], string>;
