import { z } from "zod";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { barCatalogueFor, maySee } from "#app/my-bar/makeable.server.ts";
import type { Context } from "#app/operations/operation.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { yesNo, yesOrNo } from "../yes-no.ts";
import { type Collectable, collectable } from "./collection.ts";

/** builder.md, 3: a list item as collections show it. */
export const listedItem = z.object({
  id: z.string().describe("Its oid"),
  link_table: z.enum(collectable),
  link_id: z.int(),
  display_name: z.string(),
  teaser: z.string(),
  facts: z.string().nullable(),
  rating: z.number().nullable(),
  image: z.string().nullable(),
  colour: z.string().nullable(),
  present: z.object({ href: z.string() }),
  user_generated_recipe: yesNo,
});
export type ListedItem = z.output<typeof listedItem>;

/** Presents what is in a collection, by oid, as far as this person may see it: one's own recipes stand in no index. */
export async function presentSubjects(
  { db, house, person }: Pick<Context, "db" | "house"> & { person: { id: string } | null },
  things: readonly Subject[],
): Promise<Map<string, ListedItem>> {
  const [cards, catalogue] = await Promise.all([subjectCards(db, things), barCatalogueFor(house, person?.id)]);
  const known = new Map(cards.map((card) => [oidOf(card), card]));
  const shown = things.flatMap((thing): ListedItem[] => {
    const { link_id } = thing;
    const recipe = thing.link_table === "cocktails" ? catalogue.recipes.get(link_id) : undefined;
    const own = recipe && maySee(recipe, person?.id ?? "") ? recipe : null;
    const card = known.get(oidOf(thing));
    if (!card && !own) return [];
    const href = card?.href ?? recipePath(link_id, own!.name);
    return [
      {
        ...{ id: oidOf(thing), link_table: thing.link_table as Collectable, link_id },
        display_name: card?.name ?? own!.name,
        teaser: card?.teaser ?? own!.teaser,
        facts: card?.facts ?? null,
        rating: card?.rating ?? own?.rating ?? null,
        image: card ? card.image : drawingPath(link_id, own!.drawing),
        colour: card?.colour ?? own?.colour ?? null,
        present: { href },
        user_generated_recipe: yesOrNo(own?.ownerId != null),
      },
    ];
  });
  return new Map(shown.map((item) => [item.id, item]));
}
