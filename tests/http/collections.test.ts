import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetBuilderPictures } from "#app/builder/forget.server.ts";
import { createUser } from "#app/visitor/users.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { listenToStatements } from "../statements.ts";
import { Client, password, sameOrigin, signIn } from "./client.ts";

const statements = listenToStatements();
let site: TestSite;
let ada: Client;
let bob: Client;
let editor: Client;
const guest = () => new Client(site.url);
beforeAll(async () => {
  site = await testSite();
  const member = async (name: string, premium: boolean, role: "member" | "editor" = "member") => {
    const email = `${name}-collects@example.com`;
    const made = await createUser(site.house, { email, password, name, role, premium });
    if (!made.ok) throw new Error(made.reason);
    const client = new Client(site.url);
    await signIn(client, email);
    return client;
  };
  [ada, bob, editor] = [await member("Ada", true), await member("Bob", false), await member("Eve", true, "editor")];
});
afterAll(async () => {
  await site?.close();
  statements.stop();
});

const task = "/builder/api/collection";
const negroni = { link_table: "cocktails", link_id: "77" };
type Told = { status: string; response: Record<string, unknown> & { result: { id: string; place: number }[] } };
const told = async (client: Client, id: string) =>
  (await client.get(`${task}?id=${id}&limit=100`, sameOrigin)).json<Told>().response;
async function begun(client: Client, name: string, ...ids: number[]): Promise<string> {
  const made = await client.post(task, { name });
  expect([name, made.status]).toEqual([name, 200]);
  const id = made.json<Told>().response.id_encoded as string;
  for (const link_id of ids)
    await client.post(task, { id, link_table: "cocktails", link_id: String(link_id), add_item: "yes" });
  return id;
}

