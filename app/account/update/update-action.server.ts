import { redirect } from "react-router";
import type { Operation } from "#app/operations/operation.ts";
import { type readFormWithPictures, rejected, unknownForm } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import type { Visit } from "#app/operations/visit.ts";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { textField } from "#app/visitor/account-forms.ts";
import {
  addKey,
  askForFirstPassword,
  changePassword,
  disconnectElsewhere,
  dropKey,
  nameKey,
} from "#app/visitor/account-operations.server.ts";
import { ownAccountPath } from "#app/visitor/addresses.ts";
import { setAvatar } from "../avatar/avatar-operation.server.ts";
import { askForEmail, confirmEmail } from "../email/email-operations.server.ts";
import { leave, stay } from "../leaving/leaving-operations.server.ts";
import { longest, profileFields } from "../profile/profile.ts";
import { saveProfile } from "../profile/profile-operations.server.ts";
import { endOneSession, endOtherSessions } from "../sessions/session-operations.server.ts";
import { asIntent, type Intent, placeOf, type Rejected } from "./intents.ts";

const operations: Record<Intent, Operation> = {
  profile: saveProfile,
  avatar: setAvatar,
  email: askForEmail,
  "confirm-email": confirmEmail,
  password: changePassword,
  delete: leave,
  undelete: stay,
  "end-session": endOneSession,
  "end-sessions": endOtherSessions,
  "add-passkey": addKey,
  "name-passkey": nameKey,
  "remove-passkey": dropKey,
  disconnect: disconnectElsewhere,
  "first-password": askForFirstPassword,
};

type Posted = Awaited<ReturnType<typeof readFormWithPictures>>;

const kept = [...profileFields, "new_email"];

/** Runs what a form of the account's page asks for: 303 to the same page, which says so, or 400 with its messages. */
export async function actOnAccount({ fields, files, tooLarge }: Posted, visit: Visit) {
  const caller = await visit.caller();
  if (tooLarge) {
    const errors = { avatar: imageTexts.bytes };
    const failed = { ok: false, kind: "too-large", reason: errors.avatar } as const;
    return rejected<Rejected>(visit, failed, { intent: "avatar", errors, values: {} });
  }
  const intent = asIntent(fields.intent);
  const nothing: Rejected = { intent: intent ?? "profile", errors: {}, values: {} };
  if (!intent) return rejected<Rejected>(visit, unknownForm, { ...nothing, errors: { form: unknownForm.reason } });
  const done = await run(operations[intent], { ...fields, ...files }, caller);
  if (!done.ok) {
    const errors = done.fields && Object.keys(done.fields).length > 0 ? done.fields : { form: done.reason };
    return rejected<Rejected>(visit, done, { intent, errors, values: keptValues(fields) });
  }
  if (intent === "delete") return redirect("/your-account/login?leaving=1", 303);
  const said = intent === "avatar" && fields.remove ? "avatar-gone" : intent;
  return redirect(`${ownAccountPath}?done=${said}#${placeOf[intent]}`, 303);
}

function keptValues(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(kept.map((name) => [name, textField.parse(fields[name]).slice(0, 4 * longest.bio)]));
}
