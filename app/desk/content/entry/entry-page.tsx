import { data, redirect } from "react-router";
import { tableOfKind } from "#app/guide/area-readings.server.ts";
import { type Failure, statusOf } from "#app/kit/result.ts";
import { withArticle } from "#app/kit/words.ts";
import { askedAt, withoutBlankRows } from "#app/library/content.server.ts";
import type { Typed } from "#app/library/content-form.ts";
import { formStatus, readForm, textIn, valueFrom, valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { showsPhotographs } from "#app/photographs/photographs.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { kindAt } from "../content-input.server.ts";
import { fieldsFor, loadContent, loadMeanwhile } from "../reading-operations.server.ts";
import { deleteContent, keepContent, previewContent, restoreContent } from "../writing-operations.server.ts";
import type { Route } from "./+types/entry-page";
import { typedIn, withRow } from "./content-rows.ts";
import { Deleted, DeleteForm } from "./deletion.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { EntryPreview, type Previewed } from "./entry-preview.tsx";
import { Meanwhile, type MeanwhileTold } from "./meanwhile.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { kind, id } = args.params;
  const { searchParams } = args.url;
  const asked = { kind: kindAt(kind), id: id === "new" ? null : id, from: searchParams.get("from") ?? undefined };
  const found = valueNamed(await run(loadContent, asked, await visitOf(args).caller()));
  const photographed = showsPhotographs(tableOfKind(asked.kind) ?? "");
  return { ...found, photographed, done: searchParams.get("done") };
}

/** What a form that was sent comes back with; what was typed is never lost. */
type Shown = {
  /** Null where another form than that of the entry was sent. */
  typed: Typed | null;
  version: string | null;
  errors: Record<string, string>;
  reason: string | null;
  focus: string | null;
  preview: Previewed | null;
  meanwhile: MeanwhileTold | null;
  /** Why it was not deleted. */
  stays: { reason: string; error: string | undefined; typed: string } | null;
};

const nothingSent: Shown = {
  ...{ typed: null, version: null, errors: {}, reason: null },
  ...{ focus: null, preview: null, meanwhile: null, stays: null },
};

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const caller = await visitOf(args).caller();
  const sent = await readForm(args.request);
  const { kind: name, id: number } = args.params;
  const kind = kindAt(name);
  const id = number === "new" ? null : number;
  const [intent, version] = [textIn(sent, "intent"), textIn(sent, "version")];
  const here = `/desk/content/${name}`;
  if (intent === "undo") {
    const undone = await run(restoreContent, { kind, id, version, to: sent.to }, caller);
    if (undone.ok) return redirect(`${here}/${undone.value.id}?done=undo`, 303);
    if (undone.kind === "conflict") return redirect(`${here}/${id}?done=late`, 303);
    throw data(undone.reason, { status: statusOf(undone.kind) });
  }
  if (intent === "delete") {
    const reason = textIn(sent, "reason");
    const gone = await run(deleteContent, { kind, id, version, reason }, caller);
    if (gone.ok) return redirect(`${here}/${id}?done=delete`, 303);
    if (gone.kind === "conflict") return redirect(`${here}/${id}?done=late`, 303);
    if (gone.kind === "forbidden" || gone.kind === "not-found")
      throw data(gone.reason, { status: statusOf(gone.kind) });
    const stays = { reason: gone.reason, error: gone.fields?.reason, typed: reason.slice(0, 20_000) };
    return data({ ...nothingSent, stays }, { status: formStatus(gone.kind) });
  }
  const fields = fieldsFor(kind, id === null ? null : Number(id));
  const typed = typedIn(sent);
  const shown: Shown = { ...nothingSent, typed, version };
  const rows = withRow(typed, intent, (path) => askedAt(fields, path));
  if (rows) return data({ ...shown, ...rows });
  const asked = { kind, id, version, typed };
  const tidy = { ...shown, typed: withoutBlankRows(fields, typed) };
  let done: Failure;
  if (intent === "keep") {
    const kept = await run(keepContent, asked, caller);
    if (kept.ok) return redirect(`${here}/${kept.value.id}?done=${kept.value.changed ? "keep" : "same"}`, 303);
    done = kept;
  } else {
    const tried = await run(previewContent, asked, caller);
    if (tried.ok) return data({ ...tidy, preview: tried.value });
    done = tried;
  }
  if (done.kind === "conflict") {
    const { typed: merged, version: now, ...meanwhile } = valueFrom(await run(loadMeanwhile, asked, caller));
    return data({ ...tidy, typed: merged, version: String(now), meanwhile }, { status: 409 });
  }
  if (done.kind === "forbidden") throw data(done.reason, { status: 403 });
  const reason = done.kind === "not-found" && id !== null ? deletedMeanwhile : done.reason;
  return data({ ...tidy, errors: done.fields ?? {}, reason }, { status: formStatus(done.kind) });
}

