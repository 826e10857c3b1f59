import { type CreditShare, halfUp, type VatShare } from "./totals.ts";

/** What was credited of an order before: the amount of each refund with its VAT by rate. */
export type Credited = { amount: number; vat: readonly CreditShare[] };

/**
 * How a refund is shared among the rates of its order: first of all it is for the goods that came back and were not paid back yet
 * (`cameBack`: their prices by rate), what is more than they cost by what is left of each rate; to the penny, so that what is
 * credited by and by is in the end just what was billed, rate by rate (contract.md, 10). Nothing where the order was billed without VAT.
 */
export function creditShares(
  billed: readonly VatShare[],
  before: readonly Credited[],
  amount: number,
  cameBack: ReadonlyMap<number, number> = new Map(),
): CreditShare[] {
  if (billed.length === 0) return [];
  const left = billed.map(({ rate, net, vat }) => {
    const own = before.flatMap((one) => one.vat.filter((share) => share.rate === rate));
    const credited = own.reduce((sum, share) => sum + share.net + share.vat, 0);
    const gross = net + vat - credited;
    // What was paid back for other reasons is not for these goods; until 29 November nobody said what it was for.
    const forGoods = own.reduce((sum, share) => sum + (share.goods ?? share.net + share.vat), 0);
    const due = Math.min(gross, Math.max(0, (cameBack.get(rate) ?? 0) - forGoods));
    return { rate, gross, due, vat: vat - own.reduce((sum, share) => sum + share.vat, 0) };
  });
  const due = left.map((share) => share.due);
  const forGoods = shareOut(Math.min(amount, sum(due)), due);
  const beyond = shareOut(
    amount - sum(forGoods),
    left.map(({ gross }, at) => gross - forGoods[at]!),
  );
  const parts = left.map((_, at) => forGoods[at]! + beyond[at]!);
  return left.flatMap(({ rate, gross, vat }, at) => {
    const part = parts[at]!;
    if (part === 0) return [];
    const own = halfUp(part * vat, gross);
    // What is left afterwards has to have room for its VAT as well.
    const taxed = Math.min(vat, part, Math.max(own, vat - (gross - part), 0));
    return [{ rate, net: part - taxed, vat: taxed, goods: forGoods[at]! }];
  });
}

/** An amount in parts by weights, none more than its weight; the pennies that are over go where most was cut off. */
function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights) || 1);
  const exact = (at: number) => BigInt(amount) * BigInt(weights[at]!);
  const parts = weights.map((_, at) => Number(exact(at) / whole));
  const cut = (at: number) => exact(at) % whole;
  const order = weights.map((_, at) => at).sort((a, b) => (cut(a) === cut(b) ? a - b : cut(a) < cut(b) ? 1 : -1));
  let over = amount - sum(parts);
  for (const at of order) {
    if (over === 0) break;
    if (parts[at]! >= weights[at]!) continue;
    parts[at]! += 1;
    over -= 1;
  }
  return parts;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
