import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import { type BarCatalogue, barCatalogueOf, openFor } from "#app/my-bar/makeable.server.ts";
import type { Caller, Person } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { callerOf } from "#tests/callers.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { personIn } from "#tests/people.ts";
import { builderCalls } from "../builder-calls.server.ts";
import { finishSearch, keepSearch, openSearch } from "./kept/keep-search.server.ts";

let open: TestHouse;
let catalogue: BarCatalogue;
let person: Person;
let count = 0;
beforeAll(async () => {
  open = await testHouse({ library: true });
  catalogue = await barCatalogueOf(open.house);
});
afterAll(() => open?.close());
beforeEach(async () => {
  count += 1;
  person = await personIn(open.house, `searcher${count}`);
});

type Recipe = { id: number; rating: number | null; missing_count: number; hall_of_fame: string };
type Told = {
  result: Recipe[];
  result_count: number;
  sid: string;
  count: number;
  href: string;
  params: Record<string, unknown>;
  phrases: { iid: string };
  available_brands: { link_id: number; recipe_count: number }[];
};
const by = (): Caller => callerOf(open.house, { person });

async function ask(name: string, fields: Record<string, unknown> = {}, caller = by()): Promise<Told> {
  const task = builderCalls.find(({ path }) => path === `/builder/api/${name}`)!;
  const done = await run(task.operation, fields, caller);
  return (done.ok ? done.value : done.kind) as Told;
}
const idOf = (key: string) => [...catalogue.ingredients.values()].find((row) => row.key === key)!.id;
const chosen = () => ["gin", "campari", "sweet-vermouth", "lemon-juice", "triple-sec", "soda-water"].map(idOf);
const search = (fields: Record<string, unknown> = {}) =>
  ask("search-recipe", { iid: chosen().join(","), limit: 100, ...fields });
const ids = ({ result }: Told) => result.map(({ id }) => id);

describe("what a search finds", () => {
  it("is what the engine makes of the chosen ingredients, to the digit", async () => {
    for (const missing of [0, 1, 2, 3]) {
      const engine = openFor(catalogue, person.id, { ingredients: chosen(), brands: [], pantryOff: [] });
      expect((await search({ nonalcoholic: "include", missing })).result_count).toBe(engine.count(missing));
    }
    const guest = await ask(
      "search-recipe",
      { iid: chosen().join(","), nonalcoholic: "include" },
      callerOf(open.house),
    );
    expect(guest.result_count).toBe((await search({ nonalcoholic: "include" })).result_count);
    expect(guest.result.length).toBe(Math.min(20, guest.result_count));
  });

  it("is what every filter leaves", async () => {
    const wide = { missing: 3, nonalcoholic: "include" };
    const all = await ask("search-recipe", { iid: chosen().join(","), ...wide, limit: 0 });
    const countOf = async (fields: Record<string, unknown>) => (await search({ ...wide, ...fields })).result_count;
    const dry = await search({ ...wide, nonalcoholic: "only" });
    for (const id of ids(dry)) expect(catalogue.recipes.get(id)!.abv).toBeLessThan(alcoholFreeBelow);
    expect(dry.result_count + (await countOf({ nonalcoholic: "x" }))).toBe(all.result_count);
    const best = await search({ ...wide, rating: "5" });
    expect(best.result.every(({ rating }) => (rating ?? 0) >= 5)).toBe(true);
    expect((await countOf({ hof: "only" })) + (await countOf({ hof: "hide" }))).toBe(all.result_count);
    const [first, second] = ids(await search(wide));
    await open.house.pool.query("insert into favourite values ($1, 'cocktails', $2, now())", [person.id, first]);
    await open.house.pool.query("insert into rating values ($1, 'cocktails', $2, 4, now())", [person.id, second]);
    expect(ids(await search({ ...wide, favourite: "only" }))).toEqual([first]);
    expect(await countOf({ favourite: "hide" })).toBe(all.result_count - 1);
    expect(ids(await search({ ...wide, yourrating: "rated-only" }))).toEqual([second]);
    expect(ids(await search({ ...wide, yourrating: "5" }))).toEqual([]);
    const named = await search({ ...wide, keyword: "negroni" });
    expect(named.result_count).toBeGreaterThan(0);
    expect(named.result_count).toBeLessThan(all.result_count);
    expect(await countOf({ altingredients: 2 })).toBeGreaterThan(all.result_count);
    expect(await countOf({ requireoptional: "yes" })).toBeLessThanOrEqual(all.result_count);
    expect([await countOf({ commented: "only" }), await countOf({ commented: "hide" })]).toEqual([0, all.result_count]);
  });

  it("is shuffled by a seed, so that pages hold together", async () => {
    const fields = { missing: 0, sort: "shuffle", shuffle: 7 };
    const whole = ids(await search(fields));
    const pages = [await search({ ...fields, limit: 5 }), await search({ ...fields, limit: 5, offset: 5 })].flatMap(
      ids,
    );
    expect(pages).toEqual(whole.slice(0, 10));
    expect(ids(await search({ ...fields, shuffle: 8 }))).not.toEqual(whole);
    expect(ids(await search({ ...fields, sort: "best" })).toSorted()).toEqual(whole.toSorted());
  });

  it("names the bottles that can be used in it", async () => {
    const found = await search({ fetch_available_brands: "yes" });
    expect(found.available_brands.length).toBeGreaterThan(0);
    expect(
      found.available_brands.every(({ recipe_count }) => recipe_count > 0 && recipe_count <= found.result_count),
    ).toBe(true);
    expect(found.phrases.iid).toContain("and");
  });

  it("is one recipe, where one is asked for", async () => {
    const one = await ask("search-recipe", { id: 77 });
    expect(ids(one)).toEqual([77]);
    expect(await ask("search-recipe", { id: 999_999 })).toBe("not-found");
    for (const fields of [{}, { id: 77 }, { sid: "x", iid: "1" }])
      expect(await ask("search-recipe", fields, callerOf(open.house))).toBe("forbidden");
  });
});

