import { route } from "@react-router/dev/routes";

/** The lists of what a person marked (guide.md, 2). */
export const yourListRoutes = [
  route("your/shared", "your-lists/sharing/share-page.tsx"),
  route("shared/:token", "your-lists/sharing/shared-page.tsx"),
  route("your/:list", "your-lists/list-page.tsx"),
  route("your-account/your-favourites", "your-lists/list-page.tsx", { id: "your-account/your-favourites" }),
];
