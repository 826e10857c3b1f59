import { route } from "@react-router/dev/routes";

/** Where members write recipes and find them again (guide.md, 2), in My Bar's frame. */
export const ownRecipeRoutes = [
  route("my-bar/submit-cocktail", "own-recipes/pages/submit-page.tsx"),
  route("my-bar/submitted-cocktails", "own-recipes/pages/submitted-page.tsx"),
  route("your-account/add-cocktail", "own-recipes/pages/add-page.tsx"),
  route("your-account/edit-cocktail/:id", "own-recipes/pages/edit-page.tsx"),
];
