import { type DayOfBirth, isOldEnough, isRealDay } from "#app/kit/dates.ts";

/** A day of birth as its three fields hold it. */
export type BornParts = { day: string; month: string; year: string };
export type BornProblem = "missing" | "not-real" | "too-young";

/** The three fields in the order in which they stand, and what browsers fill them with. */
export const bornFields = [
  { part: "day", name: "dob_day", label: "Day", autoComplete: "bday-day", length: 2 },
  { part: "month", name: "dob_month", label: "Month", autoComplete: "bday-month", length: 2 },
  { part: "year", name: "dob_year", label: "Year", autoComplete: "bday-year", length: 4 },
] as const;

/** The text where a part of it is not there. */
export const bornMissing = "Enter your date of birth";

/** The text for a day that no calendar has (guide.md, 5). */
export const notReal = "Date of Birth supplied is not a valid date";

/** The day that the fields name, or null where it is not one of the calendar's. */
export function readBorn({ day, month, year }: BornParts): DayOfBirth | null {
  if (![day, month, year].every((part) => /^\d{1,4}$/.test(part))) return null;
  const born = { day: Number(day), month: Number(month), year: Number(year) };
  return isRealDay(born) ? born : null;
}

/** What stands in the way of a day of birth, by the strict age rule of guide.md, 5; null when nothing does. */
export function bornProblem(parts: BornParts, minimumAge: number, today: Date): BornProblem | null {
  if (parts.day === "" || parts.month === "" || parts.year === "") return "missing";
  const born = readBorn(parts);
  if (!born) return "not-real";
  return isOldEnough(born, minimumAge, today) ? null : "too-young";
}

/** True once nothing more is to come: all three are there and the year is written out. */
export function isFullyTyped({ day, month, year }: BornParts): boolean {
  return day !== "" && month !== "" && year.length === 4;
}
