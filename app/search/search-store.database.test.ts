import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { tidyKeyword } from "./keyword.ts";
import { findSubjects, matchingIn } from "./search-store.server.ts";

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse({ library: true });
});
afterAll(() => open?.close());

async function find(keyword: string, more: { section?: string; only?: string; limit?: number; offset?: number } = {}) {
  const { rows, count } = await findSubjects(open.house.db, { keyword, limit: 8, offset: 0, ...more });
  return { names: rows.map((row) => row.name), count };
}

describe("finds the drink that was meant, first", () => {
  test.each([
    ["negroni", "Negroni"],
    ["NEGRONI", "Negroni"],
    ["pina colada", "Piña Colada"],
    ["piña colada", "Piña Colada"],
    ["vieux carre", "Vieux Carré"],
    ["vieux car", "Vieux Carré"],
    ["canchanchara", "Canchánchara"],
    ["planters punch", "Planter's Punch"],
    ["planter’s punch", "Planter's Punch"],
    ["dark n stormy", "Dark 'n' Stormy"],
    ["gin and tonic", "Gin & Tonic"],
    ["gin & tonic", "Gin & Tonic"],
    ["bees knees", "Bee's Knees"],
    ["colada pina", "Piña Colada"],
    ["corpse reviver no. 2", "Corpse Reviver No. 2"],
  ])("%s", async (keyword, name) => {
    expect((await find(keyword)).names[0]).toBe(name);
  });

  test.each([
    ["pinya colda", "Piña Colada"],
    ["negorni", "Negroni"],
    ["negor", "Negroni"],
    ["margerita", "Margarita"],
    ["old fashoned", "Old Fashioned"],
    ["oldfashioned", "Old Fashioned"],
    ["mojto", "Mojito"],
    ["dakiri", "Daiquiri"],
    ["mai thai", "Mai Tai"],
    ["mo jito", "Mojito"],
    ["whiskysour", "Whiskey Sour"],
    ["cosmopolitain", "Cosmopolitan"],
    ["jon colins", "John Collins"],
    ["zmobie", "Zombie"],
    ["vokda martini", "Vodka Martini"],
  ])("%s, mistyped", async (keyword, name) => {
    expect((await find(keyword)).names[0]).toBe(name);
  });

  test.each([
    ["martini", "Dry Martini"],
    ["g&t", "Gin & Tonic"],
    ["dark and stormy", "Dark 'n' Stormy"],
    ["kangaroo", "Vodka Martini"],
    ["kangoro", "Vodka Martini"],
    ["vento", "Ve.n.to"],
    ["rum and coke", "Cuba Libre"],
  ])("%s, by another name", async (keyword, name) => {
    expect((await find(keyword)).names[0]).toBe(name);
  });

  test("one slip anywhere in a name still leads to it nearly always", async () => {
    const { rows } = await findSubjects(open.house.db, { keyword: "cocktail", limit: 100, offset: 0 });
    const names = rows.map((row) => row.name).filter((name) => name.length >= 7);
    let hits = 0;
    for (const [index, name] of names.entries()) {
      const at = 1 + (index % (name.length - 2));
      const mistyped = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
      if ((await find(mistyped, { limit: 4 })).names.includes(name)) hits += 1;
    }
    expect(names.length).toBeGreaterThan(2);
    expect(hits / names.length).toBeGreaterThan(0.9);
  });
});

