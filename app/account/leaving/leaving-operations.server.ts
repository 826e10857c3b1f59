import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { sendOrLog } from "#app/platform/mail.server.ts";
import { problem, textField } from "#app/visitor/account-forms.ts";
import { endSession } from "#app/visitor/sessions.server.ts";
import { ownPasswordLimits } from "#app/visitor/users.server.ts";
import { passwordProblem } from "../sessions/password-check.server.ts";
import { removeSessions } from "../sessions/session-store.server.ts";
import { leavingMail } from "./leaving-mail.ts";
import { setLeaving } from "./leaving-store.server.ts";

/** Days between asking and deleting (contract.md, 8). */
export const daysToThink = 14;

/** Has one's own account deleted in 14 days and ends all sessions at once (contract.md, 8: `delete`). */
export const leave = operation({
  name: "account/delete",
  summary: "Has the account deleted in 14 days, and ends all its sessions.",
  who: "member",
  changes: true,
  transaction: "own",
  input: z.object({ password: textField }),
  answers: z.object({ leaves: z.string() }),
  limit: ownPasswordLimits,
  async handle({ password }, context) {
    const { house, person, cookies } = context;
    const errors = await passwordProblem(context, password);
    if (errors.password) return failure("invalid", problem, errors);
    const at = new Date(Date.now() + daysToThink * 86_400_000);
    for (const line of await endSession(house, cookies.sent)) cookies.setLine(line);
    await house.db.transaction().execute(async (db) => {
      await setLeaving(db, person.id, at);
      await removeSessions(db, person.id);
    });
    const mail = leavingMail({ to: person.email, at, baseUrl: house.settings.BASE_URL });
    // What was asked for is done; that the mail which tells of it was refused is for whoever runs the site.
    await sendOrLog(house, mail);
    return success({ leaves: at.toISOString().slice(0, 10) });
  },
});

/** Keeps an account that was to be deleted (contract.md, 8: `undelete`). */
export const stay = operation({
  name: "account/undelete",
  summary: "Keeps an account that was to be deleted.",
  who: "member",
  changes: true,
  input: z.object({}),
  answers: z.null(),
  async handle(_, { db, person }) {
    if (await setLeaving(db, person.id, null)) return success(null);
    return failure("conflict", "Your account is not going to be deleted.");
  },
});
