import { type Contents, dietOf, garnishIngredients, together } from "#app/drinks/diets.ts";
import { type Making, makingOf } from "#app/drinks/making.ts";
import { type Strength, strengthOf } from "#app/drinks/strength.ts";
import type { TaggedRecipe } from "#app/drinks/tags.ts";
import { drunkMl, isRinse } from "#app/drinks/volumes.ts";
import type { CocktailEntry, IngredientEntry, Library } from "../files/files.ts";

type Facts = "name" | "method" | "ice" | "glass" | "garnish" | "instructions" | "tags" | "lines";
type Said = "difficulty" | "minutes" | "tools" | "glass_alternatives" | "origin" | "iba";

/** A recipe as all that follows from it is reckoned, whether a data file holds it or a member wrote it. */
export type Reckonable = Pick<CocktailEntry, Facts> & Partial<Pick<CocktailEntry, Said>>;

/** What is known of the things that a recipe names, by key. */
export type Known = {
  ingredient: ReadonlyMap<string, Pick<IngredientEntry, "name" | "colour" | "clarity" | "fizzy" | "abv" | "grade">>;
  glass: ReadonlyMap<string, Pick<Library["glasses"][number], "id" | "key" | "shape" | "ml">>;
  unit: ReadonlyMap<string, Pick<Library["units"][number], "key" | "kind" | "ml">>;
  /** What each ingredient holds, its parts counted. */
  contents: ReadonlyMap<string, Contents>;
};

/** What is drunk of each line (`drunkMl`), and how strong it is; nobody shakes what is fizzy. */
export function poursOf(entry: Reckonable, index: Known) {
  return entry.lines.map((line) => {
    const unit = index.unit.get(line.unit)!;
    const ingredient = index.ingredient.get(line.ingredient)!;
    const ml = drunkMl({ ...line, unitKind: unit.kind, unitMl: unit.ml, method: entry.method });
    return { ml, abv: ingredient.abv, tops: unit.kind === "top" || ingredient.fizzy === true, ingredient };
  });
}

/** How hard a recipe is, how long it takes and with what: by rule, where its file does not say so itself. */
export function makingOfEntry(entry: Reckonable, index: Known): Making {
  const { difficulty, minutes, tools } = makingOf({
    method: entry.method,
    lines: entry.lines.map((line) => {
      const { grade } = index.ingredient.get(line.ingredient)!;
      const { key: unit, kind: unitKind } = index.unit.get(line.unit)!;
      return { key: line.ingredient, homemade: grade === "H", unitKind, unit, note: line.note };
    }),
    instructions: entry.instructions,
    garnish: entry.garnish?.text ?? "",
  });
  return {
    difficulty: entry.difficulty ?? difficulty,
    minutes: entry.minutes ?? minutes,
    tools: entry.tools ?? tools,
  };
}

/** How strong a recipe is in the glass. */
export function strengthOfEntry(entry: Reckonable, index: Known): Strength {
  return strengthOf(poursOf(entry, index), entry.method, entry.ice);
}

/** The keys of the ingredients that a recipe is garnished with, as far as they are more than a scent. */
export function garnishedWith({ garnish }: Pick<Reckonable, "garnish">): string[] {
  const drawn = (garnish?.items ?? []).flatMap((item) => garnishIngredients[item] ?? []);
  return [...new Set([...drawn, ...(garnish?.ingredients ?? [])])];
}

/** What a recipe holds, garnish and optional lines counted: whoever leaves those out has less. */
export function contentsOfEntry(entry: Reckonable, index: Known): Contents {
  const keys = [...entry.lines.map(({ ingredient }) => ingredient), ...garnishedWith(entry)];
  return together(keys.flatMap((key) => index.contents.get(key) ?? []));
}

/** A recipe as the rules of its tags see it. */
export function taggedOf(entry: Reckonable, index: Known): TaggedRecipe {
  return {
    ...entry,
    year: entry.origin?.year,
    lines: entry.lines.map(({ ingredient, unit, amount, optional = false, note }) => {
      const { ml } = index.unit.get(unit)!;
      return { key: ingredient, unit, optional, ml: isRinse(note) ? 0 : ml === undefined ? null : amount * ml };
    }),
    strength: strengthOfEntry(entry, index),
    diet: dietOf(contentsOfEntry(entry, index)),
  };
}
