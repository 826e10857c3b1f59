import { redirect } from "react-router";
import { readForm } from "#app/operations/page.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { asksForPrivacy, chosenPolicyOf } from "../cookies/cookie-policy.ts";
import { CookieTable } from "../cookies/cookie-table.tsx";
import { KeptHere } from "../cookies/kept-here.tsx";
import { postedPolicy } from "../cookies/posted-policy.ts";
import { PreferenceForm } from "../cookies/preference-form.tsx";
import type { Route } from "./+types/cookie-policy-page";

const days = 365;

/** The visitor's own choice is in the page, so that it shows without script, too. */
export function loader({ request, url }: Route.LoaderArgs) {
  const { headers } = request;
  return { policy: chosenPolicyOf(headers), privacy: asksForPrivacy(headers), saved: url.searchParams.has("saved") };
}

export async function action(args: Route.ActionArgs) {
  const policy = postedPolicy(await readForm(args.request));
  const { cookies } = visitOf(args);
  cookies.set("cookie_policy", policy, { days });
  // What somebody takes back goes with it: the one cookie that scripts, which take the others away, cannot reach.
  if (policy === "none" && cookies.get("basket")) cookies.set("basket", "", { days: 0, httpOnly: true });
  return redirect("/cookie-policy?saved=1", 303);
}

export default function CookiePolicyPage({ loaderData }: Route.ComponentProps) {
  const { policy, privacy, saved } = loaderData;
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead
        title="Cookies"
        description="Every cookie that Jigger sets, what it is for, how long it stays, and your choice."
        at={{ path: "/cookie-policy", name: "Cookies" }}
      />
      <PageHead title="Cookies" eyebrow="Your choice">
        <p>
          A cookie is a short note that your browser keeps for a site. These are all of ours; nobody else sets any here.
        </p>
      </PageHead>
      {saved ? (
        <p role="status" className="card mb-6 border-good px-5 py-4 font-semibold text-good">
          Your choice is saved.
        </p>
      ) : null}
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[20rem_1fr] lg:items-start">
        <PreferenceForm key={policy} policy={policy} privacy={privacy} />
        <div className="min-w-0">
          <CookieTable />
          <KeptHere />
        </div>
      </div>
    </div>
  );
}
