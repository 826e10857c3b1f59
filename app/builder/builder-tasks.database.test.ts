import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { markCalls } from "#app/marks/mark-calls.server.ts";
import { barOf } from "#app/my-bar/makeable.server.ts";
import type { Caller, Person } from "#app/operations/operation.ts";
import { Reads } from "#app/operations/reads.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { builderCalls } from "./builder-calls.server.ts";
import type { Progress } from "./ingredients/progress-task.server.ts";

let open: TestHouse;
let person: Person;
let count = 0;
beforeAll(async () => {
  open = await testHouse({ library: true });
});
afterAll(() => open?.close());
beforeEach(async () => {
  count += 1;
  person = await personIn(open.house, `member${count}`);
});

type Told = Record<string, unknown> & { result: { link_id: number; display_name: string }[]; result_count: number };
const by = (change: Partial<Person> = {}): Caller => callerOf(open.house, { person: { ...person, ...change } });
const tasks = [...builderCalls, ...markCalls];
const taskCalled = (name: string) => tasks.find(({ path }) => path === `/builder/api/${name}`)!;

/** What a task answers, or the kind of its failure. */
async function ask(name: string, fields: Record<string, unknown> = {}, caller = by()): Promise<Told> {
  const done = await run(taskCalled(name).operation, fields, caller);
  return (done.ok ? done.value : done.kind) as Told;
}
const premium = () => by({ premium: true });

describe("what a member says of an item", () => {
  const negroni = { link_table: "cocktails", link_id: 77 };

  it("is a favourite or not, and stands in the list of them", async () => {
    expect(await ask("favourite", { ...negroni, add: "yes" })).toEqual({ favourite: "yes" });
    expect(await ask("favourite", { link_table: "ingredients", link_id: 1, add: "yes" })).toEqual({ favourite: "yes" });
    expect((await ask("favourite", { list: "yes" })).result_count).toBe(2);
    await ask("add-item", { link_id: 1 });
    const there = await ask("favourite", { list: "yes", in_ingredients: "yes" });
    expect(there.result.map(({ link_id }) => link_id)).toEqual([1]);
    expect((await ask("favourite", { list: "yes", in_ingredients: "no" })).result_count).toBe(1);
    // contract.md, 9: `page` names a screen, and `pp` is about the pantry.
    for (const more of [{ page: 2 }, { pp: 1 }, { page: 2, in_ingredients: "yes" }])
      expect([more, (await ask("favourite", { list: "yes", ...more })).result.length]).toEqual([
        more,
        "in_ingredients" in more ? 1 : 2,
      ]);
    expect(await ask("favourite", { ...negroni, add: "no" })).toEqual({ favourite: "no" });
    expect((await ask("favourite", { list: "yes" })).result_count).toBe(1);
    expect(await ask("favourite", { add: "yes" })).toBe("invalid");
  });

  it("is listed for whatever asks for the list, and by its table where that is named", async () => {
    for (const fields of [negroni, { link_table: "ingredients", link_id: 1 }]) await ask("favourite", fields);
    for (const list of ["yes", "favourite", "favourites", "all", true, 1])
      expect([list, (await ask("favourite", { list })).result_count]).toEqual([list, 2]);
    for (const [list, count] of Object.entries({ cocktails: 1, ingredients: 1, spiritbrands: 0 }))
      for (const count_only of ["no", "yes"])
        expect([list, (await ask("favourite", { list, count_only })).result_count]).toEqual([list, count]);
    for (const list of ["", "no", "0", "false", false]) expect(await ask("favourite", { list })).toBe("invalid");
  });

  it("is wished for, rated and tried", async () => {
    expect(await ask("wish-list", negroni)).toEqual({ wish_list: "yes" });
    expect(await ask("wish-list", { ...negroni, add: "no" })).toEqual({ wish_list: "no" });
    expect(await ask("rate", { link_id: 77, section: "cocktail", rating: "5.5" })).toEqual({ rating: 5.5 });
    expect(await ask("rate", { link_id: 77, section: "cocktail", rating: "0" })).toEqual({ rating: 0 });
    expect(await ask("rate", { link_id: 77, section: "cocktail", rating: "" })).toBe("invalid");
    expect(await ask("tried", { ...negroni, tried: "liked" })).toEqual({ tried: "liked" });
    expect(await ask("tried", { ...negroni, tried: "loved" })).toBe("invalid");
    expect(await ask("tried", { link_table: "cocktails", link_id: 999_999, tried: "liked" })).toBe("not-found");
  });

  it("has a note, where its writer is a premium member", async () => {
    expect(await ask("notes", { ...negroni, notes: "x" })).toBe("forbidden");
    expect(await ask("notes", { ...negroni, notes: " Less <b>ice</b>\r\nhere " }, premium())).toEqual({
      display: "Less &lt;b&gt;ice&lt;/b&gt;<br>here",
    });
    expect(await ask("notes", { ...negroni, notes: "x".repeat(2_001) }, premium())).toBe("invalid");
    expect(await ask("notes", { link_table: "jobs", link_id: 1, notes: "x" }, premium())).toBe("invalid");
    expect(await ask("notes", { ...negroni, notes: " " }, premium())).toEqual({ display: "" });
    const { rows } = await open.house.pool.query("select 1 from note where person_id = $1", [person.id]);
    expect(rows).toEqual([]);
  });
});

