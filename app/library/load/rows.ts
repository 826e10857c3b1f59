import { createHash } from "node:crypto";
import { type Contents, contentsByKey } from "#app/drinks/diets.ts";
import type { Country } from "#app/drinks/vocabulary.ts";
import { hashNumber } from "#app/kit/hash.ts";
import { categoryDepthsOf } from "../checks/check.ts";
import type { CocktailEntry, EntryOf, IngredientEntry, Library } from "../files/files.ts";
import { alternativesOf, keysOf, parentsOf, type Reference } from "../files/references.ts";
import { countryOfOrigin } from "./origins.ts";
import { reckon } from "./reckoned.ts";

/** Goes up when strengths, tags, drawings or the words of cards are reckoned in another way: the next load then renews the drinks stored. */
const reckoning = 7;

/** A loaded entry's fingerprint: the same file content, reckoned in the same way, gives the same one. */
export function fingerprint(entry: { file: string }): string {
  const facts = factsOf(entry);
  return createHash("sha256")
    .update(JSON.stringify("lines" in facts ? { ...facts, reckoning } : facts))
    .digest("hex");
}

/** An entry as its file holds it. */
export function factsOf(entry: { file: string }): object {
  const { file: _, ...facts } = entry;
  return facts;
}

/** A row on its way into its table, by column. */
export type Row = Record<string, unknown>;

/** Look-ups by key for a library whose references all resolve. */
export type Index = {
  ingredient: Map<string, IngredientEntry>;
  glass: Map<string, Library["glasses"][number]>;
  unit: Map<string, Library["units"][number]>;
  /** The countries of the cities and houses that pubs and bars are known in. */
  places: Map<string, Country>;
  /** What each ingredient holds, its parts counted. */
  contents: Map<string, Contents>;
  /** How deep each category lies, 1 at the top. */
  depth: Map<string, number>;
  /** The number of what is named; null where nothing is. */
  id(kind: Reference["kind"], key: string | undefined): number | null;
};

/** What the rows of a library's entries are made with. */
export function indexOf(library: Library): Index {
  const ids = keysOf(library);
  const ingredient = new Map(library.ingredients.map((entry) => [entry.key, entry]));
  return {
    ingredient,
    places: new Map(
      library.pubs_and_bars.flatMap(({ name, city, country }) => [name, city].map((at) => [at, country])),
    ),
    contents: contentsByKey(ingredient),
    glass: new Map(library.glasses.map((entry) => [entry.key, entry])),
    unit: new Map(library.units.map((entry) => [entry.key, entry])),
    depth: categoryDepthsOf(library),
    id: (kind, key) => (key === undefined ? null : ids.get(kind)!.get(key)!),
  };
}

export function ingredientRow(entry: IngredientEntry, index: Index): Row {
  return {
    ...index.contents.get(entry.key)!,
    id: entry.id,
    key: entry.key,
    name: entry.name,
    plural: entry.plural ?? null,
    aka: entry.aka ?? [],
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
    makes: entry.makes?.amount ?? null,
    makes_unit_id: index.id("units", entry.makes?.unit),
    method: entry.method ?? null,
  };
}

/** Days since 1970 for the day that the library was first put together: new entries come later. */
const firstDay = Date.UTC(2026, 10, 21) / 86_400_000;

export function cocktailRow(entry: CocktailEntry, index: Index): Row {
  return {
    id: entry.id,
    key: entry.key,
    name: entry.name,
    aka: entry.aka ?? [],
    teaser: entry.teaser,
    glass_id: index.id("glasses", entry.glass),
    method: entry.method,
    ice: entry.ice,
    garnish: entry.garnish?.text ?? null,
    garnish_items: entry.garnish?.items ?? [],
    instructions: entry.instructions,
    origin_who: entry.origin?.who ?? null,
    origin_where: entry.origin?.where ?? null,
    origin_year: entry.origin?.year ?? null,
    origin_circa: entry.origin?.circa ?? false,
    origin_country: countryOfOrigin(entry.origin?.where, index.places),
    history: entry.history ?? null,
    taste: entry.taste,
    sweetness: entry.sweetness,
    rating: entry.rating ?? null,
    iba: entry.iba ?? null,
    iba_note: entry.iba_note ?? null,
    variant_of: index.id("cocktails", entry.variant_of),
    ...reckon(entry, index),
    serves: entry.serves ?? null,
    tip: entry.tip ?? null,
    pronunciation: entry.pronunciation ?? null,
    sources: entry.sources ?? [],
    stream_rank: firstDay * 1_048_576 + (hashNumber(entry.key) % 1_048_576),
  };
}

