import type { OrderView } from "../orders/order.ts";
import { sellerLines } from "../orders/seller.ts";

const sampleShop = "A sample shop: nothing is sold here, and this is no tax document.";

/** What papers say below the seller's name; of the sample shop, what they are worth. */
export function headLines(seller: OrderView["seller"]): string[] {
  return seller ? sellerLines(seller) : [sampleShop];
}

/** The rate that a line was taxed at, in percent; nothing where it is not known by itself. */
export function rateOf({ vat_rate }: Pick<OrderView["lines"][number], "vat_rate">): string {
  return vat_rate === null ? "" : `${vat_rate / 100} %`;
}

/** Said on a credit note of what was billed without VAT. */
export const withoutVatBack = "No VAT was charged, and none is paid back.";

/** Said on the invoice of an order that was cancelled before it was paid; null on every other one. */
export function cancelledNote({ state, steps }: Pick<OrderView, "state" | "steps">, day: (at: string) => string) {
  if (state !== "cancelled") return null;
  const at = steps.find((step) => step.state === "cancelled")?.at;
  return `Cancelled${at ? ` on ${day(at)}` : ""}: nothing is to be paid.`;
}

/** Why an invoice charges no VAT (contract.md, 10). */
export function withoutVat({ vat_number }: Pick<OrderView, "vat_number">): string {
  const why = vat_number ? "Reverse charge: the recipient accounts for the VAT." : "Export: no VAT is charged.";
  return `${why} The prices of the lines are those with VAT, which is taken off the sum.`;
}

/** The VAT in a sum and what remains without it, rate by rate, as an invoice has to tell both. */
export function vatTold(vat: OrderView["vat"], price: (minor: number) => string): [string, string][] {
  return [
    ...vat.map(({ rate, vat: share }): [string, string] => [`of which VAT at ${rate / 100} %`, price(share)]),
    ...vat.map(({ rate, net }): [string, string] => [`without VAT at ${rate / 100} %`, price(net)]),
  ];
}
