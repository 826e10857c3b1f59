import { describe, expect, it } from "vitest";
import { type MadeRecipe, makingOf, otherGlasses } from "./making.ts";
import { minutesWords, toolWords } from "./making-words.ts";

const ml = (key: string, homemade = false) => ({ key, homemade, unitKind: "volume", unit: "ml" });
const recipe = (facts: Partial<MadeRecipe>): MadeRecipe => ({
  method: "build",
  lines: [ml("gin"), ml("tonic-water")],
  instructions: ["Fill a glass with ice.", "Pour in both."],
  garnish: "",
  ...facts,
});

describe("how hard a drink is", () => {
  it("is easy where one only pours", () => {
    expect(makingOf(recipe({})).difficulty).toBe(1);
  });

  it("takes practice with egg white and a float", () => {
    const instructions = ["Shake without ice, then with it.", "Float the wine over the back of a spoon."];
    expect(makingOf(recipe({ method: "shake", instructions })).difficulty).toBe(2);
  });

  it("is for skilled hands where something burns, thrown from mug to mug", () => {
    const instructions = ["Set it alight and throw it from mug to mug.", "Warm the mugs first."];
    expect(makingOf(recipe({ method: "throw", instructions })).difficulty).toBe(3);
  });

  it("grows with what is made at home, but not with plain syrup", () => {
    const instructions = ["Muddle the leaves.", "Shake and strain."];
    const made = (key: string) =>
      makingOf(recipe({ method: "shake", instructions, lines: [ml("gin"), ml(key, true)] }));
    expect(made("simple-syrup").difficulty).toBe(1);
    expect(made("gardenia-mix").difficulty).toBe(2);
  });
});

describe("how long it takes", () => {
  it("counts every wait that its steps tell of", () => {
    const minutes = (...instructions: string[]) => makingOf(recipe({ instructions })).minutes;
    expect(minutes("Pour both over ice.")).toBe(2);
    expect(minutes("Leave it for half an hour.")).toBe(30);
    expect(minutes("Wait two minutes, then chill for two hours.")).toBe(125);
    expect(minutes("Freeze it overnight.")).toBe(480);
    expect(minutes("Stir for thirty seconds.")).toBe(2);
    expect(minutes("Put the glass in the freezer for fifteen minutes.", "Pour both over ice.")).toBe(2);
  });

  it("is said in words", () => {
    expect([1, 4, 125, 150, 485].map(minutesWords)).toEqual([
      "A minute",
      "About 4 minutes",
      "About 2 hours",
      "About 2½ hours",
      "Begun the day before",
    ]);
  });
});

describe("the tools", () => {
  it("follow from the method, the lines and the steps", () => {
    const sour = recipe({
      method: "shake",
      lines: [ml("gin"), ml("lemon-juice"), ml("simple-syrup", true)],
      instructions: ["Muddle the leaves.", "Shake with ice.", "Fine strain into a coupe."],
      garnish: "Lemon twist",
    });
    expect(makingOf(sour).tools).toEqual([
      "jigger",
      "juicer",
      "boston-set",
      "muddler",
      "hawthorne-strainer",
      "fine-strainer",
      "peeler",
    ]);
    expect(toolWords(makingOf(sour).tools)).toBe("Jigger, juicer, shaker, muddler, strainer, fine strainer, peeler");
  });

  it("leave the mixing glass out of what is stirred in a pan", () => {
    const stirred = (step: string) => makingOf(recipe({ method: "stir", instructions: [step] })).tools;
    expect(stirred("Stir with ice.")).toContain("mixing-glass");
    expect(stirred("Stir in a pan and pour over ice.")).not.toContain("mixing-glass");
  });
});

describe("another glass", () => {
  const sizes: Record<string, number> = { coupe: 180, "nick-and-nora": 150, martini: 200, saucer: 200 };
  const others = (volume: number, ice = "none") =>
    otherGlasses({ key: "coupe", ml: 180 }, volume, ice, (key) => sizes[key]);

  it("is of its kind and holds the drink with its ice", () => {
    expect(others(120)).toEqual(["nick-and-nora", "martini"]);
    expect(others(160)).toEqual(["martini", "saucer"]);
    expect(others(160, "cubed")).toEqual(["martini", "saucer"]);
    expect(others(180, "cubed")).toEqual([]);
  });

  it("is none where nobody knows one", () => {
    expect(otherGlasses({ key: "shot", ml: 60 }, 50, "none", () => 100)).toEqual([]);
  });
});
