import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { loadLibrary, proofread, shippedLibrary } from "./library.server.ts";

type Entry = Record<string, unknown> & { key: string; id: number };
type File = Record<string, Entry[]>;

let open: TestHouse;
let folder: string;
// A copy of the loaded database for each test costs less than to load back what the one before it changed.
beforeEach(async () => {
  open = await testHouse({ library: true });
  folder = scratchFolder("jigger-library-");
  await cp(shippedLibrary, folder, { recursive: true });
});
afterEach(async () => {
  await open?.close();
  await rm(folder, { recursive: true });
});

async function edit(file: string, change: (content: File) => void): Promise<void> {
  const path = join(folder, file);
  const content = JSON.parse(await readFile(path, "utf8")) as File;
  change(content);
  await writeFile(path, JSON.stringify(content));
}
const classics = "cocktails/iba-classics.json";
/** In every file, what names a cocktail names another one instead, or nothing. */
async function forget(key: string, instead?: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json"));
  for (const name of names.filter((name) => !name.startsWith("schema")))
    await edit(name, (content) => {
      for (const one of Object.values(content).flat()) {
        if (one.variant_of === key) one.variant_of = instead;
        if (Array.isArray(one.cocktails))
          one.cocktails = one.cocktails.flatMap((named: string) => (named === key ? (instead ?? []) : named));
      }
    });
}
const entry = (list: Entry[] | undefined, key: string) => list!.find((one) => one.key === key)!;
const negroniOf = (content: File) => entry(content.cocktails, "negroni");
const load = (how = {}) => loadLibrary(open.house.bulk, folder, how);
const stored = (id: number) => open.house.db.selectFrom("cocktail").selectAll().where("id", "=", id).executeTakeFirst();

describe("loading the library", () => {
  it("again changes nothing", async () => {
    expect(await load()).toMatchObject({ added: [], changed: [], removed: [], refused: [] });
  });

  it("follows an entry that changed, and no other", async () => {
    const written = () =>
      open.house.pool.query("select link_table, link_id, xmin::text from search_entry order by 1, 2");
    const { rows: before } = await written();
    await edit(classics, (content) => {
      negroniOf(content).teaser = "A teaser that nobody has read before this very evening.";
    });
    expect(await load()).toMatchObject({ added: [], changed: [{ kind: "cocktails", key: "negroni" }], removed: [] });
    expect((await stored(77))?.teaser).toBe("A teaser that nobody has read before this very evening.");
    const { rows: after } = await written();
    const rewritten = after.filter((row, at) => row.xmin !== before[at].xmin);
    expect(rewritten).toEqual([expect.objectContaining({ link_table: "cocktails", link_id: 77 })]);
    expect(await load()).toMatchObject({ changed: [] });
  });

  it("makes a drink stronger when its ingredient becomes stronger", async () => {
    const before = await stored(77);
    await edit("ingredients/spirits.json", (content) => {
      entry(content.ingredients, "gin").abv = 57;
    });
    expect((await load()).changed).toEqual([{ kind: "ingredients", key: "gin" }]);
    expect((await stored(77))!.abv).toBeGreaterThan(before!.abv + 4);
  });

  it("makes a drink weaker when its unit holds more", async () => {
    const americano = () =>
      open.house.db.selectFrom("cocktail").select("abv").where("key", "=", "americano").executeTakeFirstOrThrow();
    const { abv } = await americano();
    await edit("units.json", (content) => Object.assign(entry(content.units, "splash"), { ml: 60 }));
    expect((await load()).changed).toEqual([{ kind: "units", key: "splash" }]);
    expect((await americano()).abv).toBeLessThan(abv - 2);
  });

  it("tells what drinks hold anew when something in them holds something else, through what is homemade too", async () => {
    const of = async (key: string) =>
      open.house.db.selectFrom("cocktail").select(["contains", "diet"]).where("key", "=", key).executeTakeFirst();
    expect(await of("daiquiri")).toEqual({ contains: [], diet: "vegan" });
    await edit("ingredients/pantry.json", (content) => {
      Object.assign(entry(content.ingredients, "white-sugar"), { contains: ["milk"], vegan: "no" });
    });
    await edit("ingredients/herbs-spices.json", (content) => {
      Object.assign(entry(content.ingredients, "cocktail-cherry"), { contains: ["nuts"] });
    });
    await load();
    // By its syrup; by what it is garnished with.
    expect((await of("gin-fizz"))?.contains).toEqual(["milk"]);
    expect((await of("manhattan"))?.contains).toEqual(["nuts", "sulphites"]);
    const syrup = open.house.db
      .selectFrom("ingredient")
      .select(["contains", "vegan"])
      .where("key", "=", "simple-syrup");
    expect(await syrup.executeTakeFirst()).toEqual({ contains: ["milk"], vegan: "no" });
  });

  it("removes what left the files when asked to, from lists and from the search, too", async () => {
    await edit(classics, (content) => {
      content.cocktails = content.cocktails!.filter(({ key }) => key !== "negroni");
    });
    await forget("negroni");
    expect(await load()).toMatchObject({ removed: [], refused: [] });
    expect((await stored(77))?.name).toBe("Negroni");
    const { removed, refused } = await load({ prune: true });
    expect(refused).toEqual([]);
    expect(removed).toEqual([{ kind: "cocktails", key: "negroni" }]);
    expect(await stored(77)).toBeUndefined();
    const found = await open.house.db.selectFrom("search_entry").select("name").where("name", "=", "Negroni").execute();
    expect(found).toEqual([]);
  });

  it("keeps a number when its key is renamed", async () => {
    await edit(classics, (content) => {
      negroniOf(content).name = "Count's Negroni";
      negroniOf(content).key = "counts-negroni";
    });
    await forget("negroni", "counts-negroni");
    expect(await load()).toMatchObject({ removed: [], refused: [] });
    expect(await stored(77)).toMatchObject({ key: "counts-negroni", name: "Count's Negroni" });
  });
});

