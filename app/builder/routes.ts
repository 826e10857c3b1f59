import { route } from "@react-router/dev/routes";

/** The builder's screens (builder.md, 2). */
export const builderRoutes = [
  route("builder/ingredients/:part?", "builder/ingredients/page/ingredients-page.tsx"),
  route("your/personalise", "builder/personalise/page/personalise-page.tsx"),
];
