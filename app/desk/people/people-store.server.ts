import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { Person } from "#app/operations/operation.ts";

export type Account = {
  id: string;
  email: string;
  display_name: string;
  role: Person["role"];
  industry: boolean;
  industry_role: string;
  industry_company: string;
  joined: string;
  premium_until: Date | null;
  trade_checked_at: Date | null;
  banned_at: Date | null;
  ban_reason: string | null;
  confirmed: boolean;
  sessions: number;
  count: number;
};

const columns =
  sql.raw(`person.id, person.email::text as email, display_name, role, industry, industry_role, industry_company,
  person.created_at::date::text as joined, premium_until, trade_checked_at, banned_at, ban_reason,
  email_verified as confirmed, (select count(*)::int from session
    where session.user_id = person.id and session.expires_at > now()) as sessions`);

/** A page of the accounts in whose name, address or company a keyword stands, the newest first. */
export async function findAccounts(db: Queries, { keyword, limit, offset }: Page & { keyword: string }) {
  const { rows } = await sql<Account>`select ${columns}, (count(*) over ())::int as count from person
    where ${keyword} = '' or id = ${keyword}
      or strpos(folded(concat_ws(' ', display_name, email::text, industry_company)), folded(${keyword})) > 0
    order by created_at desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** One account, locked until the transaction ends; undefined where there is none. */
export async function holdAccount(db: Queries, id: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${columns}, 1 as count from person where id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

/** Says what somebody may do. */
export async function setRole(db: Queries, id: string, role: Person["role"]): Promise<void> {
  await db.updateTable("person").set({ role }).where("id", "=", id).execute();
}

/** Bans somebody, and ends every session of theirs; null lets them in again. */
export async function setBan(db: Queries, id: string, reason: string | null): Promise<void> {
  const ban = reason === null ? null : sql<string>`now()`;
  await db.updateTable("person").set({ banned_at: ban, ban_reason: reason }).where("id", "=", id).execute();
  if (reason !== null) await endSessions(db, id);
}

/** Says whether an editor has seen that somebody works in the trade: their comments then say so. */
export async function setTrade(db: Queries, id: string, checked: boolean): Promise<void> {
  await db
    .updateTable("person")
    .set({ trade_checked_at: checked ? sql<string>`now()` : null })
    .where("id", "=", id)
    .execute();
}

/** Signs somebody out everywhere. */
export async function endSessions(db: Queries, id: string): Promise<void> {
  await db.deleteFrom("session").where("user_id", "=", id).execute();
}
