import { createHash } from "node:crypto";
import { z } from "zod";
import { buyerOf } from "#app/account/buyer-store.server.ts";
import { saysNo, saysYes } from "#app/kit/query.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import { type Context, type Limit, operation } from "#app/operations/operation.ts";
import { firstOf } from "#app/platform/fields.ts";
import { problem, textField } from "#app/visitor/account-forms.ts";
import { currencyFor, isOverLimit, lineName } from "../basket/basket.ts";
import { currencyField, wantedCurrency } from "../basket/basket-operations.server.ts";
import { findBasket, type LineRow, linesOf } from "../basket/basket-store.server.ts";
import { ownerOf } from "../basket/keeper.server.ts";
import { deliveryCountries } from "../money/rates-store.server.ts";
import { mostTotal } from "../money/totals.ts";
import { treatmentOf } from "../money/treatment.ts";
import { viesAnswer } from "../money/vies.server.ts";
import { insertOrder, placedBefore } from "../orders/order-store.server.ts";
import { sellerOf } from "../orders/seller.ts";
import { wayNamed, waysOffered } from "../payments/ways.server.ts";
import { priceIn } from "../shop-item.ts";
import { ageProblem } from "./age.ts";
import { checkDetails, countryNamed, type DetailField, type DetailsForm, detailFields, inOrder } from "./details.ts";
import { letterErrors } from "./printed.server.ts";
import { sumsOf } from "./sums.server.ts";

/** The first where one comes twice: without a script a tick stands before the "no" that a page with an address for the bill sends. */
const flag = z.preprocess(firstOf, z.union([z.string(), z.boolean(), z.number()]).optional()).catch(undefined);
const input = z.object({
  ...(Object.fromEntries(detailFields.map((name) => [name, textField])) as Record<DetailField, typeof textField>),
  book_delivery: flag,
  private_buyer: flag,
  vat_exempt: flag.describe("Ignored: who is exempt follows from the country and the number"),
  payment: textField,
  currency: currencyField,
  idempotency_key: z.string().optional().catch(undefined),
  seal: z.string().max(4_000).optional().catch(undefined).describe("What the sums shown were known by"),
});

/** Yes, as forms say it (contract.md, 8). */
export const isYes = saysYes;

/** The texts of a form that was sent, and its two ticks. */
export function formOf(fields: z.output<typeof input>): DetailsForm {
  const texts = Object.fromEntries(detailFields.map((name) => [name, fields[name]])) as Record<DetailField, string>;
  return {
    ...texts,
    book_delivery: isYes(fields.book_delivery),
    bill_elsewhere: saysNo(fields.book_delivery),
    private_buyer: isYes(fields.private_buyer),
  };
}

/** Said where prices or stock are no longer what was shown. */
export const changed = "Something has changed since you saw it. Please look at it again before you order.";

/** Each order is mailed to the address that its form names, whosever that is: slowed where there are many of them, never closed. */
const placingLimits: readonly Limit<{ email: string }>[] = [
  { times: 30, seconds: 600 },
  {
    whose: ({ email }) => email.trim().toLowerCase().slice(0, 254) || null,
    times: 100,
    seconds: 3_600,
    thenEvery: 180,
  },
];

/**
 * Turns the basket into an order, once for a key (contract.md, 10). Prices, stock, rates and who is exempt come from the tables; of the request
 * only who buys, where it goes and how it is paid. Stock, number and order are one transaction: all of it happens or nothing.
 */
