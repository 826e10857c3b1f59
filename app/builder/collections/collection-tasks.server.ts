import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { yesOrNo } from "#app/kit/query.ts";
import { type Failure, failure, type Result, success } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { oneLine } from "#app/kit/words.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { UploadedFile } from "#app/platform/body.server.ts";
import { digits, idField, maybeField, pageFields, yesField, yesNo } from "#app/platform/fields.ts";
import { cropFields } from "#app/uploads/crop-fields.ts";
import { imageTexts } from "#app/uploads/image-rules.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { takeTurn } from "#app/visitor/turns-store.server.ts";
import { wordField } from "../ingredients/ingredient-tasks.server.ts";
import { storePicture } from "../pictures/store-picture.server.ts";
import {
  base,
  collectable,
  collectionPath,
  menuFields,
  menuOf,
  mostCollections,
  mostItems,
  moved,
} from "./collection.ts";
import * as store from "./collection-store.server.ts";
import { listedItem, presentSubjects } from "./present-items.server.ts";

/** A collection by its number, its code, or `base` (contract.md, 9). */
export const collectionName = z
  .preprocess(
    (sent) => (typeof sent === "number" ? String(sent) : sent),
    z.string().regex(/^[A-Za-z0-9_-]{1,24}$/, "must name a collection"),
  )
  .meta({ type: "string" });
const name = z.string().overwrite(oneLine).min(1, "must be given").max(80);
/** In which orders collections, and what is in one, can be had. */
export const collectionSorts = ["own", "name", "items"] as const;
export const itemSorts = ["own", "name", "rating"] as const;
const onlyPremium = () => failure("forbidden", "Collections are for premium members.");
const noSuch = () => failure("not-found", "there is no such collection");

const listed = z.object({
  id: z
    .union([z.int(), z.literal(base.code)])
    .describe("`base`: the base collection until it is first used, which makes it"),
  id_encoded: z.string(),
  name: z.string(),
  href: z.string(),
  edit_href: z.string(),
  image: z
    .array(z.object({ image: z.string(), colour: z.string().nullable() }))
    .describe("What its cover is drawn from"),
  picture: z.string().nullable().describe("Its owner's own, which stands for the cover"),
  is_base_collection: yesNo,
  is_public: yesNo,
  is_gratis: yesNo,
  disabled: yesNo.describe("Whether it can only be read"),
  item_count: z.int(),
  has_item: yesNo.describe("Whether it holds the item that was named"),
  collection_item: z
    .object({ collection_id: z.int(), id: z.string() })
    .nullable()
    .describe("The item that was named, where it holds it: by its oid"),
  chosen: yesNo.describe("Of the editors' collections the one that the person chose"),
});
export type Listed = z.output<typeof listed>;

