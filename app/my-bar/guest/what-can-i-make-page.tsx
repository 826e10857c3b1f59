import { data, redirect } from "react-router";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { pageJsonLd } from "#app/kit/json-ld.ts";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { PageHead, SocialMeta } from "#app/ui/page.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { guestPath } from "../bar-types.ts";
import type { Route } from "./+types/what-can-i-make-page";
import { takeOverBar } from "./guest-operations.server.ts";
import { guestBarOf } from "./guest-page.server.ts";
import { GuestCount, GuestPicks, guestAddress } from "./guest-picker.tsx";
import { GuestResults } from "./guest-results.tsx";
import { useGuestBar } from "./use-guest-bar.ts";

const title = "What can you make?";
const description =
  "Tick what you have at home and see at once which drinks it makes, and which one more thing would make.";

/**
 * What ticked ingredients make, for whoever has no bar here. Without anything ticked it is the same page for all and kept;
 * of the thousands of bars that addresses can name none is. Its public answer is the engine's, as every bar's is.
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const begun = await guestBarOf(visit.publicCaller(), args.url.searchParams);
  if (begun.picks.ids.length === 0) {
    const jsonLd = pageJsonLd({ title, path: guestPath, description }, visit.house.settings.BASE_URL);
    return data({ begun, signedIn: false, jsonLd }, { headers: publicPage([], ["library"]) });
  }
  // Told by the page itself: without a script nobody asks afterwards.
  return data({ begun, signedIn: (await visit.person()) !== null, jsonLd: null });
}

/** Without a script: puts what the address names into the bar of who is signed in. */
export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const { iid } = await readForm(args.request);
  const done = await run(takeOverBar, { iid }, await visit.caller());
  return done.ok ? redirect("/my-bar", 303) : rejected(visit, done, { reason: done.reason });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function WhatCanIMakePage({ loaderData, actionData }: Route.ComponentProps) {
  const { begun, signedIn, jsonLd } = loaderData;
  const bar = useGuestBar(begun);
  const { personal } = usePersonal();
  const local = useLocalPath();
  const count = begun.picks.ids.length;
  return (
    <div className="page-width pt-8 md:pt-12">
      <title>
        {count > 0
          ? `${begun.ready.result_count} drinks from ${count === 1 ? "one thing" : `${count} things`} at home · Jigger`
          : `${title} · Jigger`}
      </title>
      <meta name="description" content={description} />
      {import.meta.env.SSR ? <SocialMeta title={title} description={description} path={guestPath} /> : null}
      {jsonLd ? <JsonLdScript of={jsonLd} /> : null}
      {count > 0 ? <meta name="robots" content="noindex" /> : null}
      <PageHead title={title}>
        Tick what stands on your shelf. No account is needed; water, sugar and ice count as there.
      </PageHead>
      {actionData ? (
        <p role="alert" className="card mb-6 border-bad px-5 py-4">
          {actionData.reason}
        </p>
      ) : null}
      <form method="get" action={local(guestPath)} aria-label="What have you got?" className="card px-4 pb-4 sm:px-6">
        <div className="goes-along mb-3 flex flex-wrap items-center justify-between gap-x-4 border-line border-b bg-surface py-2">
          <GuestCount bar={bar}>Nothing is ticked yet.</GuestCount>
          <button type="submit" className="button button-main without-script">
            Show the drinks
          </button>
        </div>
        <GuestPicks bar={bar} open={count === 0} />
      </form>
      {bar.ids.length > 0 ? <Keeping ids={bar.ids} kept={bar.kept} signedIn={signedIn || personal.signed_in} /> : null}
      <GuestResults bar={bar} whole />
    </div>
  );
}

/** How long what is ticked stays, and how it stays for good. */
function Keeping({ ids, kept, signedIn }: { ids: readonly number[]; kept: boolean; signedIn: boolean }) {
  const local = useLocalPath();
  const back = `?redir=${encodeURIComponent(local(guestAddress(ids)))}`;
  if (signedIn)
    return (
      <form method="post" action={local(guestPath)} className="mt-4">
        <input type="hidden" name="iid" value={ids.join()} />
        <button type="submit" className="button button-quiet">
          Put {ids.length === 1 ? "it" : `these ${ids.length}`} into my bar
        </button>
      </form>
    );
  return (
    <p className="mt-4 text-muted">
      <span className="needs-script">
        {kept ? (
          <>
            This browser remembers what you ticked, and{" "}
            <A to="/cocktails?makeable=0" className="text-link">
              the list of all drinks
            </A>{" "}
            can be narrowed to it.{" "}
          </>
        ) : (
          "What you ticked lasts as long as this page is open. "
        )}
      </span>
      <A to={`/your-account/login${back}#register`} className="text-link">
        With an account
      </A>{" "}
      it becomes your bar, and every recipe says what is missing.
    </p>
  );
}
