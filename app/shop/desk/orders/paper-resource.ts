import { data, type LoaderFunctionArgs } from "react-router";
import { localeNamed } from "#app/i18n/locale.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { creditPdf } from "../../invoices/credit-pdf.server.ts";
import { invoicePdf } from "../../invoices/invoice-pdf.server.ts";
import { pdfAnswer } from "../../invoices/pdf-answer.ts";
import { loadDeskOrder } from "./desk-order-operations.server.ts";

/** The papers of an order for whoever packs it and answers its buyer: its invoice, and the credit note of a refund, as its buyer has them. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await requirePerson({ ...args, url: new URL(args.request.url) });
  const visit = visitOf(args);
  const { number = "", file } = args.params;
  const order = valueFrom(await run(loadDeskOrder, { number }, await visit.caller()));
  const locale = localeNamed(visit.locale);
  if (file === undefined && order.invoice_number)
    return pdfAnswer(await invoicePdf(order, locale), order.invoice_number);
  const credit = order.refunds.find((one) => one.credit_number && `${one.credit_number}.pdf` === file);
  if (!credit?.credit_number) throw data(null, { status: 404 });
  const { credit_number } = credit;
  return pdfAnswer(await creditPdf(order, { ...credit, credit_number }, locale), credit_number);
}
