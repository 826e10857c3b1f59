import { data, type LoaderFunctionArgs } from "react-router";
import { localeNamed } from "#app/i18n/locale.ts";
import { visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { orderAt } from "../order-pages/order-page.server.ts";
import { creditPdf } from "./credit-pdf.server.ts";
import { pdfAnswer } from "./pdf-answer.ts";

/** A refund's credit note as a file, beside its order's invoice, a member's or by its token (contract.md, 10). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { number = "", token, file } = args.params;
  if (token === undefined) await requirePerson({ ...args, url: new URL(args.request.url) });
  const order = await orderAt({ ...args, params: { number, ...(token === undefined ? {} : { token }) } });
  const credit = order.refunds.find(({ credit_number }) => credit_number && `${credit_number}.pdf` === file);
  if (!credit?.credit_number) throw data(null, { status: 404 });
  const { credit_number } = credit;
  return pdfAnswer(
    await creditPdf(order, { ...credit, credit_number }, localeNamed(visitOf(args).locale)),
    credit_number,
  );
}
