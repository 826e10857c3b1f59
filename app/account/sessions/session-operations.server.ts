import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { textField } from "#app/visitor/account-forms.ts";
import { sessionToken } from "#app/visitor/sessions.server.ts";
import { browserInWords } from "./browser-words.ts";
import { isFresh } from "./password-check.server.ts";
import { readSessions, removeSession, removeSessions } from "./session-store.server.ts";

/** Where somebody is signed in: which browser, since when, when last, and which of them asks. */
export const loadSessions = operation({
  name: "account/sessions",
  summary: "Where one is signed in.",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.array(
    z.object({
      ...{ id: z.string(), browser: z.string(), began: z.string(), last_used: z.string() },
      here: z.boolean(),
      fresh: z.boolean().describe("Whether it began a moment ago, which stands for a password where there is none"),
    }),
  ),
  async handle(_, { db, person, cookies }) {
    const rows = await readSessions(db, person.id, sessionToken(cookies.get("session")));
    const day = (moment: Date) => moment.toISOString().slice(0, 10);
    return success(
      rows.map(({ id, user_agent, created_at, updated_at, here }) => ({
        id,
        browser: browserInWords(user_agent),
        began: day(created_at),
        last_used: day(updated_at),
        here: Boolean(here),
        fresh: isFresh(created_at),
      })),
    );
  },
});

/** Ends one of one's own sessions (contract.md, 8: `end-session`). */
export const endOneSession = operation({
  name: "account/end-session",
  summary: "Signs one’s own account out in one browser.",
  who: "member",
  changes: true,
  input: z.object({ id: textField }),
  answers: z.null(),
  async handle({ id }, { db, person }) {
    if (await removeSession(db, person.id, id.slice(0, 100))) return success(null);
    return failure("not-found", "That session has ended already.");
  },
});

/** Ends all of one's own sessions but the one that asks (contract.md, 8: `end-sessions`). */
export const endOtherSessions = operation({
  name: "account/end-sessions",
  summary: "Signs one’s own account out everywhere else.",
  who: "member",
  changes: true,
  input: z.object({}),
  answers: z.object({ ended: z.int() }),
  async handle(_, { db, person, cookies }) {
    return success({ ended: await removeSessions(db, person.id, sessionToken(cookies.get("session"))) });
  },
});
