import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { createUser } from "#app/visitor/users.server.ts";
import { holdings } from "#server/holdings.ts";
import { callerOf } from "../callers.ts";
import { type TestSite, testSite } from "../site.ts";
import { callRows } from "./call-rows.ts";
import { Client, password, signedIn, signIn } from "./client.ts";
import { everyOperation, type Field, fieldsOf } from "./every-operation.ts";
import { heldOf, recipe, sayMuch, secret } from "./much-said.ts";
import { pages } from "./page-rows.ts";

let site: TestSite;
let adaId: string;
/** By which Ada's rows are named, as others could guess or learn them. */
let names: string[];
const others: { name: string; person: Person | null; client: Client }[] = [];

beforeAll(async () => {
  site = await testSite();
  const ada = await signedIn(site);
  const { rows } = await site.house.pool.query<{ id: string }>("select id from person where email = $1", [ada.email]);
  adaId = rows[0]!.id;
  await site.house.pool.query("insert into membership (person_id, source) values ($1, 'granted')", [adaId]);
  await numberApart();
  await sayMuch(ada);
  const held = await heldOf(site, adaId);
  const numbers = Object.values(held).flatMap((all) => all.map((row) => row.id ?? row.sid));
  const codes = (await ada.get("/builder/api/collections")).json<{ response: { result: { id_encoded: string }[] } }>();
  const told = [...numbers, ...codes.response.result.map(({ id_encoded }) => id_encoded), adaId];
  names = [...new Set(told.filter((name) => name !== undefined).map(String))];
  others.push({ name: "signed out", person: null, client: new Client(site.url) });
  for (const name of ["member", "premium", "editor"] as const) others.push(await somebody(name));
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

async function somebody(name: "member" | "premium" | "editor") {
  const email = `other-${name}@example.com`;
  const [role, premium] = [name === "editor" ? "editor" : "member", name !== "member"] as const;
  const made = await createUser(site.house, { email, password, name: "Eve", role, premium });
  if (!made.ok) throw new Error(made.reason);
  const client = new Client(site.url);
  expect((await signIn(client, email)).status).toBe(303);
  const person: Person = { id: made.value.id, email, display_name: "Eve", role, premium, confirmed: true };
  return { name, person, client };
}

it("has something of Ada's in most tables that hold something of a person", async () => {
  const held = Object.values(await heldOf(site, adaId));
  expect(held.filter((rows) => rows.length > 0).length).toBeGreaterThan(18);
  expect(names.length).toBeGreaterThan(12);
});

/** Fields by which an operation is told of what somebody has. */
const naming = /^(id|vid|sid|number|removal|items|(?!product|delete|youtube).*_id)$/;
const { "cocktail[name]": _, ...lines } = recipe;
const asked = Object.fromEntries(
  Object.values(callRows).flatMap(([fields]) => [...new URLSearchParams(fields)].filter(([, value]) => value)),
);
/** What fields need to hold so that an operation gets as far as looking for what they name. */
const fitting: Record<string, unknown> = {
  ...asked,
  ...{ link_table: "cocktails", link_id: "77", notes: "Mine", name: "Mine", number: "1", comment: "Mine" },
  ...{ street: "Mine", city: "Leeds", postCode: "LS1 4DY", country: "GB", delete: "yes", kind: "cocktails" },
  cocktail: {
    ...{ name: "Mine", glass: "coupe", method: "stir", ice: "none", instructions: "Stir it." },
    ingredient: { a: { ingredientId: "1", unitId: "1", amount: lines["cocktail[ingredient][a][amount]"] } },
  },
  parent: "1",
  abv: "44",
  to: "0",
  reason: "spam",
};

/** What an operation is sent that is aimed at what one of Ada's names stands for, once for each thing it may be told to do. */
function aimedAt(fields: Record<string, Field>, name: string): Record<string, unknown>[] {
  const input: Record<string, unknown> = {};
  for (const [field, { enum: choices }] of Object.entries(fields)) {
    if (naming.test(field) && !(field === "link_id" && fields.id)) input[field] = name;
    else if (choices) input[field] = choices.at(-1);
    else if (field in fitting) input[field] = fitting[field];
  }
  const intents = fields.intent?.enum ?? [];
  return intents.length > 0 ? intents.map((intent) => ({ ...input, intent })) : [input];
}

it("no operation changes or tells anything of Ada's by its name, whoever runs it", { timeout: 120_000 }, async () => {
  const before = await heldOf(site, adaId);
  const reached = new Set<string>();
  const aimed: string[] = [];
  for (const [operation, described] of everyOperation) {
    const fields = fieldsOf(described);
    const isAimed = Object.keys(fields).some((field) => naming.test(field));
    // What editors do is theirs to do to others, and is written down; nobody else may.
    const isTheirs = described.who === "editor" || described.who === "admin";
    if (isAimed && !isTheirs) aimed.push(operation);
    for (const { name, person } of others) {
      if (isTheirs && name === "editor") continue;
      for (const input of (isAimed ? names : ["1"]).flatMap((one) => aimedAt(fields, one))) {
        const done = await run(described, input, callerOf(site.house, { person }));
        const seen = { operation, name, input, told: JSON.stringify(done).includes(secret) };
        expect(seen).toEqual({ ...seen, told: false });
        if (isTheirs) expect([operation, name, done]).toMatchObject([operation, name, { kind: "forbidden" }]);
        if (done.ok || !["invalid", "forbidden"].includes(done.kind)) reached.add(operation);
      }
    }
  }
  expect(everyOperation.size).toBeGreaterThan(230);
  expect(aimed.length).toBeGreaterThan(50);
  expect(await heldOf(site, adaId)).toEqual(before);
  expect(aimed.filter((operation) => !reached.has(operation))).toEqual([]);
});

it("nor does a page that is asked for by one, nor a form of it", async () => {
  const before = await heldOf(site, adaId);
  const personal = pages.map(([route]) => route).filter((route) => /^\/(your|your-account|builder)\/.*:/.test(route));
  const named = [...new Set(personal)].filter((route) => !/:(list|part|door|provider)/.test(route));
  expect(named.length).toBeGreaterThan(8);
  const forms: [path: string, intent: string][] = [
    ["/my-bar", "delete"],
    ["/my-bar", "level"],
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
  for (const { name, client } of others.slice(2))
    for (const own of names) {
      for (const route of named) {
        const path = route.replace(/:\w+\??/g, encodeURIComponent(own));
        const { status, text } = await client.get(path);
        expect([name, path, text.includes(secret), status < 500]).toEqual([name, path, false, true]);
      }
      for (const [path, intent] of forms) {
        const fields = { intent, id: own, removal: own, level: "out", delete: "yes", name: "Mine", sure: "yes" };
        expect([path, intent, (await client.post(path, fields)).status < 500]).toEqual([path, intent, true]);
      }
    }
  expect(await heldOf(site, adaId)).toEqual(before);
});
