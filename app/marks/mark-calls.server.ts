import { type Call, expose, type Method } from "#app/operations/expose.server.ts";
import { type MarkIntent, markIntents } from "./kinds.ts";
import { markOperations, viewOperation } from "./mark-operations.server.ts";
import { noteOperation } from "./notes/note-operation.server.ts";

export { noteOperation };

const root = "/api/dev/frontend";
// The specification lists some as GET and some as POST; contract.md, 4 answers both under its rule.
const methods: Method[] = ["GET", "POST"];

/**
 * What people say of a subject, as calls (guide.md, 7). A rating shares its call with votes on comments, and stands with those
 * (app/comments).
 */
export const markCalls: Call[] = [
  ...(Object.keys(markIntents) as MarkIntent[]).map((intent) =>
    expose(markOperations[intent], { at: `${root}/${markIntents[intent]}`, as: "status", methods }),
  ),
  expose(noteOperation, { at: "/builder/api/notes", as: "builder" }),
  expose(viewOperation, { at: `${root}/viewed`, as: "status" }),
];
