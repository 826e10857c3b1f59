import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { type Makeable, mostMissingAsked } from "#app/operations/makeable.ts";
import { operation } from "#app/operations/operation.ts";
import { run } from "#app/operations/runner.server.ts";
import { openCookies } from "#app/platform/cookies.server.ts";
import { barOf } from "./bar/persons-bar.server.ts";
import { guestsMakeable } from "./guest/guest-operations.server.ts";
import { guestCookie, idsInCookie } from "./guest/kept/guest-cookie.ts";

export { findThings } from "./adding/find-things.server.ts";
export { addBarItem, deleteBarItem, togglePantry } from "./adding/item-operations.server.ts";
export type { OpenBar } from "./availability.ts";
export { isShown, marksIn, presentItems } from "./bar/item-lists.server.ts";
export { type BarAsker, barOf, type PersonsBar } from "./bar/persons-bar.server.ts";
export {
  type BarCatalogue,
  barCatalogueFor,
  barCatalogueOf,
  maySee,
  openFor,
  renewIngredient,
  renewRecipe,
} from "./catalogue/bar-catalogue.server.ts";
export type { RecipeRow } from "./catalogue/catalogue-store.server.ts";
export { aboveOf, kindsOf } from "./catalogue/kin.ts";
export { iidField, knownIn } from "./guest/guest-operations.server.ts";
export { installable } from "./guest/installable.server.ts";
export { type ChosenRecipe, recipeOrders } from "./recipes/recipe-orders.ts";
export { barShown, shoppingShown } from "./shared/shared-bar.server.ts";

const within = Array.from({ length: mostMissingAsked + 1 }, (_, missing) => missing);

/** The recipes that the person's bar makes, or nearly: by the one engine, under the strict rules of My Bar's own list. */
const makeableRecipes = operation({
  name: "my-bar/makeable-recipes",
  summary: "The recipes that miss at most so many lines, for 0 to 3",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.array(z.array(z.int())),
  async handle(_, context) {
    const open = (await barOf(context)).open(0);
    return success(within.map((missing) => [...open.makeable(missing)]));
  },
});

/**
 * What the guide's lists ask when they are narrowed to what can be made (contract.md, 7): from a member's bar, or from what a
 * guest ticked in this browser.
 */
export const makeableOf: Makeable = async (caller) => {
  if (caller.person) {
    const found = await run(makeableRecipes, {}, caller);
    return found.ok ? found.value : null;
  }
  const { get } = openCookies(caller.cookies, caller.house.settings.BASE_URL);
  const ids = idsInCookie(get(guestCookie.name));
  if (ids.length === 0) return null;
  const found = await run(guestsMakeable, { ids }, caller);
  return found.ok ? found.value : null;
};
