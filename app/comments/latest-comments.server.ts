import type { Queries } from "#app/database/database.server.ts";
import { presentComment } from "./reading/present.server.ts";
import { placesOf } from "./reading/subjects.server.ts";
import { latestRows } from "./reading/thread-store.server.ts";

/** A reader's program that comes once a day misses little as long as no more are said than this. */
const mostTold = 50;

/** The newest comments on what anybody may see, each with who said it of what, and where it stands. */
export async function latestComments(db: Queries) {
  const rows = await latestRows(db, mostTold);
  const places = await placesOf(db, rows);
  return rows.flatMap((row, at) => {
    const place = places[at];
    if (!place) return [];
    const said = presentComment(row, { reader: null, href: place.href });
    if (said.removed) return [];
    return {
      name: `comment:${said.id}`,
      title: `${said.display_name} on ${place.name}`,
      href: said.forum_href,
      when: said.created,
      changed: (row.edited_at ?? row.created_at).toISOString(),
      by: said.display_name,
      summary: said.comment,
    };
  });
}
