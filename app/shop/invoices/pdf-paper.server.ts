import { buffer } from "node:stream/consumers";
import type Pdf from "pdfkit";
import { linesOf } from "../details/details.ts";
import type { OrderView } from "../orders/order.ts";
import { headLines } from "./invoice-texts.ts";
import { fonts } from "./paper-fonts.server.ts";

/** Widths in points, of an A4 page between margins of 50. */
const margin = 50;
const width = 495;
const columns = [210, 60, 50, 85, 90] as const;

export type Paper = InstanceType<typeof Pdf>;

/** A paper of the shop: its title with what it is known by, both sides, then what `write` puts on it. */
export async function shopPaper(
  order: OrderView,
  { title, day, facts }: { title: string; day: string; facts: readonly (readonly [string, string])[] },
  write: (page: Paper) => void,
): Promise<Buffer> {
  // Of the site's memory an eleventh was what writes PDF: it is read when the first is asked for.
  const { default: Document } = await import("pdfkit");
  const page = new Document({
    size: "A4",
    margin,
    lang: "en",
    tagged: true,
    displayTitle: true,
    info: { Title: `${title} ${facts[0]![1]}`, Author: order.seller?.name ?? "Jigger", CreationDate: new Date(day) },
  });
  const whole = buffer(page);
  page.registerFont("plain", fonts.plain()).registerFont("bold", fonts.bold()).font("plain").fontSize(10);
  head(page, order, title, facts);
  sides(page, order);
  write(page);
  page.end();
  return whole;
}

function head(page: Paper, { seller }: OrderView, title: string, facts: readonly (readonly [string, string])[]): void {
  page.font("bold").fontSize(22).text(title).fontSize(10).font("plain").moveDown(0.5);
  for (const [name, value] of facts) page.text(`${name}: ${value}`);
  const below = page.y;
  page
    .font("bold")
    .fontSize(14)
    .text(seller?.name ?? "Jigger", 330, margin, { width: 215, align: "right" });
  page.font("plain").fontSize(9).moveDown(0.3);
  for (const line of headLines(seller)) page.text(line, 330, page.y, { width: 215, align: "right" });
  page.fontSize(10);
  page.y = Math.max(below, page.y) + 24;
}

function sides(page: Paper, order: OrderView): void {
  const top = page.y;
  const vat = order.vat_number ? [`VAT number ${order.vat_number}`] : [];
  address(page, "Billed to", [...linesOf(order.name, order.billing), ...vat], margin, top);
  const left = page.y;
  address(page, "Delivered to", linesOf(order.name, order.delivery), 310, top);
  page.y = Math.max(left, page.y) + 24;
}

function address(page: Paper, title: string, told: string[], x: number, y: number): void {
  page.font("bold").text(title, x, y, { width: 230 }).font("plain");
  for (const line of told) page.text(line, x, page.y, { width: 230 });
}

/** A line of the table, on a page of its own where the one it would begin on has no room for it. */
export function row(page: Paper, cells: [string, string, string, string, string]): void {
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

/** Sums below the table, each with its name; `strong` stands out. */
export function sums(page: Paper, told: readonly (readonly [string, string])[], strong: string): void {
  if (page.y + told.length * 18 + 60 > page.page.height - margin) page.addPage();
  for (const [name, value] of told) {
    const top = page.y;
    page.font(name === strong ? "bold" : "plain").text(name, 305, top, { width: 140 });
    page.text(value, 445, top, { width: 94, align: "right" }).font("plain").moveDown(0.3);
  }
}

/** A sentence over the whole width. */
export function sentence(page: Paper, text: string): void {
  page.moveDown(2).text(text, margin, page.y, { width });
}
