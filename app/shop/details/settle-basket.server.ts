import { z } from "zod";
import { localeNamed } from "#app/i18n/locale.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { currencyFor, presentBasket } from "../basket/basket.ts";
import { currencyField, seenNow, wantedCurrency } from "../basket/basket-operations.server.ts";
import { dropLines, findBasket, linesOf, type NewLine, putLines } from "../basket/basket-store.server.ts";
import { ownerOf } from "../basket/keeper.server.ts";

/**
 * Brings the basket in line with what is sold now, after an order was refused for it: today's prices, no more than is there. The
 * basket keeps what it changed until its owner changes it: an answer that is lost on its way has told nobody.
 * @returns each change in words
 */
export const settleBasket = operation({
  name: "shop/settle-basket",
  summary: "Brings the basket in line with prices and stock",
  who: "anyone",
  changes: true,
  limit: { times: 60, seconds: 60 },
  input: z.object({ currency: currencyField }),
  answers: z.object({ changes: z.array(z.string()) }),
  async handle({ currency: asked }, context) {
    const { db } = context;
    const locale = localeNamed(context.locale);
    const owner = ownerOf(context);
    const basket = owner ? await findBasket(db, owner, true) : undefined;
    if (!basket) return success({ changes: [] });
    const rows = (await linesOf(db, basket.id)).filter(({ place }) => place === "basket");
    const wanted = wantedCurrency(basket, context, asked);
    const view = presentBasket(rows, { wanted, locale, notes: [] });
    const changes = [
      ...view.notes,
      ...view.lines.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
    ];
    const currency = currencyFor(rows, wanted);
    const put: NewLine[] = [];
    const room = new Map<number, number>();
    for (const row of rows) {
      const left = row.offer_id === null ? 0 : (room.get(row.offer_id) ?? row.max_per_order);
      const quantity = Math.min(row.quantity, row.stock, left);
      if (row.offer_id !== null) room.set(row.offer_id, left - quantity);
      if (quantity === 0) await dropLines(db, basket.id, "basket", row.skew_id);
      else put.push(seenNow(row, "basket", quantity, currency));
    }
    await putLines(db, basket, put, changes.length > 0 ? { notes: changes } : {});
    return success({ changes });
  },
});
