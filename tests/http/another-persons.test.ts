import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "#app/api/calls.server.ts";
import type { Call } from "#app/operations/expose.server.ts";
import { createUser } from "#app/visitor/users.server.ts";
import { holdings } from "#server/holdings.ts";
import { type TestSite, testSite } from "../site.ts";
import { fieldsThatFit } from "./call-rows.ts";
import { Client, password, sameOrigin, signedIn, signIn } from "./client.ts";

/** What Ada writes wherever one can: nobody else reads it. */
const secret = "only-ada-reads-this";
const frontend = "/api/dev/frontend";

let site: TestSite;
let ada: Client & { email: string };
let adaId: string;
let numbers: string[];
let others: { name: string; client: Client }[];

beforeAll(async () => {
  site = await testSite();
  ada = await signedIn(site);
  const { rows } = await site.house.pool.query<{ id: string }>("select id from person where email = $1", [ada.email]);
  adaId = rows[0]!.id;
  await site.house.pool.query("insert into membership (person_id, source) values ($1, 'granted')", [adaId]);
  await numberApart();
  await sayMuch();
  numbers = await numbersOf();
  others = [{ name: "nobody", client: new Client(site.url) }, ...(await Promise.all([member(), member("editor")]))];
});
afterAll(() => site?.close());

/** Begins each table's numbers elsewhere, so that one of them names one row. */
async function numberApart() {
  const { rows } = await site.house.pool.query<{ table: string }>(
    `select table_name as table from information_schema.columns where column_name = 'id' and is_identity = 'YES'
     and table_name = any($1)`,
    [holdings.map(({ table }) => table)],
  );
  for (const [place, { table }] of rows.entries())
    await site.house.pool.query("select setval(pg_get_serial_sequence($1, 'id'), $2)", [
      table,
      900_000 + 1_000 * place,
    ]);
}

/** A premium member, or an editor, who has nothing. */
async function member(role: "member" | "editor" = "member") {
  const email = `other-${role}@example.com`;
  const made = await createUser(site.house, { email, password, name: "Eve", role, premium: true });
  if (!made.ok) throw new Error(made.reason);
  const client = new Client(site.url);
  expect((await signIn(client, email)).status).toBe(303);
  return { name: role, client };
}

/** Has Ada say something of every kind that has a number of its own, so that others could name it. */
async function sayMuch() {
  const mark = { link_table: "cocktails", link_id: "77" };
  const said: [path: string, fields: Record<string, string>][] = [
    [`${frontend}/favourite/add`, mark],
    [`${frontend}/wishlist/add`, mark],
    [`${frontend}/contactengagement/tried`, { ...mark, value: "must_try" }],
    [`${frontend}/vote/register`, { section: "cocktail", link_id: "77", rating: "4" }],
    [`${frontend}/mybar/add-item`, { link_table: "ingredients", link_id: "1", sub_type: "spirit" }],
    [`${frontend}/mybar/log`, { link_id: "77", rating: "4", note: secret }],
    [`${frontend}/mybar/alternatives`, { ingredient_id: "1", alternative_id: "2", strength: "close" }],
    [`${frontend}/mybar/shopping-list`, { link_table: "ingredients", link_id: "3", add: "yes" }],
    [`${frontend}/mybar/share`, { what: "bar", on: "yes" }],
    [`${frontend}/list/take-off`, { list: "favourite", oids: "cocktails:77" }],
    ["/builder/api/cabinet", { name: secret }],
    ["/builder/api/notes", { ...mark, notes: secret }],
    ["/builder/api/collection", { name: secret }],
    ["/builder/api/collection", { id: "base", ...mark, add_item: "yes", note: secret }],
    ["/builder/api/recipe-search-complete", { name: secret }],
    ["/builder/api/preferred-ingredient", { cocktail_id: "77", ingredient_id: "1", spiritbrand_id: "-1" }],
  ];
  for (const [path, fields] of said) expect([path, (await ada.post(path, fields)).status]).toEqual([path, 200]);
  const address = { street: secret, city: "Leeds", postCode: "LS1 4DY", country: "GB" };
  expect((await ada.post("/your-account/address-book", { intent: "save", ...address })).status).toBe(303);
}

