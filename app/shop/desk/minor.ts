import { readDigits } from "#app/kit/digits.ts";

/** A sum as an editor types it, "12" or "12.50", in pence or cents; null for anything else. */
export function readMinor(typed: unknown): number | null {
  const sum = readDigits(typeof typed === "string" ? typed.trim() : typed, 2);
  return sum === null || sum > 1_000_000 ? null : Math.round(sum * 100);
}