describe("a collection", () => {
  it("holds what is put into it, in the order of its owner, and each thing once", async () => {
    const id = await begun(ada, "Order", 77, 1, 2, 77);
    const order = async () => (await told(ada, id)).result.map((item) => item.id);
    expect(await order()).toEqual(["cocktails:77", "cocktails:1", "cocktails:2"]);
    await ada.post(task, { id, ...negroni, place: "2" });
    expect(await order()).toEqual(["cocktails:1", "cocktails:2", "cocktails:77"]);
    expect((await ada.post(task, { id, ...negroni, delete_item: "yes" })).status).toBe(200);
    expect((await ada.post(task, { id, ...negroni, delete_item: "yes" })).status).toBe(404);
    expect((await ada.post(task, { id, delete_item_id: "cocktails:2" })).status).toBe(200);
    expect(await order()).toEqual(["cocktails:1"]);
    expect((await ada.post(task, { id, link_table: "cocktails", link_id: "99999999", add_item: "yes" })).status).toBe(
      404,
    );
  });

  it("is private again at a no alone, and a form that is refused keeps what was typed", async () => {
    const id = await begun(ada, "For all");
    const edit = { intent: "edit", name: "x".repeat(81), is_public: "yes" };
    const refused = await ada.post(`/builder/collections/${id}`, edit);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`value="${edit.name}"`);
    expect(refused.text).toMatch(/name="is_public"[^>]*checked/);
    expect(refused.text).toMatch(/aria-invalid="true"[^>]*name="name"/);
    for (const [sent, stands] of [
      ["yes", 200],
      ["no", 404],
    ] as const) {
      expect((await ada.post(task, { id, is_public: sent })).json()).toMatchObject({ response: { is_public: sent } });
      expect((await bob.get(`${task}?id=${id}`, sameOrigin)).status).toBe(stands);
    }
  });

  it("has done nothing that is counted where it was only read", async () => {
    const id = await begun(ada, "Counted");
    expect((await ada.get(`${task}?id=${id}`)).json()).not.toHaveProperty("events");
    expect((await ada.post(task, { id, is_public: "no" })).json()).toMatchObject({ events: [{ name: "collection" }] });
  });

  it("is made by premium members, of whom each has a base one that stays", async () => {
    expect((await bob.post(task, { name: "Mine" })).status).toBe(403);
    expect((await bob.post(task, { id: "base", ...negroni, add_item: "yes" })).status).toBe(404);
    type List = {
      response: { result: { id: number | string; is_base_collection: string }[]; premium_enabled: boolean };
    };
    const list = async (client: Client) => (await client.get("/builder/api/collections")).json<List>().response;
    const [unused] = (await list(ada)).result;
    expect(unused).toMatchObject({ is_base_collection: "yes", name: "My collection" });
    // Named by its id as all others are, before it is used as well.
    expect((await ada.get(`${task}?id=${unused?.id}`)).json<Told>().response).toMatchObject({ result: [] });
    expect(await list(bob)).toMatchObject({ result: [], premium_enabled: false });
    await ada.post(task, { id: "base", ...negroni, add_item: "yes" });
    await ada.post(task, { id: "base", link_table: "cocktails", link_id: "1", add_item: "yes" });
    expect((await list(ada)).result.filter((one) => one.is_base_collection === "yes")).toHaveLength(1);
    expect((await ada.post(task, { id: "base", delete: "yes" })).status).toBe(400);
  });

  it("is read by GET from anywhere, and changed by no GET that does not come from the site", async () => {
    const id = await begun(ada, "Read", 77);
    expect((await ada.get(`${task}?id=${id}`)).json<Told>().response.result).toHaveLength(1);
    expect((await ada.get("/builder/api/favourite?list=yes")).status).toBe(200);
    for (const change of ["delete=yes", "name=Mine", "delete_item_id=cocktails:77", "is_public=yes", "place=0"])
      expect([change, (await ada.get(`${task}?id=${id}&${change}`)).status]).toEqual([change, 403]);
    expect((await ada.get("/builder/api/favourite?link_table=cocktails&link_id=77&add=yes")).status).toBe(403);
    expect((await told(ada, id)).result).toHaveLength(1);
  });

  it("is refused by 400 where something else was sent under its key, as all of the builder's tasks are", async () => {
    const key = { ...sameOrigin, "idempotency-key": crypto.randomUUID() };
    const keyed = (add: string) => ada.post("/builder/api/favourite", { ...negroni, add }, key);
    expect([(await keyed("yes")).status, (await keyed("no")).status]).toEqual([200, 400]);
  });

  it("has a picture of its owner's, which is no other file and is taken away again", async () => {
    const id = await begun(ada, "Pictured", 77);
    const page = `/builder/collections/${id}`;
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#357" } })
      .webp()
      .toBuffer();
    const form = (name: string, more: Record<string, string> = {}) => {
      const fields = new FormData();
      for (const [field, value] of Object.entries({ intent: "edit", name: "Pictured", ...more }))
        fields.set(field, value);
      fields.set("image", new File([new Uint8Array(bytes)], name));
      return fields;
    };
    const refused = await ada.postFiles(page, form("a.pdf"));
    expect([refused.status, refused.text.includes("jpg, jpeg, png, webp, gif")]).toEqual([400, true]);
    expect((await ada.postFiles(page, form("a.webp"))).status).toBe(303);
    const [, src] = /src="(\/media\/collections\/[^"]+)"/.exec((await ada.get("/builder/collections")).text)!;
    expect((await guest().get(src!)).headers["content-type"]).toBe("image/webp");
    expect((await bob.postFiles(page, form("a.webp"))).status).toBe(400);
    await ada.post(page, { intent: "edit", name: "Pictured", remove_image: "yes" });
    expect((await told(ada, id)).picture).toBeNull();
    await forgetBuilderPictures(site.house);
    expect((await guest().get(src!)).status).toBe(404);
  });

  it("takes its picture by the task as well, when it is made and later, and says what is none", async () => {
    const picture = sharp({ create: { width: 512, height: 768, channels: 3, background: "#375" } });
    const bytes = new Uint8Array(await picture.png().toBuffer());
    const sent = (fields: Record<string, string>, name: string, content: Uint8Array<ArrayBuffer> = bytes) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set("image", new File([content], name));
      return form;
    };
    const made = (await ada.postFiles(task, sent({ name: "With a picture", is_public: "yes" }, "a.png"))).json<Told>();
    expect(made).toMatchObject({ status: "ok", response: { is_public: "yes" } });
    const id = made.response.id_encoded as string;
    const first = (await told(ada, id)).picture;
    expect((await guest().get(String(first))).headers["content-type"]).toBe("image/webp");
    expect((await ada.post(task, { id, remove_image: "yes" })).json<Told>().response.picture).toBeNull();
    const later = (await ada.postFiles(task, sent({ id }, "a.png"))).json<Told>().response.picture;
    expect(later).toMatch(/^\/media\/collections\//);
    const reason = async (form: FormData) => {
      const answer = await ada.postFiles(task, form);
      return [answer.status, answer.json<Told>().response.reason];
    };
    const formats = expect.stringContaining("in one of the following formats: jpg, jpeg, png, webp, gif");
    for (const [crop, said] of [
      [{ x: "0", y: "0", width: "500" }, "cannot be read"],
      [{ x: "100", y: "0", width: "500", height: "500" }, "lies outside your image"],
      [{ x: "0", y: "0", width: "512", height: "768" }, "must be square"],
    ] as const)
      expect(await reason(sent({ id, ...crop }, "a.png"))).toEqual([400, expect.stringContaining(said)]);
    for (const name of ["a.bmp", "a.txt"]) expect(await reason(sent({ id }, name))).toEqual([400, formats]);
    const text = new TextEncoder().encode("no picture");
    expect(await reason(sent({ id }, "a.jpg", text))).toEqual([400, expect.stringContaining("error occurred")]);
    const large = new Uint8Array(17_000_000);
    expect(await reason(sent({ id }, "a.jpg", large))).toEqual([
      400,
      expect.stringContaining("exceeds the 15MB limit"),
    ]);
    // It is not read to its end.
    expect((await ada.postFiles(task, sent({ id }, "a.jpg", large))).headers.connection).toBe("close");
    expect((await ada.postJson(task, { id, image: "a.png" })).json<Told>().response.reason).toEqual(formats);
    expect((await guest().postFiles(task, sent({ id }, "a.png", large))).status).toBe(403);
    expect((await told(ada, id)).picture).toBe(later);
    const again = { ...sameOrigin, "idempotency-key": crypto.randomUUID() };
    const whole = new Request("http://site", { method: "POST", body: sent({ name: "Sent twice" }, "a.png") });
    const type = { "content-type": whole.headers.get("content-type")! };
    const body = Buffer.from(await whole.arrayBuffer());
    const twice = () => ada.send(task, { method: "POST", headers: { ...again, ...type }, body });
    expect((await twice()).json<Told>().response.id).toBe((await twice()).json<Told>().response.id);
  });

  it("is nobody else's: private it is not there, public it can be read and not changed", async () => {
    const id = await begun(ada, "Secret", 77);
    for (const other of [bob, editor]) expect((await other.get(`${task}?id=${id}`, sameOrigin)).status).toBe(404);
    expect((await guest().get(`/menu/${id}`)).status).toBe(404);
    await ada.post(task, { id, is_public: "yes" });
    expect((await told(bob, id)).result).toHaveLength(1);
    expect((await guest().get(`/menu/${id}`)).status).toBe(200);
    for (const change of [{ name: "Mine" }, { delete: "yes" }, { ...negroni, delete_item: "yes" }, { choose: "yes" }])
      expect([change, (await editor.post(task, { id, ...change })).status]).toEqual([change, 404]);
  });

  it("stands on its owner's profile once both are public, and leads to its menu", async () => {
    const id = await begun(ada, "On show", 77, 1);
    const { rows } = await site.house.pool.query<{ id: string }>(
      "update person set profile_public = true where email = 'ada-collects@example.com' returning id",
    );
    const profile = async () => (await guest().get(`/people/members/${rows[0]!.id}/ada`)).text;
    expect(await profile()).not.toContain(`/menu/${id}`);
    await ada.post(task, { id, is_public: "yes" });
    expect(await profile()).toContain(`href="/menu/${id}"`);
  });

  it("stays to be read when premium ends, and cannot be changed", async () => {
    const email = "once-premium@example.com";
    await createUser(site.house, { email, password, name: "Cy", role: "member", premium: true });
    const cy = new Client(site.url);
    await signIn(cy, email);
    const id = await begun(cy, "Kept", 77);
    await site.house.pool.query("delete from membership where person_id = (select id from person where email = $1)", [
      email,
    ]);
    expect((await told(cy, id)).result).toHaveLength(1);
    expect((await cy.post(task, { id, name: "Other" })).status).toBe(403);
    const page = (await cy.get(`/builder/collections/${id}`)).text;
    expect(page).toContain("Kept");
    expect(page).not.toContain("Add something");
  });

  it("of an editor's can be chosen by who has no premium, one at a time", async () => {
    const ids = [await begun(editor, "Classics", 77), await begun(editor, "Sours", 1)];
    for (const id of ids) {
      expect((await bob.post(task, { id, choose: "yes" })).status).toBe(404);
      await editor.post(task, { id, gratis: "yes" });
      expect((await bob.post("/builder/collections", { intent: "choose", id })).status).toBe(303);
    }
    const page = (await bob.get("/builder/collections")).text;
    const radios = [...page.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
    expect(radios.map((radio) => radio.includes("checked"))).toEqual([false, true]);
    await ada.post(task, { id: await begun(ada, "No editor's"), gratis: "yes" });
    expect((await bob.get("/builder/collections")).text).not.toContain("No editor");
  });
});

