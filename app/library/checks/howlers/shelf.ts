import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import { fold } from "#app/kit/slug.ts";
import type { IngredientEntry, Library } from "../../files/files.ts";
import type { Refusal } from "../../files/read.server.ts";
import { alternativesOf } from "../../files/references.ts";
import { strengthOfEntry } from "../../load/recipe-facts.ts";
import { indexOf } from "../../load/rows.ts";

/** These lead nowhere by their nature: what stands for the unknown, and what every shaker holds. */
const leadsNowhere = new Set(["unknown-ingredient", "ice"]);

/**
 * A shelf that somebody can use: every ingredient leads to a drink or says what it goes with, what is made at home can be
 * made, other names are nobody else's, a bottle is about as strong as what it counts as, and a stand-in is another thing
 * than what it stands in for, and none that makes a drink without alcohol one with.
 */
export function shelfHowlers(library: Library): Refusal[] {
  return [
    ...otherNames(library.ingredients),
    ...deadEnds(library),
    ...library.ingredients.flatMap(homemade),
    ...bottles(library),
    ...standIns(library),
    ...strongStandIns(library),
  ];
}

const about = ({ file, key }: IngredientEntry, field: string, reason: string): Refusal => ({
  file,
  field: `ingredients.${key}.${field}`,
  reason,
});

function otherNames(ingredients: readonly IngredientEntry[]): Refusal[] {
  const owners = new Map(ingredients.map((entry) => [fold(entry.name), entry.key]));
  return ingredients.flatMap((entry) =>
    (entry.aka ?? []).flatMap((name) => {
      const owner = owners.get(fold(name));
      owners.set(fold(name), entry.key);
      return owner === undefined ? [] : [about(entry, "aka", `"${name}" is what "${owner}" is called already`)];
    }),
  );
}

/** Whoever has it can make nothing with it, and is told nothing to do with it. */
function deadEnds({ ingredients, cocktails }: Library): Refusal[] {
  const asked = new Set(
    cocktails.flatMap(({ lines }) =>
      lines.flatMap((line) => [line.ingredient, ...alternativesOf(line).map(({ ingredient }) => ingredient)]),
    ),
  );
  return ingredients
    .filter(({ key, goes_with }) => !asked.has(key) && !goes_with && !leadsNowhere.has(key))
    .filter(({ key }) => !ingredients.some(({ parts }) => parts?.some((part) => part.ingredient === key)))
    .map((entry) => about(entry, "goes_with", "is missing, and no drink or syrup asks for it"));
}

/** Millilitres or grams of one, about; of what is counted as much as a large fruit comes to. */
const weights: Record<string, number> = { ml: 1, gram: 1, teaspoon: 5, dash: 1, drop: 0.1, pinch: 1, sprig: 2 };
const weightOf = (unit: string) => weights[unit] ?? 250;
/** Cream doubles when it is whipped; nothing else at a bar grows so much. */
const mostGrown = 1.7;

function homemade(entry: IngredientEntry): Refusal[] {
  const { grade, parts, makes, method, storage } = entry;
  if (grade !== "H" && !parts) return [];
  if (!parts || !makes || !method || !storage)
    return [about(entry, "parts", "is made at home: parts, what they make, method and keeping are all told")];
  const goesIn = parts.reduce((sum, { amount, unit }) => sum + amount * weightOf(unit), 0);
  const comes = makes.amount * weightOf(makes.unit);
  return comes > goesIn * mostGrown ? [about(entry, "makes", `${comes} ml or grams of ${goesIn}`)] : [];
}
/** Two bottles of one kind differ by so many per cent of alcohol at most: a cask-strength whisky, a light liqueur. */
const widest = 24;
/** "Europe gets it at 38 per cent." */
const inEurope = /[^.]*\bEurope\b[^.]*?(\d+(?:\.\d+)?) per cent|(\d+(?:\.\d+)?) per cent in Europe/;
/** What no vegan drinks and labels of red drinks hide. */
const ofAnimals = /\b(cochineal|carmine|isinglass)\b/i;

function bottles({ brands, ingredients }: Library): Refusal[] {
  const counted = new Map(ingredients.map((entry) => [entry.key, entry]));
  return brands.flatMap(({ file, key, ingredient, abv, abv_elsewhere = [], description = "", tasting_note }) => {
    const kind = counted.get(ingredient)!;
    const say = (field: string, reason: string): Refusal => ({ file, field: `brands.${key}.${field}`, reason });
    const european = inEurope.exec(description)?.slice(1).find(Boolean);
    const coloured = ofAnimals.exec(description)?.[0];
    return [
      ...(european && Number(european) !== abv
        ? [say("abv", `is ${abv} %, and the text has ${european} % in Europe, which is what abv means`)]
        : []),
      ...(coloured && !kind.vegan
        ? [say("description", `names ${coloured}, and "${ingredient}" is said to be vegan`)]
        : []),
      ...[abv ?? kind.abv, ...abv_elsewhere.map((one) => one.abv)]
        .filter((strength) => kind.type !== 5 && Math.abs(strength - kind.abv) > widest)
        .map((strength) => say("ingredient", `${strength} % counts as "${ingredient}", which has ${kind.abv} %`)),
      ...(tasting_note ? [] : [say("tasting_note", "is missing")]),
    ];
  });
}

function standIns({ cocktails }: Library): Refusal[] {
  return cocktails.flatMap(({ file, key, lines }) =>
    lines.flatMap((line, place) => {
      const field = `cocktails.${key}.lines.${place}.alternatives`;
      const named = alternativesOf(line).map(({ ingredient }) => ingredient);
      return named.flatMap((one, at) => {
        if (one === line.ingredient) return [{ file, field, reason: `"${one}" is what the line asks for` }];
        return named.indexOf(one) < at ? [{ file, field, reason: `"${one}" is named twice` }] : [];
      });
    }),
  );
}

/** Spirits, liqueurs, wines and beers, which are poured; a dash of bitters or of vanilla makes no drink strong. */
const poured: readonly number[] = [1, 2, 3, 4];

/** Somebody who asked for a drink without alcohol is not told that rum will do. */
function strongStandIns(library: Library): Refusal[] {
  const index = indexOf(library);
  const isStrong = (key: string) => {
    const { type, abv } = index.ingredient.get(key)!;
    return poured.includes(type) && abv >= alcoholFreeBelow;
  };
  return library.cocktails
    .filter((entry) => strengthOfEntry(entry, index).abv < alcoholFreeBelow)
    .flatMap(({ file, key, lines }) =>
      lines.flatMap((line, place) =>
        // Whoever adds the amaretto asks for alcohol.
        (isStrong(line.ingredient)
          ? []
          : [...alternativesOf(line), ...(index.ingredient.get(line.ingredient)!.alternatives ?? [])]
        )
          .filter(({ ingredient }) => isStrong(ingredient))
          .map(({ ingredient }) => ({
            file,
            field: `cocktails.${key}.lines.${place}`,
            reason: `"${ingredient}" may stand in for "${line.ingredient}" in a drink without alcohol`,
          })),
      ),
    );
}