const deletedMeanwhile =
  "Somebody has deleted this: nothing is stored. What you typed stands below; once it is brought back, store it again.";

const doneTexts: Record<string, string> = {
  keep: "It is stored, and every reader sees it.",
  same: "Nothing was changed: it says what it said before.",
  late: "Somebody changed it since you opened this page: nothing was brought back. Look at the history again.",
  delete: "It is deleted, and no reader sees it any more.",
  undo: "It says again what it said in that version, and every reader sees it.",
};

/** contract.md, 12: `/desk/content/{kind}/{id}`: one entry of the library, with its form and its history. */
export default function EntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    kind,
    words,
    id,
    key,
    name,
    fields,
    offered,
    href,
    at_desk,
    versions,
    differences,
    done,
    deleted,
    photographed,
  } = loaderData;
  const title = id === null ? `Add ${withArticle(words.one)}` : name;
  const shown = actionData ?? null;
  return (
    <>
      <DocumentHead
        title={`${shown?.reason || shown?.stays ? "Error: " : ""}${title} · Desk`}
        description={`What the library says of ${title}.`}
      />
      <PageHead title={title} eyebrow="Desk · The library">
        {id === null ? (
          "It gets a number of its own, which never changes."
        ) : (
          <>
            Number {id}, key {key}. {at_desk ? "Changed at the desk: the files say something else. " : ""}
            {href ? (
              <>
                <A to={href} className="text-link">
                  See its page
                </A>{" "}
                ·{" "}
              </>
            ) : null}
            {photographed && !deleted ? (
              <>
                <A to={`/desk/content/${kind}/${id}/photographs`} className="text-link">
                  Its photographs
                </A>{" "}
                ·
              </>
            ) : null}
          </>
        )}{" "}
        <A to={`/desk/content/${kind}`} className="text-link">
          All {words.many}
        </A>
      </PageHead>
      {shown?.reason ? (
        <Outcome failed>{shown.reason}</Outcome>
      ) : shown?.stays ? (
        <Outcome failed>{shown.stays.reason}</Outcome>
      ) : shown === null && done && Object.hasOwn(doneTexts, done) ? (
        <Outcome>{doneTexts[done]}</Outcome>
      ) : null}
      {shown?.meanwhile ? <Meanwhile told={shown.meanwhile} /> : null}
      {shown?.preview ? <EntryPreview preview={shown.preview} /> : null}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {deleted ? <Deleted versions={versions} /> : null}
          {/* What somebody typed while another one deleted it is not lost. */}
          {deleted && !shown?.typed ? null : (
            <EntryForm
              fields={fields}
              offered={offered}
              typed={shown?.typed ?? loaderData.typed}
              version={shown?.version ?? String(loaderData.version)}
              errors={shown?.errors ?? {}}
              focus={shown?.focus ?? null}
              attempt={shown?.stays ? null : shown}
            />
          )}
        </div>
        {id === null ? null : (
          <div className="min-w-0">
            <EntryHistory versions={versions} differences={differences} />
            {deleted ? null : <DeleteForm version={loaderData.version} name={name} refused={shown?.stays ?? null} />}
          </div>
        )}
      </div>
    </>
  );
}
