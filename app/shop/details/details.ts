import { oneLine } from "#app/kit/words.ts";
import { isEmail } from "#app/visitor/account-forms.ts";
import type { DeliveryCountry } from "../money/treatment.ts";
import { labels } from "./labels.ts";

/** The fields of an address, in the order of the form (contract.md, 10); those for the bill have `billing_` before them. */
export const addressFields = ["street", "street2", "city", "state", "postCode", "country"] as const;
export type AddressField = (typeof addressFields)[number];
export type OrderAddress = Record<AddressField, string>;

const ownFields = ["email", "name", "phone", "vat_number", "dob_day", "dob_month", "dob_year"] as const;
const billingFields = addressFields.map((name) => `billing_${name}` as const);
/** Every text of the form. */
export const detailFields = [...ownFields, ...addressFields, ...billingFields] as const;
export type DetailField = (typeof detailFields)[number];
export type DetailsForm = Record<DetailField, string> & {
  book_delivery: boolean;
  /** That it was said that the bill goes elsewhere: then an address for it has to come. */
  bill_elsewhere?: boolean;
  private_buyer: boolean;
};
export type DetailErrors = Record<string, string>;

const longest: Partial<Record<string, number>> = { email: 254, phone: 30, postCode: 12, billing_postCode: 12 };
const usualLength = 80;

const missing: Partial<Record<DetailField, string>> = {
  email: "Enter your email address",
  name: "Enter your name",
  street: "Enter the street and the number of the house",
  city: "Enter the town or city",
  postCode: "Enter the postcode",
  country: "Choose the country",
};

/** What a field is called in a message: a summary has several of the same. */
function calledOf(name: DetailField): string {
  const own = name.replace("billing_", "");
  // A day of birth is judged elsewhere.
  const label = labels[own as keyof typeof labels] ?? "This";
  return own === name ? label : `${label} of the bill`;
}

/** The order is mailed with these, to an address that somebody typed: a stranger's words shall be no link in a mail of ours. */
const mailed = ["name", ...addressFields.filter((name) => name !== "country")] as const;
const webAddress = /:\/\/|www\./;

const phoneShape = /^\+?[\d\s().\-/]{6,30}$/;

/** Who buys and where it goes, as an order keeps it. */
export type Details = {
  email: string;
  name: string;
  phone: string | null;
  country: DeliveryCountry;
  delivery: OrderAddress;
  billing: OrderAddress;
};

/** An address as a letter has it, line by line. */
export function linesOf(name: string, { street, street2, city, state, postCode, country }: OrderAddress): string[] {
  return [name, street, street2, `${city} ${postCode}`, state, country].filter((line) => line.trim() !== "");
}

/** What other names a country goes by in addresses. */
const otherNames: Readonly<Record<string, string>> = {
  UK: "GB",
  GR: "EL",
  XI: "GB",
  ENGLAND: "GB",
  SCOTLAND: "GB",
  WALES: "GB",
  "NORTHERN IRELAND": "GB",
};

/** The fields as they stand on the page, from the top. */
const asTheyStand: readonly string[] = [
  ...["email", "name", "phone", ...addressFields],
  ...["vat_number", "dob_day", "dob_month", "dob_year", ...billingFields, "payment"],
];

/** Messages in the order of the fields that they stand beside, so that whoever mends them goes down the page once. */
export function inOrder(errors: DetailErrors): DetailErrors {
  const place = ([name]: [string, string]) => asTheyStand.indexOf(name);
  return Object.fromEntries(Object.entries(errors).sort((one, other) => place(one) - place(other)));
}

/** A country that the shop delivers to, by its code or its name. */
export function countryNamed(typed: string, countries: readonly DeliveryCountry[]): DeliveryCountry | undefined {
  const name = typed.trim().toUpperCase();
  const code = Object.hasOwn(otherNames, name) ? otherNames[name] : name;
  return countries.find((one) => one.code === code || one.name.toUpperCase() === name);
}

/**
 * The form judged by every rule but those of VAT and age, all messages at once by field. Where the bill goes elsewhere its address
 * is asked for as well; with `book_delivery`, or where none was given, it is that of the delivery (guide.md, 4).
 */
export function checkDetails(
  form: DetailsForm,
  countries: readonly DeliveryCountry[],
): { errors: DetailErrors } | { details: Details } {
  const tidy = Object.fromEntries(detailFields.map((name) => [name, tidied(form[name])])) as Record<
    DetailField,
    string
  >;
  const errors: DetailErrors = {};
  const noBill = billingFields.every((name) => tidy[name] === "");
  const sameBill = form.book_delivery || (noBill && !form.bill_elsewhere);
  for (const [field, message] of Object.entries(missing)) {
    if (tidy[field as DetailField] === "") errors[field] = message;
    const billing = `billing_${field}` as DetailField;
    if (!sameBill && billing in tidy && tidy[billing] === "") errors[billing] = `${message} for the bill`;
  }
  for (const name of detailFields)
    if ([...tidy[name]].length > (longest[name] ?? usualLength))
      errors[name] ??= `${calledOf(name)}: use at most ${longest[name] ?? usualLength} characters`;
  for (const name of [...mailed, ...billingFields])
    if (webAddress.test(tidy[name].normalize("NFKC").toLowerCase()))
      errors[name] ??= `${calledOf(name)}: leave out web addresses, no www. and no ://`;
  if (!isEmail(tidy.email)) errors.email ??= "Enter an email address in the form name@example.com";
  if (tidy.phone !== "" && !phoneShape.test(tidy.phone))
    errors.phone ??= "Enter a telephone number, such as +44 20 7946 0000";
  const country = countryNamed(tidy.country, countries);
  if (!country) errors.country ??= "We do not deliver there: choose a country from the list";
  const delivery = addressOf(tidy, "", country?.name);
  const billing = sameBill
    ? delivery
    : addressOf(tidy, "billing_", countryNamed(tidy.billing_country, countries)?.name);
  if (!country || Object.keys(errors).length > 0) return { errors };
  return { details: { email: tidy.email, name: tidy.name, phone: tidy.phone || null, country, delivery, billing } };
}

function addressOf(
  tidy: Record<DetailField, string>,
  prefix: "" | "billing_",
  country: string | undefined,
): OrderAddress {
  const fields = addressFields.map((name) => [name, tidy[`${prefix}${name}`]] as const);
  const address = Object.fromEntries(fields) as OrderAddress;
  return { ...address, country: country ?? address.country };
}

/** What was typed, without what no keyboard types, on one line. */
export function tidied(typed: string): string {
  return oneLine(typed.slice(0, 500));
}
