import { isCountry } from "#app/i18n/countries.ts";
import { type MeasureSystem, measureSystems } from "#app/i18n/measure-systems.ts";
import { saysNo, saysYes, yesOrNo } from "#app/kit/query.ts";
import { cleanName, nameProblem } from "#app/visitor/account-forms.ts";

/** The currencies that prices can be shown in (guide.md, 9). */
export const currencies = {
  GBP: "Pounds (GBP)",
  USD: "US dollars (USD)",
  AUD: "Australian dollars (AUD)",
  EUR: "Euros (EUR)",
};
export type Currency = keyof typeof currencies;

/** How measures are called where one system is chosen for all recipes. */
export const unitWords: Record<MeasureSystem, string> = {
  ml: "Millilitres",
  oz: "Fluid ounces",
  shot: "Shots of 30 ml",
};

/** The fields of a profile (contract.md, 8) as a form has them. */
export const profileFields = [
  "display_name",
  "first_name",
  "last_name",
  "country",
  "units",
  "currency",
  "bio",
  "profile_public",
  "industryYN",
  "industry_role",
  "industry_company",
  "industry_city",
] as const;
export type ProfileForm = Record<(typeof profileFields)[number], string>;
type Errors = Partial<Record<keyof ProfileForm, string>>;

/** What somebody says of themselves. */
export type Profile = {
  display_name: string;
  first_name: string;
  last_name: string;
  country: string | null;
  units: MeasureSystem | null;
  currency: Currency | null;
  bio: string;
  profile_public: boolean;
  industry: boolean;
  industry_role: string;
  industry_company: string;
  industry_city: string;
};

/** The most characters of what is typed freely, as people count them. */
export const longest = {
  first_name: 60,
  last_name: 60,
  bio: 500,
  industry_role: 60,
  industry_company: 80,
  industry_city: 60,
};
const called: Record<keyof typeof longest, string> = {
  first_name: "Your first name",
  last_name: "Your last name",
  bio: "What you say of yourself",
  industry_role: "Your role",
  industry_company: "The company’s name",
  industry_city: "The city’s name",
};

/** The form as it may be stored, or every message by its field. What is told of the trade goes where somebody is not of it. */
export function readProfile(form: ProfileForm): { errors: Errors } | { profile: Profile } {
  const errors: Errors = {};
  const line = (name: keyof typeof longest) => {
    const text = name === "bio" ? cleanText(form.bio) : cleanName(form[name]);
    if ([...text].length > longest[name]) errors[name] = `${called[name]} can have at most ${longest[name]} characters`;
    return text;
  };
  const display_name = cleanName(form.display_name);
  const named = display_name === "" ? "Enter the name that others see" : nameProblem(display_name);
  if (named) errors.display_name = named;
  if (form.country !== "" && !isCountry(form.country)) errors.country = "Choose a country from the list";
  const units = measureSystems.find((system) => system === form.units) ?? null;
  if (form.units !== "" && !units) errors.units = "Choose how amounts are shown";
  const currency =
    form.currency !== "" && Object.hasOwn(currencies, form.currency) ? (form.currency as Currency) : null;
  if (form.currency !== "" && !currency) errors.currency = "Choose a currency from the list";
  if (!saysYes(form.industryYN) && !saysNo(form.industryYN))
    errors.industryYN = "Tell us whether you work in the drinks industry";
  const industry = saysYes(form.industryYN);
  const trade = (name: "industry_role" | "industry_company" | "industry_city") => (industry ? line(name) : "");
  const profile: Profile = {
    display_name,
    first_name: line("first_name"),
    last_name: line("last_name"),
    country: form.country || null,
    units,
    currency,
    bio: line("bio"),
    profile_public: saysYes(form.profile_public),
    industry,
    industry_role: trade("industry_role"),
    industry_company: trade("industry_company"),
    industry_city: trade("industry_city"),
  };
  return Object.keys(errors).length > 0 ? { errors } : { profile };
}

/** What is stored, as the form shows it. */
export function formOf(profile: Profile): ProfileForm {
  const { industry, profile_public, country, units, currency, ...texts } = profile;
  return {
    ...texts,
    country: country ?? "",
    units: units ?? "",
    currency: currency ?? "",
    profile_public: yesOrNo(profile_public),
    industryYN: yesOrNo(industry),
  };
}

/** A text of several lines, each without what cannot be seen; no more than one empty line in a row. */
function cleanText(text: string): string {
  return text
    .slice(0, 4 * longest.bio)
    .split(/\r\n?|\n/)
    .map(cleanName)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
