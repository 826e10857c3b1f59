import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { countryNamed } from "../details/details.ts";
import { deliveryCountries } from "./rates-store.server.ts";
import { askVies } from "./vies.server.ts";

const word = z.string().max(100).default("").catch("");

/** Has VIES asked for a business's number before its order is begun: no transaction waits for another house's server. */
export const askForNumber = operation({
  name: "shop/ask-vies",
  summary: "Has VIES asked whether a VAT number is valid",
  who: "anyone",
  changes: false,
  limit: { times: 30, seconds: 600 },
  input: z.object({ country: word, vat_number: word }),
  answers: z.null(),
  async handle({ country, vat_number: number }, { db, house }) {
    if (!house.settings.VIES_URL || number.trim() === "") return success(null);
    const named = countryNamed(country, await deliveryCountries(db));
    if (named?.eu) await askVies(house, { country: named.code, number });
    return success(null);
  },
});
