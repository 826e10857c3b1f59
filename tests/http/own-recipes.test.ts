import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeThoseWhoLeave } from "#app/account/remove-leavers.server.ts";
import { forgetPictures } from "#app/own-recipes/forget.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { type Client, sameOrigin, signedIn } from "./client.ts";

let site: TestSite;
const ids: Record<string, number> = {};
let ada: Client & { email: string };
beforeAll(async () => {
  site = await testSite();
  const keys = ["gin", "lime-juice", "honey-syrup", "egg-white"];
  const { rows } = await site.house.pool.query("select key, id from ingredient where key = any($1)", [keys]);
  for (const { key, id } of rows) ids[key] = id;
  ada = await signedIn(site, "Ada");
});
afterAll(() => site?.close());

const submit = "/my-bar/submit-cocktail";
const list = "/my-bar/submitted-cocktails";
const edit = (id: number) => `/your-account/edit-cocktail/${id}`;
const frontend = "/api/dev/frontend/mybar/";
type Fields = Record<string, string>;

/** A form as the contract names its fields: a gin sour with honey. */
const sour = (more: Fields = {}): Fields => ({
  "cocktail[name]": "Harbour Fog",
  "cocktail[description]": "A soft gin sour. It came of a wet evening.",
  "cocktail[glass]": "coupe",
  "cocktail[method]": "shake",
  "cocktail[ice]": "none",
  "cocktail[garnish]": "An orange twist",
  "cocktail[instructions]": "Shake everything with ice.\nStrain into the glass.",
  ...row("a", "gin", { amount: "50" }),
  ...row("b", "lime-juice", { amount: "22,5", note: "freshly squeezed" }),
  ...row("c", "honey-syrup", { measureId: "6", unitId: "2" }),
  ...more,
});
const row = (key: string, ingredient: string, fields: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries({ ingredientId: String(ids[ingredient]), unitId: "1", ...fields }).map(([name, value]) => [
      `cocktail[ingredient][${key}][${name}]`,
      value,
    ]),
  );

async function submitted(
  client: Client,
): Promise<{ id: number; name: string; status: string; is_public: string; href: string }[]> {
  return (await client.get(`${frontend}submitted?limit=100`)).json<{ result: never[] }>().result;
}
async function write(client: Client, more: Fields = {}): Promise<number> {
  const answer = await client.post(submit, sour(more));
  if (answer.status !== 303)
    throw new Error(`${answer.status} ${/There is a problem[\s\S]{0,900}/.exec(answer.text)?.[0]}`);
  return (await submitted(client))[0]!.id;
}
const stored = async (id: number) =>
  (await site.house.pool.query("select * from cocktail where id = $1", [id])).rows[0] as Record<string, unknown>;

