import { sql } from "kysely";
import { tell } from "#app/database/notices.server.ts";
import type { PictureKind } from "#app/uploads/picture-kind.ts";
import { setPicture } from "./collections/collection-store.server.ts";
import { setIngredientPicture } from "./own-ingredients/keeping/ingredient-store.server.ts";

/** The pictures that members gave their own ingredients. */
export const ingredientPictures: PictureKind = {
  title: "Members’ ingredients",
  rows: sql`select own.picture as name, ingredient.owner_id as person_id, 'ingredients' as link_table, ingredient.id as link_id,
    ingredient.name as what,
    case when ingredient.is_public then 'everybody' when own.status = 'waiting' then 'editors' else 'sender' end as seen,
    (select sent_at from ingredient_picture file where file.name = own.picture) as sent_at
    from own_ingredient own join ingredient on ingredient.id = own.ingredient_id where own.picture is not null`,
  async takeAway(db, name) {
    const { rows } = await sql<{ id: number; is_public: boolean }>`
      select ingredient.id, ingredient.is_public from own_ingredient own join ingredient on ingredient.id = own.ingredient_id
      where own.picture = ${name} for update of own`.execute(db);
    for (const { id, is_public } of rows) {
      await setIngredientPicture(db, id, null);
      if (is_public) await tell(db, "library", "content");
      await tell(db, "subject", `ingredients:${id}`);
    }
    return rows.length > 0;
  },
};

/** The pictures that members gave their collections. */
export const collectionPictures: PictureKind = {
  title: "Collections",
  rows: sql`select picture as name, person_id, null::text as link_table, null::int as link_id, collection.name as what,
    case when is_public then 'everybody' else 'sender' end as seen,
    (select sent_at from collection_picture file where file.name = collection.picture) as sent_at
    from collection where picture is not null`,
  async takeAway(db, name) {
    const { rows } = await sql<{ id: number }>`select id from collection where picture = ${name} for update`.execute(
      db,
    );
    for (const { id } of rows) await setPicture(db, id, null);
    return rows.length > 0;
  },
};