describe("the pages of collections, without a script", () => {
  it("make one, fill it, order it, word it, and delete it", async () => {
    const made = await ada.post("/builder/collections", { name: "Terrace <b>" });
    const home = made.headers.location!;
    expect([made.status, home]).toEqual([303, expect.stringMatching(/^\/builder\/collections\/[\w-]{16}$/)]);
    const search = (await ada.get(`${home}/add-item?keyword=negroni`)).text;
    expect(search).toMatch(/name="link_id" value="77"/);
    expect((await ada.post(`${home}/add-item`, negroni)).headers.location).toBe(home);
    const stays = await ada.post(`${home}/add-item?keyword=gin&source=list`, { link_table: "cocktails", link_id: "1" });
    expect(stays.headers.location).toBe(`${home}/add-item?keyword=gin&source=list`);
    await ada.post(home, { intent: "word", ...negroni, price: "£9", note: "Stirred <i>long" });
    const down = await ada.post(home, { intent: "down", ...negroni, place: "0" });
    expect(down.headers.location).toBe(`${home}?moved=cocktails%3A77%3Adown`);
    const page = (await ada.get(home)).text;
    expect(page).toContain("Terrace &lt;b&gt;");
    expect(page.indexOf('data-item="cocktails:77"')).toBeGreaterThan(page.indexOf('data-item="cocktails:1"'));
    expect(page).toContain("Stirred &lt;i&gt;long");
    // What was saved is said, until something else is done.
    const saved = await ada.post(`${home}?sort=name`, { intent: "edit", name: "Veranda" });
    expect([saved.status, saved.headers.location]).toEqual([303, `${home}?sort=name&done=saved`]);
    expect((await ada.get(saved.headers.location!)).text).toContain("The collection is saved.");
    expect((await ada.post(saved.headers.location!, { intent: "word", ...negroni })).headers.location).toBe(
      `${home}?sort=name`,
    );
    expect((await ada.post(home, { intent: "nonsense" })).status).toBe(400);
    expect((await ada.post(home, { intent: "delete" })).headers.location).toBe("/builder/collections");
    expect((await ada.get(home)).status).toBe(404);
  });

  it("say what is missing", async () => {
    // What nobody sees is no name.
    for (const name of [" ", "\u200b\u202e"]) {
      const refused = await ada.post("/builder/collections", { name });
      expect([name, refused.status, refused.text.includes("must be given")]).toEqual([name, 400, true]);
    }
    expect((await bob.get("/builder/collections")).text).toContain("You haven&#x27;t created any collections yet");
  });
});

