import { data, useLocation } from "react-router";
import { returnPath } from "#app/kit/return-path.ts";
import { readForm } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { checkLink } from "../account-operations.server.ts";
import { providersOf } from "../elsewhere/providers.server.ts";
import { badLink } from "../forms/texts.ts";
import { AccountPanels } from "../login/account-panels.tsx";
import { type Panel, panelAtDoor } from "../login/intents.ts";
import { actOnLogin } from "../login/login-actions.server.ts";
import { NewPasswordPanel } from "../login/new-password-panel.tsx";
import { SignedIn } from "../login/signed-in.tsx";
import { askForKey } from "../passkeys/passkey-sign-in.server.ts";
import type { AskKey } from "../passkeys/passkey-sign-in.tsx";
import { requirePerson } from "../require-person.server.ts";
import type { Route } from "./+types/login-page";

export async function loader(args: Route.LoaderArgs) {
  const panel = await panelOf(args);
  const visit = visitOf(args);
  const query = args.url.searchParams;
  const person = await visit.person();
  const { MINIMUM_AGE: minimumAge, CAPTCHA: captcha } = visit.house.settings;
  const notice = said.find((name) => query.has(name)) ?? null;
  return {
    name: person?.display_name ?? null,
    back: backOf(args.url),
    link: await linkOf(query.get("reset")),
    notice,
    minimumAge,
    captcha,
    panel,
    askKey: person ? null : ((await askForKey(visit.house)) as AskKey),
    elsewhere: providersOf(visit.house.settings).map(({ key, name }) => ({ key, name })),
  };

  async function linkOf(token: string | null) {
    if (token === null) return null;
    const checked = await run(checkLink, { token }, await visit.caller());
    // Where nothing is known of the link (too many asked), its form finds out.
    return { token, works: !checked.ok || checked.value.works };
  }
}

export async function action(args: Route.ActionArgs) {
  await panelOf(args);
  return actOnLogin(await readForm(args.request), visitOf(args), {
    back: backOf(args.url),
    origin: args.url.origin,
  });
}

/**
 * The panel that the page opens with where it stands at an address of several (`:door`). Any other such address is nobody's:
 * signed out, it leads to the sign-in page as all of them do (contract.md, 13).
 */
async function panelOf(args: Route.LoaderArgs | Route.ActionArgs): Promise<Panel> {
  const { door } = args.params as { door?: string };
  const panel = panelAtDoor(door?.toLowerCase() ?? "login");
  if (panel) return panel;
  await requirePerson(args);
  throw data(null, { status: 404 });
}

const titles: Record<Panel, string> = {
  login: "Sign in or join",
  register: "Create an account",
  reset: "A new password",
};

/** What the address can have the page say. */
const said = ["sent", "changed", "leaving", "taken-back"] as const;

/** Where the address says to go afterwards; empty for the homepage. */
function backOf(url: URL): string {
  const address = returnPath(url.searchParams.get("redir"));
  return address === "/" ? "" : address;
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { name, back, link, notice, minimumAge, captcha, panel, elsewhere, askKey } = loaderData;
  const redir = actionData?.values.redir || back;
  const rejectedChoice = actionData?.intent === "new-password" ? actionData : null;
  const deadLink = rejectedChoice?.errors.form === badLink || (link !== null && !link.works);
  const token = deadLink ? null : (link?.token ?? rejectedChoice?.values.token ?? null);
  const signedIn = token === null && !deadLink && name !== null && !actionData;
  const title = token !== null ? "Choose a new password" : signedIn ? "You are signed in" : titles[panel];
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead
        title={`${actionData ? "Error: " : ""}${title}`}
        description="Sign in to Jigger, or join: your bar, your favourites and your ratings, on every device."
        at={{ path: pathname, name: title }}
      />
      <meta name="robots" content="noindex" />
      <PageHead title={title} eyebrow="Your account" />
      {token !== null ? (
        <div className="card max-w-xl p-5 sm:p-7">
          <NewPasswordPanel token={token} redir={redir} errors={rejectedChoice?.errors ?? {}} />
        </div>
      ) : signedIn ? (
        <SignedIn name={name} back={back} />
      ) : (
        <AccountPanels
          first={panel}
          redir={redir}
          notice={deadLink ? "bad-link" : notice}
          rejected={rejectedChoice ? undefined : actionData}
          minimumAge={minimumAge}
          captcha={captcha}
          elsewhere={elsewhere}
          askKey={askKey}
        />
      )}
    </div>
  );
}
