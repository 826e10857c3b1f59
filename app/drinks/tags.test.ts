import { describe, expect, it } from "vitest";
import { isEqualParts, isFrozen, isHot, needlessTags, reckonedTags, type TaggedRecipe, tagsOf } from "./tags.ts";

const line = (key: string, ml: number | null = 30, unit = "ml", optional = false) => ({ key, ml, unit, optional });
const recipe = (facts: Partial<TaggedRecipe> = {}): TaggedRecipe => ({
  tags: [],
  method: "shake",
  ice: "none",
  glass: "coupe",
  instructions: ["Shake everything with ice."],
  lines: [line("gin", 50), line("lemon-juice", 25)],
  strength: { abv: 20, alcoholMl: 20 },
  diet: "vegan",
  ...facts,
});

describe("the tags that rules set", () => {
  it("come after the editors' own", () => {
    expect(tagsOf(recipe({ tags: ["sour"], iba: "New Era Drinks" }))).toEqual([
      ...["sour", "IBA", "two ingredients", "vegan", "vegetarian"],
    ]);
  });

  it("make a classic a modern one by its year", () => {
    const classic = (year?: number) => tagsOf(recipe({ tags: ["classic"], year })).filter((tag) => /classic/.test(tag));
    expect([classic(1919), classic(1980), classic()]).toEqual([["classic"], ["modern classic"], ["classic"]]);
    expect(tagsOf(recipe({ year: 2011 }))).not.toContain("modern classic");
  });

  it("say how strong it is", () => {
    expect(tagsOf(recipe({ strength: { abv: 0.4, alcoholMl: 1 } }))).toContain("no alcohol");
    expect(tagsOf(recipe({ strength: { abv: 6, alcoholMl: 11 } }))).toContain("low alcohol");
    expect(tagsOf(recipe())).not.toContain("low alcohol");
  });

  it("say whom it suits, vegan implying vegetarian", () => {
    const diet = (one: TaggedRecipe["diet"]) => tagsOf(recipe({ diet: one })).filter((tag) => /veg/.test(tag));
    expect(diet("vegan-wine")).toEqual(["vegan with a vegan wine", "vegetarian"]);
    expect(diet("vegetarian")).toEqual(["vegetarian"]);
    expect(diet(null)).toEqual([]);
  });

  it("are refused by hand, with the seasons that go without saying", () => {
    expect(needlessTags(recipe({ tags: ["vegan", "sour", "summer", "stirred"] }))).toEqual(["vegan", "stirred"]);
    const toddy = recipe({ tags: ["winter"], method: "build", glass: "toddy" });
    expect([tagsOf(toddy).includes("winter"), needlessTags(toddy)]).toEqual([true, ["winter"]]);
    expect(reckonedTags.size).toBe(14);
  });
});

describe("a hot drink", () => {
  const built = (facts: Partial<TaggedRecipe>) => recipe({ method: "build", instructions: ["Pour."], ...facts });

  it("is built without ice in a glass that stands it, of something hot, or over a flame", () => {
    expect(isHot(built({ glass: "irish-coffee" }))).toBe(true);
    expect(isHot(built({ glass: "shot", lines: [line("espresso"), line("grappa")] }))).toBe(true);
    expect(isHot(built({ glass: "punch-cup", instructions: ["Warm everything, and do not let it boil."] }))).toBe(true);
  });

  it("is no cold one, whatever its glass", () => {
    expect(isHot(built({ ice: "cubed", glass: "mug" }))).toBe(false);
    expect(isHot(built({ glass: "beer-mug" }))).toBe(false);
    expect(isHot(built({ glass: "mug", lines: [line("root-beer"), line("vanilla-ice-cream")] }))).toBe(false);
    expect(isHot(built({ instructions: ["Pour. After a cold walk, warm the glass first."] }))).toBe(false);
    expect(isHot(recipe({ lines: [line("espresso"), line("vodka")] }))).toBe(false);
  });
});

describe("a frozen drink", () => {
  const blended = (step: string, facts: Partial<TaggedRecipe> = {}) =>
    isFrozen(recipe({ method: "blend", ice: "crushed", instructions: [step], ...facts }));

  it("is blended to slush", () => {
    expect(blended("Blend with 120 g of crushed ice until smooth.")).toBe(true);
    expect(blended("Blend.", { lines: [line("vanilla-ice-cream", null, "scoop")] })).toBe(true);
  });

  it("is not flashed in the blender, sieved, poured over ice, or made without any", () => {
    expect(blended("Blend with crushed ice for no more than five seconds.")).toBe(false);
    expect(blended("Blend with ice and pass through a fine sieve.")).toBe(false);
    expect(blended("Blend until smooth and serve over ice.", { ice: "cubed" })).toBe(false);
    expect(blended("Blend and serve in a tall glass, without ice.")).toBe(false);
  });
});

describe("equal parts", () => {
  const equal = (...lines: TaggedRecipe["lines"]) => isEqualParts({ lines });

  it("are two or more of the same measure, dashes and leaves beside them", () => {
    expect(equal(line("gin"), line("campari"), line("sweet-vermouth"))).toBe(true);
    expect(
      equal(line("gin", 45), line("dry-vermouth", 45), line("bitters", 1.6, "dash"), line("mint", null, "leaf")),
    ).toBe(true);
    expect(equal(line("wine", 100), line("lemonade", 100, "top"), line("vermouth", 10, "ml", true))).toBe(true);
  });

  it("are not those of one thing, of spoons, or of what is counted", () => {
    expect(equal(line("gin"))).toBe(false);
    expect(equal(line("gin", 45), line("vermouth", 45), line("maraschino", 5, "barspoon"))).toBe(false);
    expect(equal(line("gin"), line("lemon-juice"), line("egg-white", null, "piece"))).toBe(false);
    expect(equal(line("gin", 30), line("campari", 28))).toBe(false);
  });
});
