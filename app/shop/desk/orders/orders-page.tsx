import { showDay, showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, showPrice } from "#app/i18n/prices.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { thingsIn } from "../../basket/texts.ts";
import { deskOrderPath, deskOrdersPath } from "../../desk-addresses.ts";
import { stateWords } from "../../orders/states.ts";
import { FindForm } from "../find-form.tsx";
import { ShopTabs } from "../shop-tabs.tsx";
import type { Route } from "./+types/orders-page";
import { loadDeskOrders } from "./desk-order-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const asked = Object.fromEntries(args.url.searchParams);
  return valueFrom(await run(loadDeskOrders, asked, await visitOf(args).caller()));
}

/** What the list is narrowed to, in the order in which an editor works them off. */
const filters = [
  { state: "", text: "All" },
  { state: "placed", text: "To be paid" },
  { state: "paid", text: "To be sent" },
  { state: "withdrawn", text: "Withdrawn" },
  { state: "disputed", text: "Disputed" },
  { state: "returned", text: "To be paid back" },
  { state: "sent", text: "Sent" },
  { state: "refunded", text: "Refunded" },
  { state: "cancelled", text: "Cancelled" },
];

/** The shop's orders (contract.md, 12: `/desk/orders`): found by a word, narrowed to what waits, the newest first. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, waiting, keyword, state, count, offset, page_size } = loaderData;
  const { locale } = useReader();
  const to = (next: string) => {
    const query = new URLSearchParams({ ...(next ? { state: next } : {}), ...(keyword ? { keyword } : {}) });
    return query.size > 0 ? `${deskOrdersPath}?${query}` : deskOrdersPath;
  };
  return (
    <>
      <DocumentHead title="Orders · Desk" description="The orders of the shop." />
      <ShopTabs admin here={deskOrdersPath} />
      <PageHead title="Orders" eyebrow="Desk · Shop" />
      <FindForm action={deskOrdersPath} name="Find an order" label="Number, name or address" keyword={keyword}>
        {state ? <input type="hidden" name="state" value={state} /> : null}
      </FindForm>
      <ul className="mb-6 flex flex-wrap gap-2" aria-label="States">
        {filters.map((filter) => (
          <li key={filter.state}>
            <A
              to={to(filter.state)}
              className={`chip ${filter.state === state ? "border-accent bg-raised font-semibold" : ""}`}
              aria-current={filter.state === state ? "true" : undefined}
            >
              {filter.text}
              {waiting[filter.state] === undefined ? null : (
                <>
                  {" "}
                  <span className="text-muted tabular-nums">{showNumber(waiting[filter.state]!, locale)}</span>
                </>
              )}
            </A>
          </li>
        ))}
      </ul>
      <p className="mb-3 text-muted" role="status">
        {count === 1 ? "1 order" : `${showNumber(count, locale)} orders`}
      </p>
      {orders.length === 0 ? (
        <Empty title="No orders">
          <p>Nothing is there that fits.</p>
        </Empty>
      ) : (
        <ul className="grid gap-2">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      <Pager label="Pages of orders" offset={offset} size={page_size} total={count} ends />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["orders"][number];

function OrderRow({ order }: { order: Row }) {
  const { locale } = useReader();
  const { number, state, name, email, country, total, refunded, placed_at, withdrawn, things } = order;
  const currency = order.currency as Currency;
  return (
    <li className="card relative grid gap-x-6 gap-y-1 px-5 py-3 hover:shadow-card sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-baseline">
      <div>
        <A
          to={deskOrderPath(number)}
          className="font-semibold tabular-nums after:absolute after:inset-0 hover:underline"
        >
          {number}
        </A>
        <p className="text-muted text-sm">{showDay(placed_at, locale)}</p>
      </div>
      <div className="min-w-0">
        <p className="truncate">{name}</p>
        <p className="truncate text-muted text-sm">
          {email} · {country} · {thingsIn(things)}
        </p>
      </div>
      <div className="flex items-baseline justify-between gap-4 sm:block sm:text-right">
        <p className="font-semibold tabular-nums">
          {showPrice(total - refunded, currency, locale)}
          {refunded > 0 ? <s className="ml-2 font-normal text-muted">{showPrice(total, currency, locale)}</s> : null}
        </p>
        <p className="text-sm">
          {stateWords[state]}
          {withdrawn ? <span className="font-semibold text-bad"> · withdrawn</span> : null}
        </p>
      </div>
    </li>
  );
}
