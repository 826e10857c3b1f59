import type { Queries } from "#app/database/database.server.ts";
import type { Media } from "#app/kit/subject.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";

/** The picture and the film that the writer of a recipe gave it (guide.md, 3 and 5). */
export async function mediaOfRecipe(db: Queries, { id, name }: { id: number; name: string }): Promise<Media[]> {
  const own = await db
    .selectFrom("own_recipe")
    .select(["picture", "youtube_id"])
    .where("cocktail_id", "=", id)
    .executeTakeFirst();
  const src = uploadHref(own?.picture ?? null);
  const film = own?.youtube_id;
  return [
    ...(src ? [{ type: "image" as const, src, alt: `${name}, as its writer made it` }] : []),
    ...(film ? [{ type: "youtube-video" as const, name, ...youtubeAddresses(film) }] : []),
  ];
}

/** Where a film is played within a page, without cookies before it is, and where it is seen by itself. */
function youtubeAddresses(id: string) {
  const safe = encodeURIComponent(id);
  return {
    src: `https://www.youtube-nocookie.com/embed/${safe}?autoplay=1`,
    href: `https://www.youtube.com/watch?v=${safe}`,
  };
}
