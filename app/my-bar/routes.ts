import { route } from "@react-router/dev/routes";

export const myBarRoutes = [
  route("my-bar", "my-bar/my-bar-layout.tsx", [
    route("", "my-bar/bar-page.tsx", { index: true }),
    route("pantry", "my-bar/pantry-page.tsx"),
    route("recipes", "my-bar/recipes-page.tsx"),
  ]),
];
