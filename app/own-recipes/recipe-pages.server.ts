/** What the pages of members' own recipes load and do, for the rooms that have pages of them as well. */
export { actOnRecipe } from "./pages/form-action.server.ts";
export {
  loadNewRecipe,
  loadOwnRecipes,
  loadRecipeToEdit,
  recipeNumber,
} from "./pages/own-recipe-loaders.server.ts";
