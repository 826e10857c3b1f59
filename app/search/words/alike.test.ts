import { expect, it } from "vitest";
import { namesFor } from "./alike.ts";

it("names are looked for as they stand, one of several, by either spelling of whisky, run together, and as a list of stock has them", () => {
  expect(namesFor("negroni")).toEqual(["negroni"]);
  expect(namesFor("white ladies")).toEqual(["white ladies", "white lady", "ladies white", "whiteladies"]);
  expect(namesFor("french 75s")).toEqual(["french 75s", "french 75", "75s french", "french75s"]);
  expect(namesFor("whisky sours")).toEqual([
    "whisky sours",
    "whisky sour",
    "whiskey sour",
    "sours whisky",
    "whiskysours",
  ]);
  expect(namesFor("side car")).toEqual(["side car", "car side", "sidecar"]);
  expect(namesFor("gin london dry")).toContain("london dry gin");
  for (const [several, one] of [
    ["peaches", "peach"],
    ["glasses", "glass"],
    ["whiskies", "whisky"],
    ["gimlets", "gimlet"],
    ["cuba libres", "cuba libre"],
  ])
    expect(namesFor(several!)).toContain(one);
  expect(namesFor("glass")).toEqual(["glass"]);
});
