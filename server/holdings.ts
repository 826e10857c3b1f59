import { accountHeld } from "#app/account/account-held.server.ts";
import { builderHeld } from "#app/builder/builder-held.server.ts";
import { commentsHeld } from "#app/comments/comments-held.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import { deskHeld } from "#app/desk/queue-kinds.server.ts";
import { guideHeld } from "#app/guide/area-readings.server.ts";
import { contentHeld } from "#app/library/content.server.ts";
import { marksHeld } from "#app/marks/said-store.server.ts";
import { membershipHeld } from "#app/membership/membership-queue.server.ts";
import { messagesHeld } from "#app/messages/message-store.server.ts";
import { barHeld } from "#app/my-bar/bar-rows-store.server.ts";
import { newslettersHeld } from "#app/newsletters/newsletter-store.server.ts";
import { auditHeld } from "#app/operations/runner.server.ts";
import { ownProductsHeld } from "#app/own-products/own-products-held.server.ts";
import { ownRecipesHeld } from "#app/own-recipes/own-recipes-held.server.ts";
import { photographsHeld } from "#app/photographs/photographs.server.ts";
import { shopHeld } from "#app/shop/shop-held.server.ts";
import { listsHeld } from "#app/your-lists/list-store.server.ts";

/** What is held of a person, room by room: a table that holds something of somebody is a line in its room's list. */
export const holdings: readonly Holding[] = [
  ...accountHeld,
  ...guideHeld,
  ...commentsHeld,
  ...photographsHeld,
  ...marksHeld,
  ...barHeld,
  ...ownRecipesHeld,
  ...ownProductsHeld,
  ...listsHeld,
  ...newslettersHeld,
  ...membershipHeld,
  ...messagesHeld,
  ...builderHeld,
  ...shopHeld,
  ...auditHeld,
  ...contentHeld,
  ...deskHeld,
];

/** Tables that hold something of a person for a moment only, and why nothing of them is told. */
export const passing: Readonly<Record<string, string>> = {
  idempotency_key: "what an answer was, so that a repeat gets the same: ten minutes",
  rate_limit: "how often somebody asked, by a hash: an hour at most",
  verification: "mailed links under way, by a hash: an hour at most",
};
