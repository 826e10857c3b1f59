import { describe, expect, it } from "vitest";
import { type Diet, dietOf } from "#app/drinks/diets.ts";
import { readLibrary } from "../files/read.server.ts";
import { shippedLibrary } from "../library.server.ts";
import { contentsOfEntry } from "../load/recipe-facts.ts";
import { cocktailRow, indexOf } from "../load/rows.ts";

/**
 * Known drinks, read off their recipes by a person and not by the code that is tested: what they hold that people must or
 * will not drink, whom they suit, and what kind of drink they are.
 */
const known: [key: string, contains: string, diet: Diet | null, tags?: string[], not?: string[]][] = [
  ["negroni", "sulphites", "vegan-wine", ["equal parts", "three ingredients", "IBA"], ["vegan", "modern classic"]],
  ["daiquiri", "", "vegan", ["vegan", "vegetarian"]],
  ["old-fashioned", "sulphites", "vegan", [], ["equal parts"]],
  ["sidecar", "", "vegan", ["three ingredients"]],
  ["gin-fizz", "", "vegan"],
  ["aviation", "sulphites", "vegan", ["four ingredients"]],
  ["sazerac", "", "vegan"],
  ["tommys-margarita", "", "vegan", ["modern classic"]],
  ["paper-plane", "", "vegan", ["equal parts", "modern classic"]],
  ["rum-swizzle", "nuts, sulphites", "vegan"],
  ["manhattan", "sulphites", "vegan-wine", ["stirred"]],
  ["perfect-manhattan", "sulphites", "vegan-wine"],
  ["dry-martini", "sulphites", "vegan-wine", ["two ingredients"]],
  ["vodka-martini", "sulphites", "vegan-wine"],
  ["rob-roy", "sulphites", "vegan-wine"],
  ["affinity", "sulphites", "vegan-wine"],
  ["mai-tai", "nuts", "vegan"],
  ["whiskey-sour", "egg, sulphites", "vegetarian"],
  ["white-russian", "milk, caffeine", "vegetarian"],
  ["espresso-martini", "caffeine", "vegan", ["modern classic"], ["classic", "hot"]],
  ["irish-coffee", "milk, caffeine", "vegetarian", ["hot", "winter"]],
  ["bloody-mary", "gluten, fish, celery", null, [], ["vegan", "vegetarian"]],
  ["caesar", "gluten, fish, celery", null],
  ["bees-knees", "", "vegetarian", [], ["vegan"]],
  ["amaretto-sour", "egg, nuts, sulphites", "vegetarian"],
  ["corpse-reviver-no-2", "sulphites", "vegan-wine", ["equal parts"]],
  ["naked-and-famous", "", "vegetarian", ["equal parts", "modern classic"]],
  ["last-word", "", "vegan", ["equal parts"]],
  ["kamikaze", "", "vegan", ["equal parts"]],
  ["grasshopper", "milk", "vegetarian", ["equal parts"]],
  ["bramble", "", "vegan", ["modern classic"], ["classic"]],
  ["cosmopolitan", "", "vegan", ["modern classic"], ["classic"]],
  ["old-cuban", "sulphites", "vegan-wine", ["modern classic"], ["classic"]],
  ["shandygaff", "gluten", "vegan-wine", ["two ingredients"]],
  ["michelada", "gluten, fish", null],
  ["pina-colada", "sulphites", "vegan", ["frozen", "summer"]],
  ["zombie", "nuts", "vegan", [], ["frozen"]],
  ["cuba-libre", "caffeine", "vegan"],
  ["tom-and-jerry", "egg, milk", "vegetarian", ["hot"]],
  ["snowball", "egg, sulphites", "vegetarian"],
  ["glogg", "nuts, sulphites", "vegan-wine", ["hot"]],
  ["shirley-temple", "sulphites", "vegan", ["no alcohol"], ["low alcohol"]],
  ["sherry-flip", "egg, sulphites", "vegetarian", ["low alcohol"]],
  ["hot-toddy", "", "vegetarian", ["hot", "winter"]],
];

const { library } = await readLibrary(shippedLibrary);
const index = indexOf(library);
const entry = (key: string) => library.cocktails.find((one) => one.key === key);

describe("known drinks hold what they hold", () => {
  it("for forty and more of them", () => {
    expect(known.length).toBeGreaterThanOrEqual(40);
    expect(known.filter(([key]) => !entry(key)).map(([key]) => key)).toEqual([]);
  });

  it.each(known)("%s", (key, contains, diet, tags = [], not = []) => {
    const held = contentsOfEntry(entry(key)!, index);
    expect([held.contains.join(", "), dietOf(held)]).toEqual([contains, diet]);
    const row = cocktailRow(entry(key)!, index);
    expect(row.contains).toEqual(held.contains);
    expect(row.tags).toEqual(expect.arrayContaining(tags));
    expect((row.tags as string[]).filter((tag) => not.includes(tag))).toEqual([]);
  });
});
