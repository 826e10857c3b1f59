import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { toolKinds } from "#app/drawing/drink-drawing.ts";
import type { Known, MadeOffer, MadeSkew } from "./made-offer.ts";

export type CategoryChoice = { id: number; key: string; name: string };

/** The categories that hold offers, each by the way to it: "Bar tools › Straining › Fine strainers". */
export async function leafCategories(db: Queries): Promise<CategoryChoice[]> {
  const { rows } = await sql<CategoryChoice>`
    with recursive down as (
      select id, key, name::text as name from category where area = 'shop' and parent_id is null
      union all select category.id, category.key, down.name || ' › ' || category.name
        from category join down on category.parent_id = down.id
    ) select id, key, name from down where not exists (select from category where parent_id = down.id)
    order by name collate "und-x-icu"`.execute(db);
  return rows;
}

/** The glasses that an offer's picture may show. */
export async function glassChoices(db: Queries): Promise<{ key: string; name: string }[]> {
  return db.selectFrom("glass").select(["key", "name"]).orderBy("name").execute();
}

/** What offers may be tied to; of the ingredients those that are named. */
export async function knownFor(db: Queries, named: readonly string[]): Promise<Known> {
  const words = [...new Set(named.map((name) => name.trim().toLowerCase()).filter(Boolean))];
  const [categories, glasses, ingredients] = await Promise.all([
    leafCategories(db),
    glassChoices(db),
    words.length === 0
      ? []
      : db
          .selectFrom("ingredient")
          .select(["id", "key", "name"])
          .where((where) =>
            where.or([where("key", "in", words), where(sql<string>`lower(name)`, "in", words as string[])]),
          )
          .execute(),
  ]);
  return {
    categories: new Map(categories.flatMap(({ id, key }) => [[String(id), id] as const, [key, id] as const])),
    glasses: new Set(glasses.map(({ key }) => key)),
    tools: new Set<string>(toolKinds),
    ingredients: new Map(
      ingredients.flatMap(({ id, key, name }) => [
        [key, { id, key }] as const,
        [name.toLowerCase(), { id, key }] as const,
      ]),
    ),
  };
}

/** An offer as its page at the desk shows it; `made` says that it is the desk's own. */
export type DeskOffer = {
  id: number;
  name: string;
  category_id: number;
  teaser: string;
  description: string;
  picture: Record<string, string>;
  ingredient: string | null;
  choice: "one" | "any";
  max_per_order: number;
  vat: string;
  alcohol: boolean;
  weight_g: number;
  asks: string[];
  made: boolean;
  retired: boolean;
  skews: { id: number; name: string }[];
};

/** One offer, whether it is sold or not; with `lock` nobody else changes it meanwhile. */
export async function readDeskOffer(db: Queries, id: number, lock = false): Promise<DeskOffer | undefined> {
  if (lock) await sql`select from offer where id = ${id} for update`.execute(db);
  const { rows } = await sql<DeskOffer>`
    select offer.id, offer.name, offer.category_id, offer.teaser, offer.description, offer.picture,
      (select name from ingredient where ingredient.id = offer.ingredient_id) as ingredient, offer.choice,
      offer.max_per_order, offer.vat, offer.alcohol, offer.weight_g, offer.asks, offer.made_at is not null as made,
      offer.retired_at is not null as retired,
      coalesce((select json_agg(json_build_object('id', skew.id, 'name', skew.name) order by skew.position) from skew
        where skew.offer_id = offer.id), '[]') as skews
    from offer where offer.id = ${id}`.execute(db);
  return rows[0];
}

/** Whoever makes an offer goes alone: a form that is sent twice at once finds what the first one made. */
export async function takeTurn(db: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('an offer of the desk'))`.execute(db);
}

/** The offers that are sold under some names, in lower case. */
export async function offersCalled(db: Queries, names: readonly string[]): Promise<{ id: number; name: string }[]> {
  const lower = names.map((name) => name.toLowerCase());
  const { rows } = await sql<{ id: number; name: string }>`
    select id, lower(name) as name from offer where lower(name) = any(${lower}::text[]) and retired_at is null`.execute(
    db,
  );
  return rows;
}

/** Writes an offer of the desk: a new one, or what is said of it from now on. */
export async function putOffer(db: Queries, offer: MadeOffer, by: string, id?: number): Promise<number> {
  const values = { ...offer, picture: JSON.stringify(offer.picture) };
  if (id !== undefined) {
    await db.updateTable("offer").set(values).where("id", "=", id).where("made_at", "is not", null).execute();
    return id;
  }
  const { rows } = await sql<{ id: number }>`select nextval('desk_offer_number')::int as id`.execute(db);
  const fresh = rows[0]!.id;
  await db
    .insertInto("offer")
    .values({ ...values, id: fresh, key: `desk-${fresh}`, sample: false, made_by: by, made_at: sql`now()` })
    .execute();
  return fresh;
}

/** A further skew of an offer, below those that it has. */
export async function addSkew(db: Queries, offerId: number, skew: MadeSkew): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into skew (id, offer_id, position, name, gbp, eur, usd, aud, stock)
    select nextval('desk_skew_number'), ${offerId}, coalesce(max(position) + 1, 0), ${skew.name}, ${skew.gbp}, ${skew.eur},
      ${skew.usd}, ${skew.aud}, ${skew.stock} from skew where offer_id = ${offerId} returning id`.execute(db);
  return rows[0]!.id;
}

/** Takes an offer off the shop, or puts it there again; what was ordered of it stays as it is. */
export async function setRetired(db: Queries, id: number, retired: boolean): Promise<void> {
  await db
    .updateTable("offer")
    .set({ retired_at: retired ? sql`now()` : null })
    .where("id", "=", id)
    .execute();
}
