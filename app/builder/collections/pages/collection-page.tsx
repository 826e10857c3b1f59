import { redirect } from "react-router";
import { queryOf } from "#app/kit/query.ts";
import { failure } from "#app/kit/result.ts";
import { readFormWithPictures, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { A } from "#app/ui/link.tsx";
import { Empty, Outcome } from "#app/ui/page.tsx";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { collectionPath, collectionsPath, mostItems } from "../collection.ts";
import { collectionTask } from "../collection-tasks.server.ts";
import type { Route } from "./+types/collection-page";
import { type Asked, changeAsked } from "./change-asked.ts";
import { EditCollection } from "./edit-collection.tsx";
import { ItemRows } from "./item-rows.tsx";

export async function loader(args: Route.LoaderArgs) {
  const person = await requirePerson(args);
  const { code } = args.params;
  const found = valueFrom(await run(collectionTask, { id: code, limit: mostItems }, await visitOf(args).caller()));
  if (!("result" in found)) throw redirect(collectionsPath);
  return { code, ...found, editor: person.role !== "member", moved: args.url.searchParams.get("moved") };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const { fields: texts, files, tooLarge } = await readFormWithPictures(args.request);
  const visit = visitOf(args);
  if (tooLarge) return rejected(visit, failure("too-large", imageTexts.bytes), { reason: imageTexts.bytes, image: "" });
  const fields = { ...texts, ...files };
  const { code } = args.params;
  const asked: Asked | null = changeAsked(fields);
  const done = asked
    ? await run(collectionTask, { ...asked.change, id: code }, await visit.caller())
    : failure("invalid", "The form did not say what to do. Please try again.");
  if (!done.ok) return rejected(visit, done, { reason: done.reason, image: done.fields?.image ?? "" });
  if ("deleted" in done.value) throw redirect(collectionsPath, 303);
  throw redirect(collectionPath(done.value.id_encoded) + queryOf({ moved: asked?.moved ?? "" }), 303);
}

/** builder.md, 2: what is in a collection, in its owner's order, and what can be done with it. */
export default function CollectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, name, result, disabled, is_public, moved } = loaderData;
  const mine = disabled === "no";
  return (
    <BuilderFrame
      here={collectionsPath}
      title={name}
      description="What is in this collection."
      lead={
        <p>
          {result.length === 1 ? "1 item" : `${result.length} items`} · {is_public === "yes" ? "public" : "private"}
        </p>
      }
    >
      {actionData ? <Outcome failed>{actionData.reason}</Outcome> : null}
      <p className="mb-6 flex flex-wrap gap-3">
        {mine ? (
          <A to={collectionPath(code, "/add-item")} className="button button-main">
            Add something
          </A>
        ) : null}
        {mine ? (
          <A to={collectionPath(code, "/menu")} className="button button-quiet">
            Make a menu of it
          </A>
        ) : null}
      </p>
      {result.length === 0 ? (
        <Empty title="No items found">
          <p>You haven&rsquo;t added any items here yet.</p>
        </Empty>
      ) : (
        <ItemRows items={result} mine={mine} moved={moved} />
      )}
      {mine ? (
        <EditCollection collection={loaderData} editor={loaderData.editor} error={actionData?.image || undefined} />
      ) : null}
    </BuilderFrame>
  );
}
