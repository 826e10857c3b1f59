import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { bar, barTools } from "./bar-tools.ts";
import { Client, registration, signedIn } from "./client.ts";

let site: TestSite;
let premium: Awaited<ReturnType<typeof barTools>>["premium"];
let ids: Record<string, number>;
beforeAll(async () => {
  // What is kept within bounds by its number is, however fast somebody asks.
  site = await testSite({ RATE_LIMIT: "off" });
  ({ premium, ids } = await barTools(site));
});
afterAll(() => site?.close());

type Person = Client & { email: string };
const countOf = async ({ email }: Person, table: string, column = "person_id") =>
  Number(
    (
      await site.house.pool.query(
        `select count(*) from ${table} where ${column} = (select id from person where email = $1)`,
        [email],
      )
    ).rows[0].count,
  );
/** Fills a table of somebody's by one statement, of which $1 is their id and $2 how many. */
const fill = ({ email }: Person, statement: string, count: number) =>
  site.house.pool.query(
    `with whose as (select id from person where email = $1) ${statement.replace("$each", "generate_series(1, $2::int) n, whose")}`,
    [email, count],
  );
const task = (who: Client, name: string, fields: Record<string, string>) => who.post(`/builder/api/${name}`, fields);
const many = (count: number) => Array.from({ length: count }, (_, place) => place);

