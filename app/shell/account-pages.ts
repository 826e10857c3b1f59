import { membershipAccountPages } from "#app/membership/membership.ts";
import { messageAccountPages } from "#app/messages/messages.ts";
import { newsletterAccountPages } from "#app/newsletters/newsletters.ts";
import { ownProductAccountPages } from "#app/own-products/status.ts";
import { shopAccountPages } from "#app/shop/addresses.ts";

/**
 * The pages of somebody's own account, in the order of their tabs: a new one is a line here and a route in `app/routes.ts`.
 * The account panel leads to the first of them: a list of all would come with every page.
 */
export const accountPages: readonly { text: string; to: string }[] = [
  { text: "Your details", to: "/your-account/update" },
  { text: "Address book", to: "/your-account/address-book" },
  ...shopAccountPages,
  { text: "Your comments", to: "/your-account/your-comments" },
  ...ownProductAccountPages,
  ...newsletterAccountPages,
  ...membershipAccountPages,
  ...messageAccountPages,
];