describe("a member's recipe", () => {
  it("is kept with all that follows from it, and counts at once for its writer alone", async () => {
    const answer = await ada.post(submit, sour());
    expect([answer.status, answer.headers.location]).toEqual([303, `${list}?said=submitted`]);
    const [own] = await submitted(ada);
    expect(own).toMatchObject({ name: "Harbour Fog", status: "private", is_public: "no" });
    const row = await stored(own!.id);
    expect(row).toMatchObject({ is_public: false, teaser: "A soft gin sour.", garnish_items: ["orange-twist"] });
    expect(row.tags).toContain("three ingredients");
    expect(Number(row.abv)).toBeGreaterThan(12);
    expect(Number(row.abv)).toBeLessThan(25);
    expect(row.colour).toMatch(/^#/);
    const mine = await ada.post(`${frontend}load-user-generated-recipes`, { keyword: "fog" });
    expect(mine.json<{ result_count: number }>().result_count).toBe(1);
    const eve = await signedIn(site, "Eve");
    for (const path of [own!.href, `/drawings/cocktails/${own!.id}/x.svg`]) {
      expect([path, (await ada.get(path)).status < 400]).toEqual([path, true]);
      expect([path, (await eve.get(path)).status]).toEqual([path, 404]);
    }
    expect(await submitted(eve)).toEqual([]);
  });

  it("is drawn and reckoned exactly as the library's own are", async () => {
    const { rows } = await site.house.pool.query(
      `select cocktail.*, glass.key as glass from cocktail join glass on glass.id = glass_id where cocktail.key = 'daiquiri'`,
    );
    const one = rows[0];
    const lines = await site.house.pool.query("select * from cocktail_line where cocktail_id = $1 order by position", [
      one.id,
    ]);
    const rowsOf = Object.fromEntries(
      lines.rows.flatMap((line, place) =>
        Object.entries({
          ingredientId: line.ingredient_id,
          unitId: line.unit_id,
          amount: line.amount,
          note: line.note ?? "",
        }).map(([name, value]) => [`cocktail[ingredient][k${place}][${name}]`, String(value)]),
      ),
    );
    const texts = { name: one.name, glass: one.glass, method: one.method, ice: one.ice, garnish: one.garnish ?? "" };
    const fields = Object.fromEntries(
      Object.entries(texts).map(([name, value]) => [`cocktail[${name}]`, String(value)]),
    );
    const answer = await ada.post(submit, {
      ...fields,
      "cocktail[instructions]": one.instructions.join("\n"),
      ...rowsOf,
    });
    expect(answer.status).toBe(303);
    const made = await stored((await submitted(ada))[0]!.id);
    for (const figure of [
      "volume_ml",
      "abv",
      "alcohol_ml",
      "colour",
      "contains",
      "diet",
      "difficulty",
      "minutes",
      "tools",
    ])
      expect([figure, made[figure]]).toEqual([figure, one[figure]]);
  });

  it("takes a bottle of a kind of what its line asks for, and offers it", async () => {
    const { rows } = await site.house.pool.query(
      "select brand.id from brand join ingredient on ingredient.id = ingredient_id where ingredient.key = 'london-dry-gin' limit 1",
    );
    const search = await ada.get(`/builder/api/recipe-edit-ingredient-search?ingredient_id=${ids.gin}&limit=100`);
    const offered = search.json<{ response: { result: { link_id: number }[] } }>().response.result;
    expect(offered.map(({ link_id }) => link_id)).toContain(rows[0].id);
    const bottle = { "cocktail[ingredient][a][my_bar_spiritbrandsId]": String(rows[0].id) };
    expect((await ada.post(submit, sour({ "cocktail[name]": "Of a kind", ...bottle }))).status).toBe(303);
  });

  it("names its glass by number as well, and is shaken and without ice where nothing of that is sent", async () => {
    const { rows } = await site.house.pool.query("select id from glass where key = 'coupe'");
    const { "cocktail[method]": _, "cocktail[ice]": __, ...less } = sour({ "cocktail[name]": "By number" });
    expect((await ada.post(submit, { ...less, "cocktail[glass]": String(rows[0].id) })).status).toBe(303);
    const kept = async () =>
      (await site.house.pool.query("select id, method, ice, glass_id from cocktail where name = 'By number'")).rows[0];
    const { id, ...made } = await kept();
    expect(made).toEqual({ method: "shake", ice: "none", glass_id: rows[0].id });
    // Of a recipe that is there, they stay as they are.
    const edit = `/your-account/edit-cocktail/${id}`;
    await ada.post(edit, { ...less, "cocktail[method]": "stir", "cocktail[ice]": "cubed" });
    await ada.post(edit, { ...less, "cocktail[name]": "By number" });
    expect(await kept()).toMatchObject({ id, method: "stir", ice: "cubed" });
    expect((await ada.post(submit, sour({ "cocktail[name]": "Asked", "cocktail[ice]": "" }))).status).toBe(400);
  });

  it("comes back with what was entered, each message beside its field, and nothing is kept", async () => {
    const before = (await submitted(ada)).length;
    const cases: [Fields, string][] = [
      [{ "cocktail[name]": " " }, "Give your recipe a name"],
      [{ "cocktail[name]": "x".repeat(81) }, "The name can have 80 characters at most"],
      [{ "cocktail[glass]": "bucket" }, "Choose a glass"],
      [{ "cocktail[method]": "constructor" }, "Choose how it is mixed"],
      [{ "cocktail[instructions]": "" }, "Say how it is made"],
      [{ "cocktail[ingredient][a][amount]": "lots" }, "Give the amount of Gin as a number"],
      [{ "cocktail[ingredient][a][amount]": "-5" }, "Give the amount of Gin as a number"],
      [{ "cocktail[ingredient][a][unitId]": "" }, "Choose a unit for Gin"],
      [{ "cocktail[ingredient][a][unitId]": "99999" }, "Choose a unit for Gin"],
      [{ "cocktail[ingredient][a][my_bar_spiritbrandsId]": "999999" }, "This bottle holds no Gin"],
      [{ youtube_id: "javascript:alert(1)" }, "This is no address of a film on YouTube"],
    ];
    for (const [fields, words] of cases) {
      const answer = await ada.post(submit, sour({ "cocktail[garnish]": "Kept <garnish>", ...fields }));
      expect([words, answer.status, answer.text.includes(words)]).toEqual([words, 400, true]);
      expect(answer.text).toContain("Kept &lt;garnish&gt;");
    }
    expect(await submitted(ada)).toHaveLength(before);
  });

  it("holds whatever is typed as text: nothing of it runs on its pages", async () => {
    const evil = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;
    const id = await write(ada, {
      "cocktail[name]": evil,
      "cocktail[description]": `${evil} And more.`,
      "cocktail[garnish]": evil,
      "cocktail[instructions]": `${evil}\nEnd.`,
      "cocktail[ingredient][a][note]": evil,
    });
    const { href } = (await submitted(ada))[0]!;
    for (const path of [href, edit(id), list, "/my-bar/recipes?missing=3&keyword=alert"]) {
      const { text, status } = await ada.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain("<script>alert(1)");
      expect(text).not.toContain("<img src=x");
    }
    const drawing = await ada.get(`/drawings/cocktails/${id}/x.svg`);
    expect((await ada.get(drawing.headers.location!)).text).not.toContain("onerror=alert(2)>");
  });

  it("is changed and deleted by its writer only, whose number it is", async () => {
    const id = await write(ada);
    const eve = await signedIn(site, "Eve");
    for (const [path, fields] of [
      [edit(id), sour()],
      [edit(id), sour({ "cocktail[name]": "" })],
      [edit(id), { delete: "yes" }],
      [edit(id), { intent: "restore:1" }],
      [edit(77), sour()],
      [edit(999_999_999), { delete: "yes" }],
      ["/your-account/edit-cocktail/x", { delete: "yes" }],
    ] as [string, Fields][])
      expect([path, (await eve.post(path, fields)).status]).toEqual([path, 404]);
    for (const path of [edit(id), edit(77), "/your-account/edit-cocktail/x"])
      expect((await eve.get(path)).status).toBe(404);
    // Nothing is wrong with her bar, and reloading would bring nothing.
    const refused = (await eve.get(edit(id))).text;
    expect(refused).toContain("There is no such recipe of yours.");
    expect(refused).not.toContain("Your bar could not be shown");
    expect((await eve.get(`${submit}?vid=${id}`)).status).toBe(404);
    const changed = await ada.post(edit(id), sour({ "cocktail[name]": "Harbour Lights" }));
    expect(changed.headers.location).toBe(`${edit(id)}?said=saved`);
    expect((await ada.get(changed.headers.location!)).text).toContain("Allow some minutes");
    expect((await ada.post(edit(id), { delete: "yes" })).headers.location).toBe(`${list}?said=deleted`);
    expect(await stored(id)).toBeUndefined();
    expect((await ada.get(edit(id))).status).toBe(404);
  });

  it("is one, however often its form is sent (contract.md, 6: Retries)", async () => {
    const eve = await signedIn(site, "Eve");
    const [, key] = /name="idempotency_key" value="([^"]+)"/.exec((await eve.get(submit)).text) ?? [];
    const form = sour({ idempotency_key: key ?? "" });
    expect(key).toMatch(/^[\w-]{36}$/);
    const sent = await Promise.all([1, 2, 3].map(() => eve.post(submit, form)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await submitted(eve)).toHaveLength(1);
    const header = { ...sameOrigin, "idempotency-key": "once" };
    for (const _ of [1, 2]) await eve.post(submit, sour(), header);
    expect(await submitted(eve)).toHaveLength(2);
    // The same page with something else in it is another recipe.
    await eve.post(submit, { ...form, "cocktail[name]": "Harbour Lights" });
    expect(await submitted(eve)).toHaveLength(3);
  });

  it("of which an ingredient is sent twice keeps the later row; deleted rows go", async () => {
    const id = await write(ada, { ...row("z", "gin", { amount: "60" }), "delete_ingredient[]": "b" });
    const { rows } = await site.house.pool.query(
      "select ingredient_id, amount from cocktail_line where cocktail_id = $1 order by position",
      [id],
    );
    expect(rows.map(({ ingredient_id, amount }) => [ingredient_id, Number(amount)])).toEqual([
      [ids.gin, 60],
      [ids["honey-syrup"], 1],
    ]);
  });

  it("keeps what it said before, and says it again", async () => {
    const id = await write(ada);
    await ada.post(edit(id), sour({ "cocktail[ingredient][a][amount]": "60", "cocktail[name]": "Thick Fog" }));
    const { text } = await ada.get(edit(id));
    expect(text).toContain("Name: Harbour Fog → Thick Fog");
    expect(text).toContain("50 ml Gin → 60 ml Gin");
    expect((await ada.post(edit(id), { intent: "restore:1" })).status).toBe(303);
    expect((await stored(id)).name).toBe("Harbour Fog");
    expect((await ada.post(edit(id), { intent: "restore:99" })).status).toBe(404);
  });

  it("begins as another recipe with vid, and is a version of it", async () => {
    const begun = await ada.get(`${submit}?vid=77`);
    expect([begun.status, begun.text.includes("Your version of the Negroni")]).toEqual([200, true]);
    const answer = await ada.post(`${submit}?vid=77`, sour({ "cocktail[name]": "My Negroni" }));
    expect(answer.status).toBe(303);
    expect((await stored((await submitted(ada))[0]!.id)).variant_of).toBe(77);
    expect((await ada.get("/your-account/add-cocktail?vid=77")).headers.location).toBe(`${submit}?vid=77`);
  });

  it("can be written without a script: an ingredient is found, taken, measured and added", async () => {
    const found = await ada.post(submit, { "cocktail[name]": "Step", find: "lime juice", intent: "find" });
    expect(found.text).toContain(`value="pick:${ids["lime-juice"]}"`);
    const picked = await ada.post(submit, { intent: `pick:${ids["lime-juice"]}` });
    expect(picked.text).toContain('name="pending[unitId]"');
    const pending = { "pending[ingredientId]": String(ids["lime-juice"]), "pending[amount]": "20" };
    const without = await ada.post(submit, { ...pending, intent: "add" });
    expect([without.status, without.text.includes("Choose a unit for Lime juice")]).toEqual([400, true]);
    // Saved as it is, it is not left out without a word.
    const saved = await ada.post(submit, sour(pending));
    expect([saved.status, saved.text.includes('href="#line-new"')]).toEqual([400, true]);
    const added = await ada.post(submit, { ...pending, "pending[unitId]": "1", intent: "add" });
    expect(added.text).toContain('name="cocktail[ingredient][r1][ingredientId]"');
    expect(added.text).toContain("data:image/svg+xml;base64,");
    const removed = await ada.post(submit, { ...row("r1", "lime-juice"), intent: "remove:r1" });
    expect(removed.text).not.toContain("cocktail[ingredient][r1]");
  });
});

