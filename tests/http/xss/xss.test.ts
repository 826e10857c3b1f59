import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexArea } from "#app/guide/area-readings.server.ts";
import { type TestSite, testSite } from "../../site.ts";
import { Client, signedIn } from "../client.ts";
import { xssCases } from "./cases.ts";
import { atWork, atWorkInFeed, formulasIn } from "./reading.ts";
import { closed, one, rowsOf, texts, writeAll } from "./writing.ts";

/**
 * Every text field of members holds every case, as no form's own check might let it through: written into the tables, each field
 * of a row another case. What is read back must hold each word as text, and nothing at work.
 */
let site: TestSite;
let ada: Client & { email: string };
const termIds: number[] = [];
const bookIds: number[] = [];
let admin: Client & { email: string };
const visitor = () => new Client(site.url);
const owner = "(select id from person where email = $1)";
const json = (rows: object[]) => JSON.stringify(rows);
const write = (sql: string, rows: string, email?: string) => site.house.pool.query(sql, email ? [email, rows] : [rows]);
const records = (place: string, columns: string) => `jsonb_to_recordset(${place}::jsonb) as t(at int, ${columns})`;

beforeAll(async () => {
  site = await testSite();
  ada = await signedIn(site);
  admin = await signedIn(site, "Root");
  await site.house.pool.query("update person set role = 'admin' where email = $1", [admin.email]);
  const names = "name text, teaser text, history text, garnish text, step text, note text";
  await write(
    `insert into person (id, email, email_verified, display_name, first_name, last_name, bio, industry, industry_role,
       industry_company, industry_city, profile_public, trade_checked_at)
     select 'reader-' || at, 'reader-' || at || '@example.org', true, name, first, last, bio, true, role, company, city, true, now()
     from ${records("$1", "name text, first text, last text, bio text, role text, company text, city text")}`,
    rowsOf({ name: 40, first: 60, last: 60, bio: 500, role: 60, company: 80, city: 60 }),
  );
  for (const [status, link] of [
    ["shown", 77],
    ["waiting", 78],
  ] as const)
    await write(
      `insert into comment (link_table, link_id, person_id, text, status) select 'cocktails', ${link}, 'reader-' || at, text, '${status}'
       from ${records("$1", "text text")} order by at`,
      rowsOf({ text: 2_000 }),
    );
  await write(
    `insert into cocktail select (jsonb_populate_record(base, jsonb_build_object('id', 2000000 + at, 'key', 'own-x' || at, 'name', t.name,
       'teaser', t.teaser, 'history', t.history, 'garnish', t.garnish, 'instructions', jsonb_build_array(t.step), 'aka', jsonb_build_array(t.note),
       'owner_id', ${owner}, 'is_public', true))).* from cocktail base, ${records("$2", names)} where base.id = 77`,
    rowsOf({ name: 80, teaser: 180, history: 600, garnish: 160, step: 400, note: 120 }),
    ada.email,
  );
  await write(
    `with line as (insert into cocktail_line (cocktail_id, position, ingredient_id, amount, unit_id, optional, note)
       select 2000000 + at, 0, 1, 50, 1, false, note from ${records("$1", "note text, description text")})
     insert into own_recipe (cocktail_id, description, status, asked_at)
       select 2000000 + at, description, 'waiting', now() from ${records("$1", "note text, description text")}`,
    rowsOf({ note: 120, description: 600 }),
  );
  const facts = json(
    texts.map((_, at) => {
      const names = ["name", "brand_line", "edition", "region", "description", "tasting_note", "serve", "producer_new"];
      const values = [...names, "processor_new", "note", "abv", "country", "still", "category1", "ingredient"];
      const told = Object.fromEntries(values.map((name, turn) => [name, one(at, turn)]));
      const row = { barcode: one(at, 1), size_ml: one(at, 2), closure: one(at, 3) };
      return { at, facts: { rows: [row], images: [], values: told, lists: { cask: [one(at, 4)] } } };
    }),
  );
  await write(
    `insert into own_product (owner_id, status, facts, asked_at, reason)
     select ${owner}, 'waiting', facts, now(), facts -> 'values' ->> 'note' from ${records("$2", "facts jsonb")}`,
    facts,
    ada.email,
  );
  const advert = "title text, company text, contact text, city text, pay text, description text";
  await write(
    `insert into job_advert (job_title, company, contact_name, email, city, country, hours, pay, description, closes, package, product_vars)
     select title, company, contact, 'bar-' || at || '@example.org', city, 'England', 'full time', pay, description, now() + interval '20 days',
       'list', '{}' from ${records("$1", advert)}`,
    rowsOf({ title: 80, company: 80, contact: 80, city: 60, pay: 60, description: 2_000 }),
  );
  await write(
    `insert into membership_request (person_id, note, months) select 'reader-' || at, note, 6 from ${records("$1", "note text")}`,
    rowsOf({ note: 500 }),
  );
  await write(
    `insert into drink_log (person_id, cocktail_id, made_on, note) select ${owner}, 77, '2026-01-01', note
     from ${records("$2", "note text")}`,
    rowsOf({ note: 500 }),
    ada.email,
  );
  await write(
    `insert into address (person_id, street, street2, city, state, post_code, country)
     select ${owner}, street, street2, city, state, code, 'GB'
     from ${records("$2", "street text, street2 text, city text, state text, code text")}`,
    rowsOf({ street: 100, street2: 100, city: 60, state: 60, code: 12 }),
    ada.email,
  );
  await write(
    `insert into audit_entry (operation, subject, title, note, intent, changes)
     select 'desk/decide', title, title, note, 'edit', jsonb_build_object(note, jsonb_build_object('before', title, 'after', note))
     from ${records("$1", "title text, note text")}`,
    rowsOf({ title: 300, note: 500 }),
  );
  await write(
    `insert into favourite (person_id, link_table, link_id) select ${owner}, 'cocktails', 2000000 + at from ${records("$2", "x text")}`,
    rowsOf({}),
    ada.email,
  );
  await writeAll(site.house.pool, ada.email);
  await site.house.pool.query("update person set premium_until = now() + interval '1 year' where email = $1", [
    ada.email,
  ]);
  for (const area of ["cocktails", "encyclopedia", "shop"] as const) await indexArea(site.house.bulk, area);
  const { rows } = await site.house.pool.query<{ id: number }>("select id from term order by id limit 24");
  termIds.push(...rows.map(({ id }) => id));
  const books = await site.house.pool.query<{ id: number }>("select id from book order by id limit 36");
  bookIds.push(...books.rows.map(({ id }) => id));
});
afterAll(() => site?.close());

