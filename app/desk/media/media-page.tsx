import { data, redirect } from "react-router";
import { formStatus, readForm, textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Choice, Outcome, Word } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { DocumentHead, Empty, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/media-page";
import { loadMedia, removePicture } from "./media-operations.server.ts";
import { PictureCard } from "./picture-card.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const { searchParams } = args.url;
  const field = (name: string) => (searchParams.get(name) ?? "").slice(0, 100);
  const asked = { kind: field("kind"), seen: field("seen"), keyword: field("keyword") };
  const offset = searchParams.get("offset") ?? undefined;
  const found = valueFrom(await run(loadMedia, { ...asked, offset }, await visitOf(args).caller()));
  return { ...found, asked, done: searchParams.get("done") };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const sent = { name: textIn(fields, "name"), reason: textIn(fields, "reason") };
  const done = await run(removePicture, sent, await visitOf(args).caller());
  if (done.ok) {
    const back = new URLSearchParams(args.url.search);
    back.set("done", done.value.mailed);
    return redirect(`/desk/media?${back}`, 303);
  }
  if (done.kind === "forbidden") throw data(done.reason, { status: 403 });
  const refused = { ...sent, why: done.reason, error: done.fields?.reason };
  return data(refused, { status: formStatus(done.kind) });
}

const doneTexts: Record<string, string> = {
  yes: "The picture is gone, with all its files. Whoever sent it is told by mail.",
  no: "The picture is gone, with all its files.",
  failed: "The picture is gone. The mail to whoever sent it could not be sent: write to them yourself.",
};
const seenBy = [
  { value: "everybody", text: "Everybody" },
  { value: "editors", text: "Editors only, so far" },
  { value: "sender", text: "Their senders only" },
];

/** All pictures that people sent, to be looked through and taken away. */
export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures, kinds, count, offset, page_size, asked, done } = loaderData;
  return (
    <>
      <DocumentHead
        title={`${actionData ? "Error: " : ""}Pictures · Desk`}
        description="All pictures that people sent to the guide."
      />
      <PageHead title="Pictures" eyebrow="Desk">
        {count.toLocaleString("en-GB")} that people sent: of what, by whom, and who sees them.
      </PageHead>
      {actionData ? (
        <Outcome failed>{actionData.why}</Outcome>
      ) : done && Object.hasOwn(doneTexts, done) ? (
        <Outcome>{doneTexts[done]}</Outcome>
      ) : null}
      <search className="mb-6 block">
        <form method="get" className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]">
          <Word name="keyword" label="Of what, or whose" defaultValue={asked.keyword} />
          <Choice name="kind" label="Kind" any="All" options={kinds} defaultValue={asked.kind} />
          <Choice name="seen" label="Seen by" any="Anybody" options={seenBy} defaultValue={asked.seen} />
          <button type="submit" className="button button-quiet justify-self-start">
            Find
          </button>
        </form>
      </search>
      {pictures.length === 0 ? (
        <Empty
          title={asked.keyword || asked.kind || asked.seen ? "Nothing was found" : "Nobody has sent a picture yet"}
        >
          <p>
            <A to={asked.keyword || asked.kind || asked.seen ? "/desk/media" : "/desk"} className="text-link">
              {asked.keyword || asked.kind || asked.seen ? "All pictures" : "Back to the desk"}
            </A>
          </p>
        </Empty>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map((picture) => (
            <li key={picture.name} className="min-w-0">
              <PictureCard picture={picture} refused={actionData?.name === picture.name ? actionData : null} />
            </li>
          ))}
        </ul>
      )}
      <Pager label="Pages of pictures" offset={offset} size={page_size} total={count} className="mt-6" />
    </>
  );
}