/** Every row that is held of Ada, by table. */
async function heldOfAda(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { table, person, through } of holdings) {
    const whose = through
      ? `"${through.on}" in (select "${through.key}" from "${through.table}" where "${person}" = $1)`
      : `"${person}" = $1`;
    const found = await site.house.pool.query(
      `select to_jsonb(held) as row from "${table}" held where ${whose} order by 1`,
      [adaId],
    );
    // A session notes when it was used; others do not touch it, Ada herself does.
    all[table] = table === "session" ? (found.rows.length > 0 ? ["signed in"] : []) : found.rows.map(({ row }) => row);
  }
  return all;
}

/** The numbers by which Ada's rows are named, as others could guess them. */
async function numbersOf(): Promise<string[]> {
  const rows = Object.values(await heldOfAda()).flat() as Record<string, unknown>[];
  const own = rows.flatMap((row) => (typeof row === "object" ? [row.id ?? row.sid] : []));
  return [...new Set(own.filter((id) => id !== undefined).map(String))];
}

/** The fields of a call, as the request names them. */
const fieldsOf = (input: z.ZodType): string[] =>
  input instanceof z.ZodPipe ? fieldsOf(input.in as z.ZodType) : Object.keys((input as z.ZodObject).shape);

/** What a call takes, with each field that names something by its number set to one of Ada's. */
function aimedAt(call: Call, id: string): Record<string, string> {
  const known = fieldsOf(call.operation.input);
  const named = known.filter((name) => /^(id|iid|vid|sid|removal|oids|.*_id)$/.test(name) && name !== "link_id");
  const ending = known.filter((name) => name === "delete").map((name) => [name, "yes"]);
  return {
    ...Object.fromEntries(fieldsThatFit(call)),
    ...Object.fromEntries(named.map((name) => [name, id])),
    ...Object.fromEntries(ending),
  };
}

it("has something of Ada's in most tables that hold something of a person", async () => {
  const held = await heldOfAda();
  const empty = Object.entries(held).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []));
  expect(Object.keys(held).length - empty.length).toBeGreaterThan(12);
  expect(numbers.length).toBeGreaterThan(4);
});

it("no call changes or tells anything of Ada's by its number, whoever sends it", { timeout: 120_000 }, async () => {
  const before = await heldOfAda();
  for (const call of calls) {
    for (const { name, client } of others) {
      for (const id of numbers) {
        for (const method of call.methods) {
          const query = new URLSearchParams(aimedAt(call, id)).toString();
          const answer =
            method === "GET"
              ? await client.get(`${call.path}?${query}`, sameOrigin)
              : await client.post(call.path, aimedAt(call, id));
          expect([call.path, name, id, answer.text.includes(secret), answer.status >= 500]).toEqual([
            call.path,
            name,
            id,
            false,
            false,
          ]);
        }
      }
    }
    expect([call.path, await heldOfAda()]).toEqual([call.path, before]);
  }
});

it("nor does a form of a page", async () => {
  const before = await heldOfAda();
  const forms: [path: string, intent: string][] = [
    ["/my-bar", "item-delete"],
    ["/my-bar", "set-level"],
    ["/my-bar/diary", "delete"],
    ["/my-bar/diary", "save"],
    ["/my-bar/bars", "cabinet"],
    ["/builder/ingredients", "delete"],
    ["/my-bar/substitutes", "delete"],
    ["/your-account/address-book", "delete"],
    ["/your-account/address-book", "save"],
    ["/your-account/update", "end-session"],
    ["/your/favourites", "put-back"],
  ];
  for (const [path, intent] of forms)
    for (const { client } of others)
      for (const id of numbers) {
        const fields = { intent, id, removal: id, level: "out", delete: "yes", name: "Mine", sure: "yes" };
        expect([path, intent, (await client.post(path, fields)).status >= 500]).toEqual([path, intent, false]);
      }
  expect(await heldOfAda()).toEqual(before);
});
