import { lineTexts } from "#app/drinks/amounts.ts";
import { methodWords, type Recipe, socialPath } from "../cocktail.ts";

/** What a recipe is to schema.org, beside its name, description and address. */
export function recipeJsonLd(recipe: Recipe, baseUrl: string): Record<string, unknown> {
  return {
    "@type": "Recipe",
    image: [`${baseUrl}${socialPath(recipe.image)}`, `${baseUrl}${recipe.image}`],
    author: { "@type": "Organization", name: "Jigger" },
    dateModified: recipe.updated_at,
    recipeCategory: recipe.without_alcohol ? "Drink without alcohol" : "Cocktail",
    recipeYield: "1 drink",
    keywords: [...recipe.tags, ...recipe.taste].join(", "),
    recipeIngredient: lineTexts(recipe.lines, 1),
    recipeInstructions: recipe.instructions.map((text) => ({ "@type": "HowToStep", text })),
    ...(recipe.making.minutes ? { totalTime: `PT${recipe.making.minutes}M` } : {}),
    cookingMethod: methodWords[recipe.method],
    ...(recipe.members_rating
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: Math.round(recipe.members_rating.mean * 10) / 10,
            bestRating: 5.5,
            worstRating: 1,
            ratingCount: recipe.members_rating.count,
          },
        }
      : {}),
  };
}
