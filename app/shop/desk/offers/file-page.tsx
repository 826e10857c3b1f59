import { data, Form, redirect } from "react-router";
import { useReader } from "#app/i18n/locale-context.tsx";
import { type Currency, showPrice } from "#app/i18n/prices.ts";
import { formStatus, textIn } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { BodyError, readBodyWithFiles } from "#app/platform/body.server.ts";
import { Outcome, TextArea } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { deskOffersPath, offersFilePath } from "../../desk-addresses.ts";
import { offerFields, skewFields } from "../made/made-offer.ts";
import type { NewOffer } from "../made/new-lines.ts";
import type { Route } from "./+types/file-page";
import { importOffers } from "./import-operation.server.ts";
import type { FileChange } from "./offers-file.ts";

/** A text of so many characters can be mended in its field; a file may have five times as many. */
const mostShown = 200_000;

export async function loader(args: Route.LoaderArgs) {
  const person = await requirePerson(args);
  if (person.role === "member") throw data(null, { status: 403 });
  return { done: args.url.searchParams.has("done") };
}

/** A dry run shows what a file would change, or with 400 what is wrong with it; sent again with its seal, it is done: 303. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const { fields, files } = await readAll(args.request);
  const pasted = textIn(fields, "text");
  const text = files.file ? new TextDecoder().decode(files.file.bytes) : pasted;
  const caller = await visitOf(args).caller();
  const done = await run(importOffers, { text, seal: fields.seal }, caller);
  if (done.ok && done.value.done) return redirect(`${offersFilePath}?done=1`, 303);
  if (done.ok)
    return data({ ...done.value, text, reason: null }, { status: done.value.problems.length > 0 ? 400 : 200 });
  // Where something has changed since, it is looked at again.
  const again = done.kind === "conflict" ? await run(importOffers, { text }, caller) : null;
  const shown = again?.ok ? again.value : { changes: [], made: [], problems: [], seal: null, done: false };
  return data({ ...shown, text, reason: done.reason }, { status: formStatus(done.kind) });
}

async function readAll(request: Request) {
  try {
    return await readBodyWithFiles(request, 1_000_000);
  } catch (cause) {
    if (cause instanceof BodyError) throw data(cause.message, { status: cause.status });
    throw cause;
  }
}

/** Prices and stock from a file: chosen or pasted, shown before it is done. */
export default function FilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { changes = [], made = [], problems = [], seal = null, text = "", reason = null } = actionData ?? {};
  return (
    <>
      <DocumentHead
        title="Prices and stock from a file · Desk"
        description="Sets prices and stock of the shop from CSV."
      />
      <p className="mb-4">
        <A to={deskOffersPath} className="text-link inline-flex min-h-11 items-center">
          All offers
        </A>
      </p>
      <PageHead title="Prices and stock from a file" eyebrow="Desk · Shop">
        CSV as it is downloaded: a line for each skew, found by its number. Of the other columns only gbp, eur, usd, aud
        and stock are read; what is empty stays as it is. A line without a number makes a new offer. Nothing is changed
        before you have seen it.
      </PageHead>
      {loaderData.done && !actionData ? <Outcome>What the file says is done.</Outcome> : null}
      {reason ? <Outcome failed>{reason}</Outcome> : null}
      {problems.length > 0 ? (
        <Outcome failed>
          <b>{problems.length === 1 ? "One line is wrong." : `${problems.length} lines are wrong.`}</b> Nothing is
          changed before all are right.
          {problems.slice(0, 50).map(({ line, problem }) => (
            <span key={`${line} ${problem}`} className="block wrap-anywhere">
              {`Line ${line}: ${problem}`}
            </span>
          ))}
          {problems.length > 50 ? <span className="block">And more of them below.</span> : null}
        </Outcome>
      ) : null}
      {actionData && problems.length === 0 && changes.length + made.length === 0 && !reason ? (
        <Outcome>The file says what is there already: there is nothing to change.</Outcome>
      ) : null}
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      {made.length > 0 ? <Made made={made} /> : null}
      {seal ? (
        <Form method="post" encType="multipart/form-data" className="mb-10">
          <textarea name="text" defaultValue={text} hidden readOnly />
          <input type="hidden" name="seal" value={seal} />
          <button type="submit" className="button button-main">
            {made.length > 0 ? "Do all of it now" : changes.length === 1 ? "Set it now" : "Set all of it now"}
          </button>
        </Form>
      ) : null}
      <Form method="post" encType="multipart/form-data" className="panel max-w-3xl px-5 py-5">
        <label className="mb-4 block">
          <span className="mb-1 block font-semibold">A file</span>
          <input type="file" name="file" accept=".csv,text/csv,text/plain" className="input py-2" />
        </label>
        <TextArea
          name="text"
          label="Or its lines"
          hint={
            text.length > mostShown
              ? "It is too long to be mended here: mend the file, and choose it again."
              : undefined
          }
          rows={6}
          defaultValue={text.length > mostShown ? "" : text}
          spellCheck={false}
        />
        <button type="submit" className="button button-quiet mt-4">
          Show what it would change
        </button>
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">What a line of a new offer says</summary>
          <p className="mb-2">
            Its number (skew) is empty. Lines with the same name of the offer are skews of one; the first of them says
            what it is. The columns, in any order: <code>{["skew", ...offerFields, ...skewFields].join(", ")}</code>.
          </p>
          <p className="text-muted">
            “category” is a key of the library, such as shop-syrups; “shows” is tool:jigger, glass:coupe or
            ingredient:gin; “for” is an ingredient by its name; “asks” holds its lines with | between them.
          </p>
        </details>
      </Form>
    </>
  );
}

function Changes({ changes }: { changes: readonly FileChange[] }) {
  const { locale } = useReader();
  const told = (column: string, value: number | null) =>
    value === null
      ? "none"
      : column === "stock"
        ? String(value)
        : showPrice(value, column.toUpperCase() as Currency, locale);
  return (
    <section aria-labelledby="changes" className="mb-4">
      <h2 id="changes" className="mb-3 text-2xl">
        {changes.length === 1 ? "One skew changes" : `${changes.length} skews change`}
      </h2>
      <ul className="border-line border-t">
        {changes.slice(0, 500).map(({ skew, name, values }) => (
          <li key={skew} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="text-muted">{skew}</span>
            </span>
            <span className="tabular-nums">
              {values.map(({ column, from, to }) => (
                <span key={column} className="ml-4 inline-block">
                  {column === "stock" ? "stock " : ""}
                  <s className="text-muted">{told(column, from)}</s> <b>{told(column, to)}</b>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {changes.length > 500 ? <p className="mt-2 text-muted">The first 500 are shown; all are set.</p> : null}
    </section>
  );
}

/** The offers that a file would make, and what a file must say of one. */
function Made({ made }: { made: readonly NewOffer[] }) {
  const { locale } = useReader();
  return (
    <section aria-labelledby="made" className="mb-4">
      <h2 id="made" className="mb-3 text-2xl">
        {made.length === 1 ? "One new offer" : `${made.length} new offers`}
      </h2>
      <ul className="border-line border-t">
        {made.slice(0, 500).map(({ offer, skews }) => (
          <li key={offer.name} className="border-line border-b py-2">
            <b>{offer.name}</b>
            {skews.map(({ name, gbp, stock }) => (
              <span key={name} className="flex flex-wrap justify-between gap-x-6 text-muted">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="tabular-nums">
                  {showPrice(gbp, "GBP", locale)} · {stock} in stock
                </span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