describe("a search that is kept", () => {
  it("is begun, changed, filtered, named, opened, renamed and forgotten", async () => {
    expect(await ask("recipe-search-ingredients", {})).toBe("invalid");
    const { sid, count: first } = await ask("recipe-search-ingredients", { chosen_ingredient: chosen().slice(0, 2) });
    expect(first).toBe(2);
    const form = Object.fromEntries(chosen().map((id) => [id, "1"]));
    expect(await ask("recipe-search-ingredients", { sid, step_one: { chosen_ingredient: form } })).toMatchObject({
      sid,
      count: 6,
    });
    expect((await ask("recipe-search-ingredients", { sid })).count).toBe(6);
    const set = await ask("recipe-search-param", { sid, name: "missing", value: "1", method: "set" });
    expect(set.params).toMatchObject({ missing: 1 });
    expect(await ask("recipe-search-param", { sid, name: "person_id", value: "1" })).toBe("invalid");
    const found = await ask("search-recipe", { sid });
    expect(found.result_count).toBe((await search({ missing: 1 })).result_count);
    expect((await ask("search-recipe", { sid, missing: 2 })).result_count).toBeGreaterThan(found.result_count);

    expect((await ask("searches")).result_count).toBe(0);
    expect(await ask("recipe-search-complete", { sid, name: " " })).toBe("invalid");
    expect(await ask("recipe-search-complete", { sid, name: "Friday" })).toEqual({
      sid,
      name: "Friday",
      href: `/builder/recipes?sid=${sid}`,
    });
    const [kept] = (await ask("searches")).result;
    expect(kept).toMatchObject({
      name: "Friday",
      recipe_count: found.result_count,
      new_count: 0,
      param: { use_all_ingredients: "no" },
    });
    await ask("recipe-search-param", { sid, name: "missing", value: "2" });
    const [wider] = (await ask("searches")).result as unknown as { new_count: number; recipe_count: number }[];
    expect(wider!.new_count).toBe(wider!.recipe_count - found.result_count);
    expect((await run(openSearch, { sid }, by())).ok).toBe(true);
    expect((await ask("searches")).result[0]).toMatchObject({ new_count: 0 });
    expect((await ask("searches", { id: sid, name: "Saturday" })).result[0]).toMatchObject({ name: "Saturday" });
    expect((await ask("fetch-bws-by-id", { sid })).result_count).toBeGreaterThan(0);
    expect((await ask("searches", { id: sid, delete: "yes" })).result_count).toBe(0);
    expect(await ask("search-recipe", { sid })).toBe("not-found");
  });

  it("is nobody else's", async () => {
    const { sid } = await ask("recipe-search-ingredients", { chosen_ingredient: chosen() });
    const other = callerOf(open.house, { person: await personIn(open.house, `other${count}`) });
    for (const [name, fields] of Object.entries({
      "search-recipe": { sid },
      "recipe-search-ingredients": { sid, chosen_ingredient: [1] },
      "recipe-search-param": { sid, name: "missing", value: 1 },
      "recipe-search-complete": { sid, name: "mine" },
      searches: { id: sid, delete: "yes" },
      "fetch-bws-by-id": { sid },
    }))
      expect([name, await ask(name, fields, other)]).toEqual([name, "not-found"]);
  });

  it("without ingredients asks the whole bar; unnamed ones are few", async () => {
    const whole = await ask("recipe-search-complete", { name: "All that I have" });
    expect((await ask("searches")).result[0]).toMatchObject({ sid: whole.sid, param: { use_all_ingredients: "yes" } });
    for (let k = 0; k < 25; k++) await ask("recipe-search-ingredients", { chosen_ingredient: [1] });
    const { rows } = await open.house.pool.query("select name from recipe_search where person_id = $1", [person.id]);
    expect(rows.length).toBe(21);
  });

  it("is kept from an address, beside one that has its name, and gets its filters anew in the second step", async () => {
    const iid = chosen().join(",");
    const kept = await run(keepSearch, { iid, name: "First", missing: "1" }, by());
    if (!kept.ok) throw new Error(kept.reason);
    const more = await run(keepSearch, { sid: kept.value.sid, name: "Second", missing: "2" }, by());
    if (!more.ok) throw new Error(more.reason);
    expect(more.value.sid).not.toBe(kept.value.sid);
    expect((await ask("search-recipe", { sid: kept.value.sid })).params).toMatchObject({ missing: 1 });
    expect((await ask("search-recipe", { sid: more.value.sid })).params).toMatchObject({ missing: 2 });
    const finished = await run(finishSearch, { sid: more.value.sid, name: "Third", hof: "only" }, by());
    expect(finished.ok).toBe(true);
    const found = await ask("search-recipe", { sid: more.value.sid });
    expect(found.params).toMatchObject({ missing: 0, hof: "only", display_name: "Third" });
    expect((await ask("searches")).result).toMatchObject([{ new_count: 0 }, { new_count: 0 }]);
    const other = callerOf(open.house, { person: await personIn(open.house, `keeper${count}`) });
    for (const done of [
      await run(finishSearch, { sid: more.value.sid, name: "Mine" }, other),
      await run(keepSearch, { sid: more.value.sid, name: "Mine" }, other),
      await run(openSearch, { sid: more.value.sid }, other),
    ])
      expect(done).toMatchObject({ ok: false, kind: "not-found" });
  });

  it("tells of comments what is shown below a recipe", async () => {
    const all = ids(await search({ missing: 1 }));
    await open.house.pool.query(
      `insert into comment (link_table, link_id, person_id, text, status) values
        ('cocktails', $1, $3, 'Good', 'shown'), ('cocktails', $1, $3, 'Again', 'shown'), ('cocktails', $2, $3, 'Not yet', 'waiting')`,
      [all[0], all[1], person.id],
    );
    const commented = await search({ missing: 1, commented: "only" });
    expect(ids(commented)).toEqual([all[0]]);
    expect(commented.result[0]).toMatchObject({ engagement: { comments_count: 2 } });
    expect(ids(await search({ missing: 1, commented: "hide" })).slice(0, 99)).toEqual(all.slice(1));
  });
});
