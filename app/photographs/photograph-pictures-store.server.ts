import { sql } from "kysely";
import { tell } from "#app/database/notices.server.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import type { PictureKind } from "#app/uploads/picture-kind.ts";

/**
 * Photographs of drinks by readers, and the guide's own by editors; what is taken away is refused, and its sender reads why. Of the
 * guide's own what an editor only took off its page stays in the list, seen by editors.
 */
export const photographPictures: PictureKind = {
  title: "Photographs",
  rows: sql`select picture as name, coalesce(person_id, decided_by) as person_id, link_table, link_id, 'A drink' as what,
    case status when 'shown' then 'everybody' else 'editors' end as seen, sent_at
    from photograph where picture is not null and (person_id is not null or credit is not null)
      and status <> 'refused'`,
  async takeAway(db, name, { editorId, reason }) {
    const { rows } =
      await sql<Subject>`update photograph set status = 'refused', reason = ${reason}, decided_at = now(),
      decided_by = ${editorId}, picture = null where picture = ${name} returning link_table, link_id`.execute(db);
    if (rows[0]) await tell(db, "comments", oidOf(rows[0]));
    return rows.length > 0;
  },
};
