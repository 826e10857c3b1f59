import { useLocalPath, useReader } from "#app/i18n/locale-context.tsx";
import { showPrice } from "#app/i18n/prices.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Choice } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { deskOffersPath, newOfferPath, offersFilePath } from "../../desk-addresses.ts";
import { FindForm } from "../find-form.tsx";
import { ShopTabs } from "../shop-tabs.tsx";
import type { Route } from "./+types/offers-page";
import { loadDeskSkews } from "./desk-offer-operations.server.ts";
import type { DeskSkew } from "./desk-offer-store.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requirePerson(args);
  const asked = Object.fromEntries(args.url.searchParams);
  return { ...valueFrom(await run(loadDeskSkews, asked, await visitOf(args).caller())), admin: role === "admin" };
}

/** The shop's offers at the desk (contract.md, 12: `/desk/offers`): what each skew costs, and how many are there. */
export default function DeskOffersPage({ loaderData }: Route.ComponentProps) {
  const { skews, keyword, only, count, offset, page_size, admin } = loaderData;
  const local = useLocalPath();
  return (
    <>
      <DocumentHead title="Offers and stock · Desk" description="Prices and stock of the shop." />
      <ShopTabs admin={admin} here={deskOffersPath} />
      <PageHead title="Offers and stock" eyebrow="Desk · Shop" />
      <FindForm action={deskOffersPath} name="Find an offer" label="Name" keyword={keyword}>
        <Choice
          key={only}
          name="only"
          label="Which"
          defaultValue={only}
          options={[
            { value: "", text: "Any" },
            { value: "low", text: "Five or fewer" },
            { value: "out", text: "Sold out" },
            { value: "retired", text: "Off the shop" },
          ]}
        />
      </FindForm>
      <p className="mb-4 flex flex-wrap gap-3">
        <A to={newOfferPath} className="button button-main">
          Make an offer
        </A>
        <a href={local(`${offersFilePath}.csv`)} className="button button-quiet" download="offers.csv">
          Download as CSV
        </a>
        <A to={offersFilePath} className="button button-quiet">
          Set prices and stock from a file
        </A>
      </p>
      <p className="mb-3 text-muted" role="status">
        {count === 1 ? "1 skew" : `${count} skews`}
      </p>
      {skews.length === 0 ? (
        <Empty title="No offers">
          <p>Nothing is there that fits.</p>
        </Empty>
      ) : (
        <ul className="grid gap-2">
          {skews.map((skew) => (
            <SkewRow key={skew.id} skew={skew} />
          ))}
        </ul>
      )}
      <Pager label="Pages of offers" offset={offset} size={page_size} total={count} ends />
    </>
  );
}

function SkewRow({ skew }: { skew: DeskSkew }) {
  const { locale } = useReader();
  const { id, offer, name, stock, priced, retired } = skew;
  return (
    <li className="card relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 hover:shadow-card">
      <div className="min-w-0 grow basis-64">
        <A to={`${deskOffersPath}/${id}`} className="font-semibold after:absolute after:inset-0 hover:underline">
          {offer}
          {name === offer ? null : <span className="font-normal"> · {name}</span>}
        </A>
        <p className="text-muted text-sm">
          Skew {id}
          {priced ? " · priced at the desk" : ""}
          {retired ? " · off the shop" : ""}
        </p>
      </div>
      <p className="tabular-nums">{showPrice(skew.gbp, "GBP", locale)}</p>
      <p className={`w-24 text-right tabular-nums ${stock <= 0 ? "font-semibold text-bad" : ""}`}>
        {stock <= 0 ? "Sold out" : `${stock} in stock`}
      </p>
    </li>
  );
}
