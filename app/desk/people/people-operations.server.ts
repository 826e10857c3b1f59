import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { type Failure, failure, type Result, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import type { Mail } from "#app/platform/mail.server.ts";
import { endMemberships, startMembership } from "#app/visitor/users.server.ts";
import { closedMail, openedMail } from "./account-mails.ts";
import {
  type Account,
  endSessions,
  findAccounts,
  holdAccount,
  setBan,
  setRole,
  setTrade,
} from "./people-store.server.ts";

const pageSize = 30;
export const roles = ["member", "editor", "admin"] as const;
const text = z.string().max(10_000).catch("").default("");

const account = z.object({
  ...{ id: z.string(), email: z.string(), display_name: z.string(), role: z.enum(roles), joined: z.string() },
  trade: z.enum(["none", "says so", "checked"]),
  works: z.string().describe("What they say of their trade"),
  premium_until: z.string().nullable(),
  banned: z.object({ since: z.string(), reason: z.string() }).nullable(),
  ...{ confirmed: z.boolean(), sessions: z.int(), own: z.boolean().describe("It is the admin’s own") },
});
export type ToldAccount = z.output<typeof account>;

const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null;

function tell(row: Account, own: boolean): ToldAccount {
  const { id, email, display_name, role, joined, confirmed, sessions } = row;
  const trade = row.industry ? (row.trade_checked_at ? "checked" : "says so") : "none";
  const until = row.premium_until && row.premium_until > new Date() ? day(row.premium_until) : null;
  return {
    ...{ id, email, display_name, role, joined, confirmed, sessions, own, trade },
    works: [row.industry_role, row.industry_company].filter(Boolean).join(", "),
    premium_until: until,
    banned: row.banned_at ? { since: day(row.banned_at) ?? "", reason: row.ban_reason ?? "" } : null,
  };
}

/** The accounts that there are (contract.md, 12: `/desk/users?keyword=`); for admins. */
export const loadAccounts = operation({
  name: "desk/users",
  summary: "The accounts in whose name, address or company a keyword stands",
  who: "admin",
  changes: false,
  input: z.object({ keyword: z.string().trim().max(100).catch(""), offset: z.unknown().optional() }),
  answers: z.object({ accounts: z.array(account), count: z.int(), offset: z.int(), page_size: z.int() }),
  async handle({ keyword, offset: asked }, { db, person }) {
    const page = clampPage(pageSize, asked, pageSize);
    const rows = await findAccounts(db, { keyword, ...page });
    const accounts = rows.map((row) => tell(row, row.id === person.id));
    return success({ accounts, count: rows[0]?.count ?? 0, offset: page.offset, page_size: pageSize });
  },
});

type Change = { id: string; role: string; months: string; reason: string };
type Changing = (account: Account, change: Change, context: Context<"admin">) => Promise<Result<null> | undefined>;

/** What an admin can do to an account, by its intent. */
const changes: Record<string, Changing> = {
  async role({ id }, { role }, { db }) {
    const wanted = roles.find((one) => one === role);
    if (!wanted) return wrong("role", "Choose a role");
    await setRole(db, id, wanted);
  },
  async premium({ id }, { months }, { db, person }) {
    if (!/^\d{1,2}$/.test(months) || Number(months) > 60)
      return wrong("months", "Give a number of months from 0 to 60");
    await endMemberships(db, id);
    if (Number(months) === 0) return;
    const ends_at = new Date();
    ends_at.setUTCMonth(ends_at.getUTCMonth() + Number(months));
    await startMembership(db, { person_id: id, source: "granted", ends_at, granted_by: person.id });
  },
  async ban({ id }, { reason: typed }, { db }) {
    const reason = tidied(typed);
    if (reason === "") return wrong("reason", "Enter the reason: it is mailed to them, and told when they sign in");
    if (reason.length > 500) return wrong("reason", "The reason can have 500 characters at most");
    await setBan(db, id, reason);
  },
  unban: ({ id }, _, { db }) => setBan(db, id, null).then(() => undefined),
  "end-sessions": ({ id }, _, { db }) => endSessions(db, id).then(() => undefined),
  trade: ({ id, trade_checked_at }, _, { db }) => setTrade(db, id, trade_checked_at === null).then(() => undefined),
};

const wrong = (field: string, message: string): Failure => failure("invalid", message, { [field]: message });
const intents = ["role", "premium", "ban", "unban", "end-sessions", "trade"] as const;

/** Changes an account (contract.md, 12): what is taken away is gone with the next request. */
export const changeAccount = operation({
  name: "desk/change-user",
  summary: "Changes what an account may do, its membership, or whether it may sign in",
  who: "admin",
  changes: true,
  // A mail goes out once the change stands.
  transaction: "own",
  input: z.object({
    ...{ id: z.string().max(100), intent: z.enum(intents), role: text },
    // Who says only that it is to be done (contract.md, 12) means a year, and what most are shut out for.
    months: text.default("12"),
    reason: text.default("What was written goes against the guidelines for comments."),
  }),
  answers: z.object({ mailed: z.enum(["yes", "no", "failed"]) }),
  async watched({ id, intent, reason }, db) {
    const row = await holdAccount(db, id);
    if (!row) return null;
    const { role, premium_until, trade_checked_at, banned_at, ban_reason, sessions } = row;
    const state = { role, premium_until, trade_checked_at, banned_at, ban_reason, sessions };
    const note = intent === "ban" ? reason : "";
    return { subject: `person/${id}`, title: row.display_name, state, intent, note, aboutId: id };
  },
  async handle({ intent, ...change }, context) {
    const { house } = context;
    const done = await house.db.transaction().execute(async (db) => {
      const row = await holdAccount(db, change.id);
      if (!row) return failure("not-found", "There is no such account.");
      const own = row.id === context.person.id && (intent === "role" || intent === "ban");
      if (own) return failure("conflict", "That is your own account: another admin has to do this.");
      const refused = await changes[intent]?.(row, change, { ...context, db });
      return refused && !refused.ok ? refused : success(row);
    });
    if (!done.ok) return done;
    const { email, banned_at } = done.value;
    if (intent === "ban") return success({ mailed: await told(house, closedMail(email, tidied(change.reason))) });
    if (intent !== "unban" || !banned_at) return success({ mailed: "no" as const });
    return success({ mailed: await told(house, openedMail(email, `${house.settings.BASE_URL}/login`)) });
  },
});

const tidied = (typed: string) => typed.normalize("NFC").toWellFormed().trim();

/** Mails somebody what became of their account; where that fails the admin is told. */
async function told({ mail, log }: House, one: Mail): Promise<"yes" | "failed"> {
  try {
    await mail.send(one);
    return "yes";
  } catch (error) {
    log.warn({ err: error }, "the mail about an account could not be sent");
    return "failed";
  }
}
