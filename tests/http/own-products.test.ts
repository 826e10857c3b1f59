import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tendProducts } from "#app/own-products/forget.server.ts";
import { filesOf } from "#app/uploads/upload-href.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
let kinds: { top: number; below: number; other: number };
beforeAll(async () => {
  site = await testSite();
  const { rows } = await site.house.pool.query(
    `select top.id as top, below.id as below, (select id from category where area = 'bws' and parent_id is null and id <> top.id limit 1) as other
     from category top join category below on below.parent_id = top.id where top.area = 'bws' and top.parent_id is null limit 1`,
  );
  kinds = rows[0];
});
afterAll(() => site?.close());

const page = "/beer-wine-spirits/submit-product";
const list = "/your-account/submitted-products";
const at = (step: number | string) => `${page}?step=${step}`;
const row = { barcode: "4006381333931", size_ml: "700", closure: "cork" };
const rowAlert = "Please provide a BARCODE, BOTTLE SIZE and CLOSURE before adding another UPC code";

/** What each step asks for at least. */
const least = (): Record<number, object> => ({
  1: { upc: [row] },
  2: { name: "Old Quay", category1: String(kinds.top), category2: String(kinds.below) },
  4: { country: "Scotland" },
  8: { producer: "1" },
});
const send = (client: Client, step: number | string, fields: object, intent = "next") =>
  client.postJson(at(step), { ...fields, intent });

/** Fills in the steps from 1 up to one of them, and says where each led. */
async function fill(client: Client, last = 9): Promise<(string | undefined)[]> {
  const led: (string | undefined)[] = [];
  for (let step = 1; step <= last; step += 1)
    led.push((await send(client, step, least()[step] ?? {})).headers.location);
  return led;
}

it("signing in is asked at step 1, and leads back there", async () => {
  const visitor = new Client(site.url);
  expect((await visitor.get(page)).headers.location).toBe(`/login?redir=${page}`);
  expect((await visitor.post(at(1), { intent: "next" })).status).toBe(302);
});

it("nine steps lead to the summary, one after the other, and none is open before those that it rests upon", async () => {
  const ada = await signedIn(site);
  for (const step of [2, 9, "summary"]) expect((await ada.get(at(step))).headers.location).toBe(at(1));
  expect(await fill(ada)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, "summary"].map(at));
  const summary = await ada.get(at("summary"));
  expect(summary.status).toBe(200);
  for (const said of ["4006381333931, 700 ml, cork", "Old Quay", "Scotland"]) expect(summary.text).toContain(said);
  expect((await send(ada, 4, least()[4]!, "back")).headers.location).toBe(at(3));
  expect((await send(ada, "summary", {}, "back")).headers.location).toBe(at("summary"));
  // Without a field of the step nothing of it is taken back.
  expect((await send(ada, 4, {}, "back")).headers.location).toBe(at(3));
  expect((await send(ada, 1, {}, "skip")).headers.location).toBe(at("summary"));
  // A step that is no longer right closes those after it.
  expect((await send(ada, 2, { name: "" })).status).toBe(400);
  expect((await ada.get(at(9))).headers.location).toBe(at(2));
  expect((await send(ada, "summary", {}, "submit")).status).toBe(400);
});

it("what is sent of a step that is not open yet is kept, and leads to the first that is", async () => {
  const ada = await signedIn(site);
  expect((await send(ada, 9, { note: "I was here" })).headers.location).toBe(at(1));
  expect((await send(ada, 4, { country: "Scotland", region: "Islay" })).headers.location).toBe(at(1));
  const wrong = await send(ada, 3, { abv: "97" });
  expect([wrong.status, wrong.text.includes('value="97"'), wrong.text.includes("from 0 to 96")]).toEqual([
    ...[400, true, true],
  ]);
  expect((await send(ada, 3, { abv: "40" })).headers.location).toBe(at(1));
  expect((await send(ada, 1, least()[1]!)).headers.location).toBe(at(2));
  expect((await send(ada, 8, { producer: "1" }, "back")).headers.location).toBe(at(2));
  expect((await send(ada, "summary", {}, "submit")).status).toBe(400);
  // On to the end from a step that is not open: what was typed there is kept as well.
  expect((await send(ada, 5, { still: "pot" }, "skip")).status).toBe(400);
  expect((await send(ada, 2, least()[2]!)).headers.location).toBe(at(3));
  expect((await send(ada, 1, {}, "skip")).headers.location).toBe(at("summary"));
  const summary = (await ada.get(at("summary"))).text;
  for (const said of ["I was here", "Scotland", "Islay", "40 %", "a pot still"]) expect(summary).toContain(said);
});

