import { createHash } from "node:crypto";
import { hashNumber, shortHash } from "#app/kit/hash.ts";
import { foamsUp, isHot } from "../drink-facts.ts";
import { strengthOf } from "../strength.ts";
import type { CocktailEntry, IngredientEntry, Library } from "./read.server.ts";

/** A loaded entry's fingerprint: the same file content gives the same one. */
export function fingerprint(entry: { file: string }): string {
  const { file: _, ...facts } = entry;
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}

type Index = {
  ingredient: Map<string, IngredientEntry>;
  brand: Map<string, number>;
  glass: Map<string, Library["glasses"][number]>;
  unit: Map<string, Library["units"][number]>;
  cocktail: Map<string, number>;
};

/** Look-ups by key for a library whose references all resolve. */
export function indexOf(library: Library): Index {
  return {
    ingredient: new Map(library.ingredients.map((entry) => [entry.key, entry])),
    brand: new Map(library.brands.map((entry) => [entry.key, entry.id])),
    glass: new Map(library.glasses.map((entry) => [entry.key, entry])),
    unit: new Map(library.units.map((entry) => [entry.key, entry])),
    cocktail: new Map(library.cocktails.map((entry) => [entry.key, entry.id])),
  };
}

export function ingredientRow(entry: IngredientEntry, index: Index) {
  return {
    id: entry.id,
    key: entry.key,
    name: entry.name,
    plural: entry.plural ?? null,
    parent_id: entry.parent ? index.ingredient.get(entry.parent)!.id : null,
    type: entry.type,
    grade: entry.grade,
    abv: entry.abv,
    colour: entry.colour,
    clarity: entry.clarity,
    fizzy: entry.fizzy ?? false,
    sweetness: entry.sweetness,
    sourness: entry.sourness,
    bitterness: entry.bitterness,
    taste: entry.taste,
    pantry: entry.pantry ?? false,
    description: entry.description,
    storage: entry.storage ?? null,
    method: entry.method ?? null,
  };
}

/** Days since 1970 for the day that the library was first put together: new entries come later. */
const firstDay = Date.UTC(2026, 10, 21) / 86_400_000;

export function cocktailRow(entry: CocktailEntry, index: Index) {
  const glass = index.glass.get(entry.glass)!;
  const pours = entry.lines.map((line) => {
    const unit = index.unit.get(line.unit)!;
    const ingredient = index.ingredient.get(line.ingredient)!;
    return { ml: line.optional ? 0 : line.amount * (unit.ml ?? 0), abv: ingredient.abv, ingredient };
  });
  const strength = strengthOf(pours, entry.method, entry.ice);
  const looks = pours.map(({ ml, ingredient }) => [ml, ingredient.colour, ingredient.clarity, ingredient.fizzy]);
  const names = pours.map(({ ingredient }) => ingredient.key);
  return {
    id: entry.id,
    key: entry.key,
    name: entry.name,
    aka: entry.aka ?? [],
    teaser: entry.teaser,
    glass_id: glass.id,
    method: entry.method,
    ice: entry.ice,
    garnish: entry.garnish?.text ?? null,
    garnish_items: entry.garnish?.items ?? [],
    instructions: entry.instructions,
    origin_who: entry.origin?.who ?? null,
    origin_where: entry.origin?.where ?? null,
    origin_year: entry.origin?.year ?? null,
    origin_circa: entry.origin?.circa ?? false,
    history: entry.history ?? null,
    taste: entry.taste,
    tags: entry.tags,
    sweetness: entry.sweetness,
    rating: entry.rating ?? null,
    iba: entry.iba ?? null,
    iba_note: entry.iba_note ?? null,
    variant_of: entry.variant_of ? index.cocktail.get(entry.variant_of)! : null,
    volume_ml: round(strength.volumeMl),
    abv: round(strength.abv),
    alcohol_ml: round(strength.alcoholMl),
    drawing: shortHash(
      JSON.stringify([
        entry.name,
        glass.shape,
        glass.ml,
        entry.method,
        entry.ice,
        entry.garnish?.items,
        looks,
        foamsUp(names, entry.method),
        isHot(names),
      ]),
    ),
    stream_rank: firstDay * 1_048_576 + (hashNumber(entry.key) % 1_048_576),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
