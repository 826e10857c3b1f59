import { sql } from "kysely";
import { tell } from "#app/database/notices.server.ts";
import type { PictureKind } from "#app/uploads/picture-kind.ts";
import { setPicture } from "./keeping/recipe-store.server.ts";

/** The pictures that members gave their recipes. */
export const recipePictures: PictureKind = {
  title: "Members’ recipes",
  rows: sql`select own.picture as name, cocktail.owner_id as person_id, 'cocktails' as link_table, cocktail.id as link_id,
    cocktail.name as what, case when cocktail.is_public then 'everybody' when own.status = 'waiting' then 'editors' else 'sender' end as seen,
    (select sent_at from recipe_picture file where file.name = own.picture) as sent_at
    from own_recipe own join cocktail on cocktail.id = own.cocktail_id where own.picture is not null`,
  async takeAway(db, name) {
    const { rows } = await sql<{ id: number; is_public: boolean }>`
      select cocktail.id, cocktail.is_public from own_recipe own join cocktail on cocktail.id = own.cocktail_id
      where own.picture = ${name} for update of own`.execute(db);
    for (const { id, is_public } of rows) {
      await setPicture(db, id, null);
      if (is_public) await tell(db, "library", "content");
      await tell(db, "subject", `cocktails:${id}`);
    }
    return rows.length > 0;
  },
};
