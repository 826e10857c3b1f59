import { z } from "zod";
import { localeNamed } from "#app/i18n/locale.ts";
import { type Currency, currencies, currencyWished } from "#app/i18n/prices.ts";
import { readDigits } from "#app/kit/digits.ts";
import { failure, success } from "#app/kit/result.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";
import { type BasketView, mostLines, mostOfOne, presentBasket } from "./basket.ts";
import {
  type Basket,
  dropLines,
  findBasket,
  type LineRow,
  linesOf,
  type Place,
  putLines,
  touchBasket,
} from "./basket-store.server.ts";
import { ownerOf } from "./keeper.server.ts";
import { howMany, limitedTo } from "./texts.ts";

const view = z.custom<BasketView>();

/** A currency that is asked for, as an address says it; what is none asks for nothing. */
export const currencyField = z.enum(currencies).optional().catch(undefined);

/**
 * The currency that a basket is told in (contract.md, 10): what is asked for, what was chosen for it, what its owner's profile says, or
 * what the page's language has.
 */
export function wantedCurrency(
  basket: Pick<Basket, "currency"> | undefined,
  { person, locale }: Pick<Context, "person" | "locale">,
  asked?: Currency,
): Currency {
  return currencyWished(localeNamed(locale), asked, basket?.currency, person?.currency);
}

/** What somebody's basket holds, at today's prices, with every change told (guide.md, 3). */
export const readBasket = operation({
  name: "shop/basket",
  summary: "What is in the basket",
  who: "anyone",
  changes: false,
  input: z.object({ currency: currencyField }),
  answers: view,
  handle: async ({ currency }, context) => success(await viewOf(context, currency)),
});

async function viewOf(context: Context, asked: Currency | undefined): Promise<BasketView> {
  const owner = ownerOf(context);
  const basket = owner ? await findBasket(context.db, owner) : undefined;
  const rows = basket ? await linesOf(context.db, basket.id) : [];
  const locale = localeNamed(context.locale);
  return presentBasket(rows, { wanted: wantedCurrency(basket, context, asked), locale, notes: basket?.notes ?? [] });
}

/** What can be done with a line (contract.md, 4 and 10). */
export const lineIntents = ["update", "save-for-later", "move-to-basket", "remove", "undo", "currency"] as const;

const change = z.object({
  intent: z.enum(lineIntents),
  skew: z
    .union([
      idField,
      z
        .array(idField)
        .min(1)
        .transform(([first]) => first!),
    ])
    .optional(),
  product_id: idField.optional().catch(undefined).describe("The offer, instead of the skew, where one line is of it"),
  place: z.enum(["basket", "saved"]).optional().catch(undefined).describe("Where what is removed lies, if in both"),
  quantity: z.union([z.string(), z.number()]).optional().meta({ type: "integer", minimum: 0 }),
  currency: currencyField,
});
type Change = z.output<typeof change>;

/** Changes what is in the basket already. */
export const changeBasket = operation({
  name: "shop/change-basket",
  summary: "Changes a line of the basket",
  who: "anyone",
  changes: true,
  limit: { times: 240, seconds: 60 },
  input: change,
  answers: z.null(),
  async handle(asked, context) {
    const { db } = context;
    const owner = ownerOf(context);
    const basket = owner ? await findBasket(db, owner, true) : undefined;
    if (!basket) return failure("not-found", "Your basket is empty.");
    const lines = await linesOf(db, basket.id);
    // What was taken out a moment ago can be put back until something else is done.
    if (asked.intent !== "undo") await dropLines(db, basket.id, "removed");
    for (const { skew_id, place, offer_id } of lines)
      if (offer_id === null) await dropLines(db, basket.id, place, skew_id);
    if (asked.intent === "currency") await tellIn(context, { basket, lines }, asked.currency);
    else return (await changeLine(context, { basket, lines }, asked)) ?? success(null);
    return success(null);
  },
});

/**
 * A basket in another currency: its owner is shown what each thing costs in that, so a later change of it is told. Where a price has changed
 * that they have not seen yet, it stays as it was told: the change is said first.
 */
async function tellIn({ db }: Context, { basket, lines }: { basket: Basket; lines: LineRow[] }, currency?: Currency) {
  const seen = lines.filter(({ place, offer_id, prices, price, currency: told }) => {
    return place !== "removed" && offer_id !== null && prices[told as Currency] === price;
  });
  if (!currency || seen.length === 0) return touchBasket(db, basket.id, { currency, notes: [] });
  const told = seen.map((line) => ({ ...seenNow(line, line.place, line.quantity, currency), since: line.since }));
  await putLines(db, basket, told, { currency, notes: [] });
}