describe("the bottle that a member prefers", () => {
  async function ginAndRecipe() {
    const { catalogue } = await barOf({ ...by(), db: open.house.db, person, reads: new Reads() });
    const gin = [...catalogue.ingredients.values()].find(({ key }) => key === "london-dry-gin")!;
    const [first, second] = [...catalogue.brands.values()].filter(({ ingredientId }) => ingredientId === gin.id);
    const recipe = [...catalogue.recipes.values()].find(({ lines }) =>
      lines.some((line) => line.ingredientId === gin.id),
    )!;
    return { gin: gin.id, first: first!.id, second: second!.id, recipe: recipe.id };
  }
  type Brand = {
    spiritbrand: { preferred: boolean; preferred_recipes: unknown[]; preferred_recipe_exceptions: unknown[] };
  };
  const brand = async (id: number) => ((await ask("spiritbrand", { id })) as unknown as Brand).spiritbrand;

  it("is one of its kind, for premium members", async () => {
    const { gin, first, second } = await ginAndRecipe();
    const fields = { ingredient_id: gin, spiritbrand_id: first, add: "yes" };
    expect(await ask("preferred-ingredient", fields)).toBe("forbidden");
    expect(await ask("preferred-ingredient", fields, premium())).toEqual({ preferred: "yes" });
    expect((await brand(first)).preferred).toBe(true);
    await ask("preferred-ingredient", { ...fields, spiritbrand_id: second }, premium());
    expect([(await brand(first)).preferred, (await brand(second)).preferred]).toEqual([false, true]);
    expect(await ask("preferred-ingredient", { ...fields, spiritbrand_id: second, add: "no" }, premium())).toEqual({
      preferred: "no",
    });
    expect((await brand(second)).preferred).toBe(false);
    expect(await ask("preferred-ingredient", { ingredient_id: gin, add: "yes" }, premium())).toBe("invalid");
    expect(await ask("preferred-ingredient", { spiritbrand_id: 999_999 }, premium())).toBe("not-found");
  });

  it("is of the ingredient that is named with it, or of a kind of that", async () => {
    const { catalogue } = await barOf({ ...by(), db: open.house.db, person, reads: new Reads() });
    const called = (name: string) => [...catalogue.ingredients.values()].find(({ key }) => key === name)!.id;
    const { first } = await ginAndRecipe();
    const prefer = (ingredient_id: number) =>
      ask("preferred-ingredient", { ingredient_id, spiritbrand_id: first, add: "yes" }, premium());
    expect(await prefer(999_999)).toBe("not-found");
    expect(await prefer(called("vodka"))).toBe("invalid");
    expect((await brand(first)).preferred).toBe(false);
    expect(await prefer(called("gin"))).toEqual({ preferred: "yes" });
    // Another bottle for gin takes its place, of whatever kind of gin it is; and taken back there is none.
    const other = [...catalogue.brands.values()].find(({ ingredientId }) => ingredientId === called("plymouth-gin"))!;
    const gin = { ingredient_id: called("gin") };
    await ask("preferred-ingredient", { ...gin, spiritbrand_id: other.id }, premium());
    expect([(await brand(first)).preferred, (await brand(other.id)).preferred]).toEqual([false, true]);
    expect(await ask("preferred-ingredient", { ...gin, add: "no" }, premium())).toEqual({ preferred: "no" });
    expect((await brand(other.id)).preferred).toBe(false);
  });

  it("is another one in one recipe, or none there", async () => {
    const { gin, first, recipe } = await ginAndRecipe();
    const there = { cocktail_id: recipe, ingredient_id: gin };
    expect(await ask("preferred-ingredient", { ...there, spiritbrand_id: first })).toEqual({ preferred: "yes" });
    expect((await brand(first)).preferred_recipes).toMatchObject([{ cocktails_id: recipe, spiritbrands_id: first }]);
    await ask("preferred-ingredient", { spiritbrand_id: first }, premium());
    expect(await ask("preferred-ingredient", { ...there, spiritbrand_id: "-1" })).toEqual({ preferred: "no" });
    const after = await brand(first);
    expect(after.preferred_recipes).toEqual([]);
    expect(after.preferred_recipe_exceptions).toMatchObject([{ cocktails_id: recipe, ingredients_id: gin }]);
    await ask("preferred-ingredient", { ...there, spiritbrand_id: "-1", delete: "yes" });
    expect((await brand(first)).preferred_recipe_exceptions).toEqual([]);
    expect(await ask("preferred-ingredient", { cocktail_id: recipe, ingredient_id: 999_999 })).toBe("invalid");
  });
});

