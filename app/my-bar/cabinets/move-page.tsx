import { data, redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Picture } from "#app/ui/cards.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/move-page";
import { loadCabinet, moveThings } from "./move-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const found = await run(loadCabinet, args.params, await visitOf(args).caller());
  // What is no number names no bar either.
  if (!found.ok && found.kind === "invalid") throw data(null, { status: 404 });
  const { moved, to } = Object.fromEntries(args.url.searchParams);
  const cabinet = valueFrom(found);
  const into = cabinet.others.find(({ id }) => String(id) === to)?.name;
  const count = Number(moved);
  return { ...cabinet, said: into && Number.isInteger(count) && count > 0 ? { count, into } : null };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const done = await run(moveThings, { ...fields, id: args.params.id }, await visit.caller());
  if (done.ok) return redirect(`/my-bar/bars/${args.params.id}?moved=${done.value.moved}&to=${fields.to}`, 303);
  const reason = done.fields?.items ? "Choose at least one thing to move." : done.reason;
  return rejected(visit, done, { reason });
}

/** One of a person's bars, from which several things at once are moved to another (contract.md, 9: Cabinets). */
export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, others, things, said } = loaderData;
  return (
    <>
      <DocumentHead
        title={`${name} · Your bars`}
        description="What stands in one of your bars, to be moved to another."
      />
      <PageHead eyebrow="Your bars" title={name}>
        <p>Choose what moves to another of your bars. What stands there already becomes one with it.</p>
      </PageHead>
      {actionData ? (
        <Outcome failed>{actionData.reason}</Outcome>
      ) : said ? (
        <Outcome>
          {said.count === 1 ? "One thing stands" : `${said.count} things stand`} in {said.into} now.
        </Outcome>
      ) : null}
      {things.length === 0 ? (
        <Empty title="You have not added any ingredients yet">
          <p>What you add while this bar is active stands here.</p>
        </Empty>
      ) : others.length === 0 ? (
        <Empty title="You have one bar">
          <p>Once you have another, what stands here can be moved there.</p>
        </Empty>
      ) : (
        <form method="post" className="max-w-3xl">
          <fieldset className="mb-6 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            <legend className="mb-2 font-semibold">What moves</legend>
            {things.map((thing) => (
              <label
                key={thing.id}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg hover:bg-raised"
              >
                <input type="checkbox" name="items" value={thing.id} className="size-6 shrink-0" />
                <Picture src={thing.image} className="h-12 w-9 shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  {thing.name}
                  {thing.level === "full" ? null : <span className="text-muted"> · {thing.level}</span>}
                </span>
              </label>
            ))}
          </fieldset>
          <div className="flex flex-wrap items-end gap-3">
            <label className="min-w-0 flex-1 basis-48 sm:max-w-xs">
              <span className="mb-1 block font-semibold">To</span>
              <select name="to" className="input">
                {others.map(({ id, name: other }) => (
                  <option key={id} value={id}>
                    {other}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" className="button button-main">
              Move them
            </button>
          </div>
        </form>
      )}
      <p className="mt-8">
        <A to="/my-bar/bars" className="text-link">
          All your bars
        </A>
      </p>
    </>
  );
}
