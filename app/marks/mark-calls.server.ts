import { type Call, call, type Method } from "#app/platform/call.server.ts";
import { type MarkIntent, markIntents } from "./kinds.ts";
import { markOperations, rateOperation, statusAnswer } from "./mark-operations.server.ts";

const root = "/api/dev/frontend";
// The specification lists some as GET and some as POST; contract.md, 4 answers both under its rule.
const both: Method[] = ["GET", "POST"];
const shared = { methods: both, failure: "status", answers: statusAnswer } as const;

/** What people say of a subject, as calls (guide.md, 7). */
export const markCalls: Call[] = [
  ...(Object.keys(markIntents) as MarkIntent[]).map((intent) =>
    call({ path: `${root}/${markIntents[intent]}`, operation: markOperations[intent], ...shared }),
  ),
  call({
    path: `${root}/vote/register`,
    methods: ["POST"],
    operation: rateOperation,
    reply: "ok",
    answers: statusAnswer,
  }),
];
