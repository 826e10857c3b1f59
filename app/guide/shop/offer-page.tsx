import { useLocation } from "react-router";
import { readDigits } from "#app/kit/digits.ts";
import { unpack } from "#app/platform/packed.ts";
import { advertisePath, skewParameter } from "#app/shop/addresses.ts";
import { BuyBox } from "#app/shop/buy-box.tsx";
import { CurrencyChoice, useCurrency } from "#app/shop/currency.tsx";
import { A } from "#app/ui/link.tsx";
import { loadEntry } from "../areas/entry/entry-loader.server.ts";
import { EntryPage } from "../areas/entry/entry-page.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import { SampleNote } from "../areas/entry/sample-note.tsx";
import type { Route } from "./+types/offer-page";
import { offerReading } from "./offer-store.server.ts";
import { shopQuery } from "./shop-asked.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadEntry(args, offerReading);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** An offer: what it is, what there is to choose, and the buy box (guide.md, 2: `?sku=` chooses beforehand). */
export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const shown = unpack(loaderData);
  const { entry, area, links } = shown;
  const query = new URLSearchParams(useLocation().search);
  const named = readDigits(query.get(skewParameter));
  const currency = useCurrency(query.get("currency"));
  const { offer } = entry;
  return (
    <EntryPage
      shown={shown}
      first={offer ? <BuyBox key={`${offer.id} ${named}`} offer={offer} currency={currency} named={named} /> : null}
    >
      {entry.kind === "job_advert" ? (
        <p className="mt-4 max-w-prose text-lg">
          Write it first: an editor can publish only what was sent.{" "}
          <A to={advertisePath} className="text-link">
            Write the advertisement
          </A>
        </p>
      ) : null}
      <div className="my-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-muted">
          Prices include VAT.{entry.kind === "job_advert" ? "" : " Delivery is added at the checkout."}
        </p>
        <CurrencyChoice currency={currency} kept={named ? { [skewParameter]: [String(named)] } : {}} />
      </div>
      <p className="max-w-prose text-lg">
        <NamedText text={entry.text} links={links.description} />
      </p>
      <p className="mt-4">
        {entry.path.map(({ id, name }, level) => (
          <span key={id}>
            {level > 0 ? " › " : ""}
            <A to={area.path + shopQuery({ tids: [id] })} className="text-link">
              {name}
            </A>
          </span>
        ))}
      </p>
      {entry.alcohol ? (
        <p className="mt-4 text-muted">Sold only to those who may buy alcohol where it is sent.</p>
      ) : null}
      {entry.sample ? <SampleNote what="The offer" /> : null}
    </EntryPage>
  );
}
