/** The screens of members' own recipes, for the rooms that have pages of them as well. */

export { DeleteForm } from "./screens/delete-form.tsx";
export { EditScreen } from "./screens/edit-screen.tsx";
export { OwnRecipeList } from "./screens/own-recipe-list.tsx";
export { RecipeForm } from "./screens/recipe-form.tsx";