describe("a category that an offer of the desk is in", () => {
  it("cannot be pruned: it is said why, and nothing of the load is done", async () => {
    await edit("categories/shop.json", (content) => {
      const like = entry(content.categories, "shop-boston-shakers");
      content.categories!.push({ ...like, id: 9_901, key: "shop-of-the-desk", name: "Only at the desk" });
    });
    expect((await load()).refused).toEqual([]);
    await open.house.pool.query(
      `insert into offer (id, key, name, category_id, teaser, description, picture, choice, max_per_order, vat, sample, alcohol, weight_g, kind, asks)
       select 900001, 'desk-900001', 'Pistachio orgeat', 9901, teaser, description, picture, choice, max_per_order, vat, false, alcohol, weight_g, kind, asks
       from offer order by id limit 1`,
    );
    await edit("categories/shop.json", (content) => {
      content.categories = content.categories!.filter(({ key }) => key !== "shop-of-the-desk");
    });
    const report = await load({ prune: true, yes: true });
    expect(report).toMatchObject({ added: [], changed: [], removed: [] });
    expect(report.refused.map(({ reason }) => reason).join()).toContain("needs what would be removed");
    const { rows } = await open.house.pool.query("select name from category where id = 9901");
    expect(rows).toEqual([{ name: "Only at the desk" }]);
  });
});

