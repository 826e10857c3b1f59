import type { Joining } from "#app/operations/house.server.ts";
import { takeOverBasket } from "./basket/take-over.server.ts";

/** What the shop does when somebody signs in. */
export const basketJoining: Joining = { arrived: takeOverBasket };
