import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
let ada: Client;
let ids: Record<string, number>;
let gin: { id: number; bottle: number };
beforeAll(async () => {
  site = await testSite();
  ada = await signedIn(site, "Ada");
  const { rows } = await site.house.pool.query("select id, key from ingredient");
  ids = Object.fromEntries(rows.map(({ id, key }) => [key, id]));
  const bottles = await site.house.pool.query(
    "select ingredient_id as id, min(id) as bottle from brand where ingredient_id = (select id from ingredient where key = 'london-dry-gin') group by 1",
  );
  gin = bottles.rows[0];
});
afterAll(() => site?.close());

const [list, add] = ["/builder/recipes/your-recipes", "/builder/recipes/add"];
const edit = (id: number) => `/builder/your-recipe?id=${id}`;
const row = (key: string, ingredient: number, more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ ingredientId: String(ingredient), unitId: "1", amount: "30", ...more }).map(([name, value]) => [
      `cocktail[ingredient][${key}][${name}]`,
      value,
    ]),
  );
const sour = () => ({
  "cocktail[name]": "Quay Sour",
  "cocktail[glass]": "coupe",
  "cocktail[method]": "shake",
  "cocktail[ice]": "none",
  "cocktail[instructions]": "Shake it.\nStrain it.",
  ...row("r1", ids.gin!),
  ...row("r2", ids["lemon-juice"]!),
});

/** Writes one in the builder and answers its number. */
async function write(who: Client, fields: Record<string, string> = {}): Promise<number> {
  const answer = await who.post(add, { ...sour(), ...fields });
  expect([answer.status, answer.headers.location]).toEqual([303, `${list}?said=submitted`]);
  const told = await who.get("/builder/api/your-recipes");
  return told.json<{ response: { result: { id: number }[] } }>().response.result[0]!.id;
}

