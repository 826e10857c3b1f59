import { expect, it } from "vitest";
import { differences, isSame, type RevisionFacts } from "./revision.ts";

const line = {
  ingredientId: 5,
  ingredient: "Gin",
  unitId: 1,
  unit: "ml",
  brandId: null,
  amount: 50,
  optional: false,
  note: null,
};
const facts: RevisionFacts = {
  ...{ name: "Fog", description: "", glass: "coupe", method: "shake", ice: "none", garnish: "", youtube_id: "" },
  instructions: ["Shake."],
  lines: [line, { ...line, ingredientId: 6, ingredient: "Lime juice", amount: 22.5 }],
};

it("tells what changed from one revision to the next", () => {
  const after = {
    ...facts,
    glass: "martini",
    instructions: ["Stir."],
    lines: [
      { ...line, amount: 60 },
      { ...line, ingredientId: 7, ingredient: "Honey", optional: true },
    ],
  };
  expect(differences(facts, after)).toEqual([
    "Glass: coupe → martini",
    "Without 22½ ml Lime juice",
    "50 ml Gin → 60 ml Gin",
    "New: 50 ml Honey (optional)",
    "The steps were written anew",
  ]);
  const reads = (field: string, value: string) => (field === "glass" ? `${value} glass` : value);
  expect(differences(facts, after, reads)[0]).toBe("Glass: coupe glass → martini glass");
  expect([differences(facts, facts), isSame(facts, structuredClone(facts)), isSame(facts, after)]).toEqual([
    [],
    true,
    false,
  ]);
});
