import { jiggered } from "#app/i18n/jigger.ts";
import type { MeasureSystem } from "#app/i18n/measure-systems.ts";
import { kitchenNumber, showVolume } from "#app/i18n/measures.ts";

/** One line of a recipe as it is read: what, how much in the three systems, and in which words. */
export type RecipeLine = {
  position: number;
  ingredient_id: number;
  name: string;
  href: string;
  brand: string | null;
  optional: boolean;
  note: string | null;
  alternatives: string[];
  /** Millilitres, where the amount is a volume that can be poured. */
  ml: number | null;
  amount: number;
  /** `ml`: of one unit, where it has a volume. */
  unit: { id: number; name: string; plural: string; kind: string; ml: number | null };
};

/** builder.md, 5: a whole number 1 to 20; anything that is no number is 1. */
export function readYield(value: unknown): number {
  const number = Number.parseInt(String(value ?? ""), 10);
  return Number.isNaN(number) ? 1 : Math.min(20, Math.max(1, number));
}

type Volumes = Record<MeasureSystem, string>;

/**
 * From how many on a spoon, a dash or a drop is no longer what one measures with, by unit: a batch says "40 ml", not
 * "8 teaspoons". What a recipe asks for one drink stays as it is written.
 */
const countedUpTo: Record<string, number> = { drop: 24, dash: 12, barspoon: 3, teaspoon: 3, tablespoon: 3, splash: 3 };
const spoons = new Set(["barspoon", "teaspoon", "tablespoon"]);

/** A volume by itself in the three systems. */
export function measured(ml: number): Volumes {
  return { ml: showVolume(ml, "ml"), oz: showVolume(ml, "oz"), shot: showVolume(ml, "shot") };
}

/** The amounts of a recipe's lines for so many drinks, in order: in the three systems, or counted in one way. */
export function amountsOf(lines: readonly RecipeLine[], drinks: number): (Volumes | string)[] {
  const poured = lines.filter(({ ml }) => ml !== null);
  const kept = lines
    .filter(({ unit }) => spoons.has(unit.name))
    .map(({ amount, unit }) => amount * (unit.ml ?? 0) * drinks);
  const amounts = jiggered(
    poured.map(({ ml }) => ml! * drinks),
    kept,
  );
  const jiggers = new Map(poured.map((line, place) => [line, amounts[place]!]));
  return lines.map((line) => {
    const jigger = jiggers.get(line);
    if (jigger !== undefined) return volumes(line, line.ml! * drinks, jigger);
    const many = line.amount * drinks;
    const limit = countedUpTo[line.unit.name];
    if (drinks === 1 || limit === undefined || line.unit.ml === null || many < limit) return countOf(line, drinks);
    const ml = many * line.unit.ml;
    return volumes(line, ml < 5 ? ml : Math.round(ml), ml);
  });
}

function volumes(line: RecipeLine, ml: number, jigger: number): Volumes {
  const top = line.unit.kind === "top" ? "top up, about " : "";
  return {
    ml: top + showVolume(ml, "ml"),
    oz: top + showVolume(jigger, "oz"),
    shot: top + showVolume(jigger, "shot"),
  };
}

/**
 * The amount of a line that is counted: "2 dashes", "8 leaves"; unit id 6 (piece) shows no name
 * (guide.md, 9).
 */
function countOf(line: RecipeLine, drinks: number): string {
  const amount = line.amount * drinks;
  const number = kitchenNumber(amount);
  if (line.unit.id === 6) return number;
  return `${number} ${amount > 1 ? line.unit.plural : line.unit.name}`;
}

/** The lines in texts of their own, for data that machines read: "30 ml Campari". */
export function lineTexts(lines: readonly RecipeLine[], drinks: number): string[] {
  const amounts = amountsOf(lines, drinks);
  return lines.map((line, place) => {
    const amount = amounts[place]!;
    const words = `${typeof amount === "string" ? amount : amount.ml} ${line.name}`;
    return `${words}${line.note ? `, ${line.note}` : ""}${line.optional ? " (optional)" : ""}`;
  });
}
