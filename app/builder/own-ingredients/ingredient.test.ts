import { expect, it } from "vitest";
import { checkIngredient, emptyIngredient, readIngredient } from "./ingredient.ts";

const plain = { ...emptyIngredient, name: " Dad’s\tsloe  gin ", type: "2", abv: "26,5 %" };

it("an ingredient is read as its form has it, whatever it is", () => {
  expect(readIngredient({ name: "Falernum", type: 6, parent: "12", is_public: "yes" })).toMatchObject({
    ...{ name: "Falernum", type: "6", isPublic: true },
    chosen: { link_table: "ingredients", link_id: 12 },
  });
  expect(readIngredient({ link_table: "spiritbrands", link_id: "7" }).chosen).toEqual({
    ...{ link_table: "spiritbrands", link_id: 7 },
  });
  expect(readIngredient({ link_table: "people", link_id: "7" }).chosen?.link_table).toBe("ingredients");
  expect(readIngredient({ parent: "12", link_id: "7", unlink: "yes" }).chosen).toBeNull();
  for (const sent of [[], {}, null, "0", "-1", "1e3", "9999999999"])
    expect(readIngredient({ parent: sent, name: sent }).chosen).toBeNull();
});

it("is accepted with a name and a type, or with what it is a kind of", () => {
  expect(checkIngredient(plain, null)).toEqual({
    ingredient: { name: "Dad’s sloe gin", type: 2, abv: 26.5, description: "" },
  });
  expect(checkIngredient({ ...plain, type: "", abv: "" }, { type: 1 })).toMatchObject({
    ingredient: { type: 1, abv: null },
  });
});

it.each([
  [{ name: " " }, "name"],
  [{ name: "x".repeat(81) }, "name"],
  [{ type: "" }, "type"],
  [{ type: "12" }, "type"],
  [{ type: "x" }, "type"],
  [{ abv: "97" }, "abv"],
  [{ abv: "-1" }, "abv"],
  [{ abv: "strong" }, "abv"],
  [{ description: "x".repeat(601) }, "description"],
])("says what is wrong with %j", (part, field) => {
  const checked = checkIngredient({ ...plain, ...part }, null);
  expect(Object.keys("errors" in checked ? checked.errors : {})).toEqual([field]);
});
