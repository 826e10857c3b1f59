import type { Locale } from "#app/i18n/locale.ts";
import { currencyOf, showPrice } from "#app/i18n/prices.ts";
import type { House } from "#app/operations/house.server.ts";
import type { Caller } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { offerPath } from "#app/shop/addresses.ts";
import { advertOffer } from "#app/shop/offers-store.server.ts";
import { addToBasket } from "#app/shop/shop-calls.server.ts";
import { type OfferForSale, priceIn } from "#app/shop/shop-item.ts";
import { type AdvertForm, packages, productVarsOf } from "./advert.ts";

/** The skew of a package: they stand in one order. */
const skewOf = (offer: OfferForSale, name: string) => offer.skews[Object.keys(packages).indexOf(name)];

/** Where an advertisement is bought, and what each package costs, as its reader is told prices; null where the shop sells none. */
export async function soldAdvert(
  house: House,
  locale: Locale,
): Promise<{ href: string; prices: Record<string, string> } | null> {
  const offer = await advertOffer(house);
  if (!offer) return null;
  const prices = Object.keys(packages).flatMap((name) => {
    const skew = skewOf(offer, name);
    const price = skew && priceIn(skew.prices, currencyOf(locale));
    return price ? [[name, showPrice(price.minor, price.currency, locale)]] : [];
  });
  return { href: offerPath(offer.id, offer.name), prices: Object.fromEntries(prices) };
}

/**
 * Puts an advertisement that waits into the basket of whoever sent it (contract.md, 7), where the shop sells one.
 * @returns false where it cannot be put there, as without cookies, or beside another one
 */
export async function putIntoBasket(house: House, caller: Caller, sent: Partial<AdvertForm>): Promise<boolean> {
  const offer = await advertOffer(house);
  const skew = offer && skewOf(offer, sent.package ?? "");
  if (!skew) return false;
  const product_vars = productVarsOf({ job_title: sent.job_title ?? "", company: sent.company ?? "" });
  return (await run(addToBasket, { product_id: offer.id, skew: [skew.id], quantity: 1, product_vars }, caller)).ok;
}
