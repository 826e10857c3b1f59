import { sql } from "kysely";
import { drawingHand } from "#app/guide/cocktail.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import type { Queries } from "#app/platform/database.server.ts";

/**
 * Puts cocktails and ingredients into the search index anew, in one statement each. A cocktail is found
 * by its names, tags and ingredients; an ingredient leads to the list of what it goes into.
 * The slug rule matches kit/slug.ts: letters and digits of the folded name, joined by dashes.
 */
export async function indexCocktails(db: Queries): Promise<void> {
  await sql`delete from search_entry where link_table in ('cocktails', 'ingredients')`.execute(db);
  await sql`
    insert into search_entry (link_table, link_id, name, other_names, section, category, content, href, image, words, weight)
    select 'cocktails', id, name, aka, 'cocktails',
      case when abv < 0.5 then 'Cocktail without alcohol' else 'Cocktail' end, teaser,
      '/cocktails/recipe/' || id || '/' || replace(search_words(name), ' ', '-'), '/drawings/cocktails/' || id || '/' || drawing || ${`${drawingHand}.svg`},
      array_to_string(tags || taste || array(
        select ingredient.name from cocktail_line line join ingredient on ingredient.id = line.ingredient_id
        where line.cocktail_id = cocktail.id), ' '),
      coalesce(rating, 3) / 5.5
    from cocktail where is_public`.execute(db);
  await sql`
    insert into search_entry (link_table, link_id, name, section, category, content, href, image, words, weight)
    select 'ingredients', id, name, 'cocktails', 'Ingredient', description,
      '/cocktails?ingredient=' || key, '/drawings/ingredients/' || id || '.svg', array_to_string(taste, ' '), 0.3
    from ingredient where id <> ${unknownIngredient}
      and exists (select 1 from cocktail_line line where line.ingredient_id = ingredient.id)`.execute(db);
}