describe("the ingredient list", () => {
  it("has what was added and the staples, by type, name and what the pantry puts there", async () => {
    expect(await ask("add-item", { link_id: 1 })).toEqual({
      link_id: 1,
      link_table: "ingredients",
      in_ingredients: "yes",
    });
    // What is there already is as good as added.
    expect(await ask("add-item", { link_id: 1 })).toMatchObject({ in_ingredients: "yes" });
    expect(await ask("add-item", { link_id: 999_999 })).toBe("not-found");
    const own = await ask("ingredients", { pp: "hide" });
    expect(own.result.map(({ link_id }) => link_id)).toEqual([1]);
    const [item] = own.result as unknown as { id: number; ingredient: { catId: number } }[];
    expect((await ask("ingredients", { pp: "hide", type: item!.ingredient.catId })).result_count).toBe(1);
    expect((await ask("ingredients", { pp: "hide", type: "beer-cider" })).result_count).toBe(0);
    expect((await ask("ingredients", { pp: "hide", keyword: "xqz" })).result_count).toBe(0);
    const staples = await ask("ingredients", { pp: "only" });
    expect((await ask("ingredients", { pantry: "no" })).result_count).toBe(1);
    expect((await ask("ingredients")).result_count).toBe(staples.result_count + 1);
    const staple = staples.result[0]!.link_id;
    expect(await ask("delete-item", { pre_populated_iid: staple })).toEqual({ deleted: "yes" });
    expect((await ask("ingredients", { pp: "only" })).result_count).toBe(staples.result_count - 1);
    await ask("add-item", { link_id: staple });
    expect((await ask("ingredients", { pp: "only" })).result_count).toBe(staples.result_count);
    expect(await ask("delete-item", { id: item!.id })).toEqual({ deleted: "yes" });
    expect(await ask("delete-item", { id: item!.id })).toBe("not-found");
    expect(await ask("delete-item")).toBe("invalid");
  });

  it("is put in order by name, by age, and by what its things go into", async () => {
    const { result } = await ask("ingredient-list", { category: "install" });
    for (const { link_id } of result.slice(0, 12)) await ask("add-item", { link_id });
    const names = async (sort: string) =>
      (await ask("ingredients", { pp: "hide", sort })).result.map(({ display_name }) => display_name);
    const byName = await names("name");
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(await names("oldest")).toEqual((await names("newest")).toReversed());
    const { result: counted } = await ask("ingredients", { pp: "hide", sort: "recipes" });
    const counts = (counted as unknown as { ingredient: { cocktail_count: number } }[]).map(
      (one) => one.ingredient.cocktail_count,
    );
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it("says what one may be a kind of, and never a kind of itself", async () => {
    const found = await ask("add-ingrededient-category-search", { keyword: "gin" });
    const ids = (found.result as unknown as { id: number }[]).map(({ id }) => id);
    const named = (found.result as unknown as { id: number; display_name: string }[]).find(
      (one) => one.display_name === "Gin",
    )!;
    expect(ids.length).toBeGreaterThan(1);
    expect((await ask("add-ingrededient-category-search", { keyword: "gi" })).result_count).toBe(0);
    const without = await ask("add-ingrededient-category-search", {
      keyword: "gin",
      ingredient_id: named.id,
      limit: 100,
    });
    expect(without.result.map(({ display_name }) => display_name)).not.toContain("Gin");
    expect(without.result.map(({ display_name }) => display_name)).not.toContain("London dry gin");
  });
});

describe("what is counted", () => {
  it("is what the engine counts, to the digit: of a list, and of each class", async () => {
    const { result } = await ask("ingredient-list", { category: "install", limit: 60 });
    const ids = result.slice(0, 14).map(({ link_id }) => link_id);
    for (const link_id of ids) await ask("add-item", { link_id });
    const own = await barOf({ ...by(), db: open.house.db, person, reads: new Reads() });
    const engine = own.open(0);
    const told = await ask("ingredient-list", { category: "install", iid: ids.join(",") });
    expect(told.recipe_count).toBe(engine.count());
    expect(engine.count()).toBeGreaterThan(10);

    const progress = (await ask("progress", { type: "ingredient" })) as unknown as Record<string, Progress>;
    for (const [name, grades] of Object.entries({ K: "K", P: "P", C: "C", all: "KPC" })) {
      const { items, ...rest } = progress[name]!;
      const graded = [...own.catalogue.ingredients.values()].filter(({ grade }) => grades.includes(grade));
      const missing = graded.filter(({ id }) => !engine.has(id));
      const unlocked = new Set(missing.flatMap(({ id }) => engine.unlockedBy(id)));
      expect([name, rest.total, rest.complete]).toEqual([name, graded.length, graded.length - missing.length]);
      expect([name, rest.missing_recipe_count]).toEqual([name, unlocked.size]);
      for (const { id, missing_recipe_count } of items) expect(missing_recipe_count).toBe(engine.unlockedBy(id).length);
    }
  });

  it("begins with the grades K and P and the staples, by how many recipes ask for them", async () => {
    const { result } = await ask("ingredient-list", { category: "install" }, callerOf(open.house));
    const { catalogue } = await barOf({ ...by(), db: open.house.db, person, reads: new Reads() });
    const asking = new Map<number, number>();
    for (const { isPublic, lines } of catalogue.recipes.values())
      for (const id of new Set(isPublic ? lines.map((line) => line.ingredientId) : []))
        asking.set(id, (asking.get(id) ?? 0) + 1);
    const fitting = [...catalogue.ingredients.values()].filter((row) => "KP".includes(row.grade) || row.pantry);
    const counts = fitting.flatMap(({ id, homemade }) => (homemade ? [] : [asking.get(id) ?? 0]));
    expect(result.map(({ link_id }) => asking.get(link_id))).toEqual(counts.sort((a, b) => b - a).slice(0, 60));
    const told = result as unknown as { link_id: number; pre_populated_item: string }[];
    const staples = told.filter((row) => row.pre_populated_item === "yes").map(({ link_id }) => link_id);
    expect(staples.length).toBeGreaterThan(3);
    expect(staples.every((id) => catalogue.ingredients.get(id)!.pantry)).toBe(true);
  });

  it("is told to guests of what they begin with, and of nothing else", async () => {
    const guest = callerOf(open.house);
    const all = await ask("ingredient-list", { category: "install", limit: 100 }, guest);
    expect([all.result_count, all.recipe_count]).toEqual([60, 0]);
    const some = await ask("ingredient-list", { category: "install", iid: "1,2,5", limit: 0 }, guest);
    expect(some).toMatchObject({ result: [], result_count: 60 });
    for (const category of ["", "base-spirits"])
      expect(await ask("ingredient-list", { category }, guest)).toBe("forbidden");
    for (const name of ["ingredients", "progress", "favourite"])
      expect([name, await ask(name, {}, guest)]).toEqual([name, "forbidden"]);
  });
});
