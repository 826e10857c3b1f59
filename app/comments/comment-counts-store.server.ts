import type { Queries } from "#app/database/database.server.ts";

/**
 * How many comments are shown below subjects of a table; those without any are not in it.
 * @param ids which of them; null for all
 */
export async function commentCounts(
  db: Queries,
  linkTable: string,
  ids: readonly number[] | null,
): Promise<ReadonlyMap<number, number>> {
  if (ids?.length === 0) return new Map();
  const found = await db
    .selectFrom("comment")
    .select(({ fn }) => ["link_id", fn.countAll<string>().as("count")])
    .where("link_table", "=", linkTable)
    .where("status", "=", "shown")
    .$if(ids !== null, (query) => query.where("link_id", "in", [...(ids ?? [])]))
    .groupBy("link_id")
    .execute();
  return new Map(found.map(({ link_id, count }) => [link_id, Number(count)]));
}