/** builder.md, 7: collections: one's own, the base one first, then those of the editors that one may choose from. */
export const collectionsTask = operation({
  name: "builder/collections",
  summary: "The person's collections, and the editors' that they may choose from",
  who: "member",
  changes: false,
  input: z.object({
    page: z.unknown().optional().meta({ type: "string", description: "Where one came from: it changes nothing" }),
    section: z.unknown().optional().meta({ type: "string", description: "Where one came from: it changes nothing" }),
    link_table: z.enum(collectable).optional(),
    link_id: idField.optional().describe("With link_table: each says whether it holds it"),
    whose: z.enum(["own", "gratis"]).optional().catch(undefined).describe("One's own, or the editors'; else both"),
    keyword: wordField,
    sort: z.enum(collectionSorts).catch("own").describe("own: the base one first, then as they were made"),
    ...pageFields,
  }),
  answers: z.object({ result_count: z.int(), result: z.array(listed), premium_enabled: z.boolean() }),
  async handle({ link_table, link_id, whose, keyword, sort, limit, offset }, { db, person }) {
    const holding = link_table && link_id !== undefined ? { link_table, link_id } : undefined;
    const rows = await store.listedCollections(db, person.id, { holding, gratis: !person.premium });
    const told = rows.map((row): Listed => {
      const { id, code } = row;
      const own = row.person_id === person.id;
      return {
        ...{
          id,
          id_encoded: code,
          name: row.name,
          href: collectionPath(code),
          edit_href: `${collectionPath(code)}#edit`,
        },
        image: row.cover,
        picture: uploadHref(row.picture),
        is_base_collection: yesOrNo(row.is_base),
        is_public: yesOrNo(row.is_public),
        is_gratis: yesOrNo(row.gratis && !own),
        disabled: yesOrNo(!own || !person.premium),
        item_count: row.item_count,
        has_item: yesOrNo(row.has_item),
        collection_item: holding && row.has_item ? { collection_id: id, id: oidOf(holding) } : null,
        chosen: yesOrNo(row.chosen),
      };
    });
    if (person.premium && !rows.some(({ is_base, person_id }) => is_base && person_id === person.id))
      told.unshift(unused);
    const all = told.filter(
      ({ name, is_gratis }) => whose !== (is_gratis === "yes" ? "own" : "gratis") && fold(name).includes(fold(keyword)),
    );
    if (sort === "name") all.sort((a, b) => a.name.localeCompare(b.name, "en"));
    if (sort === "items") all.sort((a, b) => b.item_count - a.item_count);
    const at = clampPage(limit, offset, 100);
    const result = all.slice(at.offset, at.offset + at.limit);
    return success({ result_count: all.length, result, premium_enabled: person.premium });
  },
});

const unused: Listed = {
  ...{ id: base.code, id_encoded: base.code, name: base.name, image: [], picture: null, item_count: 0 },
  ...{ href: collectionPath(base.code), edit_href: `${collectionPath(base.code)}#edit` },
  ...{ is_base_collection: "yes", is_public: "no", is_gratis: "no", disabled: "no", has_item: "no", chosen: "no" },
  collection_item: null,
};

type Member = Context<"member">;

/** A collection that this person may read: their own, a public one, one of the editors'. */
export async function readable(context: Pick<Context, "db" | "person">, id: string) {
  const { db, person } = context;
  const found = await store.collectionBy(db, person?.id ?? null, id);
  if (found && (found.person_id === person?.id || found.is_public || (found.gratis && person))) return found;
  return !found && id === base.code && person?.premium ? virtual(person.id) : null;
}

/** The base collection before it is first used. */
const virtual = (person_id: string): store.CollectionRow => ({
  ...{
    id: 0,
    code: base.code,
    person_id,
    name: base.name,
    is_base: true,
    is_public: false,
    gratis: false,
    menu: {},
    picture: null,
  },
});

/** A collection that this person may change; the base one is made here. */
async function changeable({ db, person }: Member, id: string): Promise<Result<store.CollectionRow>> {
  const found = await store.collectionBy(db, person.id, id);
  if (found && found.person_id !== person.id) return noSuch();
  if (!person.premium) return found ? onlyPremium() : noSuch();
  if (found) return success(found);
  return id === base.code ? success(await store.makeCollection(db, person.id, base.name, true)) : noSuch();
}

/** A picture comes as a file of a form; where none was chosen there is nothing, or an empty text. */
const pictureField = z
  .unknown()
  .optional()
  .transform((sent, { addIssue }) => {
    if (sent === undefined || sent instanceof UploadedFile) return sent;
    if (sent !== null && sent !== "") addIssue(imageTexts.formats);
    return undefined;
  })
  .meta({
    type: "string",
    format: "binary",
    description: "A file of a form: its owner's picture, for the drawn cover",
  });
const input = z.object({
  id: collectionName.optional().describe("Without it, and with a name, one is made"),
  name: name.optional(),
  is_public: maybeField,
  gratis: maybeField.describe("Of an editor's: whether members without premium may choose it"),
  link_table: z.enum(collectable).optional(),
  link_id: idField.optional(),
  add_item: yesField,
  delete_item: yesField,
  delete_item_id: z.string().max(60).optional().describe("An item's oid, to take it out"),
  place: digits(0, mostItems).optional().describe("Where the named item goes, from 0"),
  price: z.string().overwrite(oneLine).max(12).optional(),
  note: z.string().overwrite(oneLine).max(200).optional(),
  menu: menuFields.optional(),
  image: pictureField,
  remove_image: yesField,
  ...cropFields,
  choose: yesField.describe("One of the editors', by who has no premium"),
  delete: yesField,
  keyword: wordField,
  sort: z.enum(itemSorts).catch("own"),
  ...pageFields,
});
type Input = z.output<typeof input>;

