import { ingredientQueue } from "#app/builder/ingredient-queue.server.ts";
import { commentQueue } from "#app/comments/comment-queue.server.ts";
import { reportQueue } from "#app/comments/report-queue.server.ts";
import { advertQueue } from "#app/guide/advert-queue.server.ts";
import { membershipQueue } from "#app/membership/membership-queue.server.ts";
import type { QueueKind } from "#app/operations/queue-kind.ts";
import { productQueue } from "#app/own-products/product-queue.server.ts";
import { cocktailQueue } from "#app/own-recipes/cocktail-queue.server.ts";
import { photographQueue } from "#app/photographs/photograph-queue.server.ts";

/** All that waits at the desk, by the end of its address: `/desk/queue/jobs` (contract.md, 11). */
export const queueKinds = {
  cocktails: cocktailQueue,
  comments: commentQueue,
  ingredients: ingredientQueue,
  jobs: advertQueue,
  memberships: membershipQueue,
  photographs: photographQueue,
  products: productQueue,
  reports: reportQueue,
} as const satisfies Record<string, QueueKind>;

/** A kind by its name; undefined where there is none. */
export function queueKind(name: string): QueueKind | undefined {
  return Object.hasOwn(queueKinds, name) ? queueKinds[name as keyof typeof queueKinds] : undefined;
}

export { deskHeld } from "./queue/claim-store.server.ts";
