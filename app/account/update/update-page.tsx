import { countryOptions } from "#app/i18n/countries.ts";
import { showDay } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { readFormWithPictures, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { readKeys, readWays } from "#app/visitor/account-operations.server.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { AvatarForm } from "../avatar/avatar-form.tsx";
import { ConfirmForm } from "../email/confirm-form.tsx";
import { EmailForm } from "../email/email-form.tsx";
import { checkNewEmail } from "../email/email-operations.server.ts";
import { answerExport } from "../export/answer-export.server.ts";
import { DeleteForm, ExportForm, KeepForm } from "../leaving/own-data-forms.tsx";
import { ProfileForm } from "../profile/profile-form.tsx";
import { SessionList } from "../sessions/session-list.tsx";
import { loadSessions } from "../sessions/session-operations.server.ts";
import type { Route } from "./+types/update-page";
import { loadAccount } from "./account-operation.server.ts";
import { type Intent, saidOf } from "./intents.ts";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import type { ProofAsked } from "./proof.tsx";
import { Contents, Section } from "./section.tsx";
import { actOnAccount } from "./update-action.server.ts";
import { FirstPasswordForm, WaysIn } from "./ways-in.tsx";

/** The intent `export` answers a file, which no action can: it is answered before there is a page. */
export const middleware: Route.MiddlewareFunction[] = [answerExport];

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  const visit = visitOf(args);
  const caller = await visit.caller();
  const account = valueFrom(await run(loadAccount, {}, caller));
  const sessions = valueFrom(await run(loadSessions, {}, caller));
  const ways = valueFrom(await run(readWays, {}, caller));
  const passkeys = valueFrom(await run(readKeys, {}, caller));
  const token = args.url.searchParams.get("confirm");
  const confirm = token === null ? null : { token, ...valueFrom(await run(checkNewEmail, { token }, caller)) };
  const countries = countryOptions(visit.locale as Locale);
  return { ...account, sessions, ways, passkeys, countries, confirm, said: saidOf(args.url.searchParams.get("done")) };
}

export async function action(args: Route.ActionArgs) {
  await requirePerson(args);
  return actOnAccount(await readFormWithPictures(args.request), visitOf(args));
}

type Ways = Route.ComponentProps["loaderData"]["ways"];

/** How a change that matters is allowed: see `passwordProblem`. */
function proofOf({ password, elsewhere }: Ways, fresh: boolean): ProofAsked {
  if (password) return { by: "password" };
  return fresh ? { by: "fresh" } : { by: "again", again: elsewhere.filter(({ since }) => since !== null) };
}

/** What somebody's account holds, and every change of it (contract.md, 8). */
export default function UpdatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, picture, shown_at, email, waiting, leaves, sessions, ways, passkeys, countries, confirm, said } =
    loaderData;
  const { locale } = useReader();
  const of = (intent: Intent) => (actionData?.intent === intent ? actionData : null);
  const proof = proofOf(ways, sessions.find(({ here }) => here)?.fresh ?? false);
  const ended =
    of("name-passkey") ??
    of("remove-passkey") ??
    of("disconnect") ??
    of("first-password") ??
    of("end-session") ??
    of("end-sessions") ??
    of("undelete") ??
    of("confirm-email");
  const told = actionData ? null : said;
  const sections = {
    ...{ profile: "Profile", avatar: "Picture", email: "Email address", password: "Password", passkeys: "Passkeys" },
    ...(ways.elsewhere.length > 0 ? { ways: "Other ways to sign in" } : {}),
    ...{ sessions: "Where you are signed in", export: "Your data" },
    ...(leaves ? {} : { delete: "Delete your account" }),
  };
  return (
    <>
      <DocumentHead
        title={`${actionData ? "Error: " : ""}Your details`}
        description="Your profile, your address, your password, and what Jigger holds of you."
      />
      <PageHead title="Your details" eyebrow="Your account" />
      {ended ? <Outcome failed>{Object.values(ended.errors)[0]}</Outcome> : null}
      <Contents sections={sections} />
      {confirm && !actionData ? <ConfirmForm {...confirm} present={email} /> : null}
      {leaves ? <KeepForm day={showDay(leaves, locale)} /> : null}
      <Section
        said={told}
        id="profile"
        title="Profile"
        hint="Only your display name is shown to others, unless you say otherwise."
      >
        {shown_at ? (
          <p className="mb-5">
            <A to={shown_at} className="text-link">
              Your profile as everybody sees it
            </A>
          </p>
        ) : null}
        <ProfileForm values={of("profile")?.values ?? profile} errors={of("profile")?.errors} countries={countries} />
      </Section>
      <Section said={told} id="avatar" title="Picture" hint="It stands beside what you write.">
        <AvatarForm picture={picture} name={profile.display_name ?? ""} rejected={of("avatar")} />
      </Section>
      <Section said={told} id="email" title="Email address" hint="You sign in with it, and mails go there.">
        <EmailForm email={email} waiting={waiting} proof={proof} rejected={of("email")} />
      </Section>
      <Section said={told} id="password" title="Password" hint="A new one ends your sessions everywhere else.">
        {ways.password ? <PasswordForm email={email} rejected={of("password")} /> : <FirstPasswordForm email={email} />}
      </Section>
      <Section
        said={told}
        id="passkeys"
        title="Passkeys"
        hint="A key that your device keeps: you sign in with your finger, your face or its code, and nobody can guess it."
      >
        <Passkeys {...passkeys} only={ways.only} rejected={of("add-passkey")} />
      </Section>
      {ways.elsewhere.length > 0 ? (
        <Section said={told} id="ways" title="Other ways to sign in" hint="With an account that you have elsewhere.">
          <WaysIn ways={ways} />
        </Section>
      ) : null}
      <Section
        said={told}
        id="sessions"
        title="Where you are signed in"
        hint="End what you do not know, and change your password."
      >
        <SessionList sessions={sessions} />
      </Section>
      <Section
        said={told}
        id="export"
        title="Your data"
        hint="All that Jigger holds of you, in one file that machines can read."
      >
        <ExportForm />
      </Section>
      {leaves ? null : (
        <Section said={told} id="delete" title="Delete your account">
          <DeleteForm proof={proof} rejected={of("delete")} />
        </Section>
      )}
    </>
  );
}
