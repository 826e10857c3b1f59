import { type Call, expose, type Method } from "#app/platform/expose.server.ts";
import {
  favouriteAdd,
  favouriteRemove,
  rateOperation,
  triedOperation,
  wishAdd,
  wishRemove,
} from "./mark-operations.server.ts";

const root = "/api/dev/frontend";
// The specification lists some as GET and some as POST; contract.md, 4 answers both under its rule.
const methods: Method[] = ["GET", "POST"];

/** What people say of a subject, as calls (guide.md, 7). */
export const markCalls: Call[] = [
  expose(favouriteAdd, { at: `${root}/favourite/add`, as: "status", methods }),
  expose(favouriteRemove, { at: `${root}/favourite/remove`, as: "status", methods }),
  expose(wishAdd, { at: `${root}/wishlist/add`, as: "status", methods }),
  expose(wishRemove, { at: `${root}/wishlist/remove`, as: "status", methods }),
  expose(triedOperation, { at: `${root}/contactengagement/tried`, as: "status", methods }),
  expose(rateOperation, { at: `${root}/vote/register`, as: "ok" }),
];
