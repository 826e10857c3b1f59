import type pg from "pg";
import { xssCases } from "./cases.ts";

/** A case for each field of a row: rotated, so that all fields together meet all cases. */
export const texts = xssCases.map(({ text }) => text);
export const one = (at: number, turn: number) => texts[(at + turn) % texts.length]!;

/** Rows of so many cases as there are, of fields and the most characters of each. */
export const rowsOf = (fields: Record<string, number>) =>
  JSON.stringify(
    texts.map((_, at) => ({
      at,
      ...Object.fromEntries(Object.entries(fields).map(([name, most], turn) => [name, one(at, turn).slice(0, most)])),
    })),
  );
const address = { name: 60, street: 100, street2: 100, city: 60, state: 60, post_code: 12 };

/** A statement that writes rows `t` for the person `owner`, each field of a row another case. */
type Writing = { fields: Record<string, number>; into: string };

/** What a member keeps for themselves, orders and says to editors. */
const writings: readonly Writing[] = [
  {
    fields: { value: 2_000 },
    into: `insert into note (person_id, link_table, link_id, value) select owner, 'cocktails', c.id, t.value
      from rows t join (select id, row_number() over (order by id) - 1 as at from cocktail where owner_id is null) c using (at)`,
  },
  {
    fields: { name: 40 },
    into: "insert into cabinet (person_id, name) select owner, name from rows t on conflict do nothing",
  },
  {
    fields: { name: 80, note: 400 },
    into: `insert into recipe_search (sid, person_id, name, ingredients, params)
      select 'xss-' || at, owner, name, '{1}', jsonb_build_object('keyword', note, note, note) from rows t`,
  },
  {
    fields: { name: 80, note: 200, price: 12 },
    into: `with made as (insert into collection (code, person_id, name, is_public, menu)
        select 'xss-' || at, owner, name, true, jsonb_build_object('title', name, 'subtitle', note) from rows t returning id, code)
      insert into collection_item (collection_id, link_table, link_id, place, price, note)
      select made.id, 'cocktails', 77, 1, price, note from made join rows t on made.code = 'xss-' || t.at`,
  },
  {
    fields: { name: 80, note: 200, price: 12 },
    into: `insert into collection_item (collection_id, link_table, link_id, place, price, note)
      select (select id from collection where code = 'xss-0'), 'cocktails', c.id, 2 + t.at, price, note
      from rows t join (select id, row_number() over (order by id) as at from cocktail where owner_id is null and id <> 77) c using (at)`,
  },
  {
    fields: { name: 60, description: 1_000, plural: 60, storage: 200, method: 200, reason: 200 },
    into: `with made as (insert into ingredient
        select (jsonb_populate_record(base, jsonb_build_object('id', 4000000 + at, 'key', 'own-x' || at, 'name', t.name, 'description',
          t.description, 'plural', t.plural, 'storage', t.storage, 'method', t.method, 'owner_id', owner, 'is_public', false))).*
        from ingredient base, rows t where base.id = 1 returning id)
      insert into own_ingredient (ingredient_id, status, asked_at, reason)
      select 4000000 + at, case when at % 8 = 0 then 'refused' else 'waiting' end, now(), reason from rows t`,
  },
  {
    fields: { caption: 200, reason: 300 },
    into: `insert into photograph (link_table, link_id, person_id, picture, caption, licence, status, reason)
      select 'cocktails', 77, owner, 'photographs/xss-' || at || '.webp', caption, 'CC BY 4.0',
        case when at % 40 = 0 then 'shown' else 'waiting' end, reason from rows t`,
  },
  {
    fields: { caption: 200, credit: 120, source: 300 },
    into: `insert into photograph (link_table, link_id, picture, caption, credit, source, licence, status)
      select 'books', b.id, 'photographs/guides-' || t.at || '.webp', caption, credit,
        case when t.at % 2 = 0 then 'https://example.org/' else '' end || left(source, 250), 'CC BY 4.0', 'shown'
      from rows t join (select id, row_number() over (order by id) - 1 as at from book) b on b.at = t.at % 36`,
  },
  {
    fields: { note: 500, reason: 200 },
    into: `insert into comment_report (comment_id, person_id, why, note, reason)
      select c.id, owner, 'other', t.note, t.reason
      from rows t join (select id, row_number() over (order by id) - 1 as at from comment where status = 'shown') c using (at)`,
  },
  {
    fields: { ...address, phone: 30, number: 20, note: 200, asked: 200, element: 20 },
    into: `with made as (insert into sales_order (number, invoice_number, state, person_id, basket_id, idempotency_key, email, name, phone, delivery, billing,
          country, payment, currency, vat_number, vat_exempt, private_buyer, goods, delivery_price, vat, total)
        select 'J2020' || lpad(at::text, 6, '0'), 'I2020' || lpad(at::text, 6, '0'), 'placed', owner, gen_random_uuid(), note, 'reader-' || at || '@example.org', name, phone,
          to_jsonb(t) || '{"country": "GB"}', to_jsonb(t) || '{"country": "GB"}', 'GB', 'invoice', 'GBP', number, false, true, 100, 0, '[]', 100
        from rows t returning id, number),
      line as (insert into order_line (order_id, position, offer_id, skew_id, name, quantity, price, vat_category, product_vars, element)
        select made.id, 0, 1, 1, t.name, 1, 100, 'standard', jsonb_build_object(asked, note), element
        from made join rows t on made.number = 'J2020' || lpad(t.at::text, 6, '0'))
      insert into order_step (order_id, state, note)
      select made.id, 'placed', note from made join rows t on made.number = 'J2020' || lpad(t.at::text, 6, '0')`,
  },
  {
    fields: { name: 60, asked: 200, note: 200, element: 20 },
    into: `with mine as (insert into basket (person_id, notes) values (owner, '[]') returning id)
      insert into basket_line (basket_id, skew_id, quantity, name, price, currency, product_vars, element)
      select mine.id, s.id, 1, t.name, 100, 'GBP', jsonb_build_object(asked, note), element
      from mine, rows t join (select id, row_number() over (order by id) - 1 as at from skew) s using (at) where at < 40`,
  },
  {
    fields: { name: 60 },
    into: `insert into passkey (id, person_id, public_key, name) select 'xss-' || at, owner, '', name from rows t where at < 30`,
  },
  {
    fields: { agent: 300 },
    into: `insert into session (id, user_id, token, expires_at, user_agent)
      select 'xss-' || at, owner, 'xss-' || at, now() + interval '1 day', agent from rows t where at < 60`,
  },
  {
    fields: { name: 80, description: 600, step: 300, note: 100 },
    into: `insert into recipe_revision (cocktail_id, number, person_id, facts)
      select 2000000, 1 + at, owner, jsonb_build_object('name', name, 'description', description, 'instructions', jsonb_build_array(step),
        'lines', '[]'::jsonb, 'garnish', note) from rows t where at < 60`,
  },
  {
    fields: { name: 80, description: 600, aka: 80 },
    into: `one as (select t.*, e.id from rows t join (select id, row_number() over (order by id) - 1 as at from term) e using (at)),
      told as (update content_entry set facts = (facts::jsonb || jsonb_build_object('name', one.name, 'description', one.description,
          'aka', jsonb_build_array(aka)))::json, file_facts = json_build_object('name', aka, 'description', one.name), at_desk = true
        from one where content_entry.kind = 'terms' and content_entry.id = one.id),
      before as (insert into content_revision (kind, entry_id, version, how, made_at, person_id, facts, reason)
        select 'terms', (select min(id) from term), 1000 + at, 'written', now(), owner,
          json_build_object('name', name, 'description', description), description from rows t where at < 40),
      gone as (insert into content_deleted (kind, id, key, name, version, file_facts, reason, deleted_by)
        select 'terms', 3000000 + at, 'xss-' || at, name, 2, json_build_object('name', aka), description, owner from rows t)
      update term set name = one.name, description = one.description, aka = array[one.aka] from one where term.id = one.id`,
  },
  {
    fields: { name: 80, teaser: 180, description: 600 },
    into: `one as (select t.*, e.id from rows t join (select id, row_number() over (order by id) - 1 as at from offer) e using (at))
      update offer set name = one.name, teaser = one.teaser, description = one.description from one where offer.id = one.id`,
  },
  {
    fields: { tip: 180, who: 80, place: 80, pronunciation: 60, iba: 120, reason: 300 },
    into: `refused as (update own_recipe set reason = t.reason, status = case when at % 16 = 0 then 'refused' else status end
        from rows t where cocktail_id = 2000000 + at)
      update cocktail set tip = t.tip, origin_who = who, origin_where = place, pronunciation = t.pronunciation, iba_note = t.iba
      from rows t where id = 2000000 + at`,
  },
  {
    fields: { reason: 200, phone: 30, asked: 100, said: 200 },
    into: `adverts as (update job_advert set phone = t.phone, reason = t.reason, product_vars = jsonb_build_object(asked, said)
        from rows t where job_advert.id = at + (select min(id) from job_advert)),
      asked as (update membership_request set reason = t.reason from rows t where membership_request.id = at + (select min(id) from membership_request)),
      said as (update comment set reason = t.reason from rows t where comment.id = at + (select min(id) from comment)),
      moved as (insert into stock_move (skew_id, quantity, why, note) select (select min(id) from skew), 1, 'counted', said from rows where at < 40),
      mailed as (insert into order_mail (order_id, kind, note, due_at)
        select (select min(id) from sales_order), 'refunded', said, null from rows where at < 5)
      update person set ban_reason = t.reason, banned_at = case when at % 9 = 1 then now() end from rows t where id = 'reader-' || at`,
  },
];

