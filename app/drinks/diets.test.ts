import { describe, expect, it } from "vitest";
import { type Contents, containsWords, contentsByKey, dietOf, type Stated, together, toldContents } from "./diets.ts";

const plain: Contents = { contains: [], vegan: "yes", vegetarian: true };
const egg: Contents = { contains: ["egg"], vegan: "no", vegetarian: true };
const wine: Contents = { contains: ["sulphites"], vegan: "check", vegetarian: true };
const anchovy: Contents = { contains: ["fish"], vegan: "no", vegetarian: false };

describe("what several things hold", () => {
  it("is what any of them does, in one order", () => {
    expect(together([wine, egg, plain, egg])).toEqual({
      contains: ["egg", "sulphites"],
      vegan: "no",
      vegetarian: true,
    });
    expect(together([wine, plain]).vegan).toBe("check");
    expect(together([])).toEqual(plain);
  });

  it("suits nobody whom one of them does not", () => {
    expect([plain, wine, egg, anchovy].map((one) => dietOf(together([plain, one])))).toEqual([
      "vegan",
      "vegan-wine",
      "vegetarian",
      null,
    ]);
    expect(dietOf(together([egg, wine]))).toBe("vegetarian");
  });
});

describe("what an ingredient holds", () => {
  const known = contentsByKey(
    new Map<string, Stated>([
      ["egg", { contains: ["egg"], vegan: "no" }],
      ["bacon", { vegan: "no", meat: true }],
      ["sauce", { contains: ["fish"], vegan: "no" }],
      ["batter", { parts: [{ ingredient: "egg" }, { ingredient: "sugar" }] }],
      ["posset", { contains: ["milk"], parts: [{ ingredient: "batter" }] }],
      ["snake", { contains: ["nuts"], parts: [{ ingredient: "tail" }] }],
      ["tail", { parts: [{ ingredient: "snake" }] }],
      ["lime", {}],
    ]),
  );

  it("is what its file says, nothing where it says nothing", () => {
    expect(known.get("lime")).toEqual(plain);
    expect(known.get("sauce")).toEqual(anchovy);
    expect(known.get("bacon")!.vegetarian).toBe(false);
  });

  it("is what its parts hold, and theirs", () => {
    expect(known.get("batter")).toEqual(egg);
    expect(known.get("posset")).toEqual({ contains: ["egg", "milk"], vegan: "no", vegetarian: true });
  });

  it("ends where things are made of each other", () => {
    expect(known.get("snake")!.contains).toEqual(["nuts"]);
  });
});

describe("how it is told", () => {
  const line = (name: string, contents: Contents, optional = false) => ({ ...contents, name, optional });

  it("says what stays away with what is left out", () => {
    const told = toldContents(["egg", "sulphites"], "vegetarian", [line("Port", wine), line("Egg white", egg, true)]);
    expect(containsWords(told)).toBe("egg if you add the egg white, sulphites");
    expect(told.check).toEqual([]);
    const sauce = line("Worcestershire sauce", { ...egg, contains: ["fish"] }, true);
    expect(containsWords(toldContents(["fish"], null, [sauce]))).toBe("fish if you add the Worcestershire sauce");
  });

  it("says whose label decides, and that there is none of all that", () => {
    expect(toldContents(["sulphites"], "vegan-wine", [line("Gin", plain), line("Port", wine)]).check).toEqual(["Port"]);
    expect(containsWords(toldContents([], "vegan", []))).toMatch(/^none of egg, .* and caffeine$/);
  });

  it("keeps what only the garnish brings", () => {
    expect(containsWords(toldContents(["celery"], "vegan", []))).toBe("celery");
  });
});
