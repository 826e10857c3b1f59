import { currencyNamed } from "#app/i18n/prices.ts";
import type { Context } from "#app/operations/operation.ts";
import { offersForSale } from "../offers-store.server.ts";
import { priceIn } from "../shop-item.ts";
import { lineName, mostLines, mostOfOne, sameTexts } from "./basket.ts";
import { heldIn, type NewLine, putLines, typedIn } from "./basket-store.server.ts";
import { openOwnBasket } from "./keeper.server.ts";

/** Something to be put into a basket together with others; `name` is what it is called where it is not sold any more. */
export type Wanted = {
  offer_id: number;
  skew_id: number;
  name: string;
  quantity: number;
  product_vars?: Record<string, string>;
  element?: string | null;
};

/**
 * Puts several things into the basket, as far as they are still sold, there, and within what a basket and an order may have; what is
 * left out is told on the basket's page.
 * @returns how many things were put there
 */
export async function fillBasket(context: Context, wanted: readonly Wanted[], currency: string): Promise<number> {
  const { db } = context;
  const basket = await openOwnBasket(context);
  const has = await heldIn(db, basket);
  const offers = await offersForSale(db, [...new Set(wanted.map(({ offer_id }) => offer_id))]);
  const texts =
    wanted.some(({ product_vars }) => product_vars) && has.size > 0 ? await textsIn(context, basket.id, has) : null;
  const told = currencyNamed(currency) ?? "GBP";
  const notes: string[] = [];
  // The same thing wanted twice is one line.
  const put = new Map<number, NewLine>();
  let count = 0;
  for (const line of wanted) {
    const offer = offers.find(({ id }) => id === line.offer_id);
    const skew = offer?.skews.find(({ id }) => id === line.skew_id);
    const ofOffer = (offer?.skews ?? []).reduce((sum, { id }) => sum + (has.get(id) ?? 0), 0);
    const before = has.get(line.skew_id) ?? 0;
    const room = Math.min(
      (offer?.max_per_order ?? 0) - ofOffer,
      (skew?.stock ?? 0) - before,
      mostOfOne - before,
      line.quantity,
    );
    const full = before === 0 && has.size >= mostLines;
    // A line has one text for all that it counts: another one would take its place without a word.
    const other = texts?.get(line.skew_id);
    const differs = other !== undefined && !sameTexts(other, line.product_vars ?? {});
    if (!offer || !skew || room < 1 || full || differs) {
      const why = !offer || !skew ? "" : differs ? hasText(other) : skew.stock <= 0 ? ": it is sold out" : "";
      notes.push(`${line.name} could not be put into your basket${why}.`);
      continue;
    }
    if (room < line.quantity) notes.push(`Of ${line.name} only ${room} could be put into your basket.`);
    const price = priceIn(skew.prices, told);
    has.set(skew.id, before + room);
    count += room;
    put.set(skew.id, {
      skew_id: skew.id,
      place: "basket",
      quantity: before + room,
      name: lineName({ offer_name: offer.name, skew_name: skew.name, single: offer.skews.length === 1 }),
      price: price.minor,
      currency: price.currency,
      product_vars: line.product_vars ?? {},
      element: line.element ?? null,
    });
  }
  await putLines(db, basket, [...put.values()], { notes });
  return count;
}

/** What was typed for what lies in the basket, by skew. */
async function textsIn({ db }: Context, basketId: string, has: ReadonlyMap<number, number>) {
  const lines = await typedIn(db, basketId, [...has.keys()]);
  return new Map(lines.map(({ skew_id, product_vars }) => [skew_id, product_vars as Record<string, string>]));
}

const hasText = (texts: Readonly<Record<string, string>>) => `: it is there with “${Object.values(texts).join(", ")}”`;