it("two kinds that belong together are taken together, whatever stood there before; others are not", async () => {
  const ada = await signedIn(site);
  const { top, below, other } = kinds;
  const choose = (category1: number, category2: number) => send(ada, 2, { name: "Old Quay", category1, category2 });
  await send(ada, 1, least()[1]!);
  expect((await choose(other, below)).status).toBe(400);
  expect((await choose(top, below)).headers.location).toBe(at(3));
  expect((await choose(other, below)).status).toBe(400);
  const { rows } = await site.house.pool.query(
    "select facts -> 'values' ->> 'category2' as below from own_product order by id desc limit 1",
  );
  expect(rows).toEqual([{ below: "" }]);
});

it("what is typed is kept, right or wrong, and told beside its field", async () => {
  const ada = await signedIn(site);
  const wrong = await send(ada, 1, { upc: [{ ...row, barcode: "4006381333932" }] });
  expect([wrong.status, wrong.text.includes("4006381333932 is no barcode")]).toEqual([400, true]);
  const unfinished = await send(ada, 1, { upc: [{ ...row, closure: "" }] }, "add");
  expect([unfinished.status, unfinished.text.includes(rowAlert)]).toEqual([400, true]);
  expect((await ada.get(at(1))).text).toContain('value="4006381333931"');
  const empty = await send(ada, 1, { upc: [{ barcode: "", size_ml: "", closure: "" }] }, "add");
  expect([empty.status, empty.text.includes(rowAlert)]).toEqual([400, true]);
  const another = await send(ada, 1, { upc: [row] }, "add");
  expect(another.headers.location).toBe(`${at(1)}&rows=2`);
  expect((await ada.get(`${at(1)}&rows=2`)).text).toContain('name="upc[1][barcode]"');
  const two = { upc: [row, { ...row, barcode: "73513537" }] };
  expect((await send(ada, 1, two, "drop:0")).headers.location).toBe(at(1));
  expect((await ada.get(at(1))).text).toMatch(/name="upc\[0\]\[barcode\]"[^>]*value="73513537"/);
});

it("a no ticks nothing, and a form that the page does not know does nothing", async () => {
  const ada = await signedIn(site);
  for (const step of [1, 2, 3, 4]) await send(ada, step, least()[step] ?? {});
  expect((await send(ada, 5, { organic: "no", vegan: "0" })).headers.location).toBe(at(6));
  const ticked = async () => (await ada.get(at(5))).text.match(/name="(?:organic|vegan)"[^>]*checked/g);
  expect(await ticked()).toBeNull();
  const unknown = await send(ada, 5, { organic: "yes" }, "zzz");
  expect([unknown.status, unknown.text.includes("This form is not known here")]).toEqual([400, true]);
  expect(await ticked()).toBeNull();
  expect((await send(ada, 5, { organic: "on" })).headers.location).toBe(at(6));
  expect(await ticked()).toHaveLength(1);
});

it("skipping to the end needs what is required, and else names the gaps on the summary", async () => {
  const ada = await signedIn(site);
  const early = await send(ada, 1, least()[1]!, "skip");
  expect(early.status).toBe(400);
  for (const gap of ["Step 2: Give the name", "Step 4: Choose the country", "Step 8: Say who makes it"])
    expect(early.text.replaceAll("<!-- -->", "")).toContain(gap);
  expect((await ada.get(at(9))).headers.location).toBe(at(2));
  await fill(ada, 8);
  expect((await send(ada, 8, least()[8]!, "skip")).headers.location).toBe(at("summary"));
  expect((await send(ada, "summary", {}, "submit")).headers.location).toBe(`${list}?said=sent`);
  expect((await ada.get(list)).text).toContain("Waiting for an editor");
  expect((await send(ada, "summary", {}, "submit")).status).toBe(400);
});

/** Sends the first step with pictures, as a browser does. */
async function sendPictures(client: Client, pictures: Buffer[], fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(row)) form.append(`upc[0][${name}]`, value);
  for (const [name, value] of Object.entries({ intent: "look", ...fields })) form.append(name, value);
  for (const bytes of pictures) form.append("image[]", new File([new Uint8Array(bytes)], "bottle.png"));
  const request = new Request("http://site", { method: "POST", body: form });
  const headers = { ...sameOrigin, "content-type": request.headers.get("content-type")! };
  return client.send(at(1), { method: "POST", headers, body: Buffer.from(await request.arrayBuffer()) });
}
const files = () => readdir(join(site.house.settings.DATA_DIR, "uploads/products")).catch(() => []);

