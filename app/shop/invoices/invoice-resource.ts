import { data, type LoaderFunctionArgs } from "react-router";
import { localeNamed } from "#app/i18n/locale.ts";
import { visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { orderAt } from "../order-pages/order-page.server.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";
import { pdfAnswer } from "./pdf-answer.ts";

/** An order's invoice as a file, a member's or by its token (contract.md, 10); no page until there is one. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { number = "", token } = args.params;
  if (token === undefined) await requirePerson({ ...args, url: new URL(args.request.url) });
  const order = await orderAt({ ...args, params: { number, ...(token === undefined ? {} : { token }) } });
  if (order.invoice_number === null) throw data(null, { status: 404 });
  return pdfAnswer(await invoicePdf(order, localeNamed(visitOf(args).locale)), order.invoice_number);
}