export const placeOrder = operation({
  name: "shop/place-order",
  summary: "Places an order of what is in the basket",
  who: "anyone",
  changes: true,
  limit: placingLimits,
  input,
  answers: z.object({
    number: z.string().nullable(),
    leads: z.string().nullable(),
    opens: z.boolean().describe("Whether it is paid on a provider's page next"),
  }),
  async handle(fields, context) {
    const { db, house } = context;
    const owner = ownerOf(context);
    // The basket's row is held from here on: sent many times at once, one goes first and the others find what it did.
    const basket = owner ? await findBasket(db, owner, true) : undefined;
    if (!basket) return failure("invalid", "Your basket is empty.", { form: "Your basket is empty." });
    const key = keyOf(fields.idempotency_key || context.idempotencyKey || crypto.randomUUID());
    const before = await placedBefore(db, basket.id, key);
    if (before) return success({ number: before.number, leads: null, opens: wayNamed(before.payment)?.opens ?? false });
    const all = (await linesOf(db, basket.id)).filter(({ place }) => place === "basket");
    const rows = all.filter(({ offer_id }) => offer_id !== null);
    // What an order before this one was refused for has emptied it: its answer may never have arrived.
    if (rows.length === 0 && basket.notes.length > 0) return failure("conflict", changed);
    if (rows.length === 0) return failure("invalid", "Your basket is empty.", { form: "Your basket is empty." });
    const checked = await checkAll(context, fields, rows);
    if (!checked.ok) return checked;
    const { details, treatment, way } = checked.value;
    const currency = currencyFor(rows, wantedCurrency(basket, context, fields.currency));
    const sums = await sumsOf(db, { rows, currency, country: details.country, treatment });
    if (!sums) return formFailure("This is too heavy for one parcel: please make two orders of it.");
    if (sums.total > mostTotal) return formFailure("An order of so much is made by mail: please write to us.");
    if (rows.length < all.length || isStale(rows, sums.seal, fields.seal)) return failure("conflict", changed);
    if (way.leads) return success({ number: null, leads: way.leads(house.settings, rows), opens: false });
    const number = await insertOrder(
      db,
      {
        billed: way.bills,
        person_id: context.person?.id ?? null,
        basket_id: basket.id,
        idempotency_key: key,
        ...{ email: details.email, name: details.name, phone: details.phone },
        ...{ delivery: details.delivery, billing: details.billing, country: details.country.code },
        ...{ payment: way.name, currency, goods: sums.goods, delivery_price: sums.delivery },
        ...{ vat: sums.vat, total: sums.total },
        ...{ vat_number: treatment.number, vat_checked: treatment.checked, vat_exempt: treatment.exempt },
        vat_unanswered: treatment.unanswered ?? false,
        private_buyer: isYes(fields.private_buyer),
        seller: sellerOf(house.settings),
      },
      rows.map((row) => ({
        offer_id: row.offer_id!,
        skew_id: row.skew_id,
        name: lineName(row),
        quantity: row.quantity,
        price: priceIn(row.prices, currency).minor,
        vat_category: row.vat,
        vat_rate: sums.rates?.[row.vat] ?? null,
        product_vars: row.product_vars,
        element: row.element,
      })),
    );
    if (!number) return failure("conflict", changed);
    return success({ number, leads: null, opens: way.opens ?? false });
  },
});

/** A key as it is kept: one that is too long is known by its hash. */
const keyOf = (sent: string) =>
  sent.length <= longestKey ? sent : createHash("sha256").update(sent).digest("base64url");
const longestKey = 200;

const formFailure = (reason: string) => failure("invalid", reason, { form: reason });

/** Everything that can be wrong with the form, all of it at once. */
async function checkAll(context: Context, fields: z.output<typeof input>, rows: readonly LineRow[]) {
  const form = formOf(fields);
  const countries = await deliveryCountries(context.db);
  const checked = checkDetails(form, countries);
  const errors: Record<string, string> = {
    ...(await letterErrors(form)),
    ...("errors" in checked ? checked.errors : {}),
  };
  const country = countryNamed(form.country, countries);
  const treatment =
    country &&
    treatmentOf({
      ...{ country, vatNumber: form.vat_number, privateBuyer: form.private_buyer },
      vies: (number) => viesAnswer(context.house, number),
    });
  if (treatment && "error" in treatment) errors.vat_number = treatment.error;
  if (country && rows.some(({ alcohol }) => alcohol)) {
    const born = context.person ? (await buyerOf(context.db, context.person.id)).born : null;
    const minimum = context.house.settings.MINIMUM_AGE;
    const problem = ageProblem({ form, born, country, minimum, today: new Date() });
    if (problem) errors[problem.field] = problem.message;
  }
  const offered = waysOffered(context.house.settings);
  const way = fields.payment === "" ? offered[0] : offered.find(({ name }) => name === fields.payment);
  if (!way) errors.payment = "Choose how you want to pay";
  if (!("details" in checked) || !treatment || "error" in treatment || !way || Object.keys(errors).length > 0)
    return failure("invalid", problem, inOrder(errors)) as Result<never>;
  return success({ details: checked.details, treatment, way });
}

/** Whether the order is another one than was shown: by its seal, or, where none came, by the prices that the lines were added at. */
function isStale(rows: readonly LineRow[], seal: string, shown: string | undefined): boolean {
  if (rows.some((row) => row.quantity > row.stock || isOverLimit(row, rows))) return true;
  if (shown) return shown !== seal;
  return rows.some(({ prices, price, currency }) => prices[currency as "GBP"] !== price);
}
