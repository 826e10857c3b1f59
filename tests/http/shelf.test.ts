import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site?.close());

type Found = { result: { display_name: string; link_table: string }[] };
type Suggested = { results: { name: string; section: string }[] };

const names = [
  ["cilantro", "Coriander leaf"],
  ["club soda", "Soda water"],
  ["heavy cream", "Double cream"],
  ["silver tequila", "Blanco tequila"],
  ["St Germain", "Elderflower liqueur"],
  ["caster sugar", "Caster sugar"],
  ["icing sugar", "Powdered sugar"],
  ["agave nectar", "Agave syrup"],
] as const;

it.each(names)("%s is found by the site's search", async (typed, name) => {
  const k = encodeURIComponent(typed);
  const answer = await new Client(site.url).get(`/api/dev/frontend/search/autocomplete?k=${k}&a=ingredients&limit=8`);
  const [first] = answer.json<Suggested>().results.filter(({ section }) => section === "ingredients");
  expect(first?.name).toBe(name);
});

it("My Bar adds by every name, the thing itself first", async () => {
  const ada = await signedIn(site);
  for (const [typed, name] of names) {
    const found = await ada.get(`/api/dev/frontend/mybar/search-item?keyword=${encodeURIComponent(typed)}`);
    const [first] = found.json<Found>().result.filter(({ link_table }) => link_table === "ingredients");
    expect([typed, first?.display_name]).toEqual([typed, name]);
  }
  const slip = await ada.get("/api/dev/frontend/mybar/search-item?keyword=cilanto");
  expect(slip.json<Found>().result[0]?.display_name).toBe("Coriander leaf");
});

it("a list of cocktails is narrowed by another name as by the first", async () => {
  const client = new Client(site.url);
  const count = async (path: string) => /(\d+)(?:<!-- -->)? recipes?</.exec((await client.get(path)).text)?.[1];
  const known = await count("/cocktails?ingredient=soda-water");
  expect(Number(known)).toBeGreaterThan(50);
  expect(await count("/cocktails?ingredient=club-soda")).toBe(known);
  expect(await count("/cocktails?ingredient=Club+Soda")).toBe(known);
  expect(await count("/cocktails?ingredient=no-such-thing")).not.toBe(known);
});

it("an ingredient's page tells its other names, what it makes and what it goes with", async () => {
  const { rows } = await site.house.pool.query<{ id: number; key: string }>(
    "select id, key from ingredient where key in ('kiwi', 'honey-syrup', 'soda-water')",
  );
  const page = async (key: string) => {
    const id = rows.find((row) => row.key === key)!.id;
    const client = new Client(site.url);
    const { headers } = await client.get(`/ingredients/${id}/x`);
    return (await client.get(new URL(headers.location!, site.url).pathname)).text.replaceAll("<!-- -->", "");
  };
  expect(await page("soda-water")).toContain("Also called Club soda");
  expect(await page("honey-syrup")).toContain("Makes about 200 ml.");
  expect(await page("kiwi")).toContain("Goes with");
});

it("a recipe names bottles of three prices for its spirit, and one for each thing beside", async () => {
  const { rows } = await site.house.pool.query<{ id: number }>("select id from cocktail where key = 'negroni'");
  const page = await new Client(site.url).get(`/cocktails/recipe/${rows[0]!.id}/negroni`);
  const section = page.text.split(/Bottles that suit\s*<\/h2>/)[1]!.split("</section>")[0]!;
  const bottles = [...new Set([...section.matchAll(/beer-wine-spirits\/(\d+)\//g)].map(([, id]) => Number(id)))];
  const found = await site.house.pool.query<{ key: string; price: number }>(
    `select case when ingredient.key = 'london-dry-gin' then 'gin' else ingredient.key end as key, brand.price
     from unnest($1::int[]) with ordinality as named (id, place) join brand using (id)
     join ingredient on ingredient.id = brand.ingredient_id order by named.place`,
    [bottles],
  );
  const gins = found.rows.filter(({ key }) => key === "gin");
  expect(gins.map(({ price }) => price)).toEqual([1, 2, 3]);
  expect(found.rows.slice(3).map(({ key }) => key)).toEqual(expect.arrayContaining(["campari", "sweet-vermouth"]));
});