describe("a recipe that shall be public", () => {
  it("waits for an editor, and with each change again; private it is at once", async () => {
    const id = await write(ada, { recipe_status: "yes" });
    const statusOf = async () => (await submitted(ada)).find((one) => one.id === id)?.status;
    expect(await statusOf()).toBe("waiting");
    await site.house.pool.query("update own_recipe set status = 'published' where cocktail_id = $1", [id]);
    await site.house.pool.query("update cocktail set is_public = true where id = $1", [id]);
    await ada.post(edit(id), sour({ recipe_status: "yes" }));
    expect(await statusOf()).toBe("published");
    await ada.post(edit(id), sour({ recipe_status: "yes", "cocktail[name]": "Buy followers" }));
    expect([await statusOf(), (await stored(id)).is_public]).toEqual(["waiting", false]);
    const status = "/builder/api/recipe-edit-status";
    const said = await ada.post(status, { link_id: String(id), link_table: "cocktails", is_public: "no" });
    expect(said.json()).toEqual({ status: "ok", response: { is_public: "no" } });
    expect(await statusOf()).toBe("private");
    const eve = await signedIn(site, "Eve");
    expect((await eve.post(status, { link_id: String(id), is_public: "yes" })).status).toBe(404);
    expect((await ada.post(status, { link_id: String(id) })).status).toBe(400);
  });
});

