/** A day of the calendar, by the numbers that people say. */
export type Day = { day: number; month: number; year: number };
export type DayOfBirth = Day;

/** True for a day that the calendar has, years 1000 to 3000, leap years counted (guide.md, 5). */
export function isRealDay({ day, month, year }: Day): boolean {
  if (![day, month, year].every(Number.isInteger)) return false;
  if (year < 1000 || year > 3000 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The age rule of the gate, registration and subscription: the day of birth lies strictly before
 * today minus `minimumAge` years, so on the birthday itself the answer is still no (guide.md, 5).
 * `today` is read in its local calendar.
 */
export function isOldEnough(born: DayOfBirth, minimumAge: number, today: Date): boolean {
  if (!isRealDay(born)) return false;
  const limit = new Date(today.getFullYear() - minimumAge, today.getMonth(), today.getDate());
  return dayNumber(born) < dayNumber({ day: limit.getDate(), month: limit.getMonth() + 1, year: limit.getFullYear() });
}

/** Whether somebody has come to an age by a day: on the birthday they have. */
export function isOfAge(born: DayOfBirth, age: number, { day, month, year }: Day): boolean {
  return isRealDay(born) && dayNumber(born) <= dayNumber({ day, month, year: year - age });
}

function dayNumber({ day, month, year }: Day): number {
  return year * 10_000 + month * 100 + day;
}

/** `2026-03-01`, or null when the calendar has no such day. */
export function isoDay(born: Day): string | null {
  if (!isRealDay(born)) return null;
  return `${String(born.year).padStart(4, "0")}-${String(born.month).padStart(2, "0")}-${String(born.day).padStart(2, "0")}`;
}

/** The guide speaks of London's days: its today ends at midnight there. */
export const siteTimeZone = "Europe/London";
/** Made when it is first asked: every page loads this module for its dates of birth, and a clock takes a browser a tenth of its script. */
let clock: Intl.DateTimeFormat | undefined;

/** The day that it is on the site. */
export function siteDay(now = new Date()): Day {
  clock ??= new Intl.DateTimeFormat("en-CA", { timeZone: siteTimeZone, dateStyle: "short" });
  const [year = 0, month = 0, day = 0] = clock.format(now).split("-").map(Number);
  return { year, month, day };
}

/** The next moment at which the site's day may end: London's midnight is at 23 or 24 hours of UTC. */
export function siteDayEnds(now = new Date()): Date {
  const late = new Date(now);
  late.setUTCHours(now.getUTCHours() < 23 ? 23 : 24, 0, 0, 0);
  return late;
}

/** The day so many days after one, or before where they are fewer than none. */
export function dayAfter({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/**
 * One typed date field tidied as guide.md, 5 says: digits only, leading zeros stripped,
 * a day above 31 or a month above 12 cleared.
 */
export function tidyDatePart(part: "day" | "month" | "year", typed: string): string {
  const digits = typed
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, part === "year" ? 4 : 2);
  if (part === "day" && Number(digits) > 31) return "";
  if (part === "month" && Number(digits) > 12) return "";
  return digits;
}
