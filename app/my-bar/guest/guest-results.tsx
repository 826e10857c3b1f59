import { verdictOf } from "#app/drinks/verdict.ts";
import { PictureCard } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import type { MakeableRecipe } from "../bar-types.ts";
import { guestAddress } from "./guest-picker.tsx";
import { type GuestBar, shownRecipes } from "./use-guest-bar.ts";

/** So many show what it is about, where another page has all. */
const glimpse = 4;

/**
 * What a guest's bar makes and, below, what one thing more would make; nothing before the first tick.
 * @param whole all of it, page by page; else a glimpse, and the way to all
 */
export function GuestResults({ bar, whole = false }: { bar: GuestBar; whole?: boolean }) {
  if (bar.ids.length === 0) return null;
  const { ready, nearly, offset } = bar;
  const count = ready.result_count;
  const most = whole ? shownRecipes : glimpse;
  const short = nearly.result.slice(0, whole || count < glimpse ? most : 0);
  return (
    <div aria-busy={bar.status === "asking"}>
      <section className="mt-8" aria-labelledby="guest-ready">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="guest-ready" className="text-2xl">
            {count === 0 ? "Nothing yet from these alone" : "You can make these now"}
          </h2>
          {whole || count <= most ? null : (
            <A to={guestAddress(bar.ids)} className="text-link">
              See all {count}
            </A>
          )}
        </div>
        {count === 0 ? (
          <p className="text-muted">One thing more, a juice or a second bottle, and there is something to drink.</p>
        ) : (
          <Recipes recipes={ready.result.slice(0, most)} whole={whole} />
        )}
        {whole ? (
          <Pager
            label="Drinks that you can make"
            offset={offset}
            size={shownRecipes}
            total={count}
            href={(place) => `${guestAddress(bar.ids)}${place > 0 ? `&offset=${place}` : ""}`}
            className="mt-6"
          />
        ) : null}
      </section>
      {short.length === 0 ? null : (
        <section className="mt-8" aria-labelledby="guest-nearly">
          <h2 id="guest-nearly" className="mb-4 text-2xl">
            One thing short
          </h2>
          <Recipes recipes={short} whole={whole} />
        </section>
      )}
    </div>
  );
}

function Recipes({ recipes, whole }: { recipes: readonly MakeableRecipe[]; whole: boolean }) {
  return (
    <ul className={`card-list ${whole ? "" : "card-glimpse"}`}>
      {recipes.map(({ cocktail: { id, name, href, image, colour, teaser, score }, ...recipe }) => {
        const { state, text } = verdictOf(recipe.missing_counts, recipe.ingredients);
        return (
          <PictureCard key={id} of={{ name, href, image, colour, teaser, rating: score }} eager={false}>
            <p className={`mt-auto pt-1 font-semibold ${state === "missing" ? "" : "text-good"}`}>{text}</p>
          </PictureCard>
        );
      })}
    </ul>
  );
}
