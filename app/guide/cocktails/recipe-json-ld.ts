import { lineTexts } from "#app/drinks/amounts.ts";
import type { Diet } from "#app/drinks/diets.ts";
import { methodWords, type Recipe, socialPath } from "../cocktail.ts";

/** The diets that schema.org has a name for, as far as no label has the last word on them. */
function dietsOf(diet: Diet | null): string[] {
  const names = diet === "vegan" ? ["VeganDiet", "VegetarianDiet"] : diet === "vegetarian" ? ["VegetarianDiet"] : [];
  return names.map((name) => `https://schema.org/${name}`);
}

/** What a recipe is to schema.org, beside its name, description and address; its pictures as paths. */
export function recipeJsonLd(recipe: Recipe): Record<string, unknown> {
  const diets = dietsOf(recipe.contents?.diet ?? null);
  return {
    "@type": "Recipe",
    images: [socialPath(recipe.image), recipe.image],
    author: { "@type": "Organization", name: "Jigger" },
    dateModified: recipe.updated_at,
    recipeCategory: recipe.without_alcohol ? "Drink without alcohol" : "Cocktail",
    recipeYield: "1 drink",
    keywords: [...recipe.tags, ...recipe.taste].join(", "),
    recipeIngredient: lineTexts(recipe.lines, 1),
    recipeInstructions: recipe.instructions.map((text) => ({ "@type": "HowToStep", text })),
    ...(recipe.making.minutes ? { totalTime: `PT${recipe.making.minutes}M` } : {}),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
    cookingMethod: methodWords[recipe.method],
  };
}
