import { builderCalls } from "#app/builder/builder-calls.server.ts";
import { commentCalls } from "#app/comments/comment-calls.server.ts";
import { guideCalls } from "#app/guide/guide-calls.server.ts";
import { markCalls } from "#app/marks/mark-calls.server.ts";
import { messageCalls } from "#app/messages/message-calls.server.ts";
import { myBarCalls } from "#app/my-bar/my-bar-calls.server.ts";
import { newsletterCalls } from "#app/newsletters/newsletter-calls.server.ts";
import { type Call, expose } from "#app/operations/expose.server.ts";
import { ownRecipeCalls } from "#app/own-recipes/own-recipe-calls.server.ts";
import { searchCalls } from "#app/search/search-calls.server.ts";
import { shopCalls } from "#app/shop/shop-calls.server.ts";
import { visitorCalls } from "#app/visitor/visitor-calls.server.ts";
import { listCalls } from "#app/your-lists/list-calls.server.ts";
import { multiplexOf } from "./multiplex.server.ts";
import { loadPersonal } from "./personal-operation.server.ts";

/** Each room lists its own, and what all rooms answer together stands here. */
const single: Call[] = [
  ...guideCalls,
  ...shopCalls,
  ...searchCalls,
  ...markCalls,
  ...commentCalls,
  ...visitorCalls,
  ...myBarCalls,
  ...ownRecipeCalls,
  ...listCalls,
  ...newsletterCalls,
  ...messageCalls,
  ...builderCalls,
  expose(loadPersonal, { at: "/api/dev/frontend/personal", as: "json" }),
];

/** Every call of the site. */
export const calls: Call[] = [...single, multiplexOf(single)];
