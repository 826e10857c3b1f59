import { sql } from "kysely";
import { authors } from "#app/account/authors.server.ts";
import type { Queries } from "#app/database/database.server.ts";
import type { Page } from "#app/kit/paging.ts";
import type { PictureSeen } from "#app/uploads/picture-kind.ts";
import { pictureKinds } from "./picture-kinds.server.ts";

export type SentPicture = {
  kind: string;
  name: string;
  person_id: string | null;
  by: string | null;
  email: string | null;
  link_table: string | null;
  link_id: number | null;
  what: string;
  seen: PictureSeen;
  sent_at: Date | null;
};
type Asked = { kind: string; keyword: string; seen: string };

/** All pictures of all kinds, each with who sent it. */
function pictures(kind: string) {
  const asked = Object.entries(pictureKinds).filter(([name]) => kind === "" || name === kind);
  const each = asked.map(([name, { rows }]) => sql`select ${name}::text as kind, one.* from (${rows}) one`);
  return sql`(${sql.join(each, sql` union all `)}) picture left join ${authors} on author.id = picture.person_id`;
}

const columns = sql.raw(
  "kind, name, person_id, author_name as by, author_email as email, link_table, link_id, what, seen, sent_at",
);

/** A page of all pictures that people sent, the newest first; those of which nobody knows when they came stand last. */
export async function findPictures(
  db: Queries,
  { kind, keyword, seen, limit, offset }: Asked & Page,
): Promise<(SentPicture & { count: number })[]> {
  const { rows } = await sql<SentPicture & { count: number }>`
    select ${columns}, (count(*) over ())::int as count from ${pictures(kind)}
    where (${seen} = '' or seen = ${seen}) and (${keyword} = '' or name = ${keyword}
      or strpos(folded(concat_ws(' ', what, author_name, author_email)), folded(${keyword})) > 0)
    order by sent_at desc nulls last, name limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** One of them; undefined where nothing has it. */
export async function findPicture(db: Queries, name: string): Promise<SentPicture | undefined> {
  const { rows } = await sql<SentPicture>`select ${columns} from ${pictures(name.split("/", 1)[0]!)}
    where name = ${name} limit 1`.execute(db);
  return rows[0];
}
