import { redirect } from "react-router";
import { returnPath } from "#app/kit/return-path.ts";
import { rejected, unknownForm } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import type { FormErrors } from "#app/ui/form.ts";
import { newPassword, register, requestReset, signIn } from "../account-operations.server.ts";
import { ownAccountPath } from "../addresses.ts";
import { textField } from "../forms/fields.ts";
import { registrationFields } from "../forms/registration.ts";
import { wayBack, wayOfNewcomer } from "../pages/way-back.server.ts";
import { signInByKey } from "../passkeys/passkey-sign-in.server.ts";
import { type Intent, intents } from "./intents.ts";

/** A form that was not accepted: its messages and what was typed into it, passwords never. */
export type Rejected = { intent: Intent; errors: FormErrors; values: Record<string, string> };

const secret = new Set(["pass1", "pass2"]);
const kept = ["redir", "token", ...registrationFields].filter((name) => !secret.has(name));

/**
 * Runs what a form of the sign-in page asks for (contract.md, 4): 303 to where the person wanted to go,
 * (a newcomer without an aim: to an empty bar), or the same page again with 400 and its messages.
 * @param request `back`: where the address says to go
 */
export async function actOnLogin(
  fields: Record<string, unknown>,
  visit: Visit,
  { back, origin }: { back: string; origin: string },
) {
  const caller = await visit.caller();
  // Without an intent it is the form that signs in; one that is none of the page's does nothing.
  const intent = intents.find((known) => known === (fields.intent || "login"));
  if (intent === undefined) {
    const errors = { form: unknownForm.reason };
    return rejected<Rejected>(visit, unknownForm, { intent: "login", errors, values: keptValues(fields) });
  }
  const wanted = fields.redir ?? back;
  const done = await runIntent();
  if (!done.ok) {
    const errors = done.fields && Object.keys(done.fields).length > 0 ? done.fields : { form: done.reason };
    return rejected<Rejected>(visit, done, { intent, errors, values: keptValues(fields) });
  }
  // Who signs in to an account that is to be deleted is told so first (contract.md, 8).
  if (done.value?.leaving) return redirect(ownAccountPath, 303);
  const target = returnPath(wanted);
  const query = target === "/" ? "" : `&redir=${encodeURIComponent(target)}`;
  if (intent === "reset") return redirect(`/your-account/login?sent=1${query}`, 303);
  if (intent === "new-password") return redirect(`/your-account/login?changed=1${query}`, 303);
  return intent === "register" ? wayOfNewcomer(wanted, origin) : wayBack(target, origin);

  function runIntent() {
    if (intent === "passkey") return run(signInByKey, fields, caller);
    if (intent === "register") return run(register, fields, caller);
    if (intent === "reset") return run(requestReset, { ...fields, redir: wanted }, caller);
    if (intent === "new-password") return run(newPassword, fields, caller);
    return run(signIn, fields, caller);
  }
}

/** What was typed into a form and may be shown again: no passwords. */
export function keptValues(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(kept.map((name) => [name, textField.parse(fields[name]).slice(0, 500)]));
}
