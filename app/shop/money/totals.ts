/** What is taxed alike: the category of an offer (contract.md, 10). */
export const vatCategories = ["standard", "books", "reduced"] as const;
export type VatCategory = (typeof vatCategories)[number];

/** Rates by category, in hundredths of a percent: 2000 is 20 %. */
export type Rates = Readonly<Record<VatCategory, number>>;

/** The most that one order may come to, in pence or cents: every sum below stays a whole number that is told exactly. */
export const mostTotal = 10_000_000;

export type Sold = { price: number; quantity: number; category: VatCategory };

type Asked = {
  lines: readonly Sold[];
  /** What delivery costs, with the VAT of the shop's country; prices are told so as well. */
  delivery: number;
  /** Of the shop's country, which the prices include. */
  home: Rates;
  /** Of the country that the order goes to; null where no VAT is charged: what they include is taken off. */
  there: Rates | null;
};

/** The VAT of one rate: what it is reckoned on, and what it comes to. */
export type VatShare = { rate: number; net: number; vat: number };
/** Of a credit note also how much of a share was for goods that came back. */
export type CreditShare = VatShare & { goods?: number };

export type Totals = {
  /** What the goods and their delivery cost, as they are charged. */
  goods: number;
  delivery: number;
  vat: VatShare[];
  total: number;
};

/** A quotient of whole numbers rounded half up; neither is negative. */
export function halfUp(dividend: number, divisor: number): number {
  return Number((2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor)));
}

/**
 * What an order comes to, in pence or cents, rounded half up once for each rate of the order (contract.md, 10). A consumer
 * pays the prices shown, of which a part is the VAT of the country that it goes to; where none is charged, that of the shop's
 * country is taken off. Delivery is taxed like the rate with the largest share.
 */
export function reckon({ lines, delivery, home, there }: Asked): Totals {
  const gross = new Map<number, number>();
  const rates = there ?? home;
  for (const { price, quantity, category } of lines)
    gross.set(rates[category], (gross.get(rates[category]) ?? 0) + price * quantity);
  const largest = [...gross].sort(([a, one], [b, other]) => other - one || b - a)[0]?.[0] ?? rates.standard;
  const goods = sum(gross.values());
  const whole = new Map(gross).set(largest, (gross.get(largest) ?? 0) + delivery);
  const shares = [...whole]
    .sort(([one], [other]) => other - one)
    .map(([rate, amount]) => {
      // What is paid to the state is rounded where VAT is charged, what is left to pay where it is taken off.
      const vat = there ? halfUp(amount * rate, 10_000 + rate) : amount - halfUp(amount * 10_000, 10_000 + rate);
      return { rate, net: amount - vat, vat };
    });
  if (there) return { goods, delivery, vat: shares, total: goods + delivery };
  const total = sum(shares.map(({ net }) => net));
  // The goods are what is left beside the delivery, so that the lines add up to what is paid.
  const deliveryNet = halfUp(delivery * 10_000, 10_000 + largest);
  return { goods: total - deliveryNet, delivery: deliveryNet, vat: [], total };
}

function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
