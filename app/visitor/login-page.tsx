import { run } from "#app/platform/runner.server.ts";
import { visitOf } from "#app/platform/visit.ts";
import { PageHead } from "#app/ui/page.tsx";
import type { Route } from "./+types/login-page";
import { checkLink } from "./account-operations.server.ts";
import { AccountPanels } from "./forms/account-panels.tsx";
import { actOnLogin } from "./forms/login-actions.server.ts";
import { NewPasswordPanel } from "./forms/new-password-panel.tsx";
import { readForm } from "./forms/read-form.server.ts";
import { SignedIn } from "./forms/signed-in.tsx";
import { returnAddress } from "./return-address.ts";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const query = args.url.searchParams;
  const person = await visit.person();
  const { MINIMUM_AGE: minimumAge, CAPTCHA: captcha } = visit.house.settings;
  const notice = query.has("sent") ? ("sent" as const) : query.has("changed") ? ("changed" as const) : null;
  return {
    name: person?.display_name ?? null,
    back: backOf(args.url),
    link: await linkOf(query.get("reset")),
    notice,
    minimumAge,
    captcha,
  };

  async function linkOf(token: string | null) {
    if (token === null) return null;
    const checked = await run(checkLink, { token }, await visit.caller());
    // Where nothing is known of the link (too many asked), its form finds out.
    return { token, works: !checked.ok || checked.value.works };
  }
}

export async function action(args: Route.ActionArgs) {
  return actOnLogin(await readForm(args.request), visitOf(args), backOf(args.url));
}

/** Where the address says to go afterwards; empty for the homepage. */
function backOf(url: URL): string {
  const address = returnAddress(url.searchParams.get("redir"));
  return address === "/" ? "" : address;
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, back, link, notice, minimumAge, captcha } = loaderData;
  const redir = actionData?.values.redir || back;
  const choosing = link !== null && (link.works || actionData?.intent === "new-password");
  const signedIn = !choosing && name !== null && !actionData;
  const title = choosing ? "Choose a new password" : signedIn ? "You are signed in" : "Sign in or join";
  return (
    <div className="page-width py-10 md:py-14">
      <title>{`${actionData ? "Error: " : ""}${title} · Jigger`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title={title} eyebrow="Your account" />
      {choosing ? (
        <div className="card max-w-xl p-5 sm:p-7">
          <NewPasswordPanel
            token={link.token}
            redir={redir}
            errors={actionData?.intent === "new-password" ? actionData.errors : {}}
          />
        </div>
      ) : signedIn ? (
        <SignedIn name={name} back={back} />
      ) : (
        <AccountPanels
          redir={redir}
          notice={link ? "bad-link" : notice}
          rejected={actionData}
          minimumAge={minimumAge}
          captcha={captcha}
        />
      )}
    </div>
  );
}
