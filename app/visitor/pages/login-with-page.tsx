import { redirect } from "react-router";
import { readForm, rejected, valueFrom } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Outcome } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { loginWithPath, ownAccountPath } from "../addresses.ts";
import { connectElsewhere, joinFromElsewhere, readArrival } from "../elsewhere/connect-operations.server.ts";
import { elsewhereTexts } from "../elsewhere/texts.ts";
import { actOnLogin, keptValues, type Rejected } from "../login/login-actions.server.ts";
import { RegisterPanel } from "../login/register-panel.tsx";
import { SignInPanel } from "../login/sign-in-panel.tsx";
import type { Route } from "./+types/login-with-page";
import { wayBack, wayOfNewcomer } from "./way-back.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const caller = await visit.caller();
  const arrival = valueFrom(await run(readArrival, {}, caller));
  return {
    ...arrival,
    signedIn: caller.person?.display_name ?? null,
    minimumAge: visit.house.settings.MINIMUM_AGE,
  };
}

export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const { origin } = args.url;
  if (fields.intent === "login") {
    return actOnLogin({ ...fields, redir: visit.prefix + loginWithPath }, visit, { back: "", origin });
  }
  const caller = await visit.caller();
  if (fields.intent === "connect") {
    const done = await run(connectElsewhere, {}, caller);
    if (done.ok) return done.value.redir ? wayBack(done.value.redir, origin) : redirect(`${ownAccountPath}#ways`, 303);
    return rejected<Rejected>(visit, done, { intent: "login", errors: { form: done.reason }, values: {} });
  }
  const done = await run(joinFromElsewhere, fields, caller);
  if (done.ok) return wayOfNewcomer(done.value.redir, origin);
  const errors = done.fields && Object.keys(done.fields).length > 0 ? done.fields : { form: done.reason };
  return rejected<Rejected>(visit, done, { intent: "register", errors, values: keptValues(fields) });
}

/**
 * Where somebody whom an account elsewhere vouches for says to which account here they belong: their own, which they are or
 * sign in to, or a new one. Nothing is connected by an address alone.
 */
export default function LoginWithPage({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, name } = loaderData;
  const title = titles[standing](name);
  return (
    <div className="page-width py-10 md:py-14">
      <DocumentHead
        title={`${actionData ? "Error: " : ""}${title}`}
        description="Signing in to Jigger with an account elsewhere."
      />
      <meta name="robots" content="noindex" />
      <PageHead title={title} eyebrow="Your account" />
      <div className="card max-w-xl p-5 sm:p-7">
        <Settle {...loaderData} rejected={actionData} />
      </div>
    </div>
  );
}

type Standing = Route.ComponentProps["loaderData"]["standing"];

const titles: Record<Standing, (name: string) => string> = {
  nobody: () => "Begin again",
  connect: (name) => `Connect ${name}?`,
  taken: (name) => `${name} is connected elsewhere`,
  known: () => "You have an account here",
  new: () => "One more step",
};

type Props = Route.ComponentProps["loaderData"] & { rejected: Rejected | undefined };

function Settle({ standing, name, email, display_name, redir, signedIn, minimumAge, rejected }: Props) {
  const errors = rejected?.errors ?? {};
  if (standing === "connect") {
    return (
      <form method="post">
        {errors.form ? <Outcome failed>{errors.form}</Outcome> : null}
        <p className="mb-6 text-lg">
          You are signed in as <strong>{signedIn}</strong>. Once they are connected, your account at {name}
          {email ? (
            <>
              {" ("}
              <strong className="wrap-anywhere">{email}</strong>
              {")"}
            </>
          ) : null}{" "}
          signs you in, too.
        </p>
        <input type="hidden" name="intent" value="connect" />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button button-main">
            Connect {name}
          </button>
          <A to={ownAccountPath} className="button button-quiet">
            No, leave it
          </A>
        </div>
      </form>
    );
  }
  if (standing === "known") {
    return (
      <>
        <p className="mb-3 text-lg">
          <strong className="wrap-anywhere">{email}</strong> has an account here already. Sign in to it once with your
          password; then you can connect {name}, and sign in with that.
        </p>
        <p className="mb-6 text-muted">
          Without one,{" "}
          <A to={`/login?redir=${loginWithPath}`} className="text-link">
            sign in another way
          </A>
          .
        </p>
        <SignInPanel redir="" errors={errors} values={{ email, ...rejected?.values }} />
      </>
    );
  }
  if (standing === "new") {
    return (
      <>
        <p className="mb-6 text-muted">
          {name} tells us who you are. Tell us the rest, and your account is there; you need no password.{" "}
          <A to={`/login?redir=${loginWithPath}`} className="text-link">
            You have an account here?
          </A>
        </p>
        <RegisterPanel
          redir={redir}
          errors={errors}
          values={{ email, display_name, ...rejected?.values }}
          minimumAge={minimumAge}
          captcha={false}
          active
          withoutPassword
        />
      </>
    );
  }
  return (
    <>
      <p className="mb-6 text-lg">
        {standing === "taken"
          ? `${elsewhereTexts.taken(name)} Sign out and sign in with it, or disconnect it there first.`
          : elsewhereTexts.nobody}
      </p>
      <A to={signedIn === null ? "/your-account/login" : ownAccountPath} className="button button-main">
        {signedIn === null ? "All ways to sign in" : "Your account"}
      </A>
    </>
  );
}
