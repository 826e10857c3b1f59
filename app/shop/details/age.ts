import { theCountry } from "#app/drinks/vocabulary.ts";
import { isOfAge, isRealDay, siteDay } from "#app/kit/dates.ts";
import { bornMissing, notReal } from "#app/visitor/account-forms.ts";
import type { DeliveryCountry } from "../money/treatment.ts";

type Asked = {
  form: { dob_day: string; dob_month: string; dob_year: string };
  /** The day of birth that an account has: `1988-02-29`. */
  born: string | null;
  country: DeliveryCountry;
  /** The site's own minimum age; a country's may be higher. */
  minimum: number;
  today: Date;
};

/** What stands in the way of selling alcohol to somebody (contract.md, 10); null when nothing does. */
export function ageProblem({ form, born, country, minimum, today }: Asked): { field: string; message: string } | null {
  if (country.alcohol_age === null)
    return {
      field: "country",
      message: `We do not send alcohol to ${theCountry(country.name)}: take it out of the basket first`,
    };
  const parts = born?.split("-").map(Number) ?? [form.dob_year, form.dob_month, form.dob_day].map(wholeNumber);
  const [year = 0, month = 0, day = 0] = parts;
  if (!born && parts.some((part) => part === 0)) return { field: "dob_day", message: bornMissing };
  if (!born && !isRealDay({ year, month, day })) return { field: "dob_day", message: notReal };
  const age = Math.max(minimum, country.alcohol_age);
  // What the law of a country says; the gate asks for a day more (guide.md, 5).
  if (isOfAge({ year, month, day }, age, siteDay(today))) return null;
  return { field: "dob_day", message: `Alcohol is sold there to those of ${age} and over only` };
}

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0);
