import { sql } from "kysely";
import { tell } from "#app/database/notices.server.ts";
import type { PictureKind } from "#app/uploads/picture-kind.ts";

/** The pictures of bottles that members propose. */
export const productPictures: PictureKind = {
  title: "Proposed bottles",
  rows: sql`select told.image as name, owner_id as person_id, 'spiritbrands' as link_table, brand_id as link_id,
    coalesce(nullif(facts -> 'values' ->> 'name', ''), 'A bottle') as what,
    case status when 'accepted' then 'everybody' when 'waiting' then 'editors' else 'sender' end as seen,
    (select sent_at from product_picture file where file.name = told.image) as sent_at
    from own_product, jsonb_array_elements_text(facts -> 'images') told (image)`,
  async takeAway(db, name) {
    const { rows } = await sql<{ id: number; brand_id: number | null }>`
      update own_product set facts = jsonb_set(facts, '{images}', (facts -> 'images') - ${name})
      where facts -> 'images' ? ${name} returning id, brand_id`.execute(db);
    for (const { id, brand_id } of rows) {
      await sql`update product_picture set product_id = null where name = ${name} and product_id = ${id}`.execute(db);
      if (brand_id !== null) await tell(db, "library", "content");
    }
    return rows.length > 0;
  },
};
