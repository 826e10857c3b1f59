import { type Call, expose } from "#app/operations/expose.server.ts";
import type { Joining } from "#app/operations/house.server.ts";
import { addToBasketCall } from "./addresses.ts";
import { addToBasket } from "./basket/add-operation.server.ts";
import { takeOverBasket } from "./basket/take-over.server.ts";

export { addToBasket } from "./basket/add-operation.server.ts";
export { forgetBaskets } from "./basket/basket-store.server.ts";
export { readBasketPart } from "./basket/part.server.ts";
export { closeOrderPost, postOrderMails } from "./orders/mail/order-post.server.ts";
export { forgetTold } from "./payments/early-refund-store.server.ts";
export { hearStripe, stripeHook } from "./payments/payment-events.server.ts";
export { postRefunds } from "./payments/refund-post.server.ts";
export { payingOrigins } from "./payments/ways.server.ts";

/** The calls of this room (contract.md, 5). */
export const shopCalls: Call[] = [expose(addToBasket, { at: addToBasketCall, as: "json" })];

/** What the shop does when somebody signs in. */
export const basketJoining: Joining = { arrived: takeOverBasket };

/** Placing an order, for a process that has nothing else of the site; what has pages in it is read by a build. */
export const checkout = () => import("./details/place-order.server.ts");
