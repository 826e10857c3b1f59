import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { prepared } from "#app/database/prepared.server.ts";

/** What a mail of an order tells of: a state that it came to, or that its buyer withdrew. */
export type MailKind = "placed" | "paid" | "sent" | "returned" | "cancelled" | "refunded" | "withdrawn";

export type DueMail = {
  id: number;
  number: string;
  kind: MailKind;
  amount: number | null;
  note: string | null;
  made_at: Date;
  tries: number;
};

/** A mail that goes out once this transaction stands. */
export async function queueMail(
  db: Queries,
  order_id: number,
  { kind, amount = null, note = null }: { kind: MailKind; amount?: number | null; note?: string | null },
): Promise<void> {
  await db.insertInto("order_mail").values({ order_id, kind, amount, note }).execute();
}

/** So often one is tried, with a longer wait each time: two minutes at first, more than a day at last. */
const mostTries = 10;

/**
 * Takes the mails that are due, of one order or of any, so that no other process takes them as well. One that is not heard of again (`mailSent`), as when
 * the process ended, is due once more after a while.
 */
export async function dueMails(db: Queries, most: number, number?: string): Promise<DueMail[]> {
  const own = number ? sql`order_id = (select id from sales_order where number = ${number})` : sql`true`;
  const { rows } = await sql<DueMail>`${prepared}
    with next as (
      select id from order_mail where due_at <= now() and ${own} order by due_at limit ${most} for update skip locked
    )
    update order_mail mail set tries = mail.tries + 1,
      due_at = case when mail.tries + 1 < ${mostTries} then now() + interval '2 minutes' * power(2, mail.tries) end
    from next, sales_order where mail.id = next.id and sales_order.id = mail.order_id
    returning mail.id, sales_order.number, mail.kind, mail.amount, mail.note, mail.made_at, mail.tries`.execute(db);
  return rows.sort((one, other) => one.id - other.id);
}

/** That a mail went out. */
export async function mailSent(db: Queries, id: number): Promise<void> {
  await sql`${prepared} update order_mail set due_at = null where id = ${id}`.execute(db);
}