describe("order", () => {
  test("a whole word of a name before the beginning of one", async () => {
    const { names } = await find("gin", { limit: 100, only: "ingredients" });
    const place = (name: string) => names.indexOf(name);
    expect(names[0]).toBe("Gin");
    expect(place("London dry gin")).toBeGreaterThan(0);
    expect(place("London dry gin")).toBeLessThan(place("Ginger ale"));
  });

  test("names that begin with it, then names with it, then drinks made with it", async () => {
    const { rows } = await findSubjects(open.house.db, { keyword: "lime", limit: 100, offset: 0 });
    const entries = await open.house.pool.query("select link_table, link_id, names from search_entry");
    const names = new Map(entries.rows.map((entry) => [`${entry.link_table}:${entry.link_id}`, entry.names as string]));
    const places = rows.map((row) => {
      const every = names.get(`${row.link_table}:${row.link_id}`)!;
      return every.startsWith("|lime|") ? 0 : every.includes("|lime") ? 1 : every.includes("lime") ? 2 : 3;
    });
    expect(places).toEqual(places.toSorted());
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
    expect(rows.map((row) => row.name)).toContain("Daiquiri");
  });

  test("every word must be there", async () => {
    const { names, count } = await find("lime mint", { limit: 100 });
    expect(names).toContain("Mojito");
    expect(names).not.toContain("Daiquiri");
    expect(count).toBe(names.length);
  });

  test("pages follow one another without a gap, and all count the same", async () => {
    const whole = await find("gin", { limit: 100 });
    const pages = await Promise.all([0, 7, 14, 21].map((offset) => find("gin", { limit: 7, offset })));
    expect(pages.flatMap((page) => page.names)).toEqual(whole.names.slice(0, 28));
    expect(new Set(pages.map((page) => page.count))).toEqual(new Set([whole.count]));
    expect(new Set(whole.names).size).toBe(whole.names.length);
  });

  test("guesses are paged as well", async () => {
    const whole = await find("martni", { limit: 100 });
    expect(whole.count).toBe(whole.names.length);
    expect((await find("martni", { limit: 2, offset: 1 })).names).toEqual(whole.names.slice(1, 3));
  });

  test("nothing behind the end, nothing for a limit of 0, but the count", async () => {
    const { count } = await find("gin");
    expect(await find("gin", { offset: 1_000_000_000 })).toEqual({ names: [], count });
    expect(await find("gin", { limit: 0 })).toEqual({ names: [], count });
  });
});

describe("what is typed is only text", () => {
  test.each(["", " ", "%", "_", "%%%", "___", "\\", "'", "*", ":*", "!|()", "日本", "\u{1f378}"])(
    "%j finds nothing and breaks nothing",
    async (keyword) => {
      expect(await find(keyword)).toEqual({ names: [], count: 0 });
    },
  );

  test("% and _ do not stand for other letters", async () => {
    for (const keyword of ["n%i", "m%o", "g_n", "%egroni", "ne_roni"]) {
      expect(await find(keyword)).toEqual(await find(keyword.replaceAll(/[%_]/g, " ")));
    }
    expect((await find("n%i")).names).not.toContain("Negroni");
    expect((await find("g_n", { limit: 100 })).names).not.toContain("Gin Fizz");
    expect((await find("100%")).count).toBe((await find("100")).count);
  });

  test("ten thousand characters", async () => {
    expect((await find(tidyKeyword("x".repeat(10_000)))).count).toBe(0);
    expect((await find(tidyKeyword("gin ".repeat(2_500)), { limit: 100 })).names).toContain("Gin");
  });

  test("statements are words like others", async () => {
    await find("'; drop table search_entry; --");
    await find("\\'); select 1 --");
    expect((await find("negroni")).count).toBeGreaterThan(0);
  });

  test("any text at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 40 }), async (text) => {
        const { rows, count } = await findSubjects(open.house.db, { keyword: tidyKeyword(text), limit: 5, offset: 0 });
        expect(rows.length).toBeLessThanOrEqual(Math.min(5, count));
      }),
      { numRuns: 150 },
    );
  });
});

describe("among equals", () => {
  let empty: TestHouse;
  beforeAll(async () => {
    empty = await testHouse();
    const row = (link_id: number, section: string, weight: number, name = "Velvet Hour") => {
      return { link_table: "test", link_id, name, section, category: "", content: "", href: `/${link_id}`, weight };
    };
    const rows = [row(1, "books", 0.2), row(2, "cocktails", 0.1), row(3, "books", 0.9), row(4, "people", 1, "Velvet")];
    await empty.house.db.insertInto("search_entry").values(rows).execute();
  });
  afterAll(() => empty?.close());

  async function ids(keyword: string, section?: string) {
    const { rows } = await findSubjects(empty.house.db, { keyword, section, limit: 9, offset: 0 });
    return rows.map((row) => row.link_id);
  }

  test("what weighs more comes first", async () => {
    expect(await ids("velvet hour")).toEqual([3, 1, 2]);
  });

  test("the active section comes first, but a better name before it", async () => {
    expect(await ids("velvet hour", "cocktails")).toEqual([2, 3, 1]);
    expect(await ids("velvet", "cocktails")).toEqual([4, 2, 3, 1]);
    expect(await ids("velevt huor", "cocktails")).toEqual([2, 3, 1]);
  });

  test("what may have been meant is found only where nothing has the words", async () => {
    const row = (link_id: number, name: string, content = "") => {
      return { link_table: "test", link_id, name, section: "", category: "", content, href: `/${link_id}` };
    };
    const rows = [row(11, "Alphas"), row(12, "Betas"), row(13, "Gamma", "alpha beta")];
    await empty.house.db.insertInto("search_entry").values(rows).execute();
    expect(await ids("alpha beta")).toEqual([13]);
    expect(await ids("alhpa beta")).toEqual([13]);
    expect(await ids("alhpas")).toEqual([11]);
  });

  test("a changed name is learnt for guesses", async () => {
    await empty.house.db.updateTable("search_entry").set({ name: "Quixotic" }).where("link_id", "=", 4).execute();
    expect(await ids("quioxtic")).toEqual([4]);
  });
});

