import { showDay } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { showPrice } from "#app/i18n/prices.ts";
import type { OrderView } from "../orders/order.ts";
import { vatTold, withoutVatBack } from "./invoice-texts.ts";
import { row, sentence, shopPaper, sums } from "./pdf-paper.server.ts";

/** A refund as its credit note tells it. */
export type Credit = OrderView["refunds"][number] & { credit_number: string };

/** A credit note as a PDF (contract.md, 10): its number, the invoice that it belongs to, what was paid back and why, VAT by rate. */
export async function creditPdf(order: OrderView, credit: Credit, locale: Locale): Promise<Buffer> {
  const price = (minor: number) => showPrice(minor, order.currency, locale);
  const facts = [
    ["Number", credit.credit_number],
    ["To invoice", order.invoice_number ?? ""],
    ["Order", order.number],
    ["Date", showDay(credit.at, locale)],
  ] as const;
  return shopPaper(order, { title: "Credit note", day: credit.at, facts }, (page) => {
    page.font("bold");
    row(page, ["Paid back because", "", "", "", "Amount"]);
    page.font("plain");
    row(page, [credit.why, "", "", "", price(credit.amount)]);
    page.moveDown();
    const told: [string, string][] = [["Paid back", price(credit.amount)], ...vatTold(credit.vat, price)];
    sums(page, told, "Paid back");
    if (credit.vat.length === 0) sentence(page, withoutVatBack);
  });
}
