import { data, redirect } from "react-router";
import { type Failure, failure } from "#app/kit/result.ts";
import { readFormWithPictures, rejected, textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { UploadedPicture } from "#app/ui/cards.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page.tsx";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { loadPhotographs, sendPhotograph, takeBackPhotograph } from "../keeping/photograph-operations.server.ts";
import { photographedSubject, photographsPath, statusWords } from "../photographs.ts";
import type { Route } from "./+types/photographs-page";
import { PhotographForm } from "./photograph-form.tsx";

function subjectAt({ table, id }: { table: string; id: string }) {
  const subject = photographedSubject(table, id);
  if (!subject) throw data(null, { status: 404 });
  return subject;
}

export async function loader(args: Route.LoaderArgs) {
  const subject = subjectAt(args.params);
  await requirePerson(args);
  const found = valueFrom(await run(loadPhotographs, subject, await visitOf(args).caller()));
  const said = args.url.searchParams.get("said") ?? "";
  return { ...found, said: Object.hasOwn(told, said) ? told[said as keyof typeof told] : null };
}

/** What was done a moment ago, in words of ours: the address only says which. */
const told = {
  sent: "Thank you. An editor sees it before it stands on the page, and you are told by mail.",
  back: "It is deleted, with all its files.",
};

export async function action(args: Route.ActionArgs) {
  const subject = subjectAt(args.params);
  await requirePerson(args);
  const visit = visitOf(args);
  const caller = await visit.caller();
  const { fields, files, tooLarge } = await readFormWithPictures(args.request);
  const refused = (failed: Failure) => {
    const caption = textIn(fields, "caption").slice(0, 1_000);
    return rejected(visit, failed, { reason: failed.reason, errors: failed.fields ?? {}, caption });
  };
  if (tooLarge) return refused(failure("invalid", imageTexts.bytes, { image: imageTexts.bytes }));
  const done =
    fields.intent === "take-back"
      ? await run(takeBackPhotograph, fields, caller)
      : await run(sendPhotograph, { ...fields, ...files, ...subject }, caller);
  if (!done.ok) return refused(done);
  return redirect(`${photographsPath(subject)}?said=${fields.intent === "take-back" ? "back" : "sent"}`, 303);
}

/** Where a reader sends a photograph of a drink, sees what became of their own, and takes one back. */
export default function PhotographsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, href, own, said } = loaderData;
  return (
    <div className="page-width pt-6 md:pt-10">
      <title>{`${actionData ? "Error: " : ""}Photographs of ${name} · Jigger`}</title>
      <meta name="description" content={`Send a photograph of ${name}.`} />
      <meta name="robots" content="noindex" />
      <PageHead
        eyebrow="Your photographs"
        title={
          <A to={href} className="hover:underline">
            {name}
          </A>
        }
      >
        A photograph of the drink as you made it, or as it was made for you, stands beside its drawing, with your name.
      </PageHead>
      {actionData && Object.keys(actionData.errors).length === 0 ? (
        <Outcome failed>{actionData.reason}</Outcome>
      ) : said && !actionData ? (
        <Outcome>{said}</Outcome>
      ) : null}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <PhotographForm refused={actionData ?? null} />
        <section aria-labelledby="own-title">
          <h2 id="own-title" className="mb-3 text-h2">
            What you sent
          </h2>
          {own.length === 0 ? <p className="text-muted">Nothing of {name} so far.</p> : null}
          <ul className="grid gap-4 sm:grid-cols-2">
            {own.map(({ id, src, caption, sent, status, reason }) => (
              <li key={id} className="card min-w-0 overflow-hidden">
                {src ? (
                  <UploadedPicture
                    href={src}
                    alt={caption || `Your photograph of ${sent}`}
                    width={500}
                    height={500}
                    sizes="(min-width: 40rem) 18rem, 92vw"
                    className="aspect-square h-auto w-full object-cover"
                  />
                ) : null}
                <div className="px-4 py-3">
                  <p className="font-semibold">{statusWords[status]}</p>
                  {caption ? <p className="wrap-break-word">{caption}</p> : null}
                  <p className="text-muted text-sm">Sent on {sent}</p>
                  {reason ? <p className="wrap-break-word mt-2 whitespace-pre-line">{reason}</p> : null}
                  <form method="post" action="?" className="mt-2">
                    <input type="hidden" name="id" value={id} />
                    <button type="submit" name="intent" value="take-back" className="button button-quiet">
                      {status === "refused" ? "Forget it" : "Take it back"}
                      <span className="sr-only">, sent on {sent}</span>
                    </button>
                  </form>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
