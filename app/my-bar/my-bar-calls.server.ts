import { type Call, expose, type Method } from "#app/operations/expose.server.ts";
import { addBarItem, deleteBarItem, readPhrases, searchItem, togglePantry } from "./adding/item-operations.server.ts";
import { loadFavourites, loadItems, loadPantry, loadWishList } from "./bar/list-operations.server.ts";
import { changeCabinet, loadCabinets } from "./cabinets/cabinet-operations.server.ts";
import { itemsByCode } from "./codes/code-operations.server.ts";
import { changeDiary, loadDiary } from "./diary/diary-operations.server.ts";
import { findGuestRecipes, loadGuestPicks, takeOverBar } from "./guest/guest-operations.server.ts";
import { setItemLevel } from "./levels/level-operations.server.ts";
import { loadNextSet } from "./next-set/next-set-operations.server.ts";
import { readPaste } from "./pasting/paste-operations.server.ts";
import { loadOwnRecipes, loadRecipes, loadUnlocks } from "./recipes/recipe-operations.server.ts";
import { changeShopping, loadShopping } from "./shopping/shopping-operations.server.ts";
import { changeSubstitute, loadSubstitutes } from "./substitutes/substitute-operations.server.ts";

export { barParts } from "./bar/personal-parts.server.ts";
export { loadRecipes, loadUnlocks } from "./recipes/recipe-operations.server.ts";
export { loadYear } from "./year/year-operation.server.ts";

const root = "/api/dev/frontend/mybar";
const post: Method[] = ["POST"];
// Listed as GET and changing something: contract.md, 4 answers both under its rule.
const both: Method[] = ["GET", "POST"];

/** My Bar's calls (guide.md, 7; contract.md, 5). */
export const myBarCalls: Call[] = [
  expose(loadItems, { at: `${root}/load-items`, as: "json" }),
  expose(loadFavourites, { at: `${root}/load-favourites`, as: "json" }),
  expose(loadWishList, { at: `${root}/load-wish-list`, as: "json" }),
  expose(loadPantry, { at: `${root}/load-pantry-items`, as: "json" }),
  expose(searchItem, { at: `${root}/search-item`, as: "json" }),
  expose(loadRecipes, { at: `${root}/load-recipes`, as: "json", methods: post }),
  expose(loadOwnRecipes, { at: `${root}/load-user-generated-recipes`, as: "json", methods: post }),
  expose(loadUnlocks, { at: `${root}/load-unlocks`, as: "json" }),
  expose(togglePantry, { at: `${root}/toggle-pantry-ingredient`, as: "ok", methods: both }),
  expose(addBarItem, { at: `${root}/add-item`, as: "ok", methods: both }),
  expose(deleteBarItem, { at: `${root}/delete-item`, as: "ok", methods: both }),
  expose(setItemLevel, { at: `${root}/set-level`, as: "json" }),
  expose(readPaste, { at: `${root}/paste`, as: "json", methods: post }),
  expose(loadNextSet, { at: `${root}/next-set`, as: "json" }),
  expose(loadShopping, { at: `${root}/shopping-list`, as: "json" }),
  expose(changeShopping, { at: `${root}/shopping-list`, as: "json" }),
  expose(loadDiary, { at: `${root}/log`, as: "json" }),
  expose(changeDiary, { at: `${root}/log`, as: "json" }),
  expose(loadSubstitutes, { at: `${root}/alternatives`, as: "json" }),
  expose(changeSubstitute, { at: `${root}/alternatives`, as: "json" }),
  expose(loadCabinets, { at: "/builder/api/cabinets", as: "builder" }),
  expose(changeCabinet, { at: "/builder/api/cabinet", as: "builder" }),
  expose(itemsByCode, { at: `${root}/items-by-code`, as: "json" }),
  expose(loadGuestPicks, { at: `${root}/guest-picks`, as: "json" }),
  expose(findGuestRecipes, { at: `${root}/guest-recipes`, as: "json" }),
  expose(takeOverBar, { at: `${root}/take-over`, as: "json" }),
  expose(readPhrases, { at: `${root}/phrase`, as: "json", methods: post }),
];
