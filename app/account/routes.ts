import { route } from "@react-router/dev/routes";

/** The pages of somebody's own account, which stand in the frame that all of these share (app/shell/account-layout.tsx). */
export const accountRoutes = [
  route("your-account/update", "account/update/update-page.tsx"),
  route("your-account/address-book", "account/address-book/address-book-page.tsx"),
];

/** What leads to an account from elsewhere. */
export const accountDoors = [route("take-back", "account/email/take-back-page.tsx")];