export function lineRows(entry: CocktailEntry, index: Index): Row[] {
  return entry.lines.map((line, position) => {
    const alternatives = alternativesOf(line);
    return {
      cocktail_id: entry.id,
      position,
      ingredient_id: index.id("ingredients", line.ingredient),
      brand_id: index.id("brands", line.brand),
      amount: line.amount,
      unit_id: index.id("units", line.unit),
      optional: line.optional ?? false,
      note: line.note ?? null,
      alternatives: alternatives.map(({ ingredient }) => index.id("ingredients", ingredient)),
      alternative_strengths: alternatives.map(({ strength }) => strength),
    };
  });
}

export function parentRows(entry: IngredientEntry, index: Index): Row[] {
  return parentsOf(entry).map((key, position) => ({
    ingredient_id: entry.id,
    position,
    parent_id: index.id("ingredients", key),
  }));
}

export function versionRows(entry: CocktailEntry): Row[] {
  return (entry.versions ?? []).map(({ name, year, circa, source, note }, position) => ({
    cocktail_id: entry.id,
    position,
    name,
    year: year ?? null,
    circa: circa ?? false,
    source: source ?? null,
    note: note ?? null,
  }));
}

export function versionLineRows(entry: CocktailEntry, index: Index): Row[] {
  return (entry.versions ?? []).flatMap(({ lines }, version) =>
    lines.map((line, position) => ({
      cocktail_id: entry.id,
      version,
      position,
      ingredient_id: index.id("ingredients", line.ingredient),
      amount: line.amount,
      unit_id: index.id("units", line.unit),
      note: line.note ?? null,
    })),
  );
}

export function partRows(entry: IngredientEntry, index: Index): Row[] {
  return (entry.parts ?? []).map((part, position) => ({
    ingredient_id: entry.id,
    position,
    part_id: index.id("ingredients", part.ingredient),
    amount: part.amount,
    unit_id: index.id("units", part.unit),
  }));
}

export function alternativeRows(entry: IngredientEntry, index: Index): Row[] {
  return (entry.alternatives ?? []).map((other) => ({
    ingredient_id: entry.id,
    alternative_id: index.id("ingredients", other.ingredient),
    strength: other.strength,
  }));
}

export function brandRow(entry: EntryOf<"brands">, index: Index): Row {
  return {
    id: entry.id,
    key: entry.key,
    name: entry.name,
    ingredient_id: index.id("ingredients", entry.ingredient),
    producer_id: index.id("producers", entry.producer),
    category_id: index.id("categories", entry.category),
    country: entry.country ?? null,
    abv: entry.abv ?? null,
    abv_elsewhere: entry.abv_elsewhere ?? [],
    price: entry.price ?? null,
    sizes_ml: entry.sizes ?? [],
    description: entry.description ?? null,
    tasting_note: entry.tasting_note ?? null,
  };
}

export function codeRows(entry: EntryOf<"brands">): Row[] {
  return (entry.codes ?? []).map(({ code, size, closure }) => ({ code, brand_id: entry.id, size_ml: size, closure }));
}

export function glassRow({ id, key, name, shape, ml, description, used_for }: EntryOf<"glasses">): Row {
  return { id, key, name, shape, ml, description, used_for };
}

export function unitRow({ id, key, name, plural, ml = undefined, kind, measures, types }: EntryOf<"units">): Row {
  return { id, key, name, plural, ml: ml ?? null, kind, measure_ids: measures, types };
}
