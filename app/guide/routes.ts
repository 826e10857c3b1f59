import { index, route } from "@react-router/dev/routes";

export const guideRoutes = [
  index("guide/home/home-page.tsx"),
  route("cocktails", "guide/cocktail-list/cocktail-list-page.tsx"),
  route("cocktails/recipe/:id/:slug?", "guide/cocktails/recipe-page.tsx"),
];
