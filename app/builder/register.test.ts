import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readYield } from "#app/drinks/amounts.ts";
import { unknownIngredient } from "#app/kit/subject.ts";
import { ratingWords, triedWords } from "#app/marks/rating.ts";
import { typeName } from "#app/my-bar/bar-types.ts";
import { fewestCharacters } from "#app/search/keyword.ts";
import { imageRules, imageTexts, leastOfRecipe } from "#app/uploads/image-rules.ts";
import { filterPause } from "./lists/list-controls.tsx";
import { pagingPause } from "./lists/list-pager.tsx";
import { sizesFor } from "./lists/list-sizes.ts";
import { resizePause } from "./lists/use-sizes.ts";
import { mostTogether, timings } from "./queue/call-queue.ts";
import { patience } from "./queue/send-tasks.ts";
import { countPause } from "./recipes/choosing/use-count.ts";
import { allowingAfter } from "./recipes/page/nothing-found.tsx";
import { mostMissing, ratingChoices, triStates } from "./recipes/recipe-query.ts";
import { texts } from "./texts.ts";
import { toggleTimes } from "./toggles/toggle.ts";

const note = readFileSync("docs/builder.md", "utf8");
/** What a file of another room, which shows it to nobody, says that something is. */
const told = (path: string, name: string) =>
  new RegExp(`const ${name}(?:: [^=]+)? =\\s+([^;]+);`).exec(readFileSync(path, "utf8"))?.[1]?.replaceAll("_", "");
const sizes = (shape: "list" | "grid") =>
  (["small", "medium", "large", "xlarge"] as const).map((width) => sizesFor(shape, width));
const five = [10, 20, 40, 80];
const twelve = [12, 24, 48, 96];

/** builder.md, 9, each by its name in the table of docs/builder.md. */
const constants: readonly [name: string, is: unknown, shall: unknown][] = [
  ["page sizes of a list", sizes("list"), [five, five, five, twelve]],
  ["page sizes of a grid and a gallery", sizes("grid"), [[6, 12, 24], [8, 16, 32], five, twelve]],
  ["queue interval", [timings.quiet, timings.afterAdd], [1_000, 2_000]],
  ["retries of a call", patience, { attempts: 3, pause: 500 }],
  ["a busy queue", timings.busy, { every: 100, times: 10 }],
  ["entries of a queue", mostTogether, 50],
  ["personalise save queue pause", [timings.personalise, timings.atOnce], [3_000, 0]],
  ["pagination pause", pagingPause, 300],
  ["autocomplete delay", [told("app/ui/combobox/unhurried.ts", "unhurriedPause"), fewestCharacters], ["750", 3]],
  ["recipe search count", countPause, 1_500],
  ["filters of the ingredients and of the recipes", filterPause, 500],
  ["rating dialog", told("app/marks/member/rate-form.tsx", "closesAfter"), "{ done: 1200, failed: 12000 }"],
  ["favourite and wish list", toggleTimes, { shows: 1_250, locked: 2_500, hover: 250, reverts: 1_250 }],
  ["missing-ingredient retry", allowingAfter, 1_000],
  ["list-type button lock", told("app/ui/list/list-type.tsx", "listTypeLock"), "1000"],
  ["resize", resizePause, 250],
  ["image limits", [imageRules.bytes, leastOfRecipe], [15_000_000, { width: 512, height: 768 }]],
  ["characters remaining", told("app/ui/form/text-area.tsx", "fewLeft"), "10"],
  ["rows of a text area", told("app/ui/form/text-area.tsx", "usualRows"), "3"],
  [
    "rating scale",
    ratingWords,
    {
      ...{ "5.5": "Outstanding", "5": "Exceptional", "4.5": "Excellent", "4": "Recommended", "3.5": "Commended" },
      ...{ "3": "Mediocre", "2.5": "Disappointing", "2": "Pretty Awful", "1.5": "Shameful", "1": "Disgusting" },
    },
  ],
  [
    "tried status",
    triedWords,
    { not_tried: "Not Tried", must_try: "Must Try", liked: "Tried & Liked", disliked: "Tried & Didn't Like" },
  ],
  ["rating filter", ratingChoices, ["rated-only", "5.5", "5", "4", "3"]],
  ["tri-states, and how much may be missing", [triStates, mostMissing], [["only", "hide"], 3]],
  [
    "ingredient types",
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(typeName),
    [
      ...["Base Spirit", "Liqueur", "Wine/Vermouth", "Beer/Cider", "Bitter", "Syrup", "Fruit/Veg Juice"],
      ...["Mixer/Packaged Juice", "Fridge/Pantry", "Misc ingredient"],
    ],
  ],
  ["the unknown ingredient", unknownIngredient, 1664],
  [
    "yield",
    [told("app/guide/cocktails/yield-form.tsx", "yieldPause"), ...["1", "20", "x", "0", "21"].map(readYield)],
    ["1000", 1, 20, 1, 1, 20],
  ],
  ["subscribe result", told("app/newsletters/form/subscribe-button.tsx", "toldAfter"), "300"],
  ["flash message", told("app/ui/notice-bar.tsx", "flashFor"), "3000"],
];

/** builder.md, 2, 4, 5 and 8: what it says, word for word. */
const messages: readonly string[] = [
  "No items found",
  "No results found",
  "No collections found",
  "No ingredients found",
  "You haven't added any items here yet.",
  "You don't have any items that match your search.",
  "You haven't created any collections yet",
  "Your search returned no results",
  "You haven't saved any searches yet.",
  "You haven't created any recipes yet",
  "No recipes available matching your criteria",
  "Allowing missing ingredients...",
  "Fetching recipes",
  "Please wait a moment...",
  "No ingredients chosen",
  "Using all ingredients",
  "Please reload the page and try again",
  "An error occured",
  "We're really sorry, this doesn't normally happen...",
  "You must provide your image as a .jpg or .png",
];

describe("the builder's constants are those of its specification, and stand in docs/builder.md", () => {
  it.each(constants)("%s", (name, is, shall) => {
    expect(is).toEqual(shall);
    expect([name, note.includes(`| ${name} |`)]).toEqual([name, true]);
  });
});

describe("the builder says what its specification has it say", () => {
  const noRecipesYet = told("app/own-recipes/screens/own-recipe-list.tsx", "noRecipesYet")?.slice(1, -1) ?? "";
  const said: string[] = [...Object.values(texts), noRecipesYet, imageTexts.extension];
  it.each(messages)("%s", (message) => {
    expect(said).toContain(message);
    expect([message, note.includes(message)]).toEqual([message, true]);
  });

  it("and nothing else in its words", () => {
    expect(said.filter((message) => !messages.includes(message))).toEqual([]);
    for (const part of ["formats", "noPreview", "bytes"] as const)
      expect([part, note.includes(imageTexts[part])]).toEqual([part, true]);
  });

  it.each([
    ["app/visitor/forms/texts.ts", "captchaFailed", "Please complete the CAPTCHA"],
    ["app/visitor/forms/texts.ts", "termsMissing", "You must accept our terms & conditions to continue"],
    ["app/visitor/forms/born.ts", "notReal", "Date of Birth supplied is not a valid date"],
  ])("and %s says %s", (path, name, message) => {
    expect(told(path, name)).toContain(message);
    expect([message, note.includes(message)]).toEqual([message, true]);
  });
});
