import { kitchenNumber, type MeasureSystem, measureSystems, showVolume } from "#app/i18n/measures.ts";
import type { RecipeLine } from "../cocktail.ts";

/** builder.md, 5: a whole number 1 to 20; anything that is no number is 1. */
export function readYield(value: unknown): number {
  const number = Number.parseInt(String(value ?? ""), 10);
  return Number.isNaN(number) ? 1 : Math.min(20, Math.max(1, number));
}

/** The amount of a line for so many drinks, in each of the three systems; null where it has only one way. */
export function volumesOf(line: RecipeLine, drinks: number): Record<MeasureSystem, string> | null {
  if (line.ml === null) return null;
  const top = line.unit.kind === "top" ? "top up, about " : "";
  const ml = line.ml * drinks;
  return Object.fromEntries(measureSystems.map((system) => [system, top + showVolume(ml, system)])) as Record<
    MeasureSystem,
    string
  >;
}

/**
 * The amount of a line that is counted: "2 dashes", "8 leaves"; unit id 6 (piece) shows no name
 * (guide.md, 9).
 */
export function countOf(line: RecipeLine, drinks: number): string {
  const amount = line.amount * drinks;
  const number = kitchenNumber(amount);
  if (line.unit.id === 6) return number;
  return `${number} ${amount > 1 ? line.unit.plural : line.unit.name}`;
}

/** A line in one text, for data that machines read: "30 ml Campari". */
export function lineText(line: RecipeLine, drinks: number): string {
  const amount = volumesOf(line, drinks)?.ml ?? countOf(line, drinks);
  return `${amount} ${line.name}${line.note ? `, ${line.note}` : ""}${line.optional ? " (optional)" : ""}`;
}
