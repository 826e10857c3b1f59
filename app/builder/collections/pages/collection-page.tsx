import { redirect } from "react-router";
import { withQuery } from "#app/kit/query.ts";
import { failure } from "#app/kit/result.ts";
import { readFormWithPictures, rejected, valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { readFields } from "#app/platform/body.server.ts";
import { Outcome, optionsOf } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { ResultBar } from "#app/ui/list.ts";
import { Empty } from "#app/ui/page.tsx";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { BuilderFrame } from "../../builder-frame.tsx";
import { keywordChip } from "../../lists/list-address.ts";
import { ListControls } from "../../lists/list-controls.tsx";
import { ListPager } from "../../lists/list-pager.tsx";
import { ListShapes } from "../../lists/list-shapes.tsx";
import { sizeOf } from "../../lists/list-sizes.ts";
import { pageOf } from "../../lists/page-of.ts";
import { texts } from "../../texts.ts";
import { collectionPath, collectionsPath } from "../collection.ts";
import { collectionTask } from "../collection-tasks.server.ts";
import type { Route } from "./+types/collection-page";
import { type Asked, changeAsked, typedIn } from "./change-asked.server.ts";
import { EditCollection } from "./edit-collection.tsx";
import { ItemRows } from "./item-rows.tsx";

export async function loader(args: Route.LoaderArgs) {
  const person = await requirePerson(args);
  const { code } = args.params;
  const caller = await visitOf(args).caller();
  const fields = readFields(args.url.search);
  const limit = sizeOf(fields.limit);
  const { keyword, sort } = collectionTask.input.parse({ keyword: fields.keyword, sort: fields.sort });
  const found = await pageOf(limit, fields.offset, async (offset) => {
    const told = valueNamed(await run(collectionTask, { id: code, keyword, sort, limit, offset }, caller));
    if (!("result" in told)) throw redirect(collectionsPath);
    return told;
  });
  const at = { keyword, sort, limit, offset: found.offset };
  const query = args.url.searchParams;
  const told = { moved: query.get("moved"), saved: query.get("done") === "saved" };
  return { code, ...found, at, editor: person.role !== "member", ...told };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const { fields: texts, files, tooLarge } = await readFormWithPictures(args.request);
  const visit = visitOf(args);
  if (tooLarge) {
    const { bytes: reason } = imageTexts;
    return rejected(visit, failure("too-large", reason), { reason, image: "", wrong: "", typed: typedIn(texts) });
  }
  const fields = { ...texts, ...files };
  const { code } = args.params;
  const asked: Asked | null = changeAsked(fields);
  const done = asked
    ? await run(collectionTask, { ...asked.change, id: code }, await visit.caller())
    : failure("invalid", "The form did not say what to do. Please try again.");
  if (!done.ok) {
    const { reason, fields: { image = "", name: wrong = "" } = {} } = done;
    return rejected(visit, done, { reason, image, wrong, typed: typedIn(texts) });
  }
  if ("deleted" in done.value) throw redirect(collectionsPath, 303);
  // The page that the form stood on; the base collection has its code since.
  const query = withQuery("", args.url.search, "moved", asked?.moved ?? "");
  const saved = "intent" in fields && fields.intent === "edit" ? "saved" : "";
  throw redirect(withQuery(collectionPath(done.value.id_encoded), query, "done", saved), 303);
}

const plain = { sort: "own" };
const orders = optionsOf({ own: "In its own order", name: "A to Z", rating: "Highest rated" });

/** builder.md, 2: what is in a collection, in its owner's order, and what can be done with it. */
export default function CollectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, name, result, result_count: count, disabled, is_public, moved, saved, at } = loaderData;
  const mine = disabled === "no";
  const path = collectionPath(code);
  const empty = count === 0 && at.keyword === "";
  return (
    <BuilderFrame
      here={collectionsPath}
      title={name}
      description="What is in this collection."
      lead={
        <p>
          {is_public === "yes"
            ? "Public: whoever has its address can read it, and its menu."
            : "Private: only you see it."}
        </p>
      }
      actions={
        mine ? (
          <>
            <A to={collectionPath(code, "/add-item")} className="button button-main max-sm:px-3">
              Add something
            </A>
            <A to={collectionPath(code, "/menu")} className="button button-quiet max-sm:px-3">
              Make a menu of it
            </A>
          </>
        ) : null
      }
    >
      {actionData && !actionData.wrong ? (
        <Outcome failed>{actionData.reason}</Outcome>
      ) : saved ? (
        <Outcome>The collection is saved.</Outcome>
      ) : null}
      {empty ? null : (
        <>
          <ListControls {...{ path, at, plain, orders, count }} />
          <ResultBar count={count === 1 ? "1 item" : `${count} items`} chips={keywordChip(path, at, plain)}>
            <ListShapes />
          </ResultBar>
        </>
      )}
      {count === 0 ? (
        <Empty title={texts.noItems}>
          <p>{empty ? texts.nothingHere : texts.nothingMatches}</p>
        </Empty>
      ) : (
        <ItemRows items={result} mine={mine} ordered={at.sort === "own" && at.keyword === ""} moved={moved} />
      )}
      <ListPager label="Pages of the collection" offset={at.offset} size={at.limit} total={count} />
      {mine ? (
        <div className="mt-10">
          <EditCollection
            collection={{ ...loaderData, ...actionData?.typed }}
            editor={loaderData.editor}
            errors={actionData}
          />
        </div>
      ) : null}
    </BuilderFrame>
  );
}
