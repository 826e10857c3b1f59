import { countries } from "#app/drinks/vocabulary.ts";
import { oneLine } from "#app/kit/words.ts";

/** The fields of an advertisement (contract.md, 7), in the order of the form. */
export const advertFields = [
  "job_title",
  "company",
  "city",
  "country",
  "hours",
  "pay",
  "closes",
  "description",
  "package",
  "contact_name",
  "email",
  "phone",
] as const;
export type AdvertField = (typeof advertFields)[number];
export type AdvertForm = Record<AdvertField, string>;
export type AdvertErrors = Partial<Record<AdvertField, string>>;

/** An advertisement that may wait for an editor. */
export type Advert = Omit<AdvertForm, "phone"> & { phone: string | null };

/** How somebody is employed: the words of the jobs that the guide shows. */
export const hoursWords = { "full time": "Full time", "part time": "Part time", season: "For a season" } as const;

/** What can be asked for: in this order the skews of the offer that sells it. Where there is none an editor says what it costs. */
export const packages = {
  list: { text: "In the list", hint: "In the list of jobs until the closing date, 60 days at most." },
  first: { text: "First in the list", hint: "The same, and above the others for the first 14 days." },
} as const;

/** Fields that hold no more letters than this. A job's page shows what is within them. */
export const longest: Record<Exclude<AdvertField, "country" | "hours" | "closes" | "package">, number> = {
  job_title: 80,
  company: 80,
  contact_name: 80,
  email: 254,
  phone: 30,
  city: 60,
  pay: 80,
  description: 4_000,
};
const fewestInDescription = 80;

/** A job is shown for so many days at most. */
export const mostDays = 60;

const missing: Record<Exclude<AdvertField, "phone">, string> = {
  job_title: "Enter the job’s title",
  company: "Enter the name of the company",
  city: "Enter the city that the job is in",
  country: "Choose the country that the job is in",
  hours: "Choose the hours",
  pay: "Enter the pay",
  closes: "Enter the closing date",
  description: "Describe the job",
  package: "Choose how it shall be shown",
  contact_name: "Enter your name",
  email: "Enter your email address",
};

const names: Record<keyof typeof longest, string> = {
  job_title: "The job’s title",
  company: "The company’s name",
  contact_name: "Your name",
  email: "The email address",
  phone: "The telephone number",
  city: "The city",
  pay: "The pay",
  description: "The description",
};

const addressShape = /^[^\s@<>",;:()[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const phoneShape = /^\+?[\d\s().\-/]{6,30}$/;

/**
 * The form judged by every rule, on the server and in the browser alike: all messages at once, by field, or the advertisement.
 * `days` are the first and the last day that it may close on, `2026-12-24`.
 */
export function checkAdvert(
  form: AdvertForm,
  days: { first: string; last: string },
): { errors: AdvertErrors } | { advert: Advert } {
  const tidy = Object.fromEntries(advertFields.map((name) => [name, tidied(name, form[name])])) as AdvertForm;
  const errors: AdvertErrors = {};
  const say = (name: AdvertField, message: string) => {
    errors[name] ??= message;
  };
  for (const [name, message] of Object.entries(missing))
    if (tidy[name as AdvertField] === "") say(name as AdvertField, message);
  for (const [name, most] of Object.entries(longest) as [keyof typeof longest, number][])
    if ([...tidy[name]].length > most) say(name, `${names[name]} must have at most ${most} characters`);
  if (!(countries as readonly string[]).includes(tidy.country)) say("country", missing.country);
  if (!Object.hasOwn(hoursWords, tidy.hours)) say("hours", missing.hours);
  if (!Object.hasOwn(packages, tidy.package)) say("package", missing.package);
  if ([...tidy.description].length < fewestInDescription)
    say("description", `The description must have at least ${fewestInDescription} characters`);
  if (!addressShape.test(tidy.email)) say("email", "Enter an email address in the form name@example.com");
  if (tidy.phone !== "" && !phoneShape.test(tidy.phone))
    say("phone", "Enter a telephone number, such as +44 20 7946 0000");
  const closing = closesProblem(tidy.closes, days);
  if (closing) say("closes", closing);
  if (advertFields.some((name) => errors[name])) return { errors };
  return { advert: { ...tidy, phone: tidy.phone || null } };
}

function closesProblem(closes: string, { first, last }: { first: string; last: string }): string | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(closes) ? new Date(`${closes}T00:00:00Z`) : null;
  if (!date || Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 10) !== closes)
    return `Enter a real closing date, such as ${last}`;
  if (closes < first) return "The closing date must be in the future";
  return closes > last ? `The closing date must be within ${mostDays} days` : null;
}

/** What was typed, without what no keyboard types; a description keeps its lines. */
function tidied(name: AdvertField, typed: string): string {
  if (name !== "description") return oneLine(typed);
  const plain = typed.normalize("NFC").toWellFormed().replaceAll("\r\n", "\n");
  return plain.replace(/[^\P{Cc}\n]+/gu, " ").trim();
}

/** What the shop's form is told of an advertisement that is bought there (contract.md, 7). */
export function productVarsOf({ job_title, company }: Pick<AdvertForm, "job_title" | "company">) {
  return { job_title, company };
}
