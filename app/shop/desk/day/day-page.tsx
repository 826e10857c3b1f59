import { showDay, showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, currencies, showPrice } from "#app/i18n/prices.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Bars } from "#app/ui/list.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { deskOffersPath, deskOrdersPath, deskShopPath } from "../../desk-addresses.ts";
import { ShopTabs } from "../shop-tabs.tsx";
import type { Route } from "./+types/day-page";
import { loadDay } from "./day-operation.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requirePerson(args);
  return { ...valueFrom(await run(loadDay, {}, await visitOf(args).caller())), admin: role === "admin" };
}

const forms: Record<string, string> = {
  card: "A list’s card",
  product: "An offer’s page",
  recipe: "A recipe",
  "next-bottle": "The next bottle",
  "shopping-list": "The shopping list",
  other: "Elsewhere",
};

/** The shop's day: what waits, what came in, what sells and what runs out. */
export default function DayPage({ loaderData }: Route.ComponentProps) {
  const { days, best, from, stock, waiting, admin } = loaderData;
  const { locale } = useReader();
  const today = days.at(-1)!;
  const taken = (day: (typeof days)[number]) =>
    currencies
      .filter((currency) => day.taken[currency])
      .map((currency) => showPrice(day.taken[currency]!, currency, locale));
  const usual = mostUsed(days);
  const orders = [
    { to: `${deskOrdersPath}?state=placed`, text: "To be paid", count: waiting.placed },
    { to: `${deskOrdersPath}?state=paid`, text: "To be sent", count: waiting.paid },
    { to: `${deskOrdersPath}?state=withdrawn`, text: "Withdrawn", count: waiting.withdrawn },
    { to: `${deskOrdersPath}?state=returned`, text: "To be paid back", count: waiting.returned },
    ...(waiting.disputed
      ? [{ to: `${deskOrdersPath}?state=disputed`, text: "Disputed by a bank", count: waiting.disputed }]
      : []),
  ];
  const waits = [
    ...(admin ? orders : []),
    { to: `${deskOffersPath}?only=out`, text: "Sold out", count: stock.out },
    { to: `${deskOffersPath}?only=low`, text: "Five or fewer left", count: stock.low },
  ];
  return (
    <>
      <DocumentHead title="The shop’s day · Desk" description="Figures of the shop." />
      <ShopTabs admin={admin} here={deskShopPath} />
      <PageHead title="The shop’s day" eyebrow="Desk · Shop">
        {showDay(today.day, locale)}:{" "}
        {today.orders === 0
          ? "nothing was ordered yet."
          : `${today.orders === 1 ? "one order" : `${today.orders} orders`}, ${taken(today).join(" and ")}.`}
      </PageHead>
      <ul className="mb-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {waits.map(({ to, text, count }) => (
          <li key={to}>
            <A to={to} className="card flex h-full flex-col-reverse justify-end px-4 py-3">
              <span className="text-muted">{text}</span>
              <span className="font-display text-3xl tabular-nums">{showNumber(count ?? 0, locale)}</span>
            </A>
          </li>
        ))}
      </ul>
      <div className="mb-8 grid gap-6 lg:grid-cols-2">
        <section className="panel px-5 py-5">
          <Bars
            title={`Orders in ${days.length} days: ${showNumber(
              days.reduce((sum, { orders }) => sum + orders, 0),
              locale,
            )}`}
            bars={days.map(({ day, orders }) => ({ key: day, value: orders, says: `${day}: ${orders}` }))}
          />
        </section>
        <section className="panel px-5 py-5">
          <Bars
            title={`Ordered for, in ${usual}: ${showPrice(
              days.reduce((sum, day) => sum + (day.taken[usual] ?? 0), 0),
              usual,
              locale,
            )}`}
            bars={days.map((day) => ({
              key: day.day,
              value: day.taken[usual] ?? 0,
              says: `${day.day}: ${taken(day).join(", ")}`,
            }))}
          />
        </section>
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Ranked
          title="What sold best"
          rows={best.map(({ skew_id, name, things }) => ({
            key: String(skew_id),
            name,
            things,
            to: `${deskOffersPath}/${skew_id}`,
          }))}
        />
        <Ranked
          title="Where it was put into the basket"
          rows={from.map(({ element, things }) => ({ key: element, name: forms[element] ?? element, things }))}
        />
      </div>
    </>
  );
}

/** The currency in which something was taken on most days; sums of several are never added up, nor compared. */
function mostUsed(days: readonly { taken: Record<string, number> }[]): Currency {
  const times = (currency: Currency) => days.filter(({ taken }) => taken[currency]).length;
  return currencies.reduce((most, one) => (times(one) > times(most) ? one : most));
}

type RankedRow = { key: string; name: string; things: number; to?: string };

function Ranked({ title, rows }: { title: string; rows: readonly RankedRow[] }) {
  const most = Math.max(1, ...rows.map(({ things }) => things));
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-xl">{title}</h2>
      {rows.length === 0 ? <p className="text-muted">Nothing was ordered in these days.</p> : null}
      <ol className="grid grid-cols-1 gap-2">
        {rows.map(({ key, name, things, to }) => (
          <li key={key}>
            <p className="flex justify-between gap-4">
              {to ? (
                <A to={to} className="text-link min-w-0 truncate">
                  {name}
                </A>
              ) : (
                <span className="min-w-0 truncate">{name}</span>
              )}
              <span className="tabular-nums">{things}</span>
            </p>
            <span className="gauge mt-1" aria-hidden="true">
              <span style={{ width: `${Math.round((100 * things) / most)}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