const item = listedItem.extend({
  ...{ price: z.string(), note: z.string(), place: z.int() },
  more: z.boolean().describe("Whether something stands behind it"),
  collection_item: z.object({ collection_id: z.int(), link_table: z.enum(collectable), link_id: z.int() }),
});
export type Item = z.output<typeof item>;
const about = z.object({
  ...{ id: z.int(), id_encoded: z.string(), name: z.string(), href: z.string() },
  ...{ is_public: yesNo, is_base_collection: yesNo, is_gratis: yesNo, disabled: yesNo },
  picture: z.string().nullable(),
  menu: menuFields,
});
const one = about.extend({ result_count: z.int(), result: z.array(item) });

/** builder.md, 7 and contract.md, 9: collection: reads one, makes one, and changes it in every way. */
export const collectionTask = operation({
  name: "builder/collection",
  summary: "Reads a collection, makes one, or changes what is in it and what is said of it",
  who: "member",
  changes: true,
  input,
  answers: z.union([one, about, z.object({ deleted: yesNo })]),
  async handle(asked, context): Promise<Result<z.output<typeof one> | z.output<typeof about> | { deleted: "yes" }>> {
    if (asked.id !== undefined && !wantsChange(asked)) {
      const found = await readable(context, asked.id);
      return found ? success(await read(found, asked, context)) : noSuch();
    }
    if (asked.id === undefined) {
      const made = await begin(asked, context);
      return made.ok ? change(made.value, { ...asked, name: undefined }, context) : made;
    }
    await takeTurn(context.db, context.person.id);
    if (asked.choose) return choose(asked.id, context);
    const found = await changeable(context, asked.id);
    if (!found.ok) return found;
    return asked.delete ? remove(found.value, context) : change(found.value, asked, context);
  },
});

/** Makes a collection of the name that was sent; what else was sent with it is said of it afterwards. */
async function begin({ name }: Input, { db, person }: Member): Promise<Result<store.CollectionRow>> {
  if (name === undefined) return failure("invalid", "id, name: one of them must be given");
  if (!person.premium) return onlyPremium();
  await takeTurn(db, person.id);
  if ((await store.collectionCount(db, person.id)) >= mostCollections)
    return failure("conflict", `There are ${mostCollections} collections already, which is as many as there can be.`);
  return success(await store.makeCollection(db, person.id, name, false));
}

async function remove({ id, is_base }: store.CollectionRow, { db }: Member): Promise<Result<{ deleted: "yes" }>> {
  if (is_base) return failure("conflict", "Your base collection cannot be deleted.");
  await store.deleteCollection(db, id);
  return success({ deleted: "yes" });
}