/** The answers of some addresses, a few at a time. */
async function readAll(addresses: readonly string[], who: Client): Promise<string[]> {
  const pages: string[] = [];
  for (let at = 0; at < addresses.length; at += 6) {
    const answers = await Promise.all(addresses.slice(at, at + 6).map((address) => who.get(address)));
    for (const [place, { status, text }] of answers.entries()) {
      expect([addresses[at + place], status]).toEqual([addresses[at + place], 200]);
      pages.push(text);
    }
  }
  return pages;
}
/** The addresses of all pages of a list. */
const paged = (path: string, size: number) =>
  Array.from(
    { length: Math.ceil(texts.length / size) },
    (_, at) => `${path}${path.includes("?") ? "&" : "?"}offset=${at * size}`,
  );
const wordsIn = (pages: readonly string[]) => new Set(pages.flatMap((page) => page.match(/xss\d+x/g) ?? [])).size;

describe("the cases", () => {
  it("are 400 at least, no two the same, and every two of context, carrier and encoding stand together", () => {
    expect(xssCases.length).toBeGreaterThanOrEqual(400);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("would be found at work, were they not escaped", () => {
    const markup = xssCases.filter(({ plain, text }) => plain && /<[a-z]/.test(text) && !/frame|details/.test(text));
    const missed = markup.filter(({ text }) => atWork(`<p>${text}</p>`).length === 0);
    expect(missed.map(({ name }) => name)).toEqual([]);
    const attributes = xssCases.filter(({ name, plain }) => plain && name.includes("text, an attribute"));
    expect(attributes.every(({ text }) => atWork(`<p title="${text}">x</p>`).length > 0)).toBe(true);
    expect(formulasIn('name\n"=1+1;x"\n')).toHaveLength(1);
  });
});

it("every text that is held of people has met the cases, or is one of ours or of a few", async () => {
  const { rows } = await site.house.pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = current_schema() and table_name = any($1) and (data_type in ('text', 'json', 'jsonb') or udt_name in ('citext', '_text'))
     order by 1, 2`,
    [[...new Set(site.house.holdings.map(({ table }) => table))]],
  );
  const open = rows.filter(
    ({ table, column }) => !Object.values(closed).some((known) => known.test(`${table}.${column}`)),
  );
  const untried: string[] = [];
  for (const { table, column } of open) {
    const found = await site.house.pool.query(
      `select 1 from "${table}" where "${column}"::text ~ 'xss[0-9]|^[^{[]*[<>"]' limit 1`,
    );
    if (found.rowCount === 0) untried.push(`${table}.${column}`);
  }
  expect(untried).toEqual([]);
});

describe("what members wrote is text, and nothing of it is at work,", () => {
  const reader = (at: number) => `/people/members/reader-${at}`;
  it.each<[string, () => string[], () => Client, number]>([
    [
      "in a thread",
      () => Array.from({ length: 21 }, (_, at) => `/comments/cocktails/77?offset=${at * 20}`),
      visitor,
      300,
    ],
    ["below its recipe", () => ["/cocktails/recipe/77/negroni"], visitor, 3],
    ["at the desk: comments", () => paged("/desk/queue/comments", 20), () => admin, 400],
    ["at the desk: photographs", () => paged("/desk/queue/photographs", 20), () => admin, 380],
    ["at the desk: proposed bottles", () => paged("/desk/queue/products", 20), () => admin, 400],
    ["at the desk: recipes", () => paged("/desk/queue/cocktails", 20), () => admin, 400],
    ["at the desk: advertisements", () => paged("/desk/queue/jobs", 20), () => admin, 400],
    ["at the desk: memberships", () => paged("/desk/queue/memberships", 20), () => admin, 400],
    ["at the desk: accounts", () => paged("/desk/users", 30), () => admin, 400],
    ["at the desk: the log", () => paged("/desk/audit", 50), () => admin, 400],
    ["on profiles", () => texts.flatMap((_, at) => (at % 4 === 0 ? [reader(at)] : [])), visitor, 200],
    ["among their bottles", () => paged("/your-account/submitted-products", 20), () => ada, 400],
    ["among their recipes", () => paged("/my-bar/submitted-cocktails", 20), () => ada, 400],
    [
      "in recipes",
      () => texts.flatMap((_, at) => (at % 8 === 0 ? [`/cocktails/recipe/${2_000_000 + at}`] : [])),
      () => ada,
      200,
    ],
    ["in their diary", () => ["/my-bar/diary"], () => ada, 10],
    ["in what stands in their bar", () => ["/my-bar", "/my-bar/bars"], () => ada, 100],
    ["in their notes", () => ["/your/personalise?of=cocktails:1"], () => ada, 1],
    ["among their searches", () => ["", "?offset=20"].map((page) => `/builder/recipes/searches${page}`), () => ada, 40],
    ["among their collections", () => paged("/builder/collections", 20).slice(0, 6), () => ada, 90],
    ["in a collection", () => paged("/builder/collections/xss-0", 20).slice(0, 6), () => ada, 100],
    ["on menus", () => texts.flatMap((_, at) => (at % 32 === 0 ? [`/menu/xss-${at}`] : [])), visitor, 14],
    [
      "in ingredients of their own",
      () => texts.flatMap((_, at) => (at % 32 === 0 ? [`/builder/ingredients/edit/${4_000_000 + at}`] : [])),
      () => ada,
      28,
    ],
    ["at the desk: ingredients", () => paged("/desk/queue/ingredients", 20), () => admin, 380],
    ["at the desk: reports", () => paged("/desk/queue/reports", 20), () => admin, 400],
    ["at the desk: orders", () => paged("/desk/orders", 20), () => admin, 300],
    [
      "in orders",
      () =>
        texts.flatMap((_, at) => {
          const number = `J2020${String(at).padStart(6, "0")}`;
          return at % 16 === 0 ? [`/your-account/orders/${number}`, `/your-account/orders/${number}/invoice`] : [];
        }),
      () => ada,
      100,
    ],
    ["in their basket", () => ["/shop/basket"], () => ada, 40],
    ["on their account's page: browsers, keys that sign them in", () => ["/your-account/update"], () => ada, 20],
    ["at the desk: the library", () => paged("/desk/content/terms", 50).slice(0, 8), () => admin, 300],
    [
      "at the desk: entries, with what they said before",
      () => termIds.map((id) => `/desk/content/terms/${id}`),
      () => admin,
      60,
    ],
    [
      "at the desk: photographs of the guide's own",
      () => bookIds.map((id) => `/desk/content/books/${id}/photographs`),
      () => admin,
      400,
    ],
    ["below photographs of the guide's own", () => bookIds.map((id) => `/books/${id}`), visitor, 400],
    ["at the desk: what was deleted", () => paged("/desk/content/terms?only=deleted", 50), () => admin, 380],
    ["at the desk: offers", () => ["/desk/offers", "/desk/offers?offset=50"], () => admin, 40],
    ["in what editors wrote", () => termIds.map((id) => `/encyclopedia/${id}`), visitor, 40],
    ["in what a recipe said before", () => ["/builder/your-recipe/2000000"], () => ada, 1],
    ["in their address book", () => ["/your-account/address-book"], () => ada, 10],
    [
      "in a search",
      () => ["xss1x", "xss9x", "<svg"].map((word) => `/search?keyword=${encodeURIComponent(word)}`),
      visitor,
      1,
    ],
  ])("%s", async (_, addresses, who, least) => {
    const asked = await Promise.all(addresses().map(async (address) => landing(address, who())));
    const pages = await readAll(asked, who());
    expect(pages.flatMap(atWork)).toEqual([]);
    expect(wordsIn(pages)).toBeGreaterThanOrEqual(least);
  });

  /** Where an address without its name leads. */
  async function landing(address: string, who: Client): Promise<string> {
    if (!/(?:recipe|encyclopedia|\/books)\/\d+$|members/.test(address)) return address;
    const { status, headers } = await who.get(address);
    return status === 301 ? headers.location! : address;
  }

  it("in what is searched as one types it", async () => {
    for (const { text } of xssCases.filter((_, at) => at % 10 === 0)) {
      const { text: page } = await visitor().get(`/search?keyword=${encodeURIComponent(text)}`);
      expect(atWork(page)).toEqual([]);
    }
  });

  it("in calls, which are JSON and nothing else", async () => {
    for (const [address, who] of [
      ["/api/comment/read/cocktails/77", visitor()],
      ["/api/dev/frontend/mybar/submitted?limit=100", ada],
      ["/api/dev/frontend/search/autocomplete?k=xss1x", visitor()],
      ["/api/dev/frontend/cocktails/list?keyword=xss1x", visitor()],
    ] as const) {
      const { headers, text } = await who.get(address);
      expect([address, headers["content-type"], headers["x-content-type-options"]]).toEqual([
        ...[address, expect.stringContaining("application/json"), "nosniff"],
      ]);
      expect(() => JSON.parse(text)).not.toThrow();
    }
    const { thread } = (await visitor().get("/api/comment/read/cocktails/77")).json<{
      thread: { comment: string }[];
    }>();
    for (const { comment } of thread) expect(texts).toContain(comment);
  });

  it("in feeds", async () => {
    for (const address of ["/feeds/comments.atom", "/feeds/new.atom"]) {
      const { text, headers } = await visitor().get(address);
      expect(headers["content-type"]).toContain("xml");
      expect(atWorkInFeed(text)).toEqual([]);
    }
    expect(wordsIn([(await visitor().get("/feeds/comments.atom")).text])).toBeGreaterThan(5);
  });

  it("in tables that are kept: no cell is a formula", async () => {
    const { text, headers } = await ada.get("/api/dev/frontend/list/favourite?format=csv");
    expect(headers["content-type"]).toContain("text/csv");
    expect(wordsIn([text])).toBeGreaterThanOrEqual(400);
    expect(formulasIn(text)).toEqual([]);
    const offers = await admin.get("/desk/offers/file.csv");
    expect(wordsIn([offers.text])).toBeGreaterThan(40);
    expect(formulasIn(offers.text)).toEqual([]);
  });

  it("in the names of files that are sent", async () => {
    const name = (at: number) => `${one(at, 0).replace(/[\r\n]/g, "")}.png`;
    for (let at = 0; at < texts.length; at += 150) {
      const form = new FormData();
      form.append("intent", "avatar");
      form.append("avatar", new File([new Uint8Array(40)], name(at)));
      const { status, text } = await ada.postFiles("/your-account/update", form);
      expect([status, atWork(text)]).toEqual([400, []]);
      const proposed = new FormData();
      proposed.append("intent", "next");
      proposed.append("image[]", new File([new Uint8Array(40)], name(at)));
      expect(atWork((await ada.postFiles("/beer-wine-spirits/submit-product?step=1", proposed)).text)).toEqual([]);
    }
  });

  it("in mails, which are text, of which no line is a head", async () => {
    const { rows } = await site.house.pool.query(
      "select id from own_product where status = 'waiting' order by id limit 12",
    );
    for (const { id } of rows)
      await admin.post("/desk/queue/products", { id: String(id), intent: "refuse", reason: one(id, 0) });
    const folder = join(site.house.settings.DATA_DIR, "mail");
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
    expect(mails.length).toBeGreaterThanOrEqual(12);
    for (const mail of mails) {
      const [head = ""] = mail.split(/\r?\n\r?\n/);
      expect(head.match(/^(?:to|subject|content-type):/gim)).toHaveLength(3);
      expect(head).toMatch(/^content-type: text\/plain/im);
    }
  });
});
