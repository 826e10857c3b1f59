import { data, useActionData } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, currencyNamed, currencyOf, showPrice } from "#app/i18n/prices.ts";
import { clampNumber } from "#app/kit/paging.ts";
import { queryOf } from "#app/kit/query.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Tabs } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { formAction, type Rejected } from "../changes/bar-action.server.ts";
import type { Route } from "./+types/next-set-page";
import { BudgetForm } from "./budget-form.tsx";
import { loadNextSet } from "./next-set-operations.server.ts";
import { SetCard } from "./set-card.tsx";

const words = ["one", "two", "three", "four", "five"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const query = args.url.searchParams;
  const k = clampNumber(query.get("k"), 2, 1, 5);
  const budget = (query.get("budget") ?? "").trim().slice(0, 30);
  const chosen = currencyNamed(query.get("currency"));
  const found = await run(loadNextSet, { k, budget, currency: chosen }, await visitOf(args).caller());
  const shown = { k, budget, chosen: chosen ?? null, listed: query.has("listed") };
  // What was typed stands there again with what is wrong with it (contract.md, 4).
  if (!found.ok && found.fields?.budget) {
    return data({ ...shown, found: null, problem: `Your budget ${found.fields.budget}` }, { status: 400 });
  }
  return { ...shown, found: valueFrom(found), problem: null };
}

export async function action(args: Route.ActionArgs) {
  // Without a script nothing else on the page would show that it was done.
  const after = new URL(args.url);
  after.searchParams.set("listed", "1");
  return formAction({ ...args, after }, {});
}

export default function NextSetPage({ loaderData }: Route.ComponentProps) {
  const { found, problem, k, budget, chosen, listed } = loaderData;
  const rejected = useActionData<Rejected>();
  const { locale } = useReader();
  const currency = found?.currency ?? chosen ?? currencyOf(locale);
  const kept = queryOf({ budget, currency: chosen ?? "" }).replace("?", "&");
  const tabs = words.map((text, place) => ({
    text: `The best ${text}`,
    to: `/my-bar/next-set?k=${place + 1}`,
    query: kept,
  }));
  return (
    <>
      <DocumentHead
        title="What to buy together · My Bar"
        description="The bottles that together would add most to what you can make, within your budget."
      />
      <PageHead eyebrow="My Bar" title="What to buy together">
        <p>
          Two bottles often unlock more than the best one and the next best: a drink may want both. Here is what to buy
          at once.
        </p>
      </PageHead>
      <ActionNotice />
      {listed && !rejected ? (
        <Outcome>
          It is on your{" "}
          <A to="/my-bar/shopping-list" className="text-link">
            shopping list
          </A>
          .
        </Outcome>
      ) : null}
      <Tabs label="How many things" tabs={tabs} here={`/my-bar/next-set?k=${k}`} />
      <BudgetForm k={k} budget={budget} currency={currency} problem={problem} />
      {found ? <Found found={found} k={k} /> : null}
    </>
  );
}

type FoundProps = { found: NonNullable<Route.ComponentProps["loaderData"]["found"]>; k: number };

function Found({ found: { sets, exact, at_most, budget, currency, estimated_on }, k }: FoundProps) {
  const { locale } = useReader();
  const within = useWithin(budget, currency);
  const word = words[k - 1];
  if (sets.length === 0)
    return (
      <Empty title="Nothing to add">
        <p>
          No {k === 1 ? "further thing" : `${word} further things`}
          {within} would make a drink that you cannot make already.
        </p>
      </Empty>
    );
  return (
    <>
      <p role="status" className="mb-4 max-w-[65ch]">
        {exact
          ? `No other ${k === 1 ? "thing" : word}${within} would unlock more: every one was counted.`
          : `Found step by step: the best two, then the best after them. No ${word}${within} could unlock more than ${at_most}.`}
      </p>
      <ol className="grid gap-4">
        {sets.map((set) => (
          <SetCard key={set.ingredients.map(({ ingredient_id }) => ingredient_id).join()} set={set} />
        ))}
      </ol>
      <p className="mt-4 max-w-[65ch] text-muted">
        A price is our shop’s. Where it says “about”, it is our estimate, of {showDay(estimated_on, locale)}, of what
        the thing typically costs.
      </p>
    </>
  );
}

/** " for £60.00 or less", where there is a budget. */
function useWithin(budget: { amount: string } | null, currency: Currency): string {
  const { locale } = useReader();
  return budget ? ` for ${showPrice(Math.round(Number(budget.amount) * 100), currency, locale)} or less` : "";
}
