import { data, redirect } from "react-router";
import { z } from "zod";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { byId } from "#app/platform/fields.ts";
import { basketPath, orderPath } from "../addresses.ts";
import { postOrderMails } from "../orders/mail/order-post.server.ts";
import type { OrderView } from "../orders/order.ts";
import { changeOrder, loadOrder } from "../orders/order-operations.server.ts";
import { readOrderRow } from "../orders/order-store.server.ts";
import { closePayments, openPayment } from "../payments/open-payment.server.ts";

type Args = Parameters<typeof visitOf>[0] & { params: { number: string; token?: string }; request: Request };

/**
 * The order that a page's address names, a member's or by its token.
 * @throws the page that there is no such one
 */
export async function orderAt(args: Args): Promise<OrderView> {
  const visit = visitOf(args);
  // Whoever was given the address keeps it: no other site and no search engine is told.
  visit.addHeader("referrer-policy", "no-referrer");
  visit.addHeader("x-robots-tag", "noindex");
  const found = await run(loadOrder, { ...args.params }, await visit.caller());
  if (!found.ok) throw data(null, { status: 404 });
  return found.value;
}

/** What an order's page was asked to do: 303 to where that shows. */
export async function actOnOrder(args: Args) {
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const { number, token } = args.params;
  if (fields.intent === "pay") return payAgain(args);
  const done = await run(changeOrder, { ...fields, number, token }, await visit.caller());
  // Whose order it is not has the page that there is none, as one who asks for it (GET) has.
  if (!done.ok && done.kind === "not-found") throw data(null, { status: 404 });
  if (!done.ok) return rejected(visit, done, { reason: done.reason, typed: typedOf(fields) });
  await Promise.all([postOrderMails(visit.house, number), closePayments(visit.house, number)]);
  if (done.value.done === "reorder") throw redirect(basketPath, 303);
  throw redirect(`${orderPath(number, token)}?done=${done.value.done}`, 303);
}

const quantities = byId(z.string().max(20)).catch({});

/** How many of each skew a withdrawal was asked for that was refused: its form stands open with them; null where none was asked for. */
function typedOf({ intent, withdraw }: Record<string, unknown>): Record<string, string> | null {
  return intent === "withdraw" ? quantities.parse(withdraw ?? {}) : null;
}

/** Leads to where the order is paid: whoever sees its page may pay it. */
async function payAgain(args: Args) {
  const visit = visitOf(args);
  const { number, token } = args.params;
  await orderAt(args);
  const order = await readOrderRow(visit.house.db, number);
  const opened = await openPayment(visit.house, order!, token);
  if (!opened.ok) return rejected(visit, opened, { reason: opened.reason, typed: null });
  throw redirect(opened.value.href, 303);
}
