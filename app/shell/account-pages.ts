/**
 * The pages of somebody's own account, in the order of their tabs: a new one is a line here and a route in `app/routes.ts`.
 * The account panel lists them, too.
 */
export const accountPages: readonly { text: string; to: string }[] = [
  { text: "Your details", to: "/your-account/update" },
  { text: "Address book", to: "/your-account/address-book" },
];
