import { halfUp, type VatShare } from "./totals.ts";

/** What was credited of an order before: the amount of each refund with its VAT by rate. */
export type Credited = { amount: number; vat: readonly VatShare[] };

/**
 * How a refund is shared among the rates of its order: by what is left of each, to the penny, so that what is credited by and by
 * is in the end just what was billed, rate by rate (contract.md, 10). Nothing where the order was billed without VAT.
 */
export function creditShares(billed: readonly VatShare[], before: readonly Credited[], amount: number): VatShare[] {
  if (billed.length === 0) return [];
  const left = billed.map(({ rate, net, vat }) => {
    const own = before.flatMap((one) => one.vat.filter((share) => share.rate === rate));
    const gross = net + vat - own.reduce((sum, share) => sum + share.net + share.vat, 0);
    return { rate, gross, vat: vat - own.reduce((sum, share) => sum + share.vat, 0) };
  });
  const whole = left.reduce((sum, { gross }) => sum + gross, 0);
  const parts = left.map(({ gross }) => Number((BigInt(amount) * BigInt(gross)) / BigInt(whole || 1)));
  // The pennies that are over go where most was cut off.
  const cut = (at: number) => (BigInt(amount) * BigInt(left[at]!.gross)) % BigInt(whole || 1);
  const order = left.map((_, at) => at).sort((a, b) => (cut(a) === cut(b) ? a - b : cut(a) < cut(b) ? 1 : -1));
  let over = amount - parts.reduce((sum, part) => sum + part, 0);
  for (const at of order) {
    if (over === 0) break;
    if (parts[at]! >= left[at]!.gross) continue;
    parts[at]! += 1;
    over -= 1;
  }
  return left.flatMap(({ rate, gross, vat }, at) => {
    const part = parts[at]!;
    if (part === 0) return [];
    const own = halfUp(part * vat, gross);
    // What is left afterwards has to have room for its VAT as well.
    const taxed = Math.min(vat, part, Math.max(own, vat - (gross - part), 0));
    return [{ rate, net: part - taxed, vat: taxed }];
  });
}