describe("a folder that adds to what is loaded", () => {
  const only = async (kind: string, ...entries: Partial<Entry>[]) => {
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await writeFile(join(folder, "own.json"), JSON.stringify({ $schema: "", sources: ["-"], [kind]: entries }));
  };
  const shipped = async (file: string, kind: string, key: string) =>
    entry((JSON.parse(await readFile(join(shippedLibrary, file), "utf8")) as File)[kind], key);
  const count = (table: string) =>
    open.house.pool.query(`select count(*)::int as count from ${table}`).then(({ rows }) => rows[0].count as number);

  it("may be empty, and then changes nothing", async () => {
    await only("cocktails");
    const before = await count("content_entry");
    expect(await load()).toMatchObject({ added: [], changed: [], removed: [], refused: [] });
    await rm(join(folder, "own.json"));
    expect(await load()).toMatchObject({ added: [], changed: [], removed: [], refused: [] });
    expect(await count("content_entry")).toBe(before);
  });

  it("names what is loaded, and only that", async () => {
    // A story and a tip are told of one drink only.
    const { history: _story, tip: _tip, ...negroni } = await shipped(classics, "cocktails", "negroni");
    const mine = {
      ...negroni,
      id: 999_999,
      key: "mine",
      name: "Mine",
      same_as: "negroni",
      teaser: "A drink of my own, for this evening.",
    };
    await only("cocktails", mine);
    expect(await proofread(folder)).not.toEqual([]);
    expect(await proofread(folder, open.house.bulk)).toEqual([]);
    expect(await load()).toMatchObject({
      added: [{ kind: "cocktails", key: "mine" }],
      changed: [],
      removed: [],
      refused: [],
    });
    expect(await stored(999_999)).toMatchObject({ name: "Mine", abv: (await stored(77))!.abv });
    await only("cocktails", { ...mine, glass: "bucket" });
    expect(await proofread(folder, open.house.bulk)).toEqual((await load()).refused);
    expect((await load()).refused).toMatchObject([
      { file: "own.json", reason: 'there is no "bucket" among the glasses' },
    ]);
  });

  it("changes what follows from its entries in those that are loaded", async () => {
    const before = await stored(77);
    await only("ingredients", { ...(await shipped("ingredients/spirits.json", "ingredients", "gin")), abv: 57 });
    expect(await load()).toMatchObject({ changed: [{ kind: "ingredients", key: "gin" }], added: [], removed: [] });
    expect((await stored(77))!.abv).toBeGreaterThan(before!.abv + 4);
  });

  it("may not leave what is loaded without what it names, nor take a number away", async () => {
    const gin = await shipped("ingredients/spirits.json", "ingredients", "gin");
    await only("ingredients", { ...gin, key: "genever-of-old", name: "Genever of old" });
    const { refused } = await load();
    expect(refused).toContainEqual({
      file: "(loaded)",
      field: "cocktails.negroni.lines.0.ingredient",
      reason: 'there is no "gin" among the ingredients',
    });
    await only("ingredients", { ...gin, id: 999_999 });
    expect((await load()).refused).toEqual([
      { file: "(loaded)", field: "ingredients.gin.id", reason: expect.stringContaining("numbers are permanent") },
    ]);
    expect((await stored(77))?.name).toBe("Negroni");
  });

  it("removes more than a tenth of a kind only when that is said twice", async () => {
    const days = await count("anniversary");
    await rm(join(folder, "on_this_day"), { recursive: true });
    expect(await load({ yes: true })).toMatchObject({ removed: [], refused: [] });
    expect((await load({ prune: true })).refused).toEqual([
      {
        file: "(loaded)",
        field: "on_this_day",
        reason: `${days} of ${days} would be removed, more than a tenth; add --yes if that is meant`,
      },
    ]);
    expect(await count("anniversary")).toBe(days);
    expect((await load({ prune: true, yes: true })).removed).toHaveLength(days);
    expect(await count("anniversary")).toBe(0);
  });

  it("is refused while what is loaded is known by its marks alone, as an earlier version left them", async () => {
    const gin = await shipped("ingredients/spirits.json", "ingredients", "gin");
    await open.house.pool.query("update content_entry set facts = null where kind = 'people'");
    await only("ingredients", { ...gin, abv: 57 });
    expect((await load()).refused[0]).toMatchObject({ reason: expect.stringContaining("load the whole library once") });
    expect(await loadLibrary(open.house.bulk, shippedLibrary)).toMatchObject({ changed: [], refused: [] });
    expect((await load()).changed).toHaveLength(1);
  });
});

describe("what stands in, and what something is a kind of", () => {
  it("is kept with its strength, and several parents in their order", async () => {
    await edit(classics, (content) => {
      const [first] = negroniOf(content).lines as Record<string, unknown>[];
      first!.alternatives = ["vodka", { ingredient: "old-tom-gin", strength: "same" }];
    });
    await edit("ingredients/spirits.json", (content) => {
      entry(content.ingredients, "old-tom-gin").parent = ["gin", "vodka"];
    });
    expect((await load()).refused).toEqual([]);
    const line = await open.house.pool.query(
      `select array(select key from unnest(alternatives) with ordinality as named (id, place)
         join ingredient using (id) order by place) as keys, alternative_strengths as strengths
       from cocktail_line where cocktail_id = 77 and position = 0`,
    );
    expect(line.rows).toEqual([{ keys: ["old-tom-gin", "vodka"], strengths: ["same", "close"] }]);
    const parents = await open.house.pool.query(
      `select parent.key from ingredient_parent kind join ingredient on ingredient.id = kind.ingredient_id
       join ingredient parent on parent.id = kind.parent_id where ingredient.key = 'old-tom-gin' order by position`,
    );
    expect(parents.rows.map(({ key }) => key)).toEqual(["gin", "vodka"]);
  });
});

