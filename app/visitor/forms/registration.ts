import { isoDay } from "#app/kit/dates.ts";
import { saysNo, saysYes } from "#app/kit/query.ts";
import { type BornParts, bornMissing, bornProblem, notReal, readBorn } from "./born.ts";
import { cleanName, nameFromEmail, nameProblem } from "./display-name.ts";
import { type IsCommon, passwordErrors } from "./passwords.ts";
import { emailMissing, emailShape, termsMissing } from "./texts.ts";

/** The fields of the registration form (contract.md, 4) but the captcha, as they were typed. */
export const registrationFields = [
  "email",
  "display_name",
  "pass1",
  "pass2",
  "dob_day",
  "dob_month",
  "dob_year",
  "industryYN",
  "newsletter_opt_in",
  "terms",
] as const;
export type RegistrationFields = Record<(typeof registrationFields)[number], string>;

/** A registration that may be made. */
export type Registration = {
  email: string;
  display_name: string;
  password: string;
  born: string;
  industry: boolean;
  newsletter: boolean;
};

export type Rules = {
  minimumAge: number;
  today: Date;
  isCommon: IsCommon;
  /** Who signs in with an account elsewhere chooses no password. */
  withoutPassword?: boolean;
};
type Errors = Partial<Record<(typeof registrationFields)[number], string>>;

/** The shape of an address, as better-auth asks for it; short enough to be sent to. */
export function isEmail(text: string): boolean {
  const shape = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
  return text.length <= 254 && shape.test(text);
}

/** What to say to those who are not old enough for an account. */
export function tooYoung(minimumAge: number): string {
  return `You must be over ${minimumAge} to have an account`;
}

/** The form judged by every rule of guide.md, 5: all messages at once, by field, or the registration. */
export function checkRegistration(
  fields: RegistrationFields,
  rules: Rules,
): { errors: Errors } | { registration: Registration } {
  const email = fields.email.trim().toLowerCase();
  const display_name = cleanName(fields.display_name) || nameFromEmail(email);
  const born = { day: fields.dob_day.trim(), month: fields.dob_month.trim(), year: fields.dob_year.trim() };
  const errors: Errors = {
    ...emailErrors(email),
    ...nameErrors(display_name),
    ...(rules.withoutPassword
      ? {}
      : passwordErrors(fields.pass1, fields.pass2, { email, name: display_name }, rules.isCommon)),
    ...bornErrors(born, rules),
    ...choiceErrors(fields),
  };
  const day = readBorn(born);
  if (Object.keys(errors).length > 0 || !day) return { errors };
  return {
    registration: {
      email,
      display_name,
      password: fields.pass1,
      born: isoDay(day)!,
      industry: saysYes(fields.industryYN),
      newsletter: saysYes(fields.newsletter_opt_in),
    },
  };
}

/** The three choices that a registration needs, by field (guide.md, 5: Registration submit). */
export function choiceErrors(fields: Pick<RegistrationFields, "industryYN" | "newsletter_opt_in" | "terms">): Errors {
  const errors: Errors = {};
  if (!isYesOrNo(fields.industryYN)) errors.industryYN = "Tell us whether you work in the drinks industry";
  if (!isYesOrNo(fields.newsletter_opt_in)) errors.newsletter_opt_in = "Choose whether you would like our newsletter";
  if (fields.terms.trim() === "" || saysNo(fields.terms)) errors.terms = termsMissing;
  return errors;
}

function emailErrors(email: string): Errors {
  if (email === "") return { email: emailMissing };
  return isEmail(email) ? {} : { email: emailShape };
}

function nameErrors(name: string): Errors {
  const problem = nameProblem(name);
  return problem ? { display_name: problem } : {};
}

function bornErrors(born: BornParts, rules: Rules): Errors {
  const problem = bornProblem(born, rules.minimumAge, rules.today);
  if (problem === "missing") return { dob_day: bornMissing };
  if (problem === "not-real") return { dob_day: notReal };
  return problem === "too-young" ? { dob_day: tooYoung(rules.minimumAge) } : {};
}

function isYesOrNo(value: string): boolean {
  return saysYes(value) || saysNo(value);
}
