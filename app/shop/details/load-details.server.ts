import { z } from "zod";
import { buyerOf } from "#app/account/buyer-store.server.ts";
import { theCountry } from "#app/drinks/vocabulary.ts";
import { localeNamed } from "#app/i18n/locale.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { type BasketView, currencyFor, presentBasket } from "../basket/basket.ts";
import { currencyField, wantedCurrency } from "../basket/basket-operations.server.ts";
import { findBasket, linesOf } from "../basket/basket-store.server.ts";
import { ownerOf } from "../basket/keeper.server.ts";
import { deliveryCountries } from "../money/rates-store.server.ts";
import { type DeliveryCountry, treatmentOf } from "../money/treatment.ts";
import { type Seller, sellerOf } from "../orders/seller.ts";
import { waysOffered } from "../payments/ways.server.ts";
import { countryNamed } from "./details.ts";
import { type Sums, sumsOf } from "./sums.server.ts";

export type DetailsShown = {
  basket: BasketView;
  /** Those that are delivered to; `said` is the name within a sentence. */
  countries: (Pick<DeliveryCountry, "code" | "name" | "eu"> & { said: string })[];
  country: string;
  sums: Sums | null;
  asksBorn: boolean;
  /** Whether no VAT is charged to whoever typed what was typed. */
  exempt: boolean;
  known: Record<string, string>;
  addresses: { id: number; text: string; fields: Record<string, string> }[];
  ways: { value: string; text: string; hint: string }[];
  /** Whether it is ordered and paid elsewhere: then no order is made here. */
  leads: boolean;
  seller: Seller | null;
};

const word = z.string().max(100).optional().catch(undefined);

/** What the page of details shows: the basket, what is known of the buyer, and what the order would come to where it goes. */
export const loadDetails = operation({
  name: "shop/details",
  summary: "What an order would come to",
  who: "anyone",
  changes: false,
  input: z.object({ country: word, vat_number: word, private_buyer: word, currency: currencyField }),
  answers: z.custom<DetailsShown>(),
  async handle({ country: asked, vat_number = "", private_buyer, currency: told }, context) {
    const { db, person, house } = context;
    const locale = localeNamed(context.locale);
    const owner = ownerOf(context);
    const basket = owner ? await findBasket(db, owner) : undefined;
    const [all, countries, buyer] = await Promise.all([
      basket ? linesOf(db, basket.id) : [],
      deliveryCountries(db),
      person ? buyerOf(db, person.id) : null,
    ]);
    const wanted = wantedCurrency(basket, context, told);
    const view = presentBasket(all, { wanted, locale, notes: basket?.notes ?? [] });
    const rows = all.filter(({ place, offer_id }) => place === "basket" && offer_id !== null);
    const usual = buyer?.addresses[0];
    const country =
      countryNamed(asked ?? "", countries) ??
      countryNamed(usual?.country ?? "", countries) ??
      countryNamed("GB", countries)!;
    const treatment = treatmentOf({ country, vatNumber: vat_number, privateBuyer: Boolean(private_buyer) });
    // Until a number is typed that is right, a buyer is told what a private one pays.
    const exempt = !("error" in treatment) && treatment.exempt;
    const currency = currencyFor(rows, wanted);
    const sums = rows.length > 0 ? await sumsOf(db, { rows, currency, country, treatment: { exempt } }) : null;
    const ways = waysOffered(house.settings);
    return success({
      basket: view,
      countries: countries.map(({ code, name, eu }) => ({ code, name, eu, said: theCountry(name) })),
      country: country.code,
      sums,
      exempt,
      asksBorn: view.alcohol && !buyer?.born,
      known: {
        email: person?.email ?? "",
        name: person?.display_name ?? "",
        ...(usual ? fieldsOf(usual, countries) : {}),
      },
      addresses: (buyer?.addresses ?? []).map((address) => ({
        id: address.id,
        text: [address.street, address.city, address.post_code].filter(Boolean).join(", "),
        fields: fieldsOf(address, countries),
      })),
      ways: ways.map(({ name, label, hint }) => ({ value: name, text: label, hint })),
      leads: ways.every((way) => way.leads),
      seller: sellerOf(house.settings),
    });
  },
});

type Kept = { street: string; street2: string; city: string; state: string; post_code: string; country: string };

function fieldsOf({ street, street2, city, state, post_code, country }: Kept, countries: readonly DeliveryCountry[]) {
  return { street, street2, city, state, postCode: post_code, country: countryNamed(country, countries)?.code ?? "" };
}
