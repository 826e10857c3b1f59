import { route } from "@react-router/dev/routes";

/** Where a bottle is proposed for the guide (guide.md, 1), before the page of an entry can take the address. */
export const ownProductRoutes = [route("beer-wine-spirits/submit-product", "own-products/pages/submit-page.tsx")];

/** What somebody proposed, among the pages of their account. */
export const ownProductAccountRoutes = [
  route("your-account/submitted-products", "own-products/pages/submitted-page.tsx"),
];
