import { checkVAT, countries as known } from "jsvat";

/** A country that the shop delivers to. */
export type DeliveryCountry = { code: string; name: string; eu: boolean; alcohol_age: number | null };

/** What decides about VAT (contract.md, 10): where it goes, and who buys. */
export type Buyer = { country: DeliveryCountry; vatNumber: string; privateBuyer: boolean };

/** How an order is taxed. `checked` says how its number was: here by its form and its checksum. */
export type Treatment = { exempt: boolean; number: string | null; checked: "checksum" | null };

/**
 * How an order is taxed. In GB a number is hidden and nobody exempt; in the EU a business with a checked number is, by reverse charge, and a
 * private buyer is not; anywhere else everybody is (guide.md, 5).
 * @returns a message for the number's field where it is missing or no number of that country
 */
export function treatmentOf({ country, vatNumber, privateBuyer }: Buyer): Treatment | { error: string } {
  if (!country.eu) return { exempt: country.code !== "GB", number: null, checked: null };
  if (privateBuyer) return { exempt: false, number: null, checked: null };
  const typed = vatNumber.toUpperCase().replace(/[\s.\-/]/g, "");
  if (typed === "") return { error: `Enter your VAT number, or say that you are buying as a private person` };
  const number = /^[A-Z]{2}/.test(typed) ? typed : country.code + typed;
  if (!isVatNumber(number, country.code))
    return { error: `Enter a VAT number of ${country.name}, beginning with ${country.code}` };
  return { exempt: true, number, checked: "checksum" };
}

/** True for a number of that country whose form and checksum are right. */
export function isVatNumber(number: string, country: string): boolean {
  if (number.length > 16 || !number.startsWith(country)) return false;
  return checkVAT(number, known).isValid;
}
