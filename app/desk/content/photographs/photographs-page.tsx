import { data, redirect } from "react-router";
import { type Failure, failure } from "#app/kit/result.ts";
import { formStatus, readFormWithPictures, textIn, valueNamed } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { kindAt } from "../content-input.server.ts";
import type { Route } from "./+types/photographs-page";
import { GivenPhotograph } from "./given-photograph.tsx";
import { PhotographFields, type Refused } from "./photograph-fields.tsx";
import { addPhotograph, changePhotograph, loadEntryPhotographs } from "./photograph-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const asked = { kind: kindAt(args.params.kind), id: args.params.id };
  const found = valueNamed(await run(loadEntryPhotographs, asked, await visitOf(args).caller()));
  const done = args.url.searchParams.get("done") ?? "";
  return { ...found, done: Object.hasOwn(doneTexts, done) ? doneTexts[done]! : null };
}

const doneTexts: Record<string, string> = {
  add: "It stands on the page, and every reader sees it.",
  "take-away": "It is off the page. Its files are kept, so that it can be brought back.",
  "bring-back": "It stands on the page again.",
  declare: "What is said of it is changed.",
};

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const { kind, id } = args.params;
  const { fields, files, tooLarge } = await readFormWithPictures(args.request);
  const of = { kind: kindAt(kind), id };
  const caller = await visitOf(args).caller();
  const refused = (failed: Failure) => {
    if (failed.kind === "forbidden") throw data(failed.reason, { status: 403 });
    const typed = (name: string) => textIn(fields, name).slice(0, 1_000);
    const back: Refused = {
      ...{ reason: failed.reason, errors: failed.fields ?? {}, photograph: typed("photograph") },
      typed: {
        ...{ caption: typed("caption"), credit: typed("credit"), source: typed("source"), licence: typed("licence") },
      },
    };
    return data(back, { status: formStatus(failed.kind) });
  };
  if (tooLarge) return refused(failure("invalid", imageTexts.bytes, { image: imageTexts.bytes }));
  const intent = textIn(fields, "intent");
  const done =
    intent === "add"
      ? await run(addPhotograph, { ...fields, ...files, ...of }, caller)
      : await run(changePhotograph, { ...fields, ...of }, caller);
  return done.ok ? redirect(`/desk/content/${of.kind}/${id}/photographs?done=${intent}`, 303) : refused(done);
}

/** `/desk/content/{kind}/{id}/photographs`: the guide's own photographs of an entry: put there, taken away, brought back. */
export default function PhotographsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, one, id, name, href, photographs, done } = loaderData;
  const refused = actionData ?? null;
  const ofNew = refused && refused.photograph === "" ? refused : null;
  return (
    <>
      <DocumentHead
        title={`${refused ? "Error: " : ""}Photographs of ${name} · Desk`}
        description={`The guide’s own photographs of ${name}.`}
      />
      <PageHead title={`Photographs of ${name}`} eyebrow="Desk · The library">
        They stand on its page at once, with who made them. Lists and cards show the drawing.{" "}
        <A to={`/desk/content/${kind}/${id}`} className="text-link">
          What the {one} says
        </A>
        {href ? (
          <>
            {" "}
            ·{" "}
            <A to={href} className="text-link">
              See its page
            </A>
          </>
        ) : null}{" "}
        ·{" "}
        <A to={`/desk/audit?keyword=${encodeURIComponent(`content/${kind}/${id}`)}`} className="text-link">
          What was done to it
        </A>
      </PageHead>
      {refused && Object.keys(refused.errors).length === 0 ? (
        <Outcome failed>{refused.reason}</Outcome>
      ) : done && !refused ? (
        <Outcome>{done}</Outcome>
      ) : null}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <PhotographFields refused={ofNew} />
        <section aria-labelledby="given-title">
          <h2 id="given-title" className="mb-3 text-h2">
            What it has
          </h2>
          {photographs.length === 0 ? (
            <p className="text-muted">No photograph so far: its page shows the drawing.</p>
          ) : null}
          <ul className="grid gap-4">
            {photographs.map((given) => (
              <li key={given.id} className="min-w-0">
                <GivenPhotograph
                  photograph={given}
                  refused={refused?.photograph === String(given.id) ? refused : null}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
