import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { followGuide } from "#app/own-recipes/follow-ingredients.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { type Client, signedIn } from "./client.ts";

let site: TestSite;
let member: Client;
let other: Client;
let gin: number;
beforeAll(async () => {
  site = await testSite();
  other = await signedIn(site);
  gin = (await site.house.pool.query("select id from ingredient where key = 'gin'")).rows[0].id;
});
afterAll(() => site?.close());
beforeEach(async () => {
  member = await signedIn(site);
});

const page = "/builder/ingredients/new";
type Row = {
  link_id: number;
  display_name: string;
  user_generated: string;
  edit_href: string | null;
  picture: string | null;
};
type Found = { response: { result: object[]; result_count: number } };
const listOf = async (who: Client, fields = "pp=hide") =>
  (await who.get(`/builder/api/ingredients?${fields}`)).json<{ response: { result: Row[] } }>().response.result;
const makes = async (who: Client, iid: number) =>
  (await who.get(`/builder/api/ingredient-list?iid=${iid}`)).json<{ response: { recipe_count: number } }>().response
    .recipe_count;

/** Writes an ingredient and answers its number. */
async function write(who: Client, fields: Record<string, string> = {}): Promise<number> {
  const answer = await who.post(page, { name: "Shed gin", parent: String(gin), abv: "44", in_bar: "yes", ...fields });
  const id = /edit\/(\d+)\?said=made$/.exec(answer.headers.location ?? "")?.[1];
  if (!id) throw new Error(`writing answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return Number(id);
}

/** A recipe that asks for it, written by its form; what the form answers. */
const mix = (who: Client, id: number, fields: Record<string, string> = {}) =>
  who.post("/my-bar/submit-cocktail", {
    "cocktail[name]": "Shed Martini",
    "cocktail[glass]": "martini",
    "cocktail[method]": "stir",
    "cocktail[ice]": "none",
    "cocktail[instructions]": "Stir it.",
    "cocktail[ingredient][1][ingredientId]": String(id),
    "cocktail[ingredient][1][unitId]": "1",
    "cocktail[ingredient][1][amount]": "60",
    ...fields,
  });

describe("an ingredient of one's own", () => {
  it("stands in the bar at once, and makes what its kind makes", async () => {
    const id = await write(member);
    expect(await listOf(member)).toMatchObject([
      { link_id: id, display_name: "Shed gin", user_generated: "yes", edit_href: `/builder/ingredients/edit/${id}` },
    ]);
    expect(await makes(member, id)).toBe(await makes(member, gin));
    expect(await makes(member, id)).toBeGreaterThan(0);
    const found = await member.get("/builder/api/ingredient-list?keyword=shed");
    expect(found.json<Found>().response.result[0]).toMatchObject({ link_id: id, in_ingredients: "yes" });
    expect((await member.get("/builder/ingredients")).text).toContain("Shed gin");
    expect((await member.get(`/drawings/ingredients/${id}.svg`)).headers["cache-control"]).toBe("private, no-store");
    const search = await member.get("/api/dev/frontend/mybar/search-item?keyword=shed%20g");
    expect(search.json<{ result: object[] }>().result[0]).toMatchObject({ id, in_bar: true });
  });

  it("is in the writer's recipes, and these make with it", async () => {
    const id = await write(member);
    expect((await mix(member, id)).status).toBe(303);
    const made = await member.get("/builder/api/search-recipe?keyword=shed%20martini&missing=0");
    expect(made.json<Found>().response.result).toMatchObject([{ name: "Shed Martini", missing_count: 0 }]);
    const units = await member.get(`/api/dev/frontend/cocktails/unit-measures?ingredient=${id}`);
    expect(units.json<{ units: object[] }>().units.length).toBeGreaterThan(1);
    const refused = await mix(member, id, { recipe_status: "yes" });
    expect([refused.status, refused.text.includes("Only you see Shed gin")]).toEqual([400, true]);
    const kept = await member.post(`/builder/ingredients/edit/${id}`, { delete: "yes" });
    expect([kept.status, kept.text.includes("Your Shed Martini asks for it")]).toEqual([400, true]);
  });

  it("has the recipes that ask for it follow what it is, holds and is called", async () => {
    const id = await write(member, { name: "Shed cordial", parent: "", type: "1", abv: "0" });
    expect((await mix(member, id, { "cocktail[name]": "Shed Sour" })).status).toBe(303);
    const told = async () =>
      (
        await site.house.pool.query(
          "select abv > 0 as strong, contains, teaser, updated_at from cocktail where name = 'Shed Sour' and owner_id = (select owner_id from ingredient where id = $1)",
          [id],
        )
      ).rows[0];
    const listed = async () =>
      (await member.post("/api/dev/frontend/mybar/load-recipes", { keyword: "shed sour" })).json<{
        result_count: number;
      }>().result_count;
    const before = await told();
    expect(before).toMatchObject({ strong: false, contains: [], teaser: "Made with Shed cordial." });
    expect(await listed()).toBe(0);
    const egg = (await site.house.pool.query("select id from ingredient where key = 'egg-white'")).rows[0].id;
    const changed = { name: "Shed nog", parent: String(egg), abv: "60" };
    expect((await member.post(`/builder/ingredients/edit/${id}`, changed)).status).toBe(303);
    expect(await told()).toEqual({ ...before, strong: true, contains: ["egg"], teaser: "Made with Shed nog." });
    expect(await listed()).toBe(1);
  });

  it("holds what its kind holds, when that changes at the desk or by a load", async () => {
    const kind = (await site.house.pool.query("select id, contains from ingredient where key = 'orgeat'")).rows[0];
    const id = await write(member, { name: "Shed orgeat", parent: String(kind.id), type: "7", abv: "0" });
    expect((await mix(member, id, { "cocktail[name]": "Shed Mai" })).status).toBe(303);
    const held = async () => {
      const asked =
        "select contains from cocktail where name = 'Shed Mai' union all select contains from ingredient where id = $1";
      return (await site.house.pool.query(asked, [id])).rows.map(({ contains }) => contains);
    };
    const says = (contains: string[]) =>
      site.house.pool.query("update ingredient set contains = $1 where id = $2", [contains, kind.id]);
    for (const [changed, contains] of [
      [[kind.id], ["egg"]],
      [null, ["milk"]],
    ] as const) {
      await says([...contains]);
      await followGuide(site.house.db, changed);
      expect(await held()).toEqual([contains, contains]);
    }
    await says(kind.contains);
    await followGuide(site.house.db, null);
    expect(await held()).toEqual([kind.contains, kind.contains]);
  });

  it("is one, however often its form is sent", async () => {
    const once = { idempotency_key: "form-1" };
    const id = await write(member, once);
    expect(await write(member, once)).toBe(id);
    expect(await write(member, { ...once, name: "Barn gin" })).not.toBe(id);
  });

  it("is nobody else's to see, to use or to change", async () => {
    const id = await write(member);
    const gone = [
      `/builder/ingredients/edit/${id}`,
      `/ingredients/${id}`,
      `/ingredients/${id}/shed-gin`,
      `/drawings/ingredients/${id}.svg`,
      `/api/dev/frontend/cocktails/unit-measures?ingredient=${id}`,
    ];
    for (const path of gone) expect([path, (await other.get(path)).status]).toEqual([path, 404]);
    expect((await other.post(`/builder/ingredients/edit/${id}`, { name: "Mine" })).status).toBe(404);
    expect((await other.post(`/builder/ingredients/edit/${id}`, { delete: "yes" })).status).toBe(404);
    expect((await other.post("/builder/api/add-item", { link_id: String(id) })).status).toBe(404);
    expect((await mix(other, id)).status).toBe(400);
    expect(await makes(other, id)).toBe(0);
    const found = await other.get("/builder/api/ingredient-list?keyword=shed");
    expect(found.text).not.toContain("Shed gin");
    // Nor is another of one's own a kind of it.
    expect((await member.get("/builder/api/add-ingrededient-category-search?keyword=shed")).text).not.toContain(
      "Shed gin",
    );
    expect((await listOf(member)).map(({ link_id }) => link_id)).toEqual([id]);
    expect((await other.get(`/ingredients/${gin}/gin`)).text).not.toContain("Shed gin");
  });

  it("is said of by its writer, in every list of theirs, and by nobody else", async () => {
    const id = await write(member);
    const of = { link_table: "ingredients", link_id: String(id) };
    const say = (who: Client, task: string, more: Record<string, string>) =>
      who.post(`/builder/api/${task}`, { ...of, ...more });
    for (const who of [member, other]) {
      const mine = who === member ? 200 : 404;
      expect((await say(who, "favourite", { add: "yes" })).status).toBe(mine);
      expect((await say(who, "wish-list", { add: "yes" })).status).toBe(mine);
      expect((await say(who, "tried", { tried: "liked" })).status).toBe(mine);
      expect((await say(who, "notes", { notes: "" })).status).toBe(mine);
      expect((await who.get(`/builder/api/personalise?${new URLSearchParams(of)}`)).status).toBe(mine);
    }
    const edit = `/builder/ingredients/edit/${id}`;
    const listed = await member.get("/builder/api/favourite?list=yes");
    expect(listed.json<Found>().response.result).toMatchObject([{ oid: `ingredients:${id}`, name: "Shed gin" }]);
    expect((await member.get("/your/favourites")).text).toContain(`href="${edit}"`);
    const told = await member.get(`/builder/api/personalise?${new URLSearchParams(of)}`);
    expect(told.json()).toMatchObject({
      response: { name: "Shed gin", href: edit, edit_href: edit, engagement: { favourite: true, tried: "liked" } },
    });
    const [row] = await listOf(member);
    expect(row).toMatchObject({ in_collection: "no", engagement: { favourite: "yes", wish_list: "yes" } });
  });

  it("is changed, unlinked from its kind, and deleted", async () => {
    const id = await write(member);
    const edit = `/builder/ingredients/edit/${id}`;
    expect((await member.get(edit)).text).toContain('value="Shed gin"');
    const unlinked = await member.post(edit, { intent: "unlink", name: "Shed gin", link_id: String(gin) });
    expect([unlinked.status, unlinked.text.includes("Unlink")]).toEqual([200, false]);
    const saved = await member.post(edit, { name: "Shed water", type: "8", abv: "", unlink: "yes" });
    expect(saved.headers.location).toBe(`${edit}?said=saved`);
    expect((await listOf(member, "pp=hide&type=8"))[0]).toMatchObject({ display_name: "Shed water" });
    expect(await makes(member, id)).toBeLessThan(await makes(member, gin));
    expect((await member.post(edit, { delete: "yes" })).headers.location).toBe("/builder/ingredients?said=deleted");
    expect([(await listOf(member)).length, (await member.get(edit)).status]).toEqual([0, 404]);
  });

  it("is found what it is a kind of without a script, and says what is wrong", async () => {
    const found = await member.post(page, { intent: "find", find: "gin", name: "Shed gin" });
    expect(found.text).toContain(`value="pick:ingredients:${gin}"`);
    const picked = await member.post(page, { intent: `pick:ingredients:${gin}`, name: "Shed gin" });
    expect(picked.text).toContain(`name="link_id" value="${gin}"`);
    const none = await member.post(page, { intent: "find", find: "xqzw" });
    expect([none.status, none.text.includes("Nothing in the guide is called “xqzw”")]).toEqual([400, true]);
    const wrong = await member.post(page, { name: " ", abv: "120" });
    expect(wrong.status).toBe(400);
    for (const said of ["Give your ingredient a name", "Choose what it is", "a number from 0 to 96"])
      expect(wrong.text).toContain(said);
    const gone = await member.post(page, { name: "Shed gin", parent: "999999" });
    expect([gone.status, gone.text.includes("no such ingredient or bottle in the guide")]).toEqual([400, true]);
    const own = await write(member);
    expect((await member.post(page, { name: "Of my own", parent: String(own) })).status).toBe(400);
  });

  it("has a picture of any kind and size, and no other file", async () => {
    const square = (format: "webp" | "gif" | "png") =>
      sharp({ create: { width: 20, height: 30, channels: 3, background: "#a33" } })
        .toFormat(format)
        .toBuffer();
    for (const format of ["webp", "gif", "png"] as const) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ name: `Shed ${format}`, type: "2", in_bar: "yes" }))
        form.set(name, value);
      form.set("image", new File([new Uint8Array(await square(format))], `a.${format}`));
      const answer = await member.postFiles(page, form);
      expect([format, answer.status]).toEqual([format, 303]);
    }
    const pictures = (await listOf(member)).map(({ picture }) => picture);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) expect((await member.get(picture!)).headers["content-type"]).toBe("image/webp");
    const sendPart = async (crop: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ name: "Shed part", type: "2", ...crop })) form.set(name, value);
      form.set("image", new File([new Uint8Array(await square("png"))], "a.png"));
      return member.postFiles(page, form);
    };
    for (const [crop, said] of [
      [{ x: "a", y: "0", width: "9", height: "9" }, "Which part of your image you chose cannot be read"],
      [{ x: "15", y: "0", width: "9", height: "9" }, "The part you chose lies outside your image"],
      [{ x: "0", y: "0", width: "9", height: "29" }, "The part you chose has the wrong shape"],
    ] as const) {
      const refused = await sendPart(crop);
      expect([refused.status, refused.text.includes(said), refused.text.includes("Shed part")]).toEqual([
        400,
        true,
        true,
      ]);
    }
    expect((await sendPart({ x: "0", y: "10", width: "20", height: "20" })).status).toBe(303);
    const form = new FormData();
    form.set("name", "Shed text");
    form.set("type", "2");
    form.set("image", new File(["a"], "a.txt"));
    const refused = await member.postFiles(page, form);
    expect([refused.status, refused.text.includes("jpg, jpeg, png, webp, gif")]).toEqual([400, true]);
  });
});
