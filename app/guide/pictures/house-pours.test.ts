import { expect, test } from "vitest";
import { housePour } from "./house-pours.ts";

test("a house without a cocktail pours what it is known for, else what its kind pours there, else nothing that we know", () => {
  const house = (kind: string, country: string, ...known_for: string[]) =>
    housePour({ kind, country, known_for })?.name;
  expect(house("pub", "Portugal", "Ginjinha")).toBe("small glass of ginjinha");
  expect(house("pub", "Netherlands", "Wooden house", "Genever and beer")).toBe("small glass of genever");
  expect(house("beer hall", "Germany", "Litre steins")).toBe("mug of beer");
  expect(house("pub", "England", "Rebuilt 1667")).toBe("pint of ale");
  expect(house("pub", "Portugal", "Tiles")).toBeUndefined();
  expect(house("café", "Austria", "Writers and chess")).toBe("cup of coffee");
  expect(house("cocktail bar", "Spain", "Beer on tap")).toBeUndefined();
});
