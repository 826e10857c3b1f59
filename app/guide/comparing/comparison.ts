import { amountsOf, type RecipeLine } from "#app/drinks/amounts.ts";
import { containsWords, dietWords } from "#app/drinks/diets.ts";
import { difficultyWords, minutesWords } from "#app/drinks/making-words.ts";
import { ukUnits } from "#app/drinks/strength.ts";
import { showNumber } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { capitalised, listed } from "#app/kit/words.ts";
import { methodWords, type Recipe, sweetnessWord } from "../cocktail.ts";

/** A recipe as it is compared: what members say of it is not. */
export type Compared = Omit<Recipe, "members_rating">;
type Two = readonly [Compared, Compared];

/** One line of a comparison: what it is about, what each recipe has there, and in words how they differ. */
export type Row<Value> = { term: string; values: readonly [Value, Value]; difference: string };
export type Amount = ReturnType<typeof amountsOf>[number] | null;

const same = "The same";
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

/** What two recipes are like: strength, glass, method and what follows. What neither says is left out. */
export function comparedFacts(recipes: Two, locale: Locale): Row<string>[] {
  const number = (value: number, digits: number) => showNumber(value, locale, digits);
  const facts: [term: string, of: (recipe: Compared) => string | number | null, show?: (value: number) => string][] = [
    [
      "Strength",
      ({ abv }) => Math.round(abv * 10) / 10,
      (abv) => (abv < 0.5 ? "Without alcohol" : `${number(abv, 1)} % vol`),
    ],
    [
      "Alcohol",
      ({ alcohol_ml }) => Math.round(ukUnits(alcohol_ml) * 10) / 10,
      (units) => `${number(units, 1)} UK units`,
    ],
    ["In the glass", ({ volume_ml }) => Math.round(volume_ml), (ml) => `About ${number(ml, 0)} ml`],
    ["Sweetness", ({ sweetness }) => sweetnessWord(sweetness)],
    ["Tastes", ({ taste }) => capitalised(taste.join(", "))],
    ["Method", ({ method }) => methodWords[method] ?? method],
    ["Glass", ({ glass }) => glass.name],
    ["Ice", ({ ice }) => iceWords[ice] ?? capitalised(ice)],
    ["Garnish", ({ garnish }) => garnish ?? "None"],
    ["Difficulty", ({ making }) => (making.difficulty === null ? null : difficultyWords[making.difficulty]!)],
    ["Time", ({ making }) => making.minutes, minutesWords],
    ["Contains", ({ contents }) => contents && capitalised(containsWords(contents))],
    ["Diet", ({ contents }) => contents && (contents.diet ? capitalised(dietWords[contents.diet]) : "Not vegetarian")],
    ["First made", ({ origin }) => (origin.year === null ? null : `${origin.circa ? "About " : ""}${origin.year}`)],
    ["Our rating", ({ rating }) => rating, (stars) => `${number(stars, 1)} of 5.5`],
  ];
  return facts.flatMap(([term, of, show]) => {
    const [a, b] = recipes.map(of);
    if ((a ?? null) === null && (b ?? null) === null) return [];
    const told = (value: string | number | null | undefined) =>
      value === null || value === undefined
        ? "Not known"
        : typeof value === "number" && show
          ? show(value)
          : String(value);
    const values = [told(a), told(b)] as const;
    return [{ term, values, difference: differenceOf(a, b, values, recipes) }];
  });
}

function differenceOf(a: unknown, b: unknown, values: readonly [string, string], [one, other]: Two): string {
  if (values[0] === values[1]) return same;
  if (typeof a === "number" && typeof b === "number") return `Higher for ${(a > b ? one : other).name}`;
  return "Different";
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
