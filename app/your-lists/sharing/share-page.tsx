import { data, redirect, useActionData } from "react-router";
import { showDay } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { readForm, rejected, textIn, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { useCopy } from "#app/ui/notice-bar.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import type { Route } from "./+types/share-page";
import { loadShares, shareList } from "./share-operations.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const shares = valueFrom(await run(loadShares, {}, await visitOf(args).caller()));
  return { shares, taken: args.url.searchParams.has("taken") };
}

type Said = { link: string | null; what: string; reason: string | null };

/** A new link is told here and nowhere else: only its hash is kept, so that the page is not left for another. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const done = await run(shareList, fields, await visit.caller());
  const what = textIn(fields, "what").slice(0, 40);
  if (!done.ok) return rejected<Said>(visit, done, { link: null, what, reason: done.reason });
  const { href } = done.value;
  if (href === null) return redirect(`${args.url.pathname}?taken`, 303);
  return data<Said>({ link: visit.house.settings.BASE_URL + visit.prefix + href, what, reason: null });
}

export default function SharePage({ loaderData: { shares, taken } }: Route.ComponentProps) {
  const said = useActionData<Said>();
  const { locale } = useReader();
  return (
    <div className="page-width pt-6 md:pt-10">
      <DocumentHead title="What you share" description="Your bar and your lists, shown to whoever has a secret link." />
      <meta name="robots" content="noindex" />
      <PageHead eyebrow="My Bar" title="What you share">
        <p>
          Whoever has a link may look, without an account, and change nothing. Your name is not shown. Taken back, a
          link leads nowhere at once; so does the one before where you make a new one.
        </p>
      </PageHead>
      {said?.reason ? <Outcome failed>{said.reason}</Outcome> : null}
      {taken && !said ? <Outcome>The link is taken back: it leads nowhere now.</Outcome> : null}
      <ul className="grid max-w-3xl gap-3">
        {shares.map(({ what, title, since }) => (
          <li key={what} id={what} tabIndex={-1} className="card scroll-mt-20 p-4 outline-none target:border-accent">
            <div className="flex flex-wrap items-center gap-3">
              <div className="min-w-0 flex-1 basis-48">
                <h2 className="text-xl">{title}</h2>
                <p className="text-muted">{since ? `Shared since ${showDay(since, locale)}` : "Only you see it"}</p>
              </div>
              <Turn what={what} title={title} on="yes" text={since ? "New link" : "Share by a link"} />
              {since ? <Turn what={what} title={title} on="no" text="Take the link back" /> : null}
            </div>
            {said?.link && said.what === what ? <NewLink link={said.link} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

type TurnProps = { what: string; title: string; on: "yes" | "no"; text: string };

/** Sent to the row that it is about, where the new link is told; taking one back is told above them all. */
function Turn({ what, title, on, text }: TurnProps) {
  return (
    <form method="post" action={on === "yes" ? `#${what}` : "?"}>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="on" value={on} />
      <button type="submit" className="button button-quiet">
        <span>
          {text}
          <span className="sr-only">: {title}</span>
        </span>
      </button>
    </form>
  );
}

function NewLink({ link }: { link: string }) {
  const [copy, notice] = useCopy();
  return (
    <>
      <div role="status" className="mt-3">
        <label htmlFor="new-link" className="mb-1 block font-semibold">
          Your link, told this once: keep it
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="new-link"
            className="input min-w-0 flex-1 basis-64"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className="button button-main needs-script"
            onClick={() => void copy(link, "The link is copied")}
          >
            Copy
          </button>
        </div>
      </div>
      {notice}
    </>
  );
}
