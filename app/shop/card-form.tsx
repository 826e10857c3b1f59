import { useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import type { Currency } from "#app/i18n/prices.ts";
import { A } from "#app/ui/link.tsx";
import { basketPath, offerPath } from "./addresses.ts";
import { cardError } from "./basket/texts.ts";
import { AddStatus } from "./buying/add-status.tsx";
import { countOf, firstSelection } from "./buying/selection.ts";
import { SkewChoice } from "./buying/skew-choice.tsx";
import { useAdd } from "./buying/use-add.ts";
import { isInStock, type OfferForSale } from "./shop-item.ts";

type Props = {
  offer: OfferForSale;
  currency: Currency;
  /** Where the form stands: kept with what it adds, for figures. */
  element: "card" | "recipe" | "next-bottle";
};

/** The form on an item's card (guide.md, 4): one press where there is one skew; where there are several they open here. */
export function CardForm({ offer, currency, element }: Props) {
  const local = useLocalPath();
  const { adding, add, reset } = useAdd();
  const [chosen, setChosen] = useState(() => firstSelection(offer));
  if (!isInStock(offer)) return <p className="mt-auto pt-2 font-semibold text-bad">Sold out</p>;
  // What its buyer has to say is asked on its own page.
  if (offer.asks.length > 0)
    return (
      <p className="relative z-10 mt-auto pt-2">
        <A to={offerPath(offer.id, offer.name)} className="button button-quiet w-full px-3">
          Choose<span className="sr-only"> {offer.name}</span>
        </A>
      </p>
    );
  const busy = adding.phase === "sending" || adding.phase === "done";
  const button = (
    <button
      type="submit"
      className="button button-quiet w-full px-3"
      aria-disabled={busy || countOf(chosen) === 0}
      aria-label={`Add ${offer.name} to your basket`}
    >
      {adding.phase === "done" ? "Added" : "Add"}
    </button>
  );
  return (
    <form
      method="post"
      action={local(basketPath)}
      onSubmit={(event) => (countOf(chosen) === 0 ? event.preventDefault() : void add(event))}
      className="relative z-10 mt-auto pt-2"
      aria-label={`Buy ${offer.name}`}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product_id" value={offer.id} />
      <input type="hidden" name="shopelement" value={element} />
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="quantity" value="1" />
      {offer.skews.length === 1 ? (
        <>
          <SkewChoice {...{ offer, currency, chosen, idPrefix: `card-${offer.id}` }} choose={setChosen} />
          {button}
        </>
      ) : (
        <details>
          <summary className="button button-quiet w-full list-none px-3">
            Choose<span className="sr-only"> of {offer.name}</span>
          </summary>
          <div className="pt-3">
            <SkewChoice
              {...{ offer, currency, chosen, idPrefix: `card-${offer.id}` }}
              choose={(next) => {
                reset();
                setChosen(next);
              }}
            />
            {button}
          </div>
        </details>
      )}
      {/* A card keeps no room for it: its button stands at the foot, in line with those beside it. */}
      <AddStatus adding={adding} error={cardError} className="not-empty:mt-1.5" />
    </form>
  );
}
