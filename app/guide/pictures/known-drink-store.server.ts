import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { DrinkFacts } from "#app/drawing/drink-drawing.ts";
import { storedDrinkFacts } from "#app/drinks/drink-facts.ts";
import { findDrawnRecipe } from "./drawn-store.server.ts";

/**
 * The drink that somebody, or a house, is known for, as `{id, name}`: the best rated of those that the library links with it,
 * the first named among equals; null where none is.
 */
export function knownDrink(
  kind: "people" | "pubs_and_bars",
  id: string,
): RawBuilder<{ id: number; name: string } | null> {
  return sql`(
    select json_build_object('id', cocktail.id, 'name', cocktail.name)
    from library_link link join cocktail on cocktail.id = link.to_id and cocktail.is_public
    where link.from_kind = ${kind} and link.from_id = ${sql.ref(id)} and link.to_kind = 'cocktails'
    order by cocktail.rating desc nulls last, link.position limit 1)`;
}

/** The same as it is drawn: `{}` where there is none. */
export async function drawnKnown(db: Queries, known: { id: number } | null): Promise<{ drink?: DrinkFacts }> {
  const recipe = known ? await findDrawnRecipe(db, known.id, null) : undefined;
  return recipe ? { drink: storedDrinkFacts(recipe) } : {};
}