async function change(
  row: store.CollectionRow,
  asked: Input,
  context: Member,
): Promise<Result<z.output<typeof about>>> {
  const { db, house, person } = context;
  const refused = await changeItems(row.id, asked, context);
  if (refused) return refused;
  const pictured = await storePicture(house, "collections", asked.image ?? null, asked);
  if (!pictured.ok) return pictured;
  const picture = pictured.value ?? (asked.remove_image ? null : row.picture);
  if (picture !== row.picture) await store.setPicture(db, row.id, picture);
  const { name, is_public, menu } = asked;
  const gratis = person.role === "member" ? undefined : asked.gratis;
  const said = Object.fromEntries(
    Object.entries({ name, is_public, gratis, menu }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(said).length > 0) await store.changeCollection(db, row.id, said);
  return success(told({ ...row, picture, ...said }, context));
}

/** The fields that say that something is to be changed; the others are read by. */
export const changesOfCollection = [
  ...(["name", "is_public", "gratis", "place", "price", "note", "menu", "delete_item_id", "image"] as const),
  ...(["add_item", "delete_item", "remove_image", "choose", "delete"] as const),
] as const satisfies (keyof Input)[];

/** Of these a no says something, too. */
const yesAndNo: readonly string[] = ["is_public", "gratis"];
const wantsChange = (asked: Input) =>
  changesOfCollection.some((name) => asked[name] !== undefined && (asked[name] !== false || yesAndNo.includes(name)));

function told(row: store.CollectionRow, { person }: { person: Context["person"] }): z.output<typeof about> {
  const own = row.person_id === person?.id;
  return {
    ...{ id: row.id, id_encoded: row.code, name: row.name, href: collectionPath(row.code) },
    is_public: yesOrNo(row.is_public),
    is_base_collection: yesOrNo(row.is_base),
    is_gratis: yesOrNo(row.gratis),
    disabled: yesOrNo(!own || !person.premium),
    picture: uploadHref(row.picture),
    menu: menuOf(row.menu),
  };
}

async function choose(id: string, { db, person }: Member): Promise<Result<z.output<typeof about>>> {
  const found = await store.collectionBy(db, person.id, id);
  if (!found?.gratis) return noSuch();
  await store.chooseCollection(db, person.id, found.id);
  return success(told(found, { person }));
}

async function changeItems(id: number, asked: Input, context: Member): Promise<Failure | undefined> {
  const { db, person, house } = context;
  const { add_item, delete_item, delete_item_id, place, price, note } = asked;
  if (!add_item && !delete_item && [delete_item_id, place, price, note].every((one) => one === undefined)) return;
  const subject = subjectIn(asked);
  if (!subject) return failure("invalid", "link_table, link_id: must name an item");
  if (delete_item || delete_item_id !== undefined) {
    if (!(await store.removeItem(db, id, subject))) return failure("not-found", "it is not in the collection");
    return;
  }
  if (add_item) {
    if (!(await house.subjects.seen(db, person.id, subject))) return failure("not-found", "there is no such item");
    await store.addItem(db, id, subject, mostItems);
  }
  const items = await store.itemsOf(db, id);
  const from = items.findIndex((item) => oidOf(item) === oidOf(subject));
  if (from < 0)
    return add_item
      ? failure("conflict", `There are ${mostItems} things in it already, which is as many as there can be.`)
      : failure("not-found", "it is not in the collection");
  const before = items[from]!;
  if (price !== undefined || note !== undefined)
    await store.wordItem(db, id, { ...before, price: price ?? before.price, note: note ?? before.note });
  if (place !== undefined) await store.orderItems(db, id, moved(items, from, place));
}

function subjectIn({ link_table, link_id, delete_item_id }: Input): Subject | null {
  const [table, number] = delete_item_id?.split(":") ?? [];
  if (collectable.includes(table as never) && idField.safeParse(number).success)
    return { link_table: table!, link_id: Number(number) };
  return link_table && link_id !== undefined ? { link_table, link_id } : null;
}

async function read(row: store.CollectionRow, { keyword, sort, limit, offset }: Input, context: Context) {
  const result = await itemsIn(row, context);
  const wanted = fold(keyword);
  const found = result.filter(({ display_name }) => fold(display_name).includes(wanted));
  if (sort === "name") found.sort((a, b) => a.display_name.localeCompare(b.display_name, "en"));
  if (sort === "rating") found.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const at = clampPage(limit, offset, 100);
  return { ...told(row, context), result_count: found.length, result: found.slice(at.offset, at.offset + at.limit) };
}

/** What is in a collection, as far as this person may see it, in its owner's order. */
export async function itemsIn(
  row: store.CollectionRow,
  context: Pick<Context, "db" | "house"> & { person: { id: string } | null },
): Promise<Item[]> {
  const items = await store.itemsOf(context.db, row.id);
  const shown = await presentSubjects(context, items);
  return items.flatMap(({ price, note, ...subject }, place) => {
    const one = shown.get(oidOf(subject));
    if (!one) return [];
    const { link_table, link_id } = one;
    const collection_item = { collection_id: row.id, link_table, link_id };
    return [{ ...one, price, note, place, more: place < items.length - 1, collection_item }];
  });
}
