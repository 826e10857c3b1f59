import { verdictOf } from "#app/drinks/verdict.ts";
import { PictureCard } from "#app/ui/cards.ts";
import { MarkToggles } from "../../toggles/mark-toggles.tsx";
import type { BuilderRecipe } from "../present-recipes.server.ts";

/** The first so many pictures are wanted at once. */
const firstRow = 4;

/** Recipes as cards, each with what is missing and what its reader said of it. */
export function RecipeCards({ recipes, eager = false }: { recipes: readonly BuilderRecipe[]; eager?: boolean }) {
  return (
    <ul className="card-list has-gallery">
      {recipes.map((recipe, place) => (
        <RecipeCard key={recipe.id} recipe={recipe} eager={eager && place < firstRow} />
      ))}
    </ul>
  );
}

function RecipeCard({ recipe, eager }: { recipe: BuilderRecipe; eager: boolean }) {
  const { display_name: name, href, cutout_image: image, colour, teaser, rating, missing_count: missing } = recipe;
  const { engagement: said } = recipe;
  const lines = recipe.ingredients.map((line) => ({ ...line, stand_in: null }));
  const verdict = verdictOf({ strict: missing, close: missing, pinch: missing }, lines).text;
  const own = recipe.user_created_this_cocktail === "yes";
  const badge = own
    ? "Your own recipe"
    : recipe.user_generated === "yes"
      ? "By a member"
      : recipe.hall_of_fame === "yes"
        ? "Hall of fame"
        : null;
  return (
    <PictureCard of={{ name, href, image, colour, teaser, rating, badge }} eager={eager}>
      {said.rating === null ? null : <p className="text-muted">You: {said.rating}</p>}
      <p className={`mt-auto pt-1 font-semibold ${missing === 0 ? "text-good" : ""}`}>
        {missing === 0 ? "Nothing is missing" : verdict}
      </p>
      <MarkToggles of={recipe} name={name} said={said} />
    </PictureCard>
  );
}