it("has the builder's own addresses, for members", async () => {
  const nobody = new Client(site.url);
  for (const path of [list, add, edit(1)])
    expect([path, (await nobody.get(path)).headers.location?.startsWith("/login?redir=/builder/")]).toEqual([
      path,
      true,
    ]);
  const bea = await signedIn(site, "Bea");
  expect((await bea.get(list)).text).toContain("You haven&#x27;t created any recipes yet");
  const id = await write(bea);
  const page = (await bea.get(list)).text;
  expect(page).toContain(`href="${edit(id)}"`);
  const unmatched = (await bea.get(`${list}?keyword=xqz`)).text;
  expect(unmatched).toContain("No results found");
  expect(unmatched).toMatch(/You don(?:'|&#x27;)t have any items that match your search\./);
  expect((await bea.get(edit(id))).text).toContain('value="Quay Sour"');
  for (const path of [edit(id), "/builder/your-recipe", "/builder/your-recipe?id=x", edit(77)])
    expect([path, (await ada.get(path)).status]).toEqual([path, 404]);
  const saved = await bea.post(edit(id), { ...sour(), "cocktail[name]": "Pier Sour" });
  expect(saved.headers.location).toBe(`${edit(id)}&said=saved`);
  const compared = (await bea.get(edit(id))).text;
  expect(compared).toContain("Compare with now");
  expect(compared).toContain("Name: Quay Sour → Pier Sour");
  const restored = await bea.post(edit(id), { intent: "restore:1" });
  expect(restored.headers.location).toBe(`${edit(id)}&said=restored`);
  expect((await bea.post(edit(id), { delete: "yes" })).headers.location).toBe(`${list}?said=deleted`);
});

it("begins as another recipe with vid, and names what it varies", async () => {
  expect((await ada.get(`${add}?vid=77`)).text).toContain("Your version of the Negroni");
  expect((await ada.get(`${add}?vid=99999999`)).status).toBe(404);
  const answer = await ada.post(`${add}?vid=77`, sour());
  expect(answer.status).toBe(303);
  const { rows } = await site.house.pool.query(
    "select variant_of from cocktail where owner_id is not null order by id desc limit 1",
  );
  expect(rows).toEqual([{ variant_of: 77 }]);
});

it("has its rows put in order without a script, each with a bottle of its own", async () => {
  const moved = await ada.post(add, { ...sour(), intent: "down:r1" });
  const order = [...moved.text.matchAll(/data-row="(\d+)"/g)].map(([, id]) => Number(id));
  expect([moved.status, order]).toEqual([200, [ids["lemon-juice"], ids.gin]]);
  const first = await ada.post(add, { ...sour(), intent: "up:r1" });
  expect([...first.text.matchAll(/data-row="(\d+)"/g)].map(([, id]) => Number(id))).toEqual([
    ids.gin,
    ids["lemon-juice"],
  ]);
  const id = await write(ada, row("r3", gin.id, { my_bar_spiritbrandsId: String(gin.bottle) }));
  expect((await ada.get(edit(id))).text).toMatch(new RegExp(`<option value="${gin.bottle}" selected=""`));
  const wrong = await ada.post(add, {
    ...sour(),
    ...row("r3", ids["lime-juice"]!, { my_bar_spiritbrandsId: String(gin.bottle) }),
  });
  expect([wrong.status, wrong.text.includes("This bottle holds no")]).toEqual([400, true]);
  const bottles = await ada.get(`/builder/api/recipe-edit-ingredient-search?ingredient_id=${gin.id}`);
  const told = bottles.json<{ response: { result: { link_table: string; ingredient: { id: number } }[] } }>().response
    .result;
  expect(told.length).toBeGreaterThan(0);
  for (const one of told) expect(one).toMatchObject({ link_table: "spiritbrands", ingredient: { id: gin.id } });
});

it("has a picture of 512 by 768, from a part of one that is as large", async () => {
  const send = async (width: number, height: number, fields: Record<string, string> = {}) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#408020" } })
      .png()
      .toBuffer();
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...sour(), copyright: "yes", ...fields })) form.append(field, value);
    form.append("image", new File([new Uint8Array(bytes)], "a.png"));
    return ada.postFiles(add, form);
  };
  for (const [width, height, said] of [
    [500, 700, "Your image is too small"],
    [500, 800, "Your image is too narrow"],
    [600, 700, "Your image is not tall enough"],
  ] as const)
    expect((await send(width, height)).text).toContain(said);
  const crop = (x: number, y: number, width: number, height: number) =>
    Object.fromEntries(Object.entries({ x, y, width, height }).map(([name, value]) => [name, String(value)]));
  for (const [part, said] of [
    [{ ...crop(10, 10, 512, 768), x: "ten" }, "Which part of your image you chose cannot be read"],
    [{ width: "512", height: "768" }, "Which part of your image you chose cannot be read"],
    [crop(100, 10, 512, 768), "The part you chose lies outside your image"],
    [crop(0, 0, 600, 600), "The part you chose has the wrong shape"],
    [crop(10, 10, 20, 30), "The part you chose is too small"],
  ] as const) {
    const refused = await send(600, 900, part);
    expect([refused.status, refused.text.includes(said)]).toEqual([400, true]);
    expect(refused.text).toContain('id="image-error"');
    expect(refused.text).toContain(`value="${sour()["cocktail[name]"]}"`);
  }
  expect((await send(600, 900, crop(80, 120, 513, 769))).status).toBe(303);
  const { rows } = await site.house.pool.query(
    "select picture from own_recipe where picture is not null order by cocktail_id desc limit 1",
  );
  const { width, height } = await sharp((await ada.get(`/media/${rows[0].picture}`)).bytes).metadata();
  expect([width, height]).toEqual([512, 768]);
});

it("is shown by a secret link, which is taken back, and to nobody else's", async () => {
  const id = await write(ada, { "cocktail[description]": "Sharp & <b>cold</b>." });
  const made = await ada.post("/your/shared", { what: `recipe:${id}`, on: "yes" });
  const path = /value="[^"]*(\/shared\/[\w-]{32})"/.exec(made.text)![1]!;
  const nobody = new Client(site.url);
  const page = await nobody.get(path);
  expect(page.status).toBe(200);
  for (const said of ["Quay Sour", "30 ml Gin", "Strain it.", "Sharp &amp; &lt;b&gt;cold&lt;/b&gt;."])
    expect(page.text).toContain(said);
  expect(page.text).not.toContain("Ada");
  expect((await ada.get("/your/shared")).text).toContain("Quay Sour");
  const bea = await signedIn(site, "Bea");
  expect((await bea.post("/your/shared", { what: `recipe:${id}`, on: "yes" })).status).toBe(400);
  expect((await bea.post("/your/shared", { what: "recipe:77", on: "yes" })).status).toBe(400);
  expect((await ada.post("/your/shared", { what: `recipe:${id}`, on: "no" })).status).toBe(303);
  expect((await nobody.get(path)).status).toBe(404);
});
