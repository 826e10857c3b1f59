import { isCountry } from "#app/i18n/countries.ts";
import { saysYes } from "#app/kit/query.ts";
import { cleanName } from "#app/visitor/account-forms.ts";

/** The fields of an address (contract.md, 4), and whether it is the usual one. */
export const addressFields = ["street", "street2", "city", "state", "postCode", "country", "usual"] as const;
export type AddressForm = Record<(typeof addressFields)[number], string>;
export type AddressErrors = Partial<Record<keyof AddressForm, string>>;

/** An address as it is stored. */
export type Address = {
  street: string;
  street2: string;
  city: string;
  state: string;
  post_code: string;
  country: string;
  usual: boolean;
};

/** As many as one address book holds. */
export const mostAddresses = 20;

/** The most characters of each line. */
export const longest = { street: 100, street2: 100, city: 60, state: 60, postCode: 12 };
const called = {
  street: "The street",
  street2: "The second line",
  city: "The town",
  state: "The county or state",
  postCode: "The postcode",
};

/** What is wrong with a postcode in a country, or how it is written there; the server's to know (`postcode.server.ts`). */
export type ReadPostcode = (text: string, country: string) => { error: string } | { postcode: string };

/** The form as it may be stored, or every message by its field. */
export function readAddress(
  form: AddressForm,
  readPostcode: ReadPostcode,
): { errors: AddressErrors } | { address: Address } {
  const errors: AddressErrors = {};
  const line = (name: keyof typeof longest, missing?: string) => {
    const text = cleanName(form[name]);
    if (text === "" && missing) errors[name] = missing;
    if ([...text].length > longest[name]) errors[name] = `${called[name]} can have at most ${longest[name]} characters`;
    return text;
  };
  const street = line("street", "Enter the house number or name, and the street");
  const street2 = line("street2");
  const city = line("city", "Enter the town or city");
  const state = line("state");
  const typed = line("postCode");
  const country = form.country.trim().toUpperCase();
  if (!isCountry(country))
    errors.country = form.country.trim() === "" ? "Choose a country" : "Choose a country from the list";
  let post_code = typed;
  if (!errors.country && !errors.postCode) {
    const read = readPostcode(typed, country);
    if ("error" in read) errors.postCode = read.error;
    else post_code = read.postcode;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const usual = saysYes(form.usual);
  return { address: { street, street2, city, state, post_code, country, usual } };
}

/** What is stored, as the form shows it. */
export function formOf({ post_code, usual, ...texts }: Address): AddressForm {
  return { ...texts, postCode: post_code, usual: usual ? "yes" : "" };
}
