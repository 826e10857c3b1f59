import { sql } from "kysely";
import { alcoholFreeBelow, bandEdges } from "#app/drinks/strength.ts";
import { drawingHand } from "#app/guide/cocktail.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import type { Queries } from "#app/platform/database.server.ts";

/** A long drink fills a tall glass (millilitres). */
const longFrom = 180;
/** So many things at most go into an easy drink. */
const easyUpTo = 3;

/**
 * Puts cocktails, ingredients and bottles into the search index anew, in one statement each. A cocktail is found
 * by its names, tags, glass and ingredients; an ingredient leads to the list of what it goes into, a bottle to that of
 * its ingredient.
 * The slug rule matches kit/slug.ts: letters and digits of the folded name, joined by dashes.
 */
export async function indexCocktails(db: Queries): Promise<void> {
  await sql`delete from search_entry where link_table in ('cocktails', 'ingredients', 'spiritbrands')`.execute(db);
  await sql`
    insert into search_entry (link_table, link_id, name, other_names, section, category, content, href, image, words, weight)
    select 'cocktails', id, name, aka, 'cocktails',
      case when abv < 0.5 then 'Cocktail without alcohol' else 'Cocktail' end, teaser,
      '/cocktails/recipe/' || id || '/' || replace(search_words(name), ' ', '-'), '/drawings/cocktails/' || id || '/' || drawing || ${`${drawingHand}.svg`},
      array_to_string(tags || taste || array(
        select ingredient.name from cocktail_line line join ingredient on ingredient.id = line.ingredient_id
        where line.cocktail_id = cocktail.id)
        || array(select glass.name || ' glass' from glass where glass.id = cocktail.glass_id), ' '),
      coalesce(rating, 3) / 5.5
    from cocktail where is_public`.execute(db);
  await sql`
    insert into search_entry (link_table, link_id, name, section, category, content, href, image, words, weight)
    select 'ingredients', id, name, 'cocktails', 'Ingredient', description,
      '/cocktails?ingredient=' || key, '/drawings/ingredients/' || id || '.svg', array_to_string(taste, ' '), 0.3
    from ingredient where id <> ${unknownIngredient}
      and exists (select 1 from cocktail_line line where line.ingredient_id = ingredient.id)`.execute(db);
  await indexBottles(db);
  await indexSenses(db);
}

/**
 * A bottle leads to its ingredient, or to what that is a kind of, whichever goes into more drinks. One that is called as
 * its ingredient is (Campari) is found by that; one without alcohol comes after the others.
 */
async function indexBottles(db: Queries): Promise<void> {
  await sql`
    insert into search_entry (link_table, link_id, name, section, category, content, href, image, weight)
    with recursive up as (
      select id as ingredient_id, id as kind_of from ingredient
      union select up.ingredient_id, kind.parent_id from up join ingredient_parent kind on kind.ingredient_id = up.kind_of
    ), drinks as (
      select up.kind_of as ingredient_id, count(distinct line.cocktail_id) as count
      from cocktail_line line join cocktail on cocktail.id = line.cocktail_id and cocktail.is_public
      join up on up.ingredient_id = line.ingredient_id where not line.optional group by 1
    ), leads as (
      select distinct on (up.ingredient_id) up.ingredient_id, kind.key, kind.name, drinks.count
      from up join drinks on drinks.ingredient_id = up.kind_of join ingredient kind on kind.id = up.kind_of
      order by up.ingredient_id, drinks.count desc, kind.id
    )
    select 'spiritbrands', brand.id, brand.name, 'cocktails', 'Bottle',
      ingredient.name || ': ' || leads.count || case when leads.count = 1 then ' drink' else ' drinks' end
        || ' with ' || lower(leads.name),
      '/cocktails?ingredient=' || leads.key, '/drawings/ingredients/' || ingredient.id || '.svg',
      case when is_free_version(ingredient.name) then 0.01 else 0.1 end
    from brand join ingredient on ingredient.id = brand.ingredient_id join leads on leads.ingredient_id = ingredient.id
    where search_words(brand.name) <> search_words(ingredient.name)`.execute(db);
}

/** What the words in app/search/senses.ts mean, told by the facts of the drinks. */
async function indexSenses(db: Queries): Promise<void> {
  const [light, strong] = [bandEdges.light, bandEdges.strong];
  await sql`
    insert into search_sense (sense, link_table, link_id)
    select sense, 'cocktails', id from cocktail cross join lateral (values
      ('no-alcohol', abv < ${alcoholFreeBelow}),
      ('light', abv >= ${light[0]} and abv < ${light[1]}),
      ('strong', abv >= ${strong[0]}),
      ('refreshing', volume_ml >= ${longFrom} and 'bubbly' = any(taste)),
      ('easy', ${easyUpTo} >= (select count(*) from cocktail_line line where line.cocktail_id = cocktail.id and not optional))
    ) as told (sense, is_so) where is_so and is_public
    union all
    select 'no-alcohol', link_table, link_id from search_entry
    where link_table = 'ingredients' and is_free_version(name)
    union all
    select 'no-alcohol', 'spiritbrands', brand.id
    from brand join ingredient on ingredient.id = brand.ingredient_id
    join search_entry entry on entry.link_table = 'spiritbrands' and entry.link_id = brand.id
    where is_free_version(ingredient.name)`.execute(db);
}
