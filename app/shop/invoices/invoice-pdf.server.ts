import { showDay } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { showPrice } from "#app/i18n/prices.ts";
import type { OrderView } from "../orders/order.ts";
import { cancelledNote, rateOf, vatTold, withoutVat } from "./invoice-texts.ts";
import { row, sentence, shopPaper, sums } from "./pdf-paper.server.ts";

/**
 * An invoice as a PDF (contract.md, 10): numbers, day, both sides, lines, VAT by rate, and why none is charged where none is.
 * @throws where the order has no invoice yet
 */
export async function invoicePdf(order: OrderView, locale: Locale): Promise<Buffer> {
  if (order.invoice_number === null) throw new Error(`${order.number} has no invoice.`);
  const price = (minor: number) => showPrice(minor, order.currency, locale);
  const facts = [
    ["Number", order.invoice_number],
    ["Order", order.number],
    ["Date", showDay(order.placed_at, locale)],
  ] as const;
  const cancelled = cancelledNote(order, (at) => showDay(at, locale));
  return shopPaper(order, { title: "Invoice", day: order.placed_at, facts }, (page) => {
    if (cancelled) {
      sentence(page, cancelled);
      page.moveDown();
    }
    page.font("bold");
    row(page, ["What", "Quantity", order.vat.length > 0 ? "VAT" : "", "Each", "Together"]);
    page.font("plain");
    for (const { name, quantity, price: each, vat_rate } of order.lines)
      row(page, [name, String(quantity), rateOf({ vat_rate }), price(each), price(each * quantity)]);
    page.moveDown();
    const told: [string, string][] = [
      [order.vat.length === 0 ? "Goods, without VAT" : "Goods", price(order.goods)],
      ["Delivery", price(order.delivery_price)],
      ["Total", price(order.total)],
      ...vatTold(order.vat, price),
    ];
    sums(page, told, "Total");
    if (order.vat.length === 0) page.text("No VAT is charged.", 305, page.y, { width: 240 });
    if (order.vat_exempt) sentence(page, withoutVat(order));
  });
}
