import { unprintable } from "../invoices/paper-fonts.server.ts";
import { addressFields, type DetailErrors, type DetailField, type DetailsForm, tidied } from "./details.ts";

const printed: readonly DetailField[] = ["name", ...addressFields];
const printedOfBill: readonly DetailField[] = addressFields.map((name) => `billing_${name}` as const);
/** So many letters are named in a message: a whole line of them says no more. */
const mostNamed = 5;

/**
 * Messages for those fields whose letters the invoice's font has not: a name that comes out as blanks is no name, and a parcel with
 * none goes nowhere. Those of the bill count where it goes elsewhere.
 */
export async function letterErrors(form: DetailsForm): Promise<DetailErrors> {
  const errors: DetailErrors = {};
  for (const name of form.book_delivery ? printed : [...printed, ...printedOfBill]) {
    const missing = await unprintable(tidied(form[name]));
    if (missing.length > 0)
      errors[name] =
        `Write this in Latin letters: the invoice and the parcel cannot show ${missing.slice(0, mostNamed).join(", ")}`;
  }
  return errors;
}
