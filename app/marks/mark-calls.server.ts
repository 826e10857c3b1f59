import { type Call, call, type Method } from "#app/platform/call.server.ts";
import {
  favouriteAdd,
  favouriteRemove,
  rateOperation,
  statusAnswer,
  triedOperation,
  wishAdd,
  wishRemove,
} from "./mark-operations.server.ts";

const root = "/api/dev/frontend";
// The specification lists some as GET and some as POST; contract.md, 4 answers both under its rule.
const both: Method[] = ["GET", "POST"];
const shared = { methods: both, failure: "status", answers: statusAnswer } as const;

/** What people say of a subject, as calls (guide.md, 7). */
export const markCalls: Call[] = [
  call({ path: `${root}/favourite/add`, operation: favouriteAdd, ...shared }),
  call({ path: `${root}/favourite/remove`, operation: favouriteRemove, ...shared }),
  call({ path: `${root}/wishlist/add`, operation: wishAdd, ...shared }),
  call({ path: `${root}/wishlist/remove`, operation: wishRemove, ...shared }),
  call({ path: `${root}/contactengagement/tried`, operation: triedOperation, ...shared }),
  call({
    path: `${root}/vote/register`,
    methods: ["POST"],
    operation: rateOperation,
    reply: "ok",
    answers: statusAnswer,
  }),
];