describe("its page", () => {
  it("shows its film, of which nothing is asked before somebody plays it", async () => {
    const id = await write(ada, { youtube_id: "https://youtu.be/dQw4w9WgXcQ" });
    const [own] = await submitted(ada);
    const { text, headers } = await ada.get(own!.href);
    expect(text).toContain("Play the film");
    expect(text).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(text).not.toMatch(/<iframe|preconnect|src="https:/);
    expect(headers["content-security-policy"]).toContain("frame-src https://www.youtube-nocookie.com;");
    await ada.post(edit(id), { delete: "yes" });
  });

  it("leads its writer to the form, and nobody else", async () => {
    const id = await write(ada, { "cocktail[name]": "Pier Lamp", recipe_status: "yes" });
    await site.house.pool.query("update cocktail set is_public = true where id = $1", [id]);
    await site.house.pool.query("update own_recipe set status = 'published' where cocktail_id = $1", [id]);
    const state = async (who: Client) =>
      (await who.get(`/api/dev/frontend/personal?recipe=${id}`)).json<{ recipe: { edit_href: string | null } | null }>()
        .recipe;
    expect((await state(ada))?.edit_href).toBe(edit(id));
    const bea = await signedIn(site, "Bea");
    expect((await state(bea))?.edit_href ?? null).toBeNull();
    await ada.post(edit(id), { delete: "yes" });
  });
});

describe("its picture", () => {
  /** The pictures that are kept, each with its widths and formats. */
  const files = async () => {
    const names = await readdir(join(site.house.settings.DATA_DIR, "uploads/cocktails")).catch(() => []);
    return Object.values(Object.groupBy(names, (name) => name.split("-")[0]!));
  };
  async function send(client: Client, name: string, fields: Fields) {
    const bytes = await sharp({ create: { width: 600, height: 500, channels: 3, background: "#408020" } })
      .png()
      .toBuffer();
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...sour(), ...fields })) form.append(field, value);
    form.append("image", new File([new Uint8Array(bytes)], name));
    const request = new Request("http://site", { method: "POST", body: form });
    const headers = { ...sameOrigin, "content-type": request.headers.get("content-type")! };
    return client.send(submit, { method: "POST", headers, body: Buffer.from(await request.arrayBuffer()) });
  }

  it("needs the word that it is theirs, follows the rules, and goes with the recipe and its person", async () => {
    const bea = await signedIn(site, "Bea");
    expect((await send(bea, "a.png", {})).text).toContain("Say that the picture is yours to show");
    expect((await send(bea, "a.gif", { copyright: "yes" })).text).toContain(
      "You must provide your image as a .jpg or .png",
    );
    expect(await files()).toHaveLength(0);
    expect((await send(bea, "a.png", { copyright: "yes" })).status).toBe(303);
    expect((await files()).map((kept) => kept?.length)).toEqual([6]);
    const [own] = await submitted(bea);
    expect((await bea.get(edit(own!.id))).text).toMatch(/src="\/media\/cocktails\/[^"]+\.webp"/);
    const page = await bea.get(own!.href);
    expect(page.text).toMatch(
      /<img src="\/media\/cocktails\/[^"]+\.jpg"[^>]* alt="Harbour Fog, as its writer made it"/,
    );
    await bea.post(edit(own!.id), { delete: "yes" });
    await forgetPictures(site.house);
    expect(await files()).toHaveLength(0);
    await send(bea, "a.png", { copyright: "yes" });
    await site.house.pool.query("update person set leaves_at = now() where email = $1", [bea.email]);
    await removeThoseWhoLeave(site.house);
    await forgetPictures(site.house);
    expect(await files()).toHaveLength(0);
  });
});
