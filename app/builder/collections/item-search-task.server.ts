import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { failure, success } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { markedSubjects } from "#app/marks/mark-store.server.ts";
import { barCatalogueFor } from "#app/my-bar/makeable.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { keywordField, pageFields, yesNo } from "#app/platform/fields.ts";
import { matchingIds } from "#app/search/search-store.server.ts";
import { collectable } from "./collection.ts";
import { itemsOf } from "./collection-store.server.ts";
import { collectionName, readable } from "./collection-tasks.server.ts";
import { listedItem, presentSubjects } from "./present-items.server.ts";

const found = listedItem.extend({ in_collection: yesNo });

/**
 * builder.md, 7: collection-item-search: what can be put into a collection, by its name, the best match first and one's own
 * recipes before the guide's; without a name one's favourites.
 */
export const itemSearchTask = operation({
  name: "builder/collection-item-search",
  summary: "Drinks, bottles and ingredients to put into a collection",
  who: "member",
  changes: false,
  input: z.object({
    collection_id: collectionName,
    category: z.enum(collectable).catch("cocktails"),
    source: z.unknown().optional().meta({ type: "string", description: "Where one came from: it changes nothing" }),
    keyword: keywordField,
    sort: z.enum(["best", "name"]).catch("best"),
    ...pageFields,
  }),
  answers: z.object({ result_count: z.int(), result: z.array(found) }),
  async handle({ collection_id, category, keyword, sort, limit, offset }, context) {
    const collection = await readable(context, collection_id);
    if (!collection) return failure("not-found", "there is no such collection");
    const [all, inIt] = await Promise.all([wanted(context, category, keyword), itemsOf(context.db, collection.id)]);
    const at = clampPage(limit, offset, 24);
    // By name: each has to be known before the order is.
    const byName = sort === "name" ? await inOrderOfNames(context, all) : all;
    const page = byName.slice(at.offset, at.offset + at.limit);
    const shown = await presentSubjects(context, page);
    const held = new Set(inIt.map(oidOf));
    const result = page.flatMap((subject) => {
      const item = shown.get(oidOf(subject));
      return item ? [{ ...item, in_collection: yesOrNo(held.has(item.id)) }] : [];
    });
    return success({ result_count: all.length, result });
  },
});

async function inOrderOfNames(context: Context<"member">, all: readonly Subject[]): Promise<Subject[]> {
  const known = [...(await presentSubjects(context, all)).values()];
  return known.sort((a, b) => a.display_name.localeCompare(b.display_name, "en"));
}

async function wanted({ db, house, person }: Context<"member">, category: string, keyword: string): Promise<Subject[]> {
  const asSubject = (link_id: number) => ({ link_table: category, link_id });
  if (!keyword) {
    const favourites = await markedSubjects(db, "favourite", person.id);
    return favourites.filter(({ link_table }) => link_table === category).map(({ link_id }) => asSubject(link_id));
  }
  const [ids, catalogue] = await Promise.all([matchingIds(db, keyword, category), barCatalogueFor(house, person.id)]);
  const own = category === "cocktails" ? [...catalogue.recipes.values()] : [];
  const mine = own.filter(({ ownerId, folded }) => ownerId === person.id && folded.includes(fold(keyword)));
  return [...new Set([...mine.map(({ id }) => id), ...ids])].map(asSubject);
}
