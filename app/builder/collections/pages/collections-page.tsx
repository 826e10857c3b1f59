import { redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Field } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Empty, Outcome } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { collectionsPath } from "../collection.ts";
import { collectionsTask, collectionTask } from "../collection-tasks.server.ts";
import type { Route } from "./+types/collections-page";
import { CollectionCard } from "./collection-card.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return valueFrom(await run(collectionsTask, {}, await visitOf(args).caller()));
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const { intent, name, id } = await readForm(args.request);
  const visit = visitOf(args);
  const asked = intent === "choose" ? { id, choose: "yes" } : { name: name ?? "" };
  const done = await run(collectionTask, asked, await visit.caller());
  if (!done.ok)
    return rejected(visit, done, { reason: done.reason, field: done.fields?.name, name: String(name ?? "") });
  throw redirect("href" in done.value ? done.value.href : collectionsPath, 303);
}

/** builder.md, 2: the collections of a person, and those that editors made for who has no premium. */
export default function CollectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { result, premium_enabled: premium } = loaderData;
  const own = result.filter(({ is_gratis }) => is_gratis === "no");
  const gratis = result.filter(({ is_gratis }) => is_gratis === "yes");
  return (
    <BuilderFrame
      here={collectionsPath}
      title="Your collections"
      description="Drinks and bottles that you put together."
      lead={
        <p>
          Drinks, bottles and ingredients that belong together: for a party, for a season, for the menu of your bar.
        </p>
      }
    >
      {actionData && !actionData.field ? <Outcome failed>{actionData.reason}</Outcome> : null}
      {own.length > 0 ? (
        <ul className="mb-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {own.map((collection) => (
            <CollectionCard key={collection.id_encoded} collection={collection} />
          ))}
        </ul>
      ) : (
        <div className="mb-8">
          <Empty title="No collections found">
            <p>You haven&rsquo;t created any collections yet.</p>
          </Empty>
        </div>
      )}
      {premium ? (
        <form method="post" className="card max-w-xl p-5">
          <h2 className="mb-4 text-2xl">A new collection</h2>
          <Field
            name="name"
            label="Name"
            hint="80 characters at most: “Sunday on the terrace”."
            maxLength={80}
            required
            defaultValue={actionData?.name}
            error={actionData?.field}
          />
          <button type="submit" className="button button-main">
            Make it
          </button>
        </form>
      ) : (
        <p className="panel mb-8 p-5">
          To make collections of your own, and menus of them, is part of{" "}
          <A to="/premium" className="underline">
            Premium
          </A>
          .
        </p>
      )}
      {gratis.length > 0 ? (
        <section>
          <h2 className="mb-3 text-2xl">From our editors</h2>
          <form method="post">
            <input type="hidden" name="intent" value="choose" />
            <fieldset className="mb-4">
              <legend className="mb-3 text-muted">Without Premium one of them is yours.</legend>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {gratis.map((collection) => (
                  <CollectionCard key={collection.id_encoded} collection={collection} choice />
                ))}
              </ul>
            </fieldset>
            <button type="submit" className="button button-main">
              Choose it
            </button>
          </form>
        </section>
      ) : null}
    </BuilderFrame>
  );
}
