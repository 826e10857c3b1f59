import { ShoppingBasket } from "lucide-react";
import { useLocalPath, useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import { A } from "#app/ui/link.tsx";
import { basketPath, offerPath } from "./addresses.ts";
import { useCurrency } from "./currency.tsx";
import { type Buyable, priceIn, stockText } from "./shop-item.ts";

type Props = {
  /** What the shop has of what is missing; nothing is shown where that is nothing. */
  offers: readonly Buyable[];
  /** Where the form stands: kept with what it adds, for figures. */
  element: "recipe" | "next-bottle" | "shopping-list";
  /** Beside other buttons of one thing: the price and the button alone. */
  short?: boolean;
};

/**
 * What is missing and sold in the shop, with what it costs and how many are there, and one press that puts one of each into the
 * basket (contract.md, 10). A real form: it leads to the basket, with or without a script.
 */
export function BuyMissing({ offers, element, short = false }: Props) {
  const local = useLocalPath();
  const { locale } = useReader();
  const currency = useCurrency(null);
  const there = offers.filter(({ stock }) => stock > 0);
  if (offers.length === 0) return null;
  const prices = there.map(({ prices }) => priceIn(prices, currency));
  // Where one has no price in the currency, all are told in that of the shop's country, so that they add up.
  const told = prices.every((price) => price.currency === currency) ? currency : "GBP";
  const sum = there.reduce((total, { prices }) => total + priceIn(prices, told).minor, 0);
  return (
    <form method="post" action={local(basketPath)} className="print:hidden" aria-label="Buy what is missing">
      <input type="hidden" name="intent" value="add-missing" />
      <input type="hidden" name="shopelement" value={element} />
      <input type="hidden" name="currency" value={told} />
      {there.map(({ skew_id }) => (
        <input key={skew_id} type="hidden" name="skew[]" value={skew_id} />
      ))}
      {short ? null : (
        <ul className="mb-3">
          {offers.map((offer) => (
            <li key={offer.skew_id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
              <A to={offerPath(offer.offer_id, offer.name)} className="text-link">
                {offer.name}
              </A>
              <span>
                <span className={`mr-3 text-sm ${offer.stock <= 0 ? "font-semibold text-bad" : "text-muted"}`}>
                  {stockText(offer.stock)}
                </span>
                <span className="tabular-nums">{showPrice(priceIn(offer.prices, told).minor, told, locale)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {there.length === 0 ? (
        short ? (
          <p className="text-muted text-sm">Sold out in the shop</p>
        ) : null
      ) : (
        <button type="submit" className="button button-quiet">
          <ShoppingBasket size={18} aria-hidden="true" />
          {there.length === 1 ? "Buy it" : `Put all ${there.length} into the basket`}
          {short ? <span className="sr-only">: {there[0]!.name}</span> : null}
          <span className="tabular-nums">{showPrice(sum, told, locale)}</span>
        </button>
      )}
    </form>
  );
}
