import { describe, expect, test } from "vitest";
import { drinkFacts } from "../drink-facts.ts";
import { poured } from "./poured.ts";
import { asideOf, isFlashed, isMixed, isSunk, layerOf, peelOf } from "./told.ts";

const line = { key: "gin", name: "Gin", ml: 45, colour: "#f4f4ef", clarity: "clear", fizzy: false, note: null };
const recipe = {
  name: "Any",
  shape: "coupe",
  glassMl: 200,
  method: "build",
  ice: "none",
  garnishItems: [] as string[],
  tags: [] as string[],
  lines: [line],
};

describe("what a recipe's words tell of its picture", () => {
  test("layers: by the line's note, or by the one step that names it and does not stir", () => {
    const rum = { name: "Black rum", note: null };
    expect(layerOf(rum, ["Float the black rum on top so that it spreads."])).toBe("float");
    expect(layerOf(rum, ["Pour the rum over the back of a spoon."])).toBe("float");
    expect(layerOf({ name: "Grenadine", note: null }, ["Trickle the grenadine down the inside."])).toBe("sink");
    expect(
      layerOf({ name: "Grenadine", note: null }, ["Trickle the grenadine through it and stir once."]),
    ).toBeUndefined();
    expect(layerOf(rum, ["Shake everything."])).toBeUndefined();
  });

  test("no layers: what is poured together is drunk mixed, unless no step is known", () => {
    expect(isMixed([line], ["Warm the juices and ladle into mugs."])).toBe(true);
    expect(isMixed([line], ["Cover with cream and dust with cocoa."])).toBe(false);
    expect(isMixed([{ note: "floated" }], ["Stir."])).toBe(false);
    expect(isMixed([line], [])).toBe(false);
  });

  test("ice that the blender leaves whole", () => {
    expect(isFlashed("blend", "crushed", ["Run it for no more than five seconds."])).toBe(true);
    expect(isFlashed("blend", "cubed", ["Blend and strain."])).toBe(true);
    expect(isFlashed("blend", "crushed", ["Blend until smooth."])).toBe(false);
    expect(isFlashed("shake", "crushed", ["Shake for five seconds."])).toBe(false);
  });

  test.each([
    ["Lemon twist. Squeeze a lemon peel over it and discard the peel.", "gone"],
    ["Three orange twists, two of them discarded.", "laid"],
    ["Orange zest. Twist the orange zest over the surface and drop it in.", "laid"],
    ["Lemon twist. Hang a twist on the rim.", "curl"],
    ["Orange twist. Garnish with a long, curled strip of orange peel.", "ribbon"],
  ])("a peel: %s", (words, form) => {
    expect(peelOf(words, "coupe", "shake", "none")).toBe(form);
  });

  test("a peel of which nothing is said lies as bars have it in such a glass", () => {
    const words = "Lemon twist";
    expect(peelOf(words, "flute", "build", "none")).toBe("ribbon");
    expect(peelOf(words, "old-fashioned", "build", "large")).toBe("laid");
    expect(peelOf(words, "nick-and-nora", "stir", "none")).toBe("laid");
    expect(peelOf(words, "coupe", "shake", "none")).toBe("curl");
  });

  test("fruit that is dropped in, and a small glass beside or within", () => {
    expect(isSunk(["Lower in the cherry."])).toBe(true);
    expect(isSunk(["Spear a cherry and lay it across."])).toBe(false);
    const whiskey = { ...line, key: "bourbon", note: "in its own small glass" };
    const lager = { ...line, key: "lager", fizzy: true };
    expect(asideOf([whiskey, lager], [])).toEqual({ keys: ["bourbon"], within: false });
    expect(asideOf([line, lager], ["Drop in the shot and drink at once."])).toEqual({ keys: ["gin"], within: true });
  });
});

describe("what is poured", () => {
  const counted = (key: string, method: string, steps: string[] = []) =>
    poured([{ ...line, key, ml: 0, unit_kind: "count", amount: 1 }], method, steps)[0];

  test("fruit that only lies in a built drink dyes nothing; what simmers does", () => {
    expect(counted("orange", "build")?.ml).toBe(0);
    expect(counted("cinnamon", "build", ["Simmer for ten minutes."])?.ml).toBeGreaterThan(0);
    expect(counted("cinnamon", "build", ["Drop it in."])?.ml).toBe(0);
  });

  test("brown sugar counts by the gram, white sugar only where it is burnt", () => {
    const weighed = (key: string, steps: string[] = []) =>
      poured([{ ...line, key, ml: 0, unit_kind: "weight", amount: 25 }], "build", steps)[0];
    expect(weighed("panela")?.ml).toBe(25);
    expect(weighed("white-sugar")?.ml).toBe(0);
    expect(weighed("white-sugar", ["Melt the sugar until it is amber."])?.ml).toBe(25);
  });

  test("a scoop lies in a built drink and is blended into another, a yolk lies unbroken where the recipe says so", () => {
    const ice = {
      ...line,
      key: "vanilla-ice-cream",
      ml: 0,
      colour: "#f8eed4",
      clarity: "opaque",
      unit_kind: "weight",
      amount: 60,
    };
    expect(drinkFacts({ ...recipe, lines: [line, ice] })).toMatchObject({ scoop: "#f8eed4", pours: [{ name: "Gin" }] });
    expect(drinkFacts({ ...recipe, method: "blend", lines: [line, ice] }).scoop).toBeUndefined();
    const yolk = { ...line, key: "egg-yolk", ml: 0, unit_kind: "count", amount: 1, note: "unbroken, very fresh" };
    expect(drinkFacts({ ...recipe, lines: [line, yolk] }).garnishes).toEqual(["egg"]);
  });

  test("a twist that is thrown away is not drawn", () => {
    const twisted = { ...recipe, garnishItems: ["lemon-twist"], garnish: "Lemon twist, expressed and thrown away" };
    expect(drinkFacts(twisted).garnishes).toEqual([]);
    expect(drinkFacts({ ...twisted, garnish: "Lemon twist" })).toMatchObject({
      garnishes: ["lemon-twist"],
      peel: "curl",
    });
  });
});