describe("words that mean something", () => {
  async function found(keyword: string, limit = 100) {
    const { rows } = await findSubjects(open.house.db, { keyword, limit, offset: 0 });
    const ids = rows.filter((row) => row.link_table === "cocktails").map((row) => row.link_id);
    const { rows: drinks } = await open.house.pool.query<{ id: number; abv: number; volume_ml: number; lines: number }>(
      `select id, abv, volume_ml, (select count(*)::int from cocktail_line where cocktail_id = id and not optional) as lines
       from cocktail where id = any($1)`,
      [ids],
    );
    return { rows, drinks: ids.map((id) => drinks.find((drink) => drink.id === id)!) };
  }

  test.each([
    "mocktail",
    "Mocktails",
    "virgin",
    "nolo",
    "alcohol-free",
    "without alcohol",
    "zero proof",
    "non alcoholic",
  ])("%s leads to drinks without alcohol, and to no others", async (keyword) => {
    const { drinks } = await found(keyword);
    expect(drinks.length).toBeGreaterThan(50);
    expect(drinks.filter((drink) => drink.abv >= 0.5)).toEqual([]);
  });

  test.each(["virgin colada", "mocktail mojito", "mocktail mojto"])(
    "%s finds nothing with alcohol",
    async (keyword) => {
      const { drinks } = await found(keyword);
      expect(drinks.length).toBeGreaterThan(0);
      expect(drinks.filter((drink) => drink.abv >= 0.5)).toEqual([]);
    },
  );

  test("strong, light, easy and refreshing are told by the facts", async () => {
    const first = async (keyword: string) => (await found(keyword, 12)).drinks;
    expect((await first("strong")).every((drink) => drink.abv >= 20)).toBe(true);
    expect((await first("light")).every((drink) => drink.abv >= 0.5 && drink.abv < 12)).toBe(true);
    expect((await first("easy")).every((drink) => drink.lines <= 3)).toBe(true);
    expect((await first("refreshing")).every((drink) => drink.volume_ml >= 180)).toBe(true);
    expect((await first("easy strong gin")).every((drink) => drink.lines <= 3 && drink.abv >= 20)).toBe(true);
  });

  test("a name with such a word in it is a name", async () => {
    expect((await find("virgin mary")).names[0]).toBe("Virgin Mary");
    expect((await find("light cuban rum")).names[0]).toBe("Light Cuban rum");
  });

  test.each([
    ["tanqueray", "Tanqueray London Dry Gin"],
    ["hendricks", "Hendrick's Gin"],
    ["tanqueray 0.0", "Tanqueray 0.0"],
    ["alcohol free tanqueray", "Tanqueray 0.0"],
  ])("the brand %s leads to its page", async (keyword, name) => {
    const { rows } = await findSubjects(open.house.db, { keyword, limit: 1, offset: 0 });
    expect(rows[0]).toMatchObject({ name, section: "bws" });
    expect(rows[0]!.href).toMatch(/^\/beer-wine-spirits\/\d+\//);
  });

  test("a glass is found by its name", async () => {
    expect((await found("glass coupe")).drinks.length).toBeGreaterThan(20);
  });
});

describe("what nobody has to know", () => {
  const ingredientsOf = async (names: string[]) => {
    const { rows } = await open.house.pool.query<{ name: string; all: string }>(
      `select cocktail.name, string_agg(lower(ingredient.name), ' ') as all
       from cocktail join cocktail_line line on line.cocktail_id = cocktail.id join ingredient on ingredient.id = line.ingredient_id
       where cocktail.name = any($1) group by 1`,
      [names],
    );
    return rows;
  };

  test("a minus leaves out what has it, in names and among ingredients", async () => {
    const all = await find("gin", { limit: 100, only: "cocktails" });
    const { names, count } = await find("gin -lime", { limit: 100, only: "cocktails" });
    expect(count).toBeLessThan(all.count);
    expect(names.length).toBeGreaterThan(20);
    for (const { name, all } of await ingredientsOf(names))
      expect([name, /\blimes?\b/.test(all)]).toEqual([name, false]);
    expect(names).not.toContain("Gimlet");
    expect((await find('gin -"lime juice"', { only: "cocktails" })).count).toBeGreaterThan(count);
  });

  test("quotes keep words together", async () => {
    const loose = await find("reviver corpse", { limit: 100 });
    expect(loose.count).toBeGreaterThan(0);
    expect((await find('"reviver corpse"')).count).toBe(0);
    const together = await find('"corpse reviver"', { limit: 100 });
    expect(together.names.slice(0, 3)).toContain("Corpse Reviver No. 2");
    expect(together.count).toBeLessThanOrEqual(loose.count);
    expect((await find('"negorni"')).names).toEqual([]);
  });

  test("only a minus finds nothing, and nothing that is typed breaks anything", async () => {
    for (const keyword of ["-gin", '-"', '""', '"!&|" gin', "gin -(", "gin -:*", 'gin -"a b c d e f"'])
      await find(keyword);
    expect((await find("-gin")).count).toBe(0);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("gin", " -", '"', "lime ", "&", "!", "'", "<->")), async (parts) => {
        const { names, count } = await find(tidyKeyword(parts.join("")));
        expect(names.length).toBeLessThanOrEqual(count);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the list of an area", () => {
  test.each([
    ...["whisky", "sample", "mai tai", "mai tai -rum", "gin -lime", '"corpse reviver"', '"reviver corpse"', "negorni"],
    ...[
      "negorni -gin",
      "mocktail",
      "mocktail mojto",
      "light gin",
      "strong",
      "hendricks",
      "london",
      "1934",
      "xqzvkw",
      "-gin",
    ],
  ])("has what a search of the whole guide finds of it: %s", async (keyword) => {
    const { rows: areas } = await open.house.pool.query<{ section: string; table: string }>(
      `select section, min(link_table) as table from search_entry group by 1 having count(distinct link_table) = 1`,
    );
    expect(areas.length).toBeGreaterThan(10);
    for (const { section, table } of areas) {
      const page = { limit: 2_000, offset: 0 };
      const { rows, meant } = await findSubjects(open.house.db, { keyword, only: section, ...page });
      const { ids, near } = await matchingIn(open.house.db, keyword, table);
      expect([section, ids]).toEqual([section, rows.map(({ link_id }) => link_id)]);
      expect([section, near]).toEqual([section, meant !== null && rows.length > 0]);
    }
  });

  test("shows what is near only where the whole guide has none of it", async () => {
    const of = (keyword: string, table: string) => matchingIn(open.house.db, keyword, table);
    expect(await of("whisky", "pubs_and_bars")).toMatchObject({ near: false });
    for (const keyword of ["sample", "mai tai -rum", '"negorni"'])
      expect([keyword, await of(keyword, "cocktails")]).toEqual([keyword, { ids: [], near: false }]);
    expect((await of("negorni", "cocktails")).near).toBe(true);
    expect(await of("negorni", "books")).toEqual({ ids: [], near: false });
  });
});

describe("by section", () => {
  test.each(["gin", "mocktail", "martni", "light gin", "lime -gin"])(
    "%s: each counts its own, and all of them are all",
    async (keyword) => {
      const all = await findSubjects(open.house.db, { keyword, limit: 100, offset: 0 });
      expect(all.sections.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
      for (const { section, count } of all.sections) {
        const own = await findSubjects(open.house.db, { keyword, only: section, limit: 100, offset: 0 });
        expect([section, own.count]).toEqual([section, count]);
        expect(new Set(own.rows.map((row) => row.section))).toEqual(new Set([section]));
        expect(own.rows.length).toBe(Math.min(100, count));
        expect(own.sections).toEqual(all.sections);
      }
    },
  );

  test("pages of a section follow one another", async () => {
    const whole = await find("gin", { limit: 30, only: "encyclopedia" });
    const pages = await Promise.all(
      [0, 7, 14].map((offset) => find("gin", { limit: 7, offset, only: "encyclopedia" })),
    );
    expect(pages.flatMap((page) => page.names)).toEqual(whole.names.slice(0, 21));
  });

  test("what was probably meant is named", async () => {
    const meant = async (keyword: string) =>
      (await findSubjects(open.house.db, { keyword, limit: 8, offset: 0 })).meant;
    expect([await meant("negorni"), await meant("negroni")]).toEqual(["Negroni", null]);
  });
});
