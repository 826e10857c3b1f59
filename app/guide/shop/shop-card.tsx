import { useReader } from "#app/i18n/locale-context.tsx";
import type { Currency } from "#app/i18n/prices.ts";
import { CardForm } from "#app/shop/card-form.tsx";
import { offerOf, priceText, type ShopItem } from "#app/shop/shop-item.ts";
import { PictureCard } from "#app/ui/cards.ts";

/** An offer in a list: its picture, what it costs at least, and the form that puts it into the basket. */
export function ShopCard({ item, currency, eager }: { item: ShopItem; currency: Currency; eager: boolean }) {
  const { locale } = useReader();
  const offer = offerOf(item);
  return (
    <PictureCard of={item} eager={eager} still={currency}>
      <p className="pt-1 font-semibold text-base tabular-nums">{priceText(offer, currency, locale)}</p>
      <CardForm offer={offer} currency={currency} element="card" />
    </PictureCard>
  );
}
