import { route } from "@react-router/dev/routes";

/** The builder's screens (builder.md, 2). */
export const builderRoutes = [
  route("builder/ingredients/:part?", "builder/ingredients/page/ingredients-page.tsx"),
  route("builder/collections", "builder/collections/pages/collections-page.tsx"),
  route("builder/collections/:code", "builder/collections/pages/collection-page.tsx"),
  route("builder/collections/:code/add-item", "builder/collections/pages/add-item-page.tsx"),
  route("builder/collections/:code/menu", "builder/collections/menu/menu-page.tsx"),
  route("menu/:code", "builder/collections/menu/guest-menu-page.tsx"),
  route("your/personalise", "builder/personalise/page/personalise-page.tsx"),
];
