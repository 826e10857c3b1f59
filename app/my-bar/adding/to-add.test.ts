import { expect, it } from "vitest";
import type { FoundItem } from "../bar-types.ts";
import { toAdd, whatItIs } from "./to-add.ts";

function found(display_name: string, id: number): FoundItem {
  const shared = {
    sub_type: "spirit",
    link_table: "ingredients",
    colour: null,
    in_bar: false,
    my_bar_item_id: null,
  } as const;
  return { ...shared, display_name, label: display_name, id, link_id: id, ingredient_id: id };
}
const gin = found("Gin", 1);
const sloe = found("Sloe gin", 2);
const creme = found("Crème de cassis", 3);

it("adds what was chosen", () => {
  expect(toAdd("Sloe gin", sloe, [gin, sloe])).toBe(sloe);
});

it("adds what was named in full, whatever its case and accents", () => {
  expect(toAdd(" gin ", null, [gin, sloe])).toBe(gin);
  expect(toAdd("creme de cassis", null, [creme])).toBe(creme);
});

it("takes the ingredient where a bottle has the same name", () => {
  const bottle: FoundItem = { ...found("Campari", 12), link_table: "spiritbrands" };
  const campari = found("Campari", 97);
  expect(toAdd("campari", null, [bottle, campari])).toBe(campari);
  expect(toAdd("campari", null, [bottle])).toBe(bottle);
});

it("adds nothing while it is not clear what is meant", () => {
  expect(toAdd("gin s", null, [gin, sloe])).toBeNull();
  expect(toAdd("gin", null, [gin, found("Gin", 9)])).toBeNull();
});

it("adds nothing under three characters", () => {
  expect(toAdd("gi", gin, [gin])).toBeNull();
  expect(toAdd("  g  ", null, [found("G", 4)])).toBeNull();
});

it("says what something is without its name a second time", () => {
  expect(whatItIs(gin)).toBe("Spirit");
  expect(whatItIs({ ...found("Tanqueray No. Ten", 5), label: "Tanqueray No. Ten (Gin)" })).toBe("Gin");
  expect(whatItIs({ ...found("St-Germain", 6), label: "Elderflower liqueur" })).toBe("Elderflower liqueur");
});
