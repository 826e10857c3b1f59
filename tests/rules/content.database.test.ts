import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import { slugOf } from "#app/kit/slug.ts";
import { loadLibrary, schemasOf, shippedLibrary } from "#app/library/library.server.ts";
import { type TestHouse, testHouse } from "../house.ts";

type Line = { ingredient: string; brand?: string; amount: number; unit: string; optional?: boolean };
type Entry = {
  id: number;
  key: string;
  name: string;
  aka?: string[];
  teaser?: string;
  history?: string;
  description?: string;
  iba?: string;
  lines?: Line[];
  glass?: string;
  ml?: number;
  parent?: string | string[];
  ingredient?: string;
};
type Kind = "cocktails" | "ingredients" | "brands" | "glasses" | "units";

/** The data files as they are, read without the loader's help. */
function entriesOf(kind: Kind): Entry[] {
  const names = readdirSync(shippedLibrary, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".json") && !name.endsWith(".schema.json"))
    .flatMap(
      (name) => (JSON.parse(readFileSync(join(shippedLibrary, name), "utf8")) as Record<Kind, Entry[]>)[kind] ?? [],
    );
}
const cocktails = entriesOf("cocktails");
const byKey = (kind: Kind) => new Map(entriesOf(kind).map((entry) => [entry.key, entry]));

let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
});
afterAll(() => open?.close());

describe("the library that ships", () => {
  it("loads whole into an empty database, and a second time changes nothing", async () => {
    const first = await loadLibrary(open.house.bulk, shippedLibrary);
    expect(first.refused).toEqual([]);
    expect(first.added.filter(({ kind }) => kind === "cocktails")).toHaveLength(cocktails.length);
    expect(await loadLibrary(open.house.bulk, shippedLibrary)).toMatchObject({ added: [], changed: [], removed: [] });
  });

  it("is as large as was promised", async () => {
    expect(cocktails.length).toBeGreaterThanOrEqual(110);
    expect(new Set(cocktails.map(({ name }) => slugOf(name))).size).toBe(cocktails.length);
    const without = await open.house.pool.query("select name from cocktail where abv < $1", [alcoholFreeBelow]);
    expect(without.rows.length).toBeGreaterThanOrEqual(15);
  });

  it("has the 102 drinks of the International Bartenders Association, 34 in each of its three groups", () => {
    const listed = cocktails.filter(({ iba }) => iba !== undefined);
    const groups = Map.groupBy(listed, ({ iba }) => iba);
    expect(Object.fromEntries([...groups].map(([group, drinks]) => [group, drinks.length]))).toEqual({
      "The Unforgettables": 34,
      "Contemporary Classics": 34,
      "New Era Drinks": 34,
    });
    const names = new Set(listed.flatMap(({ name, aka = [] }) => [name, ...aka]).map(slugOf));
    for (const name of [
      "Negroni",
      "Dry Martini",
      "Mojito",
      "Piña Colada",
      "Espresso Martini",
      "Penicillin",
      "Bellini",
      "Jungle Bird",
      "IBA Tiki",
    ])
      expect(names, name).toContain(slugOf(name));
  });

  it("holds drinks that fit their glasses", () => {
    const glasses = byKey("glasses");
    const units = byKey("units");
    const over = cocktails.filter(({ lines, glass }) => {
      const poured = lines!.map((line) => (line.optional ? 0 : line.amount * (units.get(line.unit)!.ml ?? 0)));
      return poured.reduce((sum, ml) => sum + ml, 0) > glasses.get(glass!)!.ml!;
    });
    expect(over.map(({ name }) => name)).toEqual([]);
  });

  it("holds drinks between no strength and 60 per cent", async () => {
    const rows = await open.house.pool.query("select name, abv, volume_ml from cocktail");
    for (const { name, abv, volume_ml } of rows.rows as { name: string; abv: number; volume_ml: number }[]) {
      expect(abv, name).toBeGreaterThanOrEqual(0);
      expect(abv, name).toBeLessThanOrEqual(60);
      expect(volume_ml, name).toBeGreaterThan(10);
    }
  });

  it("names brands only where they are of the ingredient or of a kind of it", () => {
    const brands = byKey("brands");
    const ingredients = byKey("ingredients");
    for (const { name, lines } of cocktails) {
      for (const { brand, ingredient } of lines!) {
        if (brand === undefined) continue;
        const kin = new Set([brands.get(brand)?.ingredient ?? ""]);
        for (const key of kin) for (const parent of [ingredients.get(key)?.parent ?? []].flat()) kin.add(parent);
        expect(kin, `${name}: ${brand}`).toContain(ingredient);
      }
    }
  });

  it("says nothing twice", () => {
    const texts = (["cocktails", "ingredients", "brands", "glasses"] as const)
      .flatMap(entriesOf)
      .flatMap(({ teaser, history, description }) => [teaser, history, description]);
    // What is shorter is the end of an abbreviation ("Berry Bros.") or worth saying twice.
    const sentences = texts
      .flatMap((text) => text?.toLowerCase().split(/(?<=[.!?])\s+/) ?? [])
      .filter((sentence) => sentence.length > 20);
    const twice = sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
    expect(sentences.length).toBeGreaterThan(2_000);
    expect(twice).toEqual([]);
  });
});

describe("the JSON Schemas beside it", () => {
  it("are those of the loader (npm run jigger -- content schema)", () => {
    for (const [kind, schema] of Object.entries(schemasOf())) {
      const file = join(shippedLibrary, "schema", `${kind}.schema.json`);
      expect(JSON.parse(readFileSync(file, "utf8")), kind).toEqual(JSON.parse(JSON.stringify(schema)));
    }
    const names = readdirSync(join(shippedLibrary, "schema"));
    expect(names.sort()).toEqual(
      Object.keys(schemasOf())
        .map((kind) => `${kind}.schema.json`)
        .sort(),
    );
  });
});
