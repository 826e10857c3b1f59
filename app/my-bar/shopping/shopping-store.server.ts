import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Subject } from "#app/kit/subject.ts";
import type { ShoppingRow } from "./shopping-list.ts";

/** What a person said of their shopping list, oldest first. */
export async function shoppingRows(db: Queries, personId: string): Promise<ShoppingRow[]> {
  const rows = await db
    .selectFrom("shopping_item")
    .select(["link_table", "link_id", "added", "said_at", sql<boolean>`ticked_at is not null`.as("ticked")])
    .where("person_id", "=", personId)
    .orderBy("created_at")
    .orderBy("link_id")
    .execute();
  return rows as ShoppingRow[];
}

/** Puts something on the list, or takes it off; whether it was bought is asked anew. */
export async function sayAdded(db: Queries, personId: string, subject: Subject, added: boolean): Promise<void> {
  const { link_table, link_id } = subject;
  await db
    .insertInto("shopping_item")
    .values({ person_id: personId, link_table, link_id, added })
    .onConflict((conflict) =>
      conflict
        .columns(["person_id", "link_table", "link_id"])
        .doUpdateSet({ added, ticked_at: null, said_at: sql`now()` }),
    )
    .execute();
}

/** Says that something was bought, or was not. */
export async function sayTicked(db: Queries, personId: string, subject: Subject, ticked: boolean): Promise<void> {
  const { link_table, link_id } = subject;
  const ticked_at = ticked ? sql<Date>`now()` : null;
  // What can be ticked is on the list: that it was taken off before a newer wish is over.
  const added = sql<boolean | null>`nullif(shopping_item.added, false)`;
  await db
    .insertInto("shopping_item")
    .values({ person_id: personId, link_table, link_id, ticked_at })
    .onConflict((conflict) =>
      conflict.columns(["person_id", "link_table", "link_id"]).doUpdateSet({ ticked_at, said_at: sql`now()`, added }),
    )
    .execute();
}
