import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { BuyMissing } from "#app/shop/buy-missing.tsx";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { formAction } from "../changes/bar-action.server.ts";
import type { Route } from "./+types/shopping-page";
import { ShoppingLine } from "./shopping-line.tsx";
import { loadShoppingPage, stockBought, type ToBuy } from "./shopping-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return valueFrom(await run(loadShoppingPage, {}, await visitOf(args).caller()));
}

export async function action(args: Route.ActionArgs) {
  return formAction(args, { stock: (_, caller) => run(stockBought, {}, caller) });
}

const places = [
  { source: "bottle-shop", title: "From the bottle shop" },
  { source: "supermarket", title: "From the supermarket" },
] as const;

export default function ShoppingPage({ loaderData }: Route.ComponentProps) {
  const { result, open_count: count, suggested, buyable } = loaderData;
  const open = result.filter(({ ticked }) => !ticked);
  const bought = result.filter(({ ticked }) => ticked);
  return (
    <>
      <DocumentHead
        title="Shopping list · My Bar"
        description="What your bar is short of, and why it is on the list."
      />
      <PageHead eyebrow="My Bar" title="Shopping list">
        <p className="print:hidden">
          What is low or out in your bar, what you wish for, and what you put here. Tick what you have bought.
        </p>
      </PageHead>
      <ActionNotice />
      {result.length === 0 ? (
        <Empty title="Nothing to buy">
          <p>Say of a bottle that it is low, or put something on your wish list, and it stands here.</p>
          <p className="mt-4">
            <A to="/my-bar" className="text-link">
              Your bottles
            </A>
          </p>
        </Empty>
      ) : (
        <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
          <p role="status" className="mr-auto text-lg font-semibold tabular-nums">
            {count === 0 ? "Everything is bought" : `${count} to buy`}
          </p>
          <A to="/your/shared" className="button button-quiet">
            Share
          </A>
          <button type="button" className="button button-quiet needs-script" onClick={() => print()}>
            Print
          </button>
        </div>
      )}
      <div className="grid gap-x-8 lg:grid-cols-2">
        {places.map(({ source, title }) => (
          <Lines key={source} title={title} lines={open.filter((one) => one.source === source)} />
        ))}
      </div>
      {buyable.length > 0 ? (
        <section aria-labelledby="in-the-shop" className="panel mb-10 max-w-2xl px-5 py-4 print:hidden">
          <h2 id="in-the-shop" className="mb-1 text-2xl">
            In our shop
          </h2>
          <BuyMissing offers={buyable} element="shopping-list" />
        </section>
      ) : null}
      {bought.length > 0 ? (
        <section aria-labelledby="bought" className="mb-10 print:hidden">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="bought" className="text-2xl">
              Bought
            </h2>
            <form method="post">
              <input type="hidden" name="intent" value="stock" />
              <button type="submit" className="button button-main">
                {bought.length === 1 ? "Put it into your bar" : `Put all ${bought.length} into your bar`}
              </button>
            </form>
          </div>
          <ul className="grid gap-2 lg:grid-cols-2">
            {bought.map((one) => (
              <ShoppingLine key={`${one.link_table}:${one.link_id}`} line={one} />
            ))}
          </ul>
        </section>
      ) : null}
      {suggested.length > 0 ? (
        <div className="print:hidden">
          <Lines title="What would add most" lines={suggested} suggested />
        </div>
      ) : null}
    </>
  );
}

function Lines({ title, lines, suggested = false }: { title: string; lines: readonly ToBuy[]; suggested?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-8 mb-8">
      <h2 className="mb-3 text-2xl">{title}</h2>
      <ul className={`grid gap-2 ${suggested ? "lg:grid-cols-2 xl:grid-cols-3" : ""}`}>
        {lines.map((one) => (
          <ShoppingLine key={`${one.link_table}:${one.link_id}`} line={one} suggested={suggested} />
        ))}
      </ul>
    </section>
  );
}