const from: Record<Exclude<Change["intent"], "currency">, Place> = {
  update: "basket",
  "save-for-later": "basket",
  remove: "basket",
  "move-to-basket": "saved",
  undo: "removed",
};

/** The skew of the only line of an offer in a place. */
function onlyOf(lines: readonly LineRow[], place: Place, { product_id }: Change): number | undefined {
  const there = lines.filter((one) => one.place === place && one.offer_id === product_id);
  return there.length === 1 ? there[0]!.skew_id : undefined;
}

async function changeLine(context: Context, { basket, lines }: { basket: Basket; lines: LineRow[] }, asked: Change) {
  const { db } = context;
  const place = asked.intent === "remove" && asked.place ? asked.place : from[asked.intent as keyof typeof from];
  const told = wantedCurrency(basket, context, asked.currency);
  const isBack = asked.intent === "undo";
  const line = isBack
    ? lines.findLast((one) => one.place === place)
    : (lines.find((one) => one.place === place && one.skew_id === (asked.skew ?? onlyOf(lines, place, asked))) ??
      // What is saved for later can be taken out as well.
      (asked.intent === "remove" ? lines.find((one) => one.skew_id === asked.skew) : undefined));
  if (!line) return failure("not-found", "That is not in your basket any more.");
  const quantity = asked.intent === "update" ? quantityOf(asked.quantity ?? line.quantity) : line.quantity;
  if (quantity === null) return failure("invalid", howMany, { [`quantity-${line.skew_id}`]: howMany });
  const to =
    quantity === 0 ? "removed" : isBack && line.was_saved ? "saved" : target[asked.intent as keyof typeof target];
  if (to === "basket") {
    const others = lines.filter((one) => one.place === "basket" && one.skew_id !== line.skew_id);
    const there = lines.find(
      (one) => one.place === "basket" && one.skew_id === line.skew_id && line.place !== "basket",
    );
    const wanted = quantity + (there?.quantity ?? 0);
    const ofOffer = others.filter((one) => one.offer_id === line.offer_id).reduce((sum, one) => sum + one.quantity, 0);
    if (wanted + ofOffer > line.max_per_order)
      return failure("conflict", limitedTo(line.max_per_order), {
        [`quantity-${line.skew_id}`]: limitedTo(line.max_per_order),
      });
    if (others.length >= mostLines) return failure("conflict", `A basket holds ${mostLines} different things.`);
    if (line.place !== "basket") await dropLines(db, basket.id, line.place, line.skew_id);
    const put = seenNow(line, to, Math.min(mostOfOne, wanted), told);
    // What is put back lies where it lay.
    await putLines(db, basket, [isBack ? { ...put, since: line.since } : put], { notes: [] });
    return null;
  }
  await dropLines(db, basket.id, line.place, line.skew_id);
  // What was saved of it before stays saved.
  const before = to === "saved" ? lines.find((one) => one.place === to && one.skew_id === line.skew_id) : undefined;
  const count = Math.min(mostOfOne, line.quantity + (before?.quantity ?? 0));
  const out = { ...seenNow(line, to, count, told), was_saved: to === "removed" && line.place === "saved" };
  await putLines(db, basket, [isBack || to === "removed" ? { ...out, since: line.since } : out], { notes: [] });
  return null;
}

/** A quantity as it was sent; null where it is none. More than anybody may have is told as what the line is limited to (guide.md, 5). */
function quantityOf(sent: string | number): number | null {
  const count = readDigits(sent);
  return count === null ? null : Math.min(count, 1_000_000);
}

const target: Record<keyof typeof from, Place> = {
  update: "basket",
  "save-for-later": "saved",
  remove: "removed",
  "move-to-basket": "basket",
  undo: "basket",
};

/** A line as it is told now: whoever changes it has seen what it costs. */
export function seenNow(line: LineRow, place: Place, quantity: number, currency: Currency) {
  const { skew_id, name, product_vars, element, prices } = line;
  const minor = prices[currency];
  return {
    skew_id,
    place,
    quantity,
    name,
    price: minor ?? prices.GBP,
    currency: minor ? currency : "GBP",
    product_vars,
    element,
  };
}
