import { redirect } from "react-router";
import { readForm, rejected, textIn } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { Check, ErrorSummary, Field, FieldError } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, PageHead } from "#app/ui/page.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import { SubscribeButton } from "../form/subscribe-button.tsx";
import { askForNewsletters } from "../newsletter-operations.server.ts";
import { newsletterNames, newsletterPaths, newsletters, usualNewsletter } from "../newsletters.ts";
import type { Route } from "./+types/newsletters-page";

export function loader({ url }: Route.LoaderArgs) {
  return { asked: url.searchParams.has("asked") };
}

/** Success answers 303; what is not accepted comes back with what was typed (contract.md, 4). */
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const fields = await readForm(args.request);
  const done = await run(askForNewsletters, fields, await visit.caller());
  if (done.ok) return redirect(`${newsletterPaths.asking}?asked=1`, 303);
  const errors: Record<string, string> = done.fields ?? { form: done.reason };
  const chosen = [fields.newsletters]
    .flat()
    .filter((name) => typeof name === "string")
    .slice(0, newsletterNames.length + 1);
  return rejected(visit, done, { errors, email: textIn(fields, "email").slice(0, 500), chosen });
}

/** What newsletters there are, and how anybody asks for them at their address (contract.md, 8). */
export default function NewslettersPage({ loaderData, actionData }: Route.ComponentProps) {
  const asked = loaderData.asked && !actionData;
  const title = asked ? "One more step" : "Newsletters";
  return (
    <div className="page-width pt-6 md:pt-10">
      <DocumentHead
        title={`${actionData ? "Error: " : ""}${title}`}
        description="A cocktail, a bottle and a story in your inbox once a week; and four more newsletters for who wants more."
        at={{ path: newsletterPaths.asking, name: "Newsletters" }}
      />
      {asked ? (
        <PageHead title={title} eyebrow="Newsletters">
          We have sent a link to that address. Once you press it, the newsletter begins; until then we keep nothing. It
          works for 48 hours.
        </PageHead>
      ) : (
        <>
          <PageHead title={title}>Written by the people who keep this guide. Each has a link that ends it.</PageHead>
          <OneClick />
          <AskForm
            errors={actionData?.errors ?? {}}
            email={actionData?.email}
            chosen={actionData?.chosen}
            attempt={actionData}
          />
        </>
      )}
    </div>
  );
}

/** Who is signed in needs no form for the one that most want. */
function OneClick() {
  const { personal } = usePersonal();
  if (!personal.signed_in) return null;
  return (
    <section aria-labelledby="one-click" className="panel mb-8 max-w-2xl p-5">
      <h2 id="one-click" className="mb-1 text-xl">
        {newsletters[usualNewsletter].title}
      </h2>
      <p className="mb-4 text-muted">{newsletters[usualNewsletter].words}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubscribeButton />
        <A to={newsletterPaths.own} className="text-link inline-flex min-h-11 items-center">
          All your newsletters
        </A>
      </div>
    </section>
  );
}

type FormProps = {
  errors: Record<string, string>;
  email: string | undefined;
  chosen: readonly string[] | undefined;
  attempt: unknown;
};

function AskForm({ errors, email, chosen = [usualNewsletter], attempt }: FormProps) {
  return (
    <form method="post" noValidate className="max-w-2xl">
      <ErrorSummary errors={errors} attempt={attempt} />
      {/* Where nothing is ticked, that is said: a form without any of them, as at the foot of each page, means the weekly one. */}
      <input type="hidden" name="newsletters" value="" />
      <fieldset className="mb-5">
        <legend className="mb-1 font-semibold">Which would you like?</legend>
        <FieldError id="newsletters-error" error={errors.newsletters} />
        {newsletterNames.map((name, place) => (
          <Check
            key={name}
            id={place === 0 ? "newsletters" : `newsletters-${name}`}
            name="newsletters[]"
            value={name}
            label={<span className="font-semibold">{newsletters[name].title}</span>}
            hint={newsletters[name].words}
            defaultChecked={chosen.includes(name)}
          />
        ))}
      </fieldset>
      <Field
        name="email"
        label="Email address"
        hint="We send a link there first, so that nobody is signed up by somebody else."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={errors.email}
      />
      <button type="submit" className="button button-main">
        Send me the link
      </button>
    </form>
  );
}
