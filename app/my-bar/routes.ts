import { route } from "@react-router/dev/routes";

/** My Bar's screens by the specification's section names, which stand in its frame (my-bar-layout.tsx), and the form post that adds an item. */
export const myBarRoutes = [
  route("my-bar", "my-bar/bar/bar-page.tsx"),
  route("my-bar/pantry", "my-bar/pantry/pantry-page.tsx"),
  route("my-bar/recipes", "my-bar/recipes/recipes-page.tsx"),
  route("my-bar/favourites", "my-bar/marked/favourites-page.tsx"),
  route("my-bar/wish-list", "my-bar/marked/wish-list-page.tsx"),
  route("my-bar/search", "my-bar/adding/search-page.tsx"),
  route("my-bar/shopping-list", "my-bar/shopping/shopping-page.tsx"),
  route("my-bar/diary", "my-bar/diary/diary-page.tsx"),
  route("my-bar/paste", "my-bar/pasting/paste-page.tsx"),
  route("my-bar/next-set", "my-bar/next-set/next-set-page.tsx"),
  route("my-bar/code", "my-bar/codes/code-page.tsx"),
  route("my-bar/bars", "my-bar/cabinets/cabinets-page.tsx"),
  route("my-bar/bars/:id", "my-bar/cabinets/move-page.tsx"),
  route("my-bar/your-comments", "comments/pages/your-comments-page.tsx", { id: "my-bar/your-comments" }),
  route("my-bar/substitutes", "my-bar/substitutes/substitutes-page.tsx"),
  route("your-account/your-ingredients", "my-bar/adding/add-ingredient-page.tsx"),
];

/** What a guest's bar makes. */
export const guestBarRoutes = [route("what-can-i-make", "my-bar/guest/what-can-i-make-page.tsx")];
