import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";
import { skewsNamed } from "../offers-store.server.ts";
import { currencyField, wantedCurrency } from "./basket-operations.server.ts";
import { findBasket } from "./basket-store.server.ts";
import { fillBasket } from "./fill-basket.server.ts";
import { mayHaveBasket, ownerOf } from "./keeper.server.ts";
import { notAdded, refusedByPolicy } from "./texts.ts";

/** As many as are offered at once (`buyableFor`). */
const most = 30;

/** Where such a form stands: kept with the lines, for figures. */
export const missingElements = ["recipe", "next-bottle", "shopping-list"] as const;

/** Puts one of each of several things into the basket: what a drink or a shopping list is short of (contract.md, 10). */
export const addMissing = operation({
  name: "shop/add-missing",
  summary: "Puts what is missing into the basket, one of each",
  who: "anyone",
  changes: true,
  limit: { times: 60, seconds: 60 },
  input: z.object({
    skew: z.union([idField.transform((one) => [one]), z.array(idField).min(1).max(most)]).describe("Skew ids"),
    shopelement: z.enum(missingElements).optional().catch(undefined),
    currency: currencyField,
  }),
  answers: z.object({ added: z.int() }),
  async handle({ skew, shopelement, currency }, context) {
    const { db, cookies } = context;
    if (!mayHaveBasket(cookies)) return failure("forbidden", refusedByPolicy);
    const named = await skewsNamed(db, [...new Set(skew)]);
    if (named.length === 0) return failure("not-found", notAdded);
    const owner = ownerOf(context);
    const basket = owner ? await findBasket(db, owner) : undefined;
    const told = wantedCurrency(basket, context, currency);
    const wanted = named.map((one) => ({ ...one, quantity: 1, element: shopelement ?? null }));
    return success({ added: await fillBasket(context, wanted, told) });
  },
});
