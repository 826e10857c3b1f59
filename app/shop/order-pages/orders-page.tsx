import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, showPrice } from "#app/i18n/prices.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { offersPath, orderPath } from "../addresses.ts";
import { loadOrders } from "../orders/order-operations.server.ts";
import type { Route } from "./+types/orders-page";

/** A member's orders, the newest first. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const offset = args.url.searchParams.get("offset");
  return valueFrom(await run(loadOrders, { offset }, await visitOf(args).caller()));
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, count, offset, page_size } = loaderData;
  const { locale } = useReader();
  return (
    <>
      <DocumentHead title="Your orders" description="What you ordered in the Jigger shop." />
      <PageHead title="Your orders" eyebrow="Your account" />
      {orders.length === 0 ? (
        <Empty title="You have not ordered anything yet">
          <p className="mt-4">
            <A to={offersPath} className="button button-main">
              See the shop
            </A>
          </p>
        </Empty>
      ) : (
        <ul className="grid gap-3">
          {orders.map(({ number, state, placed_at, total, currency, things, names }) => (
            <li
              key={number}
              className="card relative flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-4 hover:shadow-card"
            >
              <div className="min-w-0">
                <h2 className="text-lg">
                  <A to={orderPath(number)} className="after:absolute after:inset-0 hover:underline">
                    {showDay(placed_at, locale)} · {number}
                  </A>
                </h2>
                <p className="text-muted">
                  {names.join(", ")}
                  {things > names.length ? ` · ${things} things` : ""}
                </p>
              </div>
              <div className="sm:text-right">
                <p className="font-semibold tabular-nums">{showPrice(total, currency as Currency, locale)}</p>
                <p>{state}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager label="Pages of orders" offset={offset} size={page_size} total={count} />
    </>
  );
}