/** Has somebody write all of it. */
export async function writeAll(pool: pg.Pool, email: string): Promise<void> {
  for (const { fields, into } of writings) {
    const columns = ["at int", ...Object.keys(fields).map((name) => `${name} text`)].join(", ");
    const body = (/^(?:with|\w+ as \()/.test(into) ? `, ${into.replace(/^with /, "")}` : ` ${into}`).replaceAll(
      /\bowner\b/g,
      "(select id from me)",
    );
    await pool.query(
      `with me as (select id from person where email = $1), rows as (select * from jsonb_to_recordset($2::jsonb) as x(${columns}))${body}`,
      [email, rowsOf(fields)],
    );
  }
}

/**
 * Columns of what is held of people in which nobody's words stand: what we call things, what comes out of our own hands, what a
 * provider says, and fields of a few known values.
 */
export const closed: Readonly<Record<string, RegExp>> = {
  ours: /(?:^|\.)(?:(?:.+_)?id|key|sid|code|token|token_hash|link_table|section|kind|status|state|decided_by|made_by|granted_by|changed_by|deleted_by|licence|person_id|href|sha256|how|operation|intent|drawing|picture|image|(?:.+_)?number|place)$/,
  made: /^(?:basket\.notes|sales_order\.seller|(?:\w+_picture)\.name|list_removal\.rows|session\.ip_address|order_refund\.(?:problem|provider)|order_payment\.\w+|credential\.\w+)$/,
  read: /\.email$/,
  chosen:
    /\.(?:why|role|country|units|currency|sub_type|level|strength|what|payment|vat_category|vat_checked|hours|package|industry|choice|vat|grade|clarity|vegan|taste|tags|tools|ice|method|diet|contains|colour|glass_alternatives|alternatives|alternative_strengths|ingredients|seen|origin_country|iba|list|newsletter|transports|source|sources|garnish_items|asks)$|^tried\.value$|^ingredient\.aka$/,
};
