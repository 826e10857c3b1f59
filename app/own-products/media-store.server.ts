import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { Media } from "#app/kit/subject.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { firstPublished } from "./status.ts";

/**
 * The pictures that came with the proposal that a bottle of the guide was made of (contract.md, 11): its writer declared that they
 * are theirs to show, and an editor saw them. A bottle of the data files has none, which its number says.
 */
export async function mediaOfBottle(db: Queries, { id, name }: { id: number; name: string }): Promise<Media[]> {
  if (id < firstPublished) return [];
  const { rows } = await sql<{ image: string }>`
    select image from own_product, jsonb_array_elements_text(facts -> 'images') with ordinality as told (image, place)
    where brand_id = ${id} and status = 'accepted' order by place limit 12`.execute(db);
  return rows.flatMap(({ image }, at) => {
    const src = uploadHref(image);
    const which = rows.length > 1 ? `, picture ${at + 1} of ${rows.length}` : "";
    return src ? [{ type: "image" as const, src, alt: `${name} as whoever proposed it photographed it${which}` }] : [];
  });
}
