import { describeDrink } from "#app/drawing/drink-drawing.ts";
import type { RecipeLine } from "#app/drinks/amounts.ts";
import { type Diet, type HoldingLine, toldContents } from "#app/drinks/diets.ts";
import { storedDrinkFacts } from "#app/drinks/drink-facts.ts";
import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { drawingPath, ingredientPath, type Recipe, recipePath, withIngredientPath } from "../cocktail.ts";
import type { findRecipe } from "./recipe-store.server.ts";

export type RecipeRow = NonNullable<Awaited<ReturnType<typeof findRecipe>>>;

/** The card of a recipe that is in no index, since only its owner may see it. */
export function cardOf(recipe: Recipe): SubjectCard {
  const { id, name, href, image, colour, teaser, rating, without_alcohol } = recipe;
  return {
    link_table: "cocktails",
    link_id: id,
    section: "cocktails",
    category: "Cocktail",
    name,
    href,
    image,
    colour,
    teaser,
    rating,
    facts: null,
    badge: without_alcohol ? "Without alcohol" : null,
    date: recipe.updated_at.slice(0, 10),
  };
}

/** The fields of a recipe that go out. */
export function presentRecipe(row: RecipeRow): Recipe {
  return {
    id: row.id,
    name: row.name,
    href: recipePath(row.id, row.name),
    image: drawingPath(row.id, row.drawing),
    colour: row.colour,
    teaser: row.teaser,
    rating: row.rating,
    taste: row.taste,
    without_alcohol: row.abv < alcoholFreeBelow,
    key: row.key,
    picture_text: describeDrink(storedDrinkFacts(row)),
    aka: row.aka,
    lines: row.lines.map(presentLine),
    glass: { key: row.glass_key, name: row.glass_name, ml: row.glass_ml, description: row.glass_description },
    method: row.method,
    ice: row.ice,
    garnish: row.garnish,
    instructions: row.instructions,
    origin: {
      who: row.origin_who,
      where: row.origin_where,
      country: row.origin_country,
      year: row.origin_year,
      circa: row.origin_circa,
    },
    history: row.history,
    tags: row.tags,
    // Null where it has not been reckoned, so that nothing is said to be free of what it may hold.
    contents: row.contains && toldContents(row.contains, row.diet as Diet | null, row.lines as HoldingLine[]),
    sweetness: row.sweetness,
    volume_ml: row.volume_ml,
    abv: row.abv,
    alcohol_ml: row.alcohol_ml,
    iba: row.iba,
    iba_note: row.iba_note,
    making: {
      difficulty: row.difficulty,
      minutes: row.minutes,
      tools: row.tools,
      serves: row.serves,
      glass_alternatives: row.glass_alternative_names,
      pronunciation: row.pronunciation,
      tip: row.tip,
    },
    versions: row.versions.map((version) => ({
      ...version,
      lines: version.lines.map((line) => presentLine({ ...line, brand: null, optional: false, alternatives: [] })),
    })),
    sources: row.sources as Recipe["sources"],
    updated_at: row.updated_at.toISOString(),
    of_member: row.owner_id !== null,
  };
}

type LineRow = Omit<
  RecipeRow["lines"][number],
  "colour" | "clarity" | "fizzy" | "abv" | "contains" | "vegan" | "vegetarian"
>;

function presentLine(line: LineRow): RecipeLine {
  const pours =
    line.unit_kind === "volume" && line.unit_ml !== null && ["ml", "fl. oz", "shot"].includes(line.unit_name);
  return {
    position: line.position,
    ingredient_id: line.ingredient_id,
    name: line.amount > 1 && line.unit_kind === "count" && line.plural ? line.plural : line.name,
    href: line.is_public ? ingredientPath(line.ingredient_id, line.name) : withIngredientPath(line.key),
    brand: line.brand,
    optional: line.optional,
    note: line.note,
    alternatives: line.alternatives,
    ml: pours || line.unit_kind === "top" ? line.amount * line.unit_ml! : null,
    amount: line.amount,
    unit: {
      id: line.unit_id,
      name: line.unit_name,
      plural: line.unit_plural,
      kind: line.unit_kind,
      ml: line.unit_ml,
    },
  };
}
