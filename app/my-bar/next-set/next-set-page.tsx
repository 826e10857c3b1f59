import { valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Tabs } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { ActionNotice } from "../changes/action-notice.tsx";
import { barAction } from "../changes/bar-action.server.ts";
import type { Route } from "./+types/next-set-page";
import { loadNextSet } from "./next-set-operations.server.ts";
import { SetCard } from "./set-card.tsx";

const words = ["one", "two", "three", "four", "five"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const asked = Number(args.url.searchParams.get("k") ?? 2);
  const k = [1, 2, 3, 4, 5].includes(asked) ? asked : 2;
  const budget = (args.url.searchParams.get("budget") ?? "") !== "";
  const found = valueFrom(await run(loadNextSet, { k }, await visitOf(args).caller()));
  return { ...found, k, asksBudget: budget };
}

export async function action(args: Route.ActionArgs) {
  return barAction(args);
}

export default function NextSetPage({ loaderData }: Route.ComponentProps) {
  const { sets, exact, at_most, k, asksBudget } = loaderData;
  const word = words[k - 1];
  const tabs = words.map((text, place) => ({
    text: `The best ${text}`,
    to: `/my-bar/next-set?k=${place + 1}`,
  }));
  return (
    <>
      <DocumentHead
        title="What to buy together · My Bar"
        description="The bottles that together would add most to what you can make."
      />
      <PageHead eyebrow="My Bar" title="What to buy together">
        <p>
          Two bottles often unlock more than the best one and the next best: a drink may want both. Here is what to buy
          at once.
        </p>
      </PageHead>
      <ActionNotice />
      <Tabs label="How many things" tabs={tabs} here={`/my-bar/next-set?k=${k}`} />
      {sets.length === 0 ? (
        <Empty title="Nothing to add">
          <p>
            No {word} further {k === 1 ? "thing" : "things"} would make a drink that you cannot make already.
          </p>
        </Empty>
      ) : (
        <>
          <p role="status" className="mb-4 max-w-[65ch]">
            {exact
              ? `No other ${k === 1 ? "thing" : word} would unlock more: every one was counted.`
              : `Found step by step: the best two, then the best after them. No ${word} could unlock more than ${at_most}.`}
            {asksBudget ? " Your budget is not kept:" : " A budget cannot be kept yet:"} the library knows no bottle’s
            price in money.
          </p>
          <ol className="grid gap-4">
            {sets.map((set) => (
              <SetCard key={set.ingredients.map(({ ingredient_id }) => ingredient_id).join()} set={set} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