it("pictures are taken with the declaration alone, kept with the draft, and go with it", async () => {
  const ada = await signedIn(site);
  const made = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#804020" } })
      .png()
      .toBuffer();
  const [good, small] = await Promise.all([made(500), made(100)]);
  const undeclared = await sendPictures(ada, [good], {});
  expect([undeclared.status, undeclared.text.includes("Say that these pictures are yours to show")]).toEqual([
    400,
    true,
  ]);
  expect((await sendPictures(ada, [good, small], { image_declaration: "yes" })).text).toContain(
    "Your image is too small",
  );
  expect(await files()).toEqual([]);
  expect((await sendPictures(ada, [good, good], { image_declaration: "yes" })).status).toBe(303);
  const shown = [...(await ada.get(at(1))).text.matchAll(/src="\/media\/(products\/[^"]+)"/g)].map(([, name]) => name!);
  expect(new Set(shown).size).toBe(2);
  expect((await new Client(site.url).get(`/media/${shown[0]}`)).headers["content-type"]).toBe("image/webp");
  expect((await sendPictures(ada, [], { "remove_image[]": shown[0]! })).status).toBe(303);
  // Another's picture cannot be named as one's own, nor taken away.
  const eve = await signedIn(site);
  await sendPictures(eve, [], { "remove_image[]": shown[1]!, "images[]": shown[1]! });
  expect((await eve.get(at(1))).text).not.toContain(shown[1]);
  await tendProducts(site.house);
  const left = filesOf(shown[1]!).map((file) => file.split("/")[1]);
  expect((await files()).sort()).toEqual(left.sort());
  const id = /name="id" value="(\d+)"/.exec((await ada.get(list)).text)![1]!;
  expect((await eve.post(list, { id, intent: "delete" })).status).toBe(400);
  expect((await ada.post(list, { id, intent: "delete" })).status).toBe(303);
  await tendProducts(site.house);
  expect(await files()).toEqual([]);
});

it("pictures that are too much together are told so, before and beyond what a request may carry", async () => {
  const ada = await signedIn(site);
  const told = async (...sizes: number[]) => {
    const answer = await sendPictures(
      ada,
      sizes.map((size) => Buffer.alloc(size)),
      { image_declaration: "yes" },
    );
    return [answer.status, /[^>]* the 15MB limit[^<]*/.exec(answer.text)?.[0]];
  };
  const together = "Together the images exceed the 15MB limit: send fewer or smaller ones";
  expect(await told(8_000_000, 7_500_000)).toEqual([400, together]);
  expect(await told(9_000_000, 9_000_000)).toEqual([413, together]);
});

it("a barcode that the guide knows leads to its bottle, here and in My Bar", async () => {
  await site.house.pool.query("insert into brand_code values ('96385074', 1, 700, 'cork')");
  const ada = await signedIn(site);
  const known = await send(ada, 1, { upc: [{ ...row, barcode: "9638 5074" }] });
  expect([known.status, /href="\/beer-wine-spirits\/1\/[^"]+"/.test(known.text)]).toEqual([400, true]);
  expect(known.text).toContain("which is in the guide already");
  const found = await ada.get("/api/dev/frontend/mybar/items-by-code?barcode=96385074");
  expect(found.json()).toMatchObject({ result_count: 1, result: [{ link_table: "spiritbrands", link_id: 1 }] });
});

it("what was refused can be mended and sent again; a draft is forgotten after thirty days", async () => {
  const ada = await signedIn(site);
  await fill(ada);
  await send(ada, "summary", {}, "submit");
  const { pool } = site.house;
  await pool.query("update own_product set status = 'refused', reason = 'Which one?' where status = 'waiting'");
  const refused = (await ada.get(list)).text;
  expect(refused).toContain("Which one?");
  const id = /name="id" value="(\d+)"/.exec(refused)![1]!;
  expect((await ada.post(list, { id, intent: "again" })).headers.location).toBe(at(1));
  expect((await ada.get(at("summary"))).text).toContain("Old Quay");
  await pool.query("update own_product set updated_at = now() - interval '31 days' where id = $1", [id]);
  await tendProducts(site.house);
  expect((await ada.get(at("summary"))).headers.location).toBe(at(1));
});

it("what is said to come from the United Kingdom waits until an editor says from which part of it", async () => {
  const ada = await signedIn(site);
  await fill(ada);
  const { rows } = await site.house.pool.query("select id::text from ingredient where key = 'gin'");
  await send(ada, 4, { country: "united kingdom" });
  await send(ada, 7, { ingredient: rows[0].id });
  expect((await send(ada, "summary", {}, "submit")).status).toBe(303);
  const editor = await signedIn(site);
  const { pool } = site.house;
  await pool.query("update person set role = 'editor' where email = $1", [editor.email]);
  const id = String((await pool.query("select max(id) as id from own_product")).rows[0].id);
  const decide = (intent: string, fields = {}) => editor.post("/desk/queue/products", { id, intent, ...fields });
  const early = await decide("approve");
  expect([early.status, early.text.includes("Say first from which part of the United Kingdom")]).toEqual([400, true]);
  expect((await decide("edit", { country: "Wales" })).status).toBe(303);
  expect((await decide("approve")).status).toBe(303);
});
