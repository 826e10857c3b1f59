import { redirect } from "react-router";
import { readForm, rejected, textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { DeskSearch } from "../desk-search.tsx";
import type { Route } from "./+types/users-page";
import { AccountCard } from "./account-card.tsx";
import { changeAccount, loadAccounts } from "./people-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { searchParams } = args.url;
  const keyword = (searchParams.get("keyword") ?? "").slice(0, 100);
  const asked = { keyword, offset: searchParams.get("offset") ?? undefined };
  const found = valueFrom(await run(loadAccounts, asked, await visitOf(args).caller()));
  const unsent = searchParams.get("mailed") === "failed";
  return { ...found, keyword, done: searchParams.get("done"), of: searchParams.get("of"), unsent };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const done = await run(changeAccount, fields, await visit.caller());
  const [id, intent] = [textIn(fields, "id").slice(0, 100), textIn(fields, "intent")];
  if (!done.ok) {
    return rejected(visit, done, { id, intent, reason: done.reason, errors: done.fields ?? {} });
  }
  const { searchParams } = args.url;
  searchParams.set("done", intent);
  searchParams.set("of", id);
  if (done.value.mailed === "failed") searchParams.set("mailed", "failed");
  else searchParams.delete("mailed");
  return redirect(`/desk/users?${searchParams}#account-${id}`, 303);
}

const doneTexts: Record<string, string> = {
  role: "The role is changed. It counts from their next request on.",
  premium: "The membership is changed.",
  ban: "The account is closed, every session of it has ended, and its person is told the reason by mail.",
  unban: "The account is open again.",
  "end-sessions": "Every session of the account has ended.",
  trade: "What their comments say of the trade is changed.",
};

/** contract.md, 12: `/desk/users`: who has an account, and what an admin can do about it. */
export default function UsersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, count, offset, page_size, keyword, done, of, unsent } = loaderData;
  const outcome = actionData ? (
    <Outcome failed>{actionData.reason}</Outcome>
  ) : done && Object.hasOwn(doneTexts, done) ? (
    <Outcome>
      {doneTexts[done]}
      {unsent ? " The mail that tells them could not be sent: write to them yourself." : ""}
    </Outcome>
  ) : null;
  // It is told at the account that it is about; who has left the page since is told above.
  const about = actionData ? actionData.id : of;
  const shown = accounts.some(({ id }) => id === about);
  return (
    <>
      <DocumentHead
        title={`${actionData ? "Error: " : ""}Accounts · Desk`}
        description="Who has an account, and what it may do."
      />
      <PageHead title="Accounts" eyebrow="Desk">
        {count === 1 ? "One account" : `${count.toLocaleString("en-GB")} accounts`}
        {keyword ? ` with “${keyword}”` : ""}, the newest first.
      </PageHead>
      {shown ? null : outcome}
      <DeskSearch label="Name, address or company" keyword={keyword} />
      {accounts.length === 0 ? (
        <Empty title="Nobody was found">
          <p>Try a part of the name or of the address.</p>
        </Empty>
      ) : (
        <ul className="grid gap-4">
          {accounts.map((account) => (
            <li key={account.id} id={`account-${account.id}`} className="min-w-0 scroll-mt-20">
              {account.id === about ? outcome : null}
              <AccountCard account={account} refused={actionData?.id === account.id ? actionData : null} />
            </li>
          ))}
        </ul>
      )}
      <Pager label="Pages of accounts" offset={offset} size={page_size} total={count} className="mt-6" />
    </>
  );
}
