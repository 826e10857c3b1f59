import { sql } from "kysely";
import type { PictureKind } from "#app/uploads/picture-kind.ts";

/** The pictures that people gave their accounts. */
export const avatarPictures: PictureKind = {
  title: "Pictures of people",
  rows: sql`select image as name, id as person_id, null::text as link_table, null::int as link_id, display_name as what,
    'everybody' as seen, image_sent_at as sent_at from person where image is not null`,
  async takeAway(db, name) {
    const { rows } =
      await sql`update person set image = null, updated_at = now() where image = ${name} returning id`.execute(db);
    return rows.length > 0;
  },
};
