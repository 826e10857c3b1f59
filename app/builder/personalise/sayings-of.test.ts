import { describe, expect, it } from "vitest";
import type { Personalised } from "./answer.server.ts";
import { sayingOfButton, sayingsOf } from "./sayings-of.ts";

const negroni: Personalised = {
  ...{
    link_table: "cocktails",
    link_id: 77,
    name: "Negroni",
    href: "/",
    image: null,
    colour: null,
    facts: null,
    rating: 5,
  },
  may: { wish_list: true, tried: true, rate: "cocktail", note: true },
  engagement: { favourite: true, wish_list: false, rating: 4.5, tried: "liked", comments_count: 0 },
  comments_href: null,
  notes: { text: "More gin.", display: "More gin.", editable: true },
  ...{ premium_enabled: true, edit_href: null, version_href: null, bar: null, preferred: null },
  collections: [
    { id: "base", name: "My collection", has_item: true },
    { id: "abc", name: "Bitter", has_item: false },
  ],
  lines: [{ ingredient_id: 3, name: "Gin", choice: "", bottles: [{ id: 9, name: "A gin" }] }],
};
/** The form as it is shown, untouched. */
const untouched = {
  ...{ favourite: "yes", rating: "4.5", tried: "liked", notes: "More gin." },
  collection: { base: "yes" },
  line: { 3: "" },
};
const saidBy = (posted: object, shown = negroni) =>
  sayingsOf(shown, { ...untouched, ...posted }).map(({ task, params }) => [task, params]);
const of = { link_table: "cocktails", link_id: 77 };

describe("a form says", () => {
  it("nothing where nothing was touched", () => {
    expect(saidBy({})).toEqual([]);
  });

  it.each([
    [{ favourite: undefined }, ["favourite", { ...of, add: "no" }]],
    [{ wish_list: "yes" }, ["wish-list", { ...of, add: "yes" }]],
    [{ rating: "0" }, ["rate", { link_id: 77, section: "cocktail", rating: "0" }]],
    [{ tried: "must_try" }, ["tried", { ...of, tried: "must_try" }]],
    [{ notes: " Less gin.\r\n" }, ["notes", { ...of, notes: "Less gin." }]],
    [{ collection: {} }, ["collection", { ...of, id: "base", delete_item: "yes" }]],
    [{ collection: { base: "yes", abc: "yes" } }, ["collection", { ...of, id: "abc", add_item: "yes" }]],
    [{ line: { 3: "9" } }, ["preferred-ingredient", { cocktail_id: 77, ingredient_id: 3, spiritbrand_id: "9" }]],
  ])("what %j changes, and no more", (posted, task) => {
    expect(saidBy(posted)).toEqual([task]);
  });

  it("nothing of a note that may only be read, but takes it back", () => {
    const read = { ...negroni, notes: { ...negroni.notes, editable: false } };
    expect(saidBy({ notes: undefined }, read)).toEqual([]);
    expect(saidBy({ notes: "New" }, read)).toEqual([]);
    expect(saidBy({ notes: "" }, read)).toEqual([["notes", { ...of, notes: "" }]]);
  });

  it("nothing that the thing does not know, whatever is sent", () => {
    const book = { ...negroni, may: { wish_list: false, tried: false, rate: null, note: false } };
    const nonsense = { wish_list: "yes", tried: "liked2", rating: "2", notes: "x", collection: "no", line: [1] };
    expect(saidBy({ ...nonsense }, { ...book, collections: null })).toEqual([]);
  });
});

it("buttons say what is theirs", () => {
  const bottle = { ...negroni, link_table: "spiritbrands", link_id: 9, bar: { id: 5, staple: false } };
  expect(sayingOfButton(bottle, "remove")).toMatchObject({ task: "delete-item", params: { id: 5 } });
  expect(sayingOfButton(bottle, "forget:77:3")?.params).toEqual({ cocktail_id: 77, ingredient_id: 3, delete: "yes" });
  expect(sayingOfButton(negroni, "remove")).toBeNull();
  expect(sayingOfButton(negroni, undefined)).toBeNull();
});
