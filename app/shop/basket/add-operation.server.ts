import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { failure, success } from "#app/kit/result.ts";
import { highestId } from "#app/kit/subject.ts";
import { oneLine } from "#app/kit/words.ts";
import { operation } from "#app/operations/operation.ts";
import { byId, digits, idField } from "#app/platform/fields.ts";
import { offersForSale } from "../offers-store.server.ts";
import { type OfferForSale, priceIn } from "../shop-item.ts";
import { lineName, mostLines, mostOfOne, sameTexts } from "./basket.ts";
import { currencyField, wantedCurrency } from "./basket-operations.server.ts";
import { heldIn, putLines, typedIn } from "./basket-store.server.ts";
import { mayHaveBasket, openOwnBasket } from "./keeper.server.ts";
import { limitedTo, notAdded, otherText, refusedByPolicy } from "./texts.ts";

/** Where a form may stand (contract.md, 10); kept with the line, for figures. */
const elements = ["card", "product", "recipe", "next-bottle"] as const;
const longestVar = 200;

const quantity = digits(0, mostOfOne);
const one = z.union([z.string(), z.number()]);
const input = z.object({
  // What is no number is no offer, and no quantity: said as guide.md, 8, does.
  product_id: idField.catch(0).describe("The offer's id"),
  quantity: quantity.optional().catch(0),
  skew: z
    .union([one, z.array(one)])
    .optional()
    .describe("Skew ids: one, or several where the offer lets them be taken together"),
  quantities: byId(one).optional().catch(undefined).describe("How many of each skew, by its id; else `quantity`"),
  use_skew: z.string().max(10).optional().catch(undefined).describe("`no` takes the only skew"),
  product_vars: z.record(z.string(), z.unknown()).optional().catch(undefined),
  shopelement: z.enum(elements).optional().catch(undefined),
  currency: currencyField,
});
type Input = z.output<typeof input>;

/** Puts skews of an offer into the basket (guide.md, 7); what they cost comes from the database, never from the request. */
export const addToBasket = operation({
  name: "shop/add-to-basket",
  summary: "Puts something into the basket",
  who: "anyone",
  changes: true,
  limit: { times: 120, seconds: 60 },
  input,
  answers: z.object({ num_items: z.int() }),
  async handle(asked, context) {
    const { db, cookies } = context;
    if (!mayHaveBasket(cookies)) return failure("forbidden", refusedByPolicy);
    if (asked.product_id === 0) return failure("invalid", notAdded);
    const [offer] = await offersForSale(db, [asked.product_id]);
    if (!offer) return failure("not-found", notAdded);
    const wanted = wantedOf(offer, asked);
    if (!wanted) return failure("invalid", notAdded);
    const nameOf = ({ name }: { name: string }) =>
      lineName({ offer_name: offer.name, skew_name: name, single: offer.skews.length === 1 });
    const soldOut = wanted.find(({ skew }) => skew.stock <= 0);
    if (soldOut) return failure("conflict", `${nameOf(soldOut.skew)} is sold out`);
    const basket = await openOwnBasket(context);
    const has = await heldIn(db, basket);
    const more = wanted.reduce((sum, one) => sum + one.quantity, 0);
    const ofOffer = offer.skews.reduce((sum, { id }) => sum + (has.get(id) ?? 0), 0);
    if (ofOffer + more > offer.max_per_order) return failure("conflict", limitedTo(offer.max_per_order));
    const fresh = wanted.filter(({ skew }) => !has.has(skew.id)).length;
    if (has.size + fresh > mostLines) return failure("conflict", `A basket holds ${mostLines} different things`);
    const vars = varsOf(offer, asked);
    // A line has one text for all that it counts: another one would take its place without a word.
    const typed =
      Object.keys(vars).length > 0 && fresh < wanted.length ? await typedIn(db, basket.id, [...has.keys()]) : [];
    const other = typed.find(
      (line) => wanted.some(({ skew }) => skew.id === line.skew_id) && !sameTexts(line.product_vars as Texts, vars),
    );
    if (other) return failure("conflict", otherText(Object.values(other.product_vars as Texts)));
    const currency = wantedCurrency(basket, context, asked.currency);
    const put = wanted.map(({ skew, quantity }) => {
      const price = priceIn(skew.prices, currency);
      return {
        ...{ skew_id: skew.id, place: "basket" as const, quantity: (has.get(skew.id) ?? 0) + quantity },
        name: nameOf(skew),
        ...{ price: price.minor, currency: price.currency },
        ...{ product_vars: vars, element: asked.shopelement ?? null },
      };
    });
    await putLines(db, basket, put, { currency: asked.currency, notes: [] });
    return success({ num_items: [...has.values()].reduce((sum, quantity) => sum + quantity, 0) + more });
  },
});

/** Which skews are wanted, and how many of each; null where that is nothing that the offer has. */
function wantedOf(offer: OfferForSale, { skew, quantity = 1, quantities = {}, use_skew }: Input) {
  const named = skew === undefined ? [] : [skew].flat();
  if (named.length === 0) {
    const [only, ...others] = offer.skews;
    if (!only || others.length > 0 || quantity < 1) return null;
    return [{ skew: only, quantity }];
  }
  if (use_skew === "no" && offer.skews.length > 1) return null;
  const ids = [...new Set(named.map((id) => readDigits(id) ?? 0))].filter((id) => id >= 1 && id <= highestId);
  const chosen = ids.flatMap((id) => offer.skews.find((one) => one.id === id) ?? []);
  if (chosen.length !== ids.length || chosen.length === 0) return null;
  if (offer.choice === "one" && chosen.length > 1) return null;
  const wanted = chosen.map((one) => ({ skew: one, quantity: countOf(quantities[one.id], quantity) }));
  if (wanted.some(({ quantity }) => quantity === null)) return null;
  const some = wanted.filter((one): one is { skew: typeof one.skew; quantity: number } => (one.quantity ?? 0) > 0);
  return some.length > 0 ? some : null;
}

/** A quantity of its own, or that of all; null for what is none. */
function countOf(own: unknown, all: number): number | null {
  if (own === undefined || own === "") return all;
  const read = quantity.safeParse(own);
  return read.success ? read.data : null;
}

type Texts = Record<string, string>;

/** What the offer asks for, as it was typed; nothing else is kept. */
function varsOf({ asks }: OfferForSale, { product_vars = {} }: Input): Record<string, string> {
  return Object.fromEntries(
    asks.flatMap((ask) => {
      const typed = product_vars[ask];
      const text = typeof typed === "string" ? oneLine(typed) : "";
      return text ? [[ask, oneLine(text.slice(0, longestVar))]] : [];
    }),
  );
}
