import { z } from "zod";
import { drawingPath, recipePath } from "#app/guide/cocktail.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { editIngredientPath } from "#app/my-bar/bar-types.ts";
import { type BarCatalogue, barCatalogueFor, maySee } from "#app/my-bar/makeable.server.ts";
import type { Context } from "#app/operations/operation.ts";
import { yesNo } from "#app/platform/fields.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
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
  ingredient: z.object({ id: z.int() }).nullable().describe("What it is, or is a bottle of"),
  spiritbrand: z.object({ id: z.int(), user_generated: yesNo }).nullable(),
});
export type ListedItem = z.output<typeof listedItem>;

/** builder.md, 3: List item: which ingredient it is, or of which it is a bottle. */
function ofBar({ brands }: BarCatalogue, { link_table, link_id }: Subject) {
  const ingredient = link_table === "ingredients" ? link_id : brands.get(link_id)?.ingredientId;
  const isBottle = link_table === "spiritbrands";
  return {
    ingredient: link_table === "cocktails" || ingredient === undefined ? null : { id: ingredient },
    spiritbrand: isBottle ? { id: link_id, user_generated: "no" as const } : null,
  };
}

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
    const written = thing.link_table === "ingredients" ? catalogue.ingredients.get(link_id) : undefined;
    const mine = written && written.ownerId === person?.id ? written : null;
    if (!card && !own && !mine) return [];
    const href = card?.href ?? (own ? recipePath(link_id, own.name) : editIngredientPath(link_id));
    return [
      {
        ...{ id: oidOf(thing), link_table: thing.link_table as Collectable, link_id },
        display_name: card?.name ?? own?.name ?? mine!.name,
        teaser: card?.teaser ?? own?.teaser ?? "",
        facts: card?.facts ?? null,
        rating: card?.rating ?? own?.rating ?? null,
        image: card ? card.image : own ? drawingPath(link_id, own.drawing) : `/drawings/ingredients/${link_id}.svg`,
        colour: card?.colour ?? own?.colour ?? mine?.colour ?? null,
        present: { href },
        user_generated_recipe: yesOrNo(own?.ownerId != null),
        ...ofBar(catalogue, thing),
      },
    ];
  });
  return new Map(shown.map((item) => [item.id, item]));
}
