import { route } from "@react-router/dev/routes";

/** The builder's screens (builder.md, 2). Signing in, joining and a forgotten password are one page of the account. */
export const builderRoutes = [
  route("builder", "builder/home/index-redirect.ts"),
  route("builder/home", "builder/home/home-page.tsx"),
  route("builder/get-started", "builder/get-started/get-started-page.tsx"),
  route("builder/:door", "visitor/pages/login-page.tsx", { id: "builder/door" }),
  route("builder/ingredients/:part?", "builder/ingredients/page/ingredients-page.tsx"),
  route("builder/ingredients/add", "builder/ingredients/adding/add-page.tsx"),
  route("builder/ingredients/new", "builder/own-ingredients/pages/new-page.tsx"),
  route("builder/ingredients/edit/:id", "builder/own-ingredients/pages/edit-page.tsx"),
  route("builder/recipes", "builder/recipes/page/recipes-page.tsx"),
  route("builder/recipes/search", "builder/recipes/choosing/search-page.tsx"),
  route("builder/recipes/searches", "builder/recipes/kept/searches-page.tsx"),
  route("builder/recipes/add", "builder/your-recipes/add-recipe-page.tsx"),
  route("builder/recipes/your-recipes", "builder/your-recipes/your-recipes-page.tsx"),
  route("builder/your-recipe/:id?", "builder/your-recipes/edit-recipe-page.tsx"),
  route("builder/collections", "builder/collections/pages/collections-page.tsx"),
  route("builder/collections/:code", "builder/collections/pages/collection-page.tsx"),
  route("builder/collections/:code/add-item", "builder/collections/pages/add-item-page.tsx"),
  route("builder/collections/:code/menu", "builder/collections/menu/menu-page.tsx"),
  route("menu/:code", "builder/collections/menu/guest-menu-page.tsx"),
  route("your/personalise", "builder/personalise/page/personalise-page.tsx"),
];