describe("a menu", () => {
  it("shows what its settings say, in its order, with a code that leads to it", async () => {
    const id = await begun(ada, "Menu", 77, 1);
    await ada.post(task, { id, ...negroni, price: "£9", note: "Zesty and dry" });
    await ada.post(task, { id, is_public: "yes" });
    const set = (fields: Record<string, string>) => ada.post(`/builder/collections/${id}/menu`, fields);
    await set({ title: "Tonight", size: "a4", prices: "yes", notes: "yes" });
    const whole = (await guest().get(`/menu/${id}`)).text;
    for (const part of ["Tonight", "£9", "Zesty and dry", 'data-menu="a4"', `/menu/${id}`, '<path d="M4 4h7v1h-7z'])
      expect([part, whole.includes(part)]).toEqual([part, true]);
    expect(whole).not.toContain("menu-pictured");
    await set({ size: "screen" });
    const bare = (await guest().get(`/menu/${id}`)).text;
    // A screen has room for what is poured.
    expect(bare.match(/menu-pictured/g)).toHaveLength(2);
    expect([bare.includes("£9"), bare.includes("Zesty and dry"), bare.includes('data-menu="screen"')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("leaves out what ran out in its owner's bar", async () => {
    const id = await begun(ada, "Ran out", 77);
    await ada.post(task, { id, is_public: "yes" });
    const has = async () => (await guest().get(`/menu/${id}`)).text.includes("/cocktails/recipe/77/");
    expect(await has()).toBe(false);
    const { rows } = await site.house.pool.query<{ id: number }>(
      "select ingredient_id as id from cocktail_line where cocktail_id = 77 and not optional",
    );
    const add = "/api/dev/frontend/mybar/add-item";
    for (const row of rows)
      await ada.post(add, { link_table: "ingredients", link_id: String(row.id), sub_type: "spirit" });
    expect(await has()).toBe(true);
    const items = (await ada.get("/api/dev/frontend/mybar/load-items")).json<
      Record<string, { result: { id: number }[] }>
    >();
    const one = Object.values(items).flatMap((list) => list.result ?? [])[0]!;
    await ada.post("/api/dev/frontend/mybar/set-level", { id: String(one.id), level: "out" });
    expect(await has()).toBe(false);
  });

  it("and its collection ask little of the database, however much is in them", async () => {
    const id = await begun(ada, "Little", 77, 1, 2, 3, 4, 5);
    await ada.post(task, { id, is_public: "yes" });
    for (const [path, most] of [
      ["/builder/collections", 2],
      [`/builder/collections/${id}`, 6],
      [`/builder/collections/${id}/add-item?keyword=gin`, 7],
      [`/builder/collections/${id}/menu`, 6],
      [`/menu/${id}`, 6],
    ] as const) {
      const sent = await statements.during(() => ada.get(path));
      expect([path, sent.length > most ? sent : []]).toEqual([path, []]);
    }
  });
});