describe("a bound that many reach at once", () => {
  it("holds for bars: ten, the first among them (contract.md, 9)", async () => {
    const ada = await premium();
    const made = await Promise.all(many(14).map((n) => task(ada, "cabinet", { name: `c${n}` })));
    expect(made.map(({ status }) => status).sort()).toEqual([...many(9).map(() => 200), ...many(5).map(() => 400)]);
    expect(await countOf(ada, "cabinet")).toBe(9);
  });

  it("holds for collections", async () => {
    const ada = await premium();
    const rows = "insert into collection (code, person_id, name) select 'x' || n || left(id, 8), id, 'n' from $each";
    await fill(ada, rows, 97);
    await Promise.all(many(8).map((n) => task(ada, "collection", { name: `c${n}` })));
    expect(await countOf(ada, "collection")).toBe(100);
  });

  it("holds for what is in one", async () => {
    const ada = await premium();
    const { id } = (await task(ada, "collection", { name: "Full" })).json<{ response: { id: number } }>().response;
    await site.house.pool.query(
      `insert into collection_item (collection_id, link_table, link_id, place)
        select $1, 'cocktails', id, row_number() over () from (select id from cocktail order by id limit 197) first`,
      [id],
    );
    await Promise.all(
      [...Object.values(ids)]
        .slice(0, 8)
        .map((one) =>
          task(ada, "collection", { id: `${id}`, add_item: "yes", link_table: "ingredients", link_id: `${one}` }),
        ),
    );
    const held = await site.house.pool.query("select count(*) from collection_item where collection_id = $1", [id]);
    expect(Number(held.rows[0].count)).toBe(200);
  });

  it("holds for searches that are kept, named or not", async () => {
    const ada = await signedIn(site);
    const rows = "insert into recipe_search (sid, person_id, name) select 's' || n || id, id, 'n' || n from $each";
    await fill(ada, rows, 97);
    await Promise.all(many(8).map((n) => task(ada, "recipe-search-complete", { name: `c${n}` })));
    expect(await countOf(ada, "recipe_search")).toBe(100);
    const eve = await signedIn(site);
    const begun = { "chosen_ingredient[]": String(ids.gin) };
    await Promise.all(many(30).map(() => task(eve, "recipe-search-ingredients", begun)));
    expect(await countOf(eve, "recipe_search")).toBe(20);
  });

  it("holds for addresses, the shopping list and what is taken for what", async () => {
    const ada = await signedIn(site);
    const address = { intent: "save", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA", country: "GB" };
    const books = many(24).map((n) => ada.post("/your-account/address-book", { ...address, street: `${n} Long Lane` }));
    await Promise.all(books);
    expect(await countOf(ada, "address")).toBe(20);
    await fill(
      ada,
      "insert into shopping_item (person_id, link_table, link_id) select id, 'ingredients', n + 900000 from $each",
      297,
    );
    const some = Object.values(ids).slice(0, 8);
    const put = some.map((id) =>
      ada.post(`${bar}/shopping-list`, { link_table: "ingredients", link_id: String(id), add: "yes" }),
    );
    await Promise.all(put);
    expect(await countOf(ada, "shopping_item")).toBe(300);
    const taken =
      "insert into own_substitute (person_id, ingredient_id, alternative_id, strength) select id, n + 900000, 1, 'close' from $each";
    await fill(ada, taken, 197);
    const said = some.map((id) =>
      ada.post(`${bar}/alternatives`, { ingredient_id: String(ids.gin), alternative_id: String(id) }),
    );
    await Promise.all(said);
    expect(await countOf(ada, "own_substitute")).toBe(200);
  });
});

describe("a name that several want at once", () => {
  it("is one account's, one bar's, one base collection's", async () => {
    const fields = registration();
    const all = await Promise.all(many(4).map(() => new Client(site.url).post("/your-account/login", fields)));
    expect(all.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
    const ada = await premium();
    const bars = await Promise.all(many(4).map(() => task(ada, "cabinet", { name: "Cellar" })));
    expect(bars.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const two = await Promise.all(["Attic", "Shed"].map((name) => task(ada, "cabinet", { name })));
    const renamed = await Promise.all(
      two.map((one) =>
        task(ada, "cabinet", { id: String(one.json<{ response: { id: number } }>().response.id), name: "Loft" }),
      ),
    );
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 400]);
    const item = { id: "base", add_item: "yes", link_table: "ingredients", link_id: String(ids.gin) };
    const bases = await Promise.all(many(4).map(() => task(ada, "collection", item)));
    expect(new Set(bases.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe("something that goes while something is said of it", () => {
  /** Ten times: it is made, and then both are asked at once; what says something comes to nothing worse than "not found". */
  async function both(
    make: () => Promise<string>,
    gone: (id: string) => Promise<{ status: number }>,
    said: ((id: string) => Promise<{ status: number }>)[],
  ) {
    const statuses = new Set<number>();
    for (const turn of many(10)) {
      const id = await make();
      const asked = turn % 2 ? [...said, gone] : [gone, ...said];
      for (const { status } of await Promise.all(asked.map((ask) => ask(id)))) statuses.add(status);
    }
    expect([...statuses].filter((status) => ![200, 303, 404].includes(status))).toEqual([]);
  }
  /** A form that is refused says why, and that is an answer as well. */
  const ifRefused = (answer: { status: number }) => (answer.status === 400 ? { status: 404 } : answer);
  const made = async (who: Client, name: string) =>
    String((await task(who, name, { name: "New" })).json<{ response: { id: number } }>().response.id);

  it("is answered: a bar", async () => {
    const ada = await premium();
    await both(
      () => made(ada, "cabinet"),
      (id) => task(ada, "cabinet", { id, delete: "yes" }),
      [(id) => task(ada, "cabinet", { id, active: "yes" }), (id) => task(ada, "cabinet", { id, name: "Cellar" })],
    );
  });

  it("is answered: the bar that something is put into", async () => {
    const ada = await premium();
    const some = Object.values(ids).slice(0, 10);
    const gin = () => ({ link_id: String(some.pop()) });
    await both(
      async () => {
        const id = await made(ada, "cabinet");
        await task(ada, "cabinet", { id, active: "yes" });
        return id;
      },
      (id) => task(ada, "cabinet", { id, delete: "yes" }),
      [() => ada.post(`${bar}/add-item`, gin())],
    );
  });

  it("is answered: a collection", async () => {
    const ada = await premium();
    const item = { link_table: "ingredients", link_id: String(ids.gin) };
    await both(
      () => made(ada, "collection"),
      (id) => task(ada, "collection", { id, delete: "yes" }),
      [
        (id) => task(ada, "collection", { id, add_item: "yes", ...item }),
        (id) => task(ada, "collection", { id, is_public: "yes" }),
      ],
    );
  });

  it("is answered: a search, a line of the diary, a recipe of one's own", async () => {
    const ada = await signedIn(site);
    await both(
      async () =>
        (await task(ada, "recipe-search-complete", { name: "New" })).json<{ response: { sid: string } }>().response.sid,
      (sid) => task(ada, "searches", { id: sid, delete: "yes" }),
      [(sid) => task(ada, "recipe-search-param", { sid, name: "missing", value: "1" })],
    );
    const { rows } = await site.house.pool.query("select id from cocktail order by id limit 1");
    await both(
      async () => String((await ada.post(`${bar}/log`, { link_id: String(rows[0].id) })).json<{ id: number }>().id),
      (id) => ada.post(`${bar}/log`, { id, delete: "yes" }),
      [(id) => ada.post(`${bar}/log`, { id, note: "Good" })],
    );
    const asked = { "cocktail[ingredient][b][ingredientId]": String(ids.gin), "cocktail[ingredient][b][unitId]": "1" };
    const recipe = (ingredient: string) => ({
      ...{ "cocktail[name]": "Fog", "cocktail[glass]": "coupe", "cocktail[method]": "shake", "cocktail[ice]": "none" },
      ...{ "cocktail[description]": "Soft.", "cocktail[instructions]": "Shake.", "cocktail[garnish]": "None" },
      ...asked,
      "cocktail[ingredient][b][amount]": "40",
      "cocktail[ingredient][a][ingredientId]": ingredient,
      ...{ "cocktail[ingredient][a][unitId]": "1", "cocktail[ingredient][a][amount]": "20" },
    });
    const submit = "/my-bar/submit-cocktail";
    await both(
      async () => {
        const answer = await ada.post("/builder/ingredients/new", {
          name: "Shed gin",
          parent: String(ids.gin),
          abv: "44",
        });
        return /edit\/(\d+)\?/.exec(answer.headers.location ?? "")?.[1] ?? "";
      },
      async (id) => ifRefused(await ada.post(`/builder/ingredients/edit/${id}`, { delete: "yes" })),
      [async (id) => ifRefused(await ada.post(submit, recipe(id)))],
    );
    await both(
      async () => {
        await ada.post(submit, recipe(String(ids.honey ?? ids.campari)));
        const found = await ada.get(`${bar}/submitted?limit=1`);
        return String(found.json<{ result: { id: number }[] }>().result[0]!.id);
      },
      (id) => ada.post(`/your-account/edit-cocktail/${id}`, { delete: "yes" }),
      [
        async (id) => ifRefused(await ada.post(`/your-account/edit-cocktail/${id}`, recipe(String(ids.campari)))),
        (id) => task(ada, "recipe-edit-status", { link_id: id, is_public: "yes" }),
      ],
    );
  });

  it("is answered: a comment", async () => {
    const editor = await signedIn(site);
    await site.house.pool.query("update person set role = 'editor' where email = $1", [editor.email]);
    const write = "/api/comment/write/books/2";
    let said = 0;
    await both(
      async () => {
        said += 1;
        return String((await editor.post(write, { comment: `I say ${said}.` })).json<{ id: number }>().id);
      },
      (id) => editor.post("/api/comment/delete/books/2", { id }),
      [
        (id) => editor.post(write, { comment: `And I answer ${id}.`, parent_id: id }),
        (id) => editor.post("/api/comment/edit/books/2", { id, comment: "Otherwise." }),
      ],
    );
  });
});
