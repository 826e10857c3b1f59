/** What the shop does when somebody signs in. */
export { takeOverBasket } from "./basket/take-over.server.ts";
