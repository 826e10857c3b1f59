import { type Call, call, type Method } from "#app/platform/call.server.ts";
import {
  addBarItem,
  deleteBarItem,
  doneAnswer,
  phraseAnswer,
  readPhrases,
  searchAnswer,
  searchItem,
  togglePantry,
} from "./bar/item-operations.server.ts";
import {
  itemsAnswer,
  loadFavourites,
  loadItems,
  loadPantry,
  loadWishList,
  markedAnswer,
  pantryAnswer,
} from "./bar/list-operations.server.ts";
import { loadPersonal, personalAnswer } from "./bar/personal-operations.server.ts";
import {
  loadOwnRecipes,
  loadRecipes,
  loadUnlocks,
  recipesAnswer,
  unlocksAnswer,
} from "./bar/recipe-operations.server.ts";

const root = "/api/dev/frontend/mybar";
const get: Method[] = ["GET"];
const post: Method[] = ["POST"];
// Listed as GET and changing something: contract.md, 4 answers both under its rule.
const both: Method[] = ["GET", "POST"];

/** My Bar's calls (guide.md, 7; contract.md, 5) and the personal state of a page. */
export const myBarCalls: Call[] = [
  call({ path: `${root}/load-items`, methods: get, operation: loadItems, answers: itemsAnswer }),
  call({ path: `${root}/load-favourites`, methods: get, operation: loadFavourites, answers: markedAnswer }),
  call({ path: `${root}/load-wish-list`, methods: get, operation: loadWishList, answers: markedAnswer }),
  call({ path: `${root}/load-pantry-items`, methods: get, operation: loadPantry, answers: pantryAnswer }),
  call({ path: `${root}/search-item`, methods: get, operation: searchItem, answers: searchAnswer }),
  call({ path: `${root}/load-recipes`, methods: post, operation: loadRecipes, answers: recipesAnswer }),
  call({
    path: `${root}/load-user-generated-recipes`,
    methods: post,
    operation: loadOwnRecipes,
    answers: recipesAnswer,
  }),
  call({ path: `${root}/load-unlocks`, methods: get, operation: loadUnlocks, answers: unlocksAnswer }),
  call({
    path: `${root}/toggle-pantry-ingredient`,
    methods: both,
    operation: togglePantry,
    reply: "ok",
    answers: doneAnswer,
  }),
  call({ path: `${root}/add-item`, methods: both, operation: addBarItem, reply: "ok", answers: doneAnswer }),
  call({ path: `${root}/delete-item`, methods: both, operation: deleteBarItem, reply: "ok", answers: doneAnswer }),
  call({ path: `${root}/phrase`, methods: post, operation: readPhrases, answers: phraseAnswer }),
  call({ path: "/api/dev/frontend/personal", methods: get, operation: loadPersonal, answers: personalAnswer }),
];
