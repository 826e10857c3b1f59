import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { showDay } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { showPrice } from "#app/i18n/prices.ts";
import { linesOf } from "../details/details.ts";
import type { OrderView } from "../orders/order.ts";
import { sampleShop, withoutVat } from "./invoice-texts.ts";

const resolve = createRequire(import.meta.url).resolve;
/** It has the letters of all languages of Europe, which the fonts that every reader of PDF has do not. */
const fonts = {
  plain: resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};
/** Widths in points, of an A4 page between margins of 50. */
const margin = 50;
const width = 495;
const columns = [255, 60, 85, 95] as const;

type Page = InstanceType<typeof Pdf>;

/**
 * An invoice as a PDF (contract.md, 10): numbers, day, both sides, lines, VAT by rate, and why none is charged where none is.
 * @throws where the order has no invoice yet
 */
export async function invoicePdf(order: OrderView, locale: Locale): Promise<Buffer> {
  if (order.invoice_number === null) throw new Error(`${order.number} has no invoice.`);
  const page = new Pdf({
    size: "A4",
    margin,
    lang: "en",
    tagged: true,
    displayTitle: true,
    info: { Title: `Invoice ${order.invoice_number}`, Author: "Jigger", CreationDate: new Date(order.placed_at) },
  });
  const whole = buffer(page);
  page.registerFont("plain", fonts.plain).registerFont("bold", fonts.bold).font("plain").fontSize(10);
  head(page, order, locale);
  sides(page, order);
  lines(page, order, locale);
  sums(page, order, locale);
  if (order.vat_exempt) page.moveDown(2).text(withoutVat(order), margin, page.y, { width });
  page.end();
  return whole;
}

function head(page: Page, order: OrderView, locale: Locale): void {
  page.font("bold").fontSize(22).text("Invoice").fontSize(10).font("plain").moveDown(0.5);
  for (const [name, value] of [
    ["Number", order.invoice_number ?? ""],
    ["Order", order.number],
    ["Date", showDay(order.placed_at, locale)],
  ])
    page.text(`${name}: ${value}`);
  const below = page.y;
  page.font("bold").fontSize(14).text("Jigger", 330, margin, { width: 215, align: "right" });
  page
    .font("plain")
    .fontSize(9)
    .text(sampleShop, 330, page.y + 4, { width: 215, align: "right" });
  page.fontSize(10);
  page.y = Math.max(below, page.y) + 24;
}

function sides(page: Page, order: OrderView): void {
  const top = page.y;
  const vat = order.vat_number ? [`VAT number ${order.vat_number}`] : [];
  address(page, "Billed to", [...linesOf(order.name, order.billing), ...vat], margin, top);
  const left = page.y;
  address(page, "Delivered to", linesOf(order.name, order.delivery), 310, top);
  page.y = Math.max(left, page.y) + 24;
}

function address(page: Page, title: string, told: string[], x: number, y: number): void {
  page.font("bold").text(title, x, y, { width: 230 }).font("plain");
  for (const line of told) page.text(line, x, page.y, { width: 230 });
}

function lines(page: Page, order: OrderView, locale: Locale): void {
  const price = (minor: number) => showPrice(minor, order.currency, locale);
  page.font("bold");
  row(page, ["What", "Quantity", "Each", "Together"]);
  page.font("plain");
  for (const { name, quantity, price: each } of order.lines)
    row(page, [name, String(quantity), price(each), price(each * quantity)]);
  page.moveDown();
}

/** A line of the table, on a page of its own where the one it would begin on has no room for it. */
function row(page: Page, cells: [string, string, string, string]): void {
  const height = Math.max(...cells.map((cell, at) => page.heightOfString(cell, { width: columns[at]! - 6 })));
  if (page.y + height + 12 > page.page.height - margin) page.addPage();
  const top = page.y + 4;
  let x = margin;
  cells.forEach((cell, at) => {
    page.text(cell, x, top, { width: columns[at]! - 6, align: at === 0 ? "left" : "right" });
    x += columns[at]!;
  });
  page.y = top + height + 4;
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(0.5)
    .stroke("#999999");
}

function sums(page: Page, order: OrderView, locale: Locale): void {
  const price = (minor: number) => showPrice(minor, order.currency, locale);
  const told: [string, string][] = [
    [order.vat.length === 0 ? "Goods, without VAT" : "Goods", price(order.goods)],
    ["Delivery", price(order.delivery_price)],
    ["Total", price(order.total)],
    ...order.vat.map(({ rate, vat }): [string, string] => [`of which VAT at ${rate / 100} %`, price(vat)]),
  ];
  if (page.y + told.length * 18 + 60 > page.page.height - margin) page.addPage();
  for (const [name, value] of told) {
    const top = page.y;
    page.font(name === "Total" ? "bold" : "plain").text(name, 305, top, { width: 140 });
    page.text(value, 445, top, { width: 94, align: "right" }).font("plain").moveDown(0.3);
  }
  if (order.vat.length === 0) page.text("No VAT is charged.", 305, page.y, { width: 240 });
}
