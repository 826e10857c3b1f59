import { amountsOf, type RecipeLine } from "#app/drinks/amounts.ts";
import { containsWords, dietWords, type ToldContents } from "#app/drinks/diets.ts";
import { difficultyWords, minutesWords } from "#app/drinks/making-words.ts";
import { alcoholFreeBelow, ukUnits } from "#app/drinks/strength.ts";
import { showNumber } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { capitalised, listed } from "#app/kit/words.ts";
import { methodWords, type Recipe, sweetnessWord } from "../cocktail.ts";

/** A recipe as it is compared: what members say of it is not. */
export type Compared = Recipe;
type Two = readonly [Compared, Compared];

/** One line of a comparison: what it is about, what each recipe has there, and in words how they differ. */
export type Row<Value> = { term: string; values: readonly [Value, Value]; difference: string };
export type Amount = ReturnType<typeof amountsOf>[number] | null;

/** What stands where two recipes agree. */
export const same = "The same";
const iceWords: Record<string, string> = { none: "None", large: "One large cube" };

/** What two recipes pour, ingredient by ingredient: what both have first, then what only one has. */
export function comparedLines(recipes: Two): Row<Amount>[] {
  const amounts = recipes.map((recipe) => amountsOf(recipe.lines, 1));
  const keys = [...new Set(recipes.flatMap(({ lines }) => lines.map((line) => line.ingredient_id)))];
  const rows = keys.map((key) => {
    const places = recipes.map(({ lines }) => lines.findIndex((line) => line.ingredient_id === key));
    const lines = places.map((place, which) => recipes[which]!.lines[place]);
    const [first, second] = lines;
    const values = places.map((place, which) => amounts[which]![place] ?? null) as [Amount, Amount];
    const term = (first ?? second)!.name;
    if (!first || !second)
      return { term, values, difference: `Only in ${recipes[first ? 0 : 1]!.name}`, shared: false };
    return { term, values, difference: amountDifference(first, second, recipes), shared: true };
  });
  return [...rows.filter(({ shared }) => shared), ...rows.filter(({ shared }) => !shared)].map(
    ({ shared: _, ...row }) => row,
  );
}

/** Millilitres of a line, where it has any. */
const volumeOf = ({ ml, amount, unit }: RecipeLine) => ml ?? (unit.ml === null ? null : amount * unit.ml);

function amountDifference(first: RecipeLine, second: RecipeLine, [one, other]: Two): string {
  const [a, b] = [volumeOf(first), volumeOf(second)];
  const isSame =
    a !== null && b !== null ? a === b : first.amount === second.amount && first.unit.id === second.unit.id;
  if (isSame) return first.optional === second.optional ? same : `Optional in ${(first.optional ? one : other).name}`;
  if (a === null || b === null) return "Measured otherwise";
  return `More in ${(a > b ? one : other).name}`;
}

type Told = string | number | null;
/** One fact that recipes are compared by; `more` says what a greater figure makes of a drink. */
type Fact = { term: string; of(recipe: Compared): Told; show?(value: number): string; more?: string };

/** The facts of a comparison, in their order. */
function factsIn(locale: Locale): Fact[] {
  const number = (value: number, digits: number) => showNumber(value, locale, digits);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return [
    {
      term: "Strength",
      of: ({ abv }) => tenths(abv),
      show: (abv) => (abv < alcoholFreeBelow ? "Without alcohol" : `${number(abv, 1)} % vol`),
      more: "Stronger",
    },
    {
      term: "Alcohol",
      of: ({ alcohol_ml }) => tenths(ukUnits(alcohol_ml)),
      show: (units) => `${number(units, 1)} UK units`,
      more: "More in",
    },
    {
      term: "In the glass",
      of: ({ volume_ml }) => Math.round(volume_ml),
      show: (ml) => `About ${number(ml, 0)} ml`,
      more: "Longer",
    },
    { term: "Sweetness", of: ({ sweetness }) => sweetnessWord(sweetness) },
    { term: "Tastes", of: ({ taste }) => capitalised(taste.join(", ")) },
    { term: "Method", of: ({ method }) => methodWords[method] ?? method },
    { term: "Glass", of: ({ glass }) => glass.name },
    { term: "Ice", of: ({ ice }) => iceWords[ice] ?? capitalised(ice) },
    { term: "Garnish", of: ({ garnish }) => garnish ?? "None" },
    {
      term: "Difficulty",
      of: ({ making }) => (making.difficulty === null ? null : difficultyWords[making.difficulty]!),
    },
    { term: "Time", of: ({ making }) => making.minutes, show: minutesWords, more: "Slower" },
    { term: "Contains", of: ({ contents }) => contents && containsTold(contents) },
    {
      term: "Diet",
      of: ({ contents }) => contents && (contents.diet ? capitalised(dietWords[contents.diet]) : "Not vegetarian"),
    },
    { term: "First made", of: ({ origin }) => origin.year, show: String, more: "Younger" },
    { term: "Our rating", of: ({ rating }) => rating, show: (stars) => `${number(stars, 1)} of 5.5`, more: "Better" },
  ];
}

const containsTold = (contents: ToldContents) =>
  contents.contains.length === 0 ? "Nothing to declare" : capitalised(containsWords(contents));

/** What two recipes are like: strength, glass, method and what follows. What neither says is left out. */
export function comparedFacts(recipes: Two, locale: Locale): Row<string>[] {
  return factsIn(locale).flatMap((fact) => {
    const told = recipes.map(fact.of);
    if (told.every((value) => value === null)) return [];
    const values = told.map((value) =>
      value === null ? "Not known" : typeof value === "number" ? fact.show!(value) : value,
    ) as [string, string];
    return [{ term: fact.term, values, difference: differenceOf(fact, told, values, recipes) }];
  });
}

function differenceOf({ more }: Fact, [a, b]: Told[], values: readonly [string, string], [one, other]: Two): string {
  if (values[0] === values[1]) return same;
  if (typeof a !== "number" || typeof b !== "number" || !more) return "Different";
  const greater = (a > b ? one : other).name;
  return more.endsWith(" in") ? `${more} ${greater}` : `${more}: ${greater}`;
}

/** In one sentence, how near two recipes are: "Both pour gin and Campari; three things are in one of them only." */
export function nearness(recipes: Two): string {
  const rows = comparedLines(recipes);
  const shared = rows.filter(({ values }) => values.every((value) => value !== null));
  const single = rows.length - shared.length;
  const alone =
    single === 0
      ? "nothing is in one alone"
      : `${single} ${single === 1 ? "thing is" : "things are"} in one of them only`;
  if (shared.length === 0) return "They have no ingredient in common.";
  return `Both have ${listed(shared.map(({ term }) => term.toLowerCase()))}; ${alone}.`;
}
