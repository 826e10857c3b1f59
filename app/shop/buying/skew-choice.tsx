import { useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, showPrice } from "#app/i18n/prices.ts";
import { type OfferForSale, priceIn, type SkewForSale, stockText } from "../shop-item.ts";

type Props = {
  offer: OfferForSale;
  currency: Currency;
  /** How many of each are chosen; none is no choice. */
  chosen: ReadonlyMap<number, number>;
  choose(chosen: ReadonlyMap<number, number>): void;
  idPrefix: string;
};

/** The skews of an offer: one of them by radio, or any number by tick box with a quantity each (contract.md, 10). */
export function SkewChoice({ offer, currency, chosen, choose, idPrefix }: Props) {
  if (offer.skews.length === 1) return <input type="hidden" name="skew[]" value={offer.skews[0]!.id} />;
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="mb-2 font-semibold">{offer.choice === "one" ? "Choose one" : "Choose what you want"}</legend>
      <div className="grid gap-2">
        {offer.skews.map((skew) => (
          <SkewRow key={skew.id} {...{ offer, skew, currency, chosen, choose, idPrefix }} />
        ))}
      </div>
    </fieldset>
  );
}

function SkewRow({ offer, skew, currency, chosen, choose, idPrefix }: Props & { skew: SkewForSale }) {
  const { locale } = useReader();
  const one = offer.choice === "one";
  const on = chosen.has(skew.id);
  const gone = skew.stock <= 0;
  const price = priceIn(skew.prices, currency);
  const set = (quantity: number | null) => {
    const next = new Map(one ? [] : chosen);
    if (quantity === null) next.delete(skew.id);
    else next.set(skew.id, quantity);
    choose(next);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-lg border border-edge px-3 max-[19em]:pb-3 has-checked:border-accent has-checked:bg-raised">
      <label className="flex min-h-11 flex-1 cursor-pointer items-center gap-3 py-2">
        <input
          type={one ? "radio" : "checkbox"}
          name="skew[]"
          value={skew.id}
          className="size-6 shrink-0"
          checked={on}
          disabled={gone}
          onChange={(event) => set(one || event.target.checked ? (chosen.values().next().value ?? 1) : null)}
        />
        <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-[min(6rem,20vw)] flex-1">
            {skew.name}
            <span className={`block text-sm ${gone ? "text-bad" : "text-muted"}`}>{stockText(skew.stock)}</span>
          </span>
          <span className="tabular-nums">{showPrice(price.minor, price.currency, locale)}</span>
        </span>
      </label>
      {one ? null : (
        <label className="shrink-0">
          <span className="sr-only">How many: {skew.name}</span>
          <input
            id={`${idPrefix}-quantity-${skew.id}`}
            type="number"
            name={`quantities[${skew.id}]`}
            className="input w-16 sm:w-20"
            min={0}
            max={offer.max_per_order}
            inputMode="numeric"
            disabled={gone}
            value={chosen.get(skew.id) ?? 1}
            onChange={(event) => set(Math.max(0, Math.min(99, Math.trunc(Number(event.target.value)) || 0)))}
          />
        </label>
      )}
    </div>
  );
}
