import { useState } from "react";
import { useLocalPath, useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, showPrice } from "#app/i18n/prices.ts";
import { A } from "#app/ui/link.tsx";
import { basketPath } from "./addresses.ts";
import { buyBoxError, limitedTo } from "./basket/texts.ts";
import { AddStatus } from "./buying/add-status.tsx";
import { countOf, firstSelection, sumOf } from "./buying/selection.ts";
import { SkewChoice } from "./buying/skew-choice.tsx";
import { useAdd } from "./buying/use-add.ts";
import { askLabel, isInStock, type OfferForSale, stockText } from "./shop-item.ts";

/** guide.md, 9: the buy box takes up to so many, whatever the order may have. */
const mostInBox = 99;

/**
 * The buy box of an offer's page (guide.md, 4): what there is to choose, how many, what they cost together, and one button. Without a
 * script it is sent to the basket's page.
 */
export function BuyBox({ offer, currency, named }: { offer: OfferForSale; currency: Currency; named: number | null }) {
  const local = useLocalPath();
  const { locale } = useReader();
  const { adding, add, reset } = useAdd();
  const [chosen, setChosen] = useState(() => firstSelection(offer, named));
  const several = offer.choice === "any" && offer.skews.length > 1;
  const [only] = offer.skews;
  const sum = sumOf(offer, chosen, currency);
  const count = countOf(chosen);
  const choose: typeof setChosen = (next) => {
    reset();
    setChosen(next);
  };
  return (
    <form
      method="post"
      action={local(basketPath)}
      onSubmit={(event) => (count === 0 ? event.preventDefault() : void add(event))}
      className="panel my-6 px-5 py-5 print:hidden"
      aria-label={`Buy ${offer.name}`}
      data-buy=""
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product_id" value={offer.id} />
      <input type="hidden" name="shopelement" value="product" />
      <input type="hidden" name="currency" value={currency} />
      <p className="mb-3 font-display text-3xl font-semibold tabular-nums" aria-live="polite" data-sum="">
        {count > 0 ? showPrice(sum.minor, sum.currency, locale) : isInStock(offer) ? "Nothing chosen yet" : "Sold out"}
      </p>
      <SkewChoice {...{ offer, currency, chosen, idPrefix: "buy" }} choose={choose} />
      {offer.asks.map((ask) => (
        <label key={ask} className="mb-4 block">
          <span className="mb-1 block font-semibold">{askLabel(ask)}</span>
          <input className="input" name={`product_vars[${ask}]`} maxLength={200} />
        </label>
      ))}
      {offer.skews.length === 1 && only ? <p className="mb-3 text-muted">{stockText(only.stock)}</p> : null}
      {/* Above the button: below it the bar at the foot of a phone covers it. */}
      <AddStatus adding={adding} error={buyBoxError} className="mt-1.5 mb-2 min-h-6" />
      {/* There before it has something to say: what comes with its text is not read out everywhere. */}
      <div id="buy-limit" role="alert" className="text-bad">
        {count > offer.max_per_order ? limitedTo(offer.max_per_order) : null}
      </div>
      {isInStock(offer) ? (
        <div className="mt-1.5 flex flex-wrap items-end gap-3">
          {several ? null : (
            <label>
              <span className="mb-1 block font-semibold">Quantity</span>
              <input
                type="number"
                name="quantity"
                className="input w-24"
                min={0}
                max={mostInBox}
                aria-invalid={count > offer.max_per_order || undefined}
                aria-describedby="buy-limit"
                inputMode="numeric"
                value={count}
                onChange={(event) => {
                  const typed = Math.max(0, Math.min(mostInBox, Math.trunc(Number(event.target.value)) || 0));
                  choose(new Map([...chosen.keys()].map((id) => [id, typed])));
                }}
              />
            </label>
          )}
          <button
            type="submit"
            className="button button-main flex-1 sm:flex-none"
            aria-disabled={adding.phase === "sending" || adding.phase === "done" || count === 0}
          >
            Add to basket
          </button>
        </div>
      ) : (
        <p className="text-muted">It can be put on your wish list.</p>
      )}
      <p className="mt-1">
        <A to={basketPath} className="text-link inline-flex min-h-11 items-center">
          See your basket
        </A>
      </p>
    </form>
  );
}
