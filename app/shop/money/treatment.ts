import { checkVAT, countries as known } from "jsvat";
import { theCountry } from "#app/drinks/vocabulary.ts";

/** A country that the shop delivers to. */
export type DeliveryCountry = { code: string; name: string; eu: boolean; alcohol_age: number | null };

/** What decides about VAT (contract.md, 10): where it goes, and who buys. */
export type Buyer = {
  country: DeliveryCountry;
  vatNumber: string;
  privateBuyer: boolean;
  /** What VIES says of a number, where it is asked. */
  vies?: (number: string) => "valid" | "invalid" | "unanswered" | undefined;
};

/**
 * How an order is taxed. `checked` says how its number was: by its form and its checksum, or by VIES; `unanswered` that VIES was asked
 * and said nothing, so that somebody has to look.
 */
export type Treatment = {
  exempt: boolean;
  number: string | null;
  checked: "checksum" | "vies" | null;
  unanswered?: boolean;
};

/**
 * How an order is taxed. In GB a number is hidden and nobody exempt; in the EU a business with a checked number is, by reverse charge, and a
 * private buyer is not; anywhere else everybody is (guide.md, 5).
 * @returns a message for the number's field where it is missing or no number of that country
 */
export function treatmentOf({ country, vatNumber, privateBuyer, vies }: Buyer): Treatment | { error: string } {
  if (!country.eu) return { exempt: country.code !== "GB", number: null, checked: null };
  if (privateBuyer) return { exempt: false, number: null, checked: null };
  const number = tidyNumber(vatNumber, country.code);
  if (number === "") return { error: `Enter your VAT number, or say that you are buying as a private person` };
  if (!isVatNumber(number, country.code))
    return { error: `Enter a VAT number of ${theCountry(country.name)}, beginning with ${country.code}` };
  const said = vies?.(number);
  if (said === "invalid") return { error: "VIES does not know this VAT number: mend it, or buy as a private person" };
  if (said === "unanswered") return { exempt: true, number, checked: "checksum", unanswered: true };
  return { exempt: true, number, checked: said === "valid" ? "vies" : "checksum" };
}

/** A number as it is kept: in capitals, without what is only for reading, with its country before it; empty where none was typed. */
export function tidyNumber(typed: string, country: string): string {
  const number = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s.\-/]/g, "");
  return number === "" || /^[A-Z]{2}/.test(number) ? number : country + number;
}

/** True for a number of that country whose form and checksum are right. */
export function isVatNumber(number: string, country: string): boolean {
  if (number.length > 16 || !number.startsWith(country)) return false;
  return checkVAT(number, known).isValid;
}
