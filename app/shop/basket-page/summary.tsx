import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { A } from "#app/ui/link.tsx";
import { detailsPath, offersPath } from "../addresses.ts";
import type { BasketView } from "../basket/basket.ts";
import { warnedBefore } from "../warning/warned.ts";

/** What the goods come to, and the way out; where something is not there in that quantity it is said once more (contract.md, 10). */
export function Summary({ basket, goods }: { basket: BasketView; goods: string }) {
  const [warning, setWarning] = useState(false);
  const navigate = useNavigate();
  const told = new URLSearchParams(useLocation().search).get("currency");
  const onward = told ? `${detailsPath}?${new URLSearchParams({ currency: told })}` : detailsPath;
  return (
    <aside aria-labelledby="summary-title" className="lg:sticky lg:top-[calc(var(--head)+1rem)] lg:self-start">
      <div className="panel px-5 py-5">
        <h2 id="summary-title" className="mb-3 text-xl">
          Summary
        </h2>
        <p className="flex flex-wrap justify-between gap-x-4 text-lg">
          <span>Goods</span>
          <b className="tabular-nums" data-goods="">
            {goods}
          </b>
        </p>
        <p className="mb-4 text-muted">With the VAT of the United Kingdom. Delivery is added with your address.</p>
        {basket.short ? (
          <p className="mb-4 font-semibold text-bad">Not all of it is in stock in the quantity that you chose.</p>
        ) : null}
        <A
          to={onward}
          className="button button-main w-full"
          onClick={(event) => {
            if (!basket.short || warnedBefore()) return;
            event.preventDefault();
            setWarning(true);
          }}
        >
          Checkout
        </A>
        <A to={offersPath} className="text-link mt-2 inline-flex min-h-11 items-center">
          Back to the shop
        </A>
      </div>
      <Dialog open={warning} onClose={() => setWarning(false)} title="Before you go on">
        <ul className="mb-4 list-disc pl-6">
          {basket.lines
            .filter(({ quantity, stock }) => quantity > stock)
            .map(({ skew_id, name, stock }) => (
              <li key={skew_id}>{stock <= 0 ? `${name} is sold out.` : `Of ${name} only ${stock} can be sent.`}</li>
            ))}
        </ul>
        <p className="mb-5">An order holds only what is in stock: what is not is left out of it before you pay.</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-main" onClick={() => void navigate(onward)}>
            Go on
          </button>
          <button type="button" className="button button-quiet" onClick={() => setWarning(false)}>
            Change the basket
          </button>
        </div>
      </Dialog>
    </aside>
  );
}
