import { type Call, expose } from "#app/operations/expose.server.ts";
import { changesOfCollection, collectionsTask, collectionTask } from "./collections/collection-tasks.server.ts";
import { itemSearchTask } from "./collections/item-search-task.server.ts";
import { ingredientListTask } from "./ingredients/ingredient-list-task.server.ts";
import { categorySearchTask, ingredientsTask } from "./ingredients/ingredient-tasks.server.ts";
import { addItemTask, deleteItemTask } from "./ingredients/item-tasks.server.ts";
import { progressTask } from "./ingredients/progress-task.server.ts";
import { brandTask } from "./personalise/brand-task.server.ts";
import { favouriteTask, rateTask, triedTask, wishTask } from "./personalise/mark-tasks.server.ts";
import { personaliseTask } from "./personalise/personalise-task.server.ts";
import { preferredTask } from "./personalise/preferred-task.server.ts";
import { searchesTask } from "./recipes/kept/searches-task.server.ts";
import { searchBottlesTask, searchRecipeTask } from "./recipes/search-recipe-task.server.ts";
import { searchCompleteTask, searchIngredientsTask, searchParamTask } from "./recipes/search-tasks.server.ts";

export { listSearches } from "./recipes/kept/searches-task.server.ts";

const task = (name: string) => ({ at: `/builder/api/${name}`, as: "builder" as const });

/** The builder's own tasks (builder.md, 7); rooms below have theirs in lists of their own. */
export const builderCalls: Call[] = [
  expose(favouriteTask, {
    ...task("favourite"),
    alsoReads: { by: "list", changedBy: ["link_table", "link_id", "add"] },
    events: ["personalise"],
  }),
  expose(wishTask, { ...task("wish-list"), events: ["personalise"] }),
  expose(rateTask, { ...task("rate"), events: ["personalise"] }),
  expose(triedTask, { ...task("tried"), events: ["personalise"] }),
  expose(preferredTask, { ...task("preferred-ingredient"), events: ["personalise"] }),
  expose(brandTask, task("spiritbrand")),
  expose(personaliseTask, task("personalise")),
  expose(collectionsTask, task("collections")),
  expose(collectionTask, {
    ...task("collection"),
    alsoReads: { by: "id", changedBy: changesOfCollection },
    picture: "image",
    events: ["collection"],
  }),
  expose(itemSearchTask, task("collection-item-search")),
  expose(ingredientsTask, task("ingredients")),
  expose(ingredientListTask, { ...task("ingredient-list"), guests: true }),
  expose(progressTask, task("progress")),
  expose(addItemTask, { ...task("add-item"), events: ["add-item"] }),
  expose(deleteItemTask, { ...task("delete-item"), events: ["delete-item"] }),
  expose(categorySearchTask, task("add-ingrededient-category-search")),
  expose(searchRecipeTask, { ...task("search-recipe"), guests: true }),
  expose(searchIngredientsTask, {
    ...task("recipe-search-ingredients"),
    alsoReads: { by: "sid", changedBy: ["chosen_ingredient", "step_one"] },
  }),
  expose(searchParamTask, task("recipe-search-param")),
  expose(searchCompleteTask, { ...task("recipe-search-complete"), events: ["save-search"] }),
  expose(searchesTask, { ...task("searches"), alsoReads: { changedBy: ["name", "delete"] } }),
  expose(searchBottlesTask, { ...task("fetch-bws-by-id"), plainToo: true }),
];
