import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client, password, signedIn, signIn } from "./client.ts";

let site: TestSite;
let member: Client & { email: string };
let premium: Client;
beforeAll(async () => {
  site = await testSite();
  member = await signedIn(site);
  const email = "premium-personalise@example.com";
  const made = await createUser(site.house, { email, password, name: "Pam", role: "member", premium: true });
  if (!made.ok) throw new Error(made.reason);
  premium = new Client(site.url);
  await signIn(premium, email);
});
afterAll(() => site?.close());

const negroni = "/your/personalise?of=cocktails:77";
type Answer = {
  response: { engagement: object; notes: object; collections: object[] | null; bar: { id: number | null } | null };
};
const told = async (client: Client, oid = "link_table=cocktails&link_id=77") =>
  (await client.get(`/builder/api/personalise?${oid}`)).json<Answer>().response;

describe("the personalise page, without a script", () => {
  it("keeps all that its form says, and says so", async () => {
    const fields = { favourite: "yes", wish_list: "yes", rating: "4.5", tried: "liked", intent: "save" };
    const said = await premium.post(negroni, { ...fields, notes: "Stir <b>long</b>", "collection[base]": "yes" });
    expect([said.status, said.headers.location]).toEqual([303, `${negroni}&saved=1`]);
    const now = await told(premium);
    expect(now.engagement).toEqual({
      favourite: true,
      wish_list: true,
      rating: 4.5,
      tried: "liked",
      comments_count: 0,
    });
    expect(now.notes).toEqual({ text: "Stir <b>long</b>", display: "Stir &lt;b&gt;long&lt;/b&gt;", editable: true });
    expect(now.collections).toEqual([expect.objectContaining({ name: "My collection", has_item: true })]);
    const page = await premium.get(`${negroni}&saved=1`);
    expect(page.text).toContain("Saved.");
    expect(page.text).toMatch(/name="favourite"[^>]*checked/);
  });

  it("takes all of it back", async () => {
    await premium.post(negroni, { rating: "0", tried: "not_tried", notes: "" });
    const now = await told(premium);
    expect(now.engagement).toMatchObject({ favourite: false, wish_list: false, rating: null, tried: "not_tried" });
    expect(now.notes).toMatchObject({ text: "" });
    expect(now.collections).toEqual([expect.objectContaining({ has_item: false })]);
  });

  it("puts a bottle into the bar and takes it out", async () => {
    const bottle = "/your/personalise?of=spiritbrands:2";
    const inBar = async () => (await told(member, "link_table=spiritbrands&link_id=2")).bar!;
    await member.post(bottle, { intent: "add" });
    expect((await inBar()).id).toEqual(expect.any(Number));
    await member.post(bottle, { intent: "remove" });
    expect((await inBar()).id).toBeNull();
  });

  it("offers premium's parts to who has it, and tells the others how to come by them", async () => {
    const page = (await member.get("/your/personalise?of=spiritbrands:2")).text;
    expect(page.match(/<textarea[^>]*>/g)).toEqual([expect.stringMatching(/name="notes".* disabled=""/)]);
    expect(page).toContain("You can keep private notes");
    expect(page).toMatch(/<input(?=[^>]*name="preferred")(?=[^>]*disabled)/);
    expect(page.match(/href="\/premium"/g)!.length).toBeGreaterThan(2);
    const notes = await member.post(negroni, { notes: "mine" });
    expect(notes.status).toBe(303);
    expect((await told(member)).notes).toMatchObject({ text: "" });
    // A note outlives premium: it stands in the field, and can be taken away.
    await site.house.pool.query(
      "insert into note (person_id, link_table, link_id, value) select id, 'cocktails', 77, 'Mine' from person where email = $1",
      [member.email],
    );
    const noted = (await member.get(negroni)).text;
    expect(noted).toMatch(/<textarea(?=[^>]*name="notes")(?=[^>]*disabled)[^>]*>Mine<\/textarea>/);
    expect(noted).toContain("Delete this note");
    await member.post(negroni, { intent: "unnote" });
    expect((await told(member)).notes).toMatchObject({ text: "" });
  });

  it("is there for any subject, and for none that there is not", async () => {
    for (const path of ["books:1", "pubs_and_bars:1", "people:1", "encyclopedia:1", "shop:48"])
      expect([path, (await member.get(`/your/personalise?of=${path}`)).status]).toEqual([path, 200]);
    for (const path of ["books:99999999", "nothing:1", "cocktails:x", "cocktails:1:2"])
      expect([path, (await member.get(`/your/personalise?of=${path}`)).status]).toEqual([path, 404]);
    const guest = await new Client(site.url).get(negroni);
    const { pathname, searchParams } = new URL(guest.headers.location!, site.url);
    // A colon of a query may be written as itself or by its number.
    const back = decodeURIComponent(searchParams.get("redir")!);
    expect([guest.status, pathname, back]).toEqual([302, "/login", negroni]);
  });
});

it("every entry of the guide has the link, for a page without a script and for the dialog", async () => {
  for (const [path, oid] of [
    ["/cocktails/recipe/77/negroni", "cocktails:77"],
    ["/books/1", "books:1"],
    ["/beer-wine-spirits/2", "spiritbrands:2"],
  ]) {
    const text = await (await fetch(site.url + path)).text();
    expect([path, text.includes(`data-personalise="${oid}"`)]).toEqual([path, true]);
  }
});

it("tells how many comments there are, and finds what is commented", async () => {
  const { pool } = site.house;
  const { rows } = await pool.query<{ id: string }>("select id from person limit 1");
  await pool.query(
    "insert into comment (link_table, link_id, person_id, text, status) values ('cocktails', 77, $1, 'Well.', 'shown')",
    [rows[0]!.id],
  );
  expect((await told(member)).engagement).toMatchObject({ comments_count: 1 });
  type Found = { response: { result: { link_id: number; engagement: { comments_count: number } }[] } };
  const search = async (how: string) =>
    (await member.get(`/builder/api/search-recipe?missing=3&commented=${how}&limit=100`)).json<Found>().response.result;
  await member.post("/api/dev/frontend/mybar/add-item", {
    link_table: "spiritbrands",
    link_id: "2",
    sub_type: "spirit",
  });
  const only = await search("only");
  expect(only.every(({ link_id }) => link_id === 77)).toBe(true);
  expect((await search("hide")).some(({ link_id }) => link_id === 77)).toBe(false);
  const one = (await member.get("/builder/api/search-recipe?id=77")).json<Found>().response.result[0]!;
  expect(one.engagement.comments_count).toBe(1);
});
