import { type Call, expose } from "#app/operations/expose.server.ts";
import { subscribeGlobal } from "./newsletter-operations.server.ts";

/** The calls of this room (contract.md, 5). */
export const newsletterCalls: Call[] = [
  expose(subscribeGlobal, {
    at: "/api/dev/frontend/subscribe/global",
    as: "status",
    foreign: ({ NEWSLETTER_ORIGINS }) => NEWSLETTER_ORIGINS,
  }),
];
