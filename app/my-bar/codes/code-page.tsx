import { redirect, useActionData } from "react-router";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run, runRead } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Field, Outcome, Word } from "#app/ui/form.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { searchItem } from "../adding/item-operations.server.ts";
import type { Route } from "./+types/code-page";
import { CodeCamera } from "./code-camera.tsx";
import { addByCode, itemsByCode } from "./code-operations.server.ts";
import { Found } from "./found.tsx";

const wholeSearch = { autocomplete: false, "search-all": false, "must-be-ingredient": false, sub_type: "all" } as const;

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  // The one page that may ask for the camera; it is always loaded anew, for the browser goes by the document's own word.
  visitOf(args).addHeader("permissions-policy", "camera=(self), microphone=(), geolocation=(), interest-cohort=()");
  const query = args.url.searchParams;
  const typed = (query.get("barcode") ?? "").slice(0, 40);
  const keyword = (query.get("keyword") ?? "").trim().slice(0, 100);
  const added = query.get("added")?.slice(0, 200) ?? null;
  const nothing = { typed, keyword, added, error: null, known: [], found: [] };
  if (typed === "") return nothing;
  const caller = await visitOf(args).caller();
  const known = await run(itemsByCode, { barcode: typed }, caller);
  if (!known.ok) return { ...nothing, error: known.fields?.barcode ?? known.reason };
  const found = keyword ? await runRead(searchItem, { keyword, ...wholeSearch, limit: 8, offset: 0 }, caller) : null;
  return { ...nothing, known: known.value.result, found: found?.ok ? found.value.result : [] };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const done = await run(addByCode, await readForm(args.request), await visit.caller());
  if (!done.ok) return rejected(visit, done, { reason: done.reason });
  return redirect(`${args.url.pathname}?added=${encodeURIComponent(done.value.name)}`, 303);
}

export default function CodePage({ loaderData }: Route.ComponentProps) {
  const { typed, keyword, added, error, known, found } = loaderData;
  const refused = useActionData<{ reason: string }>();
  const isCode = typed !== "" && error === null;
  return (
    <>
      <DocumentHead title="Add by barcode · My Bar" description="Put a bottle into your bar by the code on its back." />
      <PageHead eyebrow="My Bar" title="Add by barcode">
        <p>
          The guide knows few barcodes, and makes none up. Tell it once what a code stands on, and it knows your bottle
          the next time.
        </p>
      </PageHead>
      {refused ? <Outcome failed>{refused.reason}</Outcome> : null}
      {added !== null && typed === "" ? <Outcome>{added} is in your bar, and its code is kept.</Outcome> : null}
      <form method="get" className="card mb-6 max-w-2xl p-5" id="code-form">
        <Field
          key={typed}
          name="barcode"
          label="The code"
          hint="The 8 to 14 digits under the stripes."
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          required
          defaultValue={typed}
          error={error ? `This ${error}.` : undefined}
        />
        <div className="flex flex-wrap items-start gap-3">
          <button type="submit" className="button button-main">
            Look it up
          </button>
          <CodeCamera form="code-form" field="barcode" />
        </div>
      </form>
      {isCode && known.length > 0 ? <Found title="This is what it stands on" barcode={typed} items={known} /> : null}
      {isCode ? (
        <section aria-labelledby="which" className="max-w-2xl">
          <h2 id="which" className="mb-2 text-2xl">
            {known.length > 0 ? "Is it something else?" : "This code is new. What is it?"}
          </h2>
          <form method="get" className="mb-4 flex flex-wrap items-end gap-3">
            <input type="hidden" name="barcode" value={typed} />
            <div className="min-w-0 flex-1 basis-56">
              <Word name="keyword" label="Name of the bottle" defaultValue={keyword} />
            </div>
            <button type="submit" className="button button-quiet">
              Search
            </button>
          </form>
          {keyword && found.length === 0 ? <p role="status">Nothing is called so. Try another word.</p> : null}
          {found.length > 0 ? <Found title="Which of these?" barcode={typed} items={found} /> : null}
        </section>
      ) : null}
    </>
  );
}
