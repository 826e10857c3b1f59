import type { OrderView } from "../orders/order.ts";

/** What an invoice of this shop is worth. */
export const sampleShop = "A sample shop: nothing is sold here, and this is no tax document.";

/** Said on a credit note of what was billed without VAT. */
export const withoutVatBack = "No VAT was charged, and none is paid back.";

/** Why an invoice charges no VAT (contract.md, 10). */
export function withoutVat({ vat_number }: Pick<OrderView, "vat_number">): string {
  const why = vat_number ? "Reverse charge: the recipient accounts for the VAT." : "Export: no VAT is charged.";
  return `${why} The prices of the lines are those with VAT, which is taken off the sum.`;
}