describe("references between entries", () => {
  it("are kept as links, and leave with their entry", async () => {
    const links = () =>
      open.house.pool
        .query("select count(*)::int as count from library_link where from_kind = 'people'")
        .then(({ rows }) => rows[0].count as number);
    const before = await links();
    expect(before).toBeGreaterThan(0);
    const person = { id: 999_999, key: "somebody", name: "Somebody", country: "Italy", roles: ["bartender"] };
    const text = { teaser: "Somebody made up for a test.", description: "Nobody has ever met this person. ".repeat(3) };
    await writeFile(
      join(folder, "people/test.json"),
      JSON.stringify({
        $schema: "",
        sources: ["-"],
        people: [{ ...person, ...text, cocktails: ["negroni", "americano"] }],
      }),
    );
    expect((await load()).added).toEqual([{ kind: "people", key: "somebody" }]);
    expect(await links()).toBe(before + 2);
    await rm(join(folder, "people/test.json"));
    expect((await load({ prune: true })).removed).toEqual([{ kind: "people", key: "somebody" }]);
    expect(await links()).toBe(before);
  });

  it("may be swapped: two entries exchange their keys in one load", async () => {
    await edit("ingredients/spirits.json", (content) => {
      const [one, other] = [entry(content.ingredients, "gin"), entry(content.ingredients, "vodka")];
      [one.id, other.id] = [other.id, one.id];
    });
    expect((await load()).refused).toEqual([]);
    const { rows } = await open.house.pool.query("select key from ingredient where id = 1");
    expect(rows).toEqual([{ key: "vodka" }]);
  });
});

describe("a library that does not fit", () => {
  const refusal = async (file: string, change: (content: File) => void) => {
    await edit(file, change);
    const { refused, added, changed, removed } = await load();
    expect({ added, changed, removed }).toEqual({ added: [], changed: [], removed: [] });
    expect((await stored(77))?.name).toBe("Negroni");
    return refused;
  };

  it("changes nothing, and says in which file, at which field and why", async () => {
    const refused = await refusal(classics, (content) => {
      negroniOf(content).teaser = "A new teaser beside the fault, which must not be taken either.";
      negroniOf(content).rating = 4.3;
    });
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ file: classics, field: expect.stringMatching(/^cocktails\.\d+\.rating$/) });
    expect(refused[0]!.reason).not.toBe("");
    expect((await stored(77))?.teaser).not.toContain("A new teaser");
  });

  it("may be no JSON at all, or hold no list that is known", async () => {
    await writeFile(join(folder, classics), "{");
    expect((await load()).refused).toEqual([
      { file: classics, field: "", reason: expect.stringMatching(/^not valid JSON/) },
    ]);
    await writeFile(join(folder, classics), '{"drinks":[]}');
    expect((await load()).refused).toEqual([
      { file: classics, field: "", reason: expect.stringMatching(/^holds none/) },
    ]);
  });

  it("may name what is not there", async () => {
    const refused = await refusal(classics, (content) => {
      (negroniOf(content).lines as { ingredient: string }[])[0]!.ingredient = "ginn";
    });
    expect(refused).toEqual([
      {
        file: classics,
        field: "cocktails.negroni.lines.0.ingredient",
        reason: 'there is no "ginn" among the ingredients',
      },
    ]);
  });

  it("may use a key, a number or a name twice", async () => {
    for (const [field, value] of Object.entries({ key: "americano", id: 59, name: "Americano" })) {
      await cp(shippedLibrary, folder, { recursive: true });
      const refused = await refusal(classics, (content) => {
        negroniOf(content)[field] = value;
      });
      expect(
        refused.map(({ reason }) => reason),
        field,
      ).toContain(`"${value}" is used twice`);
    }
  });

  it("may let ingredients be their own ancestors", async () => {
    const refused = await refusal("ingredients/spirits.json", (content) => {
      entry(content.ingredients, "gin").parent = "london-dry-gin";
    });
    expect(refused.map(({ reason }) => reason)).toContain("its parents form a circle");
    await cp(shippedLibrary, folder, { recursive: true });
    const several = await refusal("ingredients/spirits.json", (content) => {
      entry(content.ingredients, "gin").parent = ["vodka", "london-dry-gin"];
    });
    const reason = "its parents form a circle";
    expect(several.find(({ field }) => field === "ingredients.gin.parent")).toMatchObject({ reason });
  });

  it("may hold fields that nobody knows", async () => {
    const refused = await refusal(classics, (content) => {
      negroniOf(content).price = 12;
    });
    expect(refused[0]).toMatchObject({ file: classics, reason: expect.stringContaining("price") });
  });
});
