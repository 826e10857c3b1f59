import { type Call, expose } from "#app/operations/expose.server.ts";
import { listYourComments } from "./reading/list-operation.server.ts";
import { readComments, yourComments } from "./reading/reading-operations.server.ts";
import { deleteComment, editComment, tipComment } from "./saying/own-operations.server.ts";
import { registerVote, reportComment } from "./saying/reader-operations.server.ts";
import { writeComment } from "./saying/write-operation.server.ts";

const at = (what: string) => `/api/comment/${what}/{link_table}/{link_id}`;
const frontend = "/api/dev/frontend";

/** What people say of a subject, and of what others say of it (guide.md, 7; contract.md, 5, 8 and 12). */
export const commentCalls: Call[] = [
  expose(readComments, { at: at("read"), as: "json" }),
  expose(writeComment, { at: at("write"), as: "json" }),
  expose(editComment, { at: at("edit"), as: "ok" }),
  expose(deleteComment, { at: at("delete"), as: "ok" }),
  expose(reportComment, { at: at("report"), as: "ok" }),
  expose(tipComment, { at: at("tip"), as: "ok" }),
  expose(yourComments, { at: "/api/comment/your-comments", as: "json" }),
  expose(listYourComments, { at: `${frontend}/mybar/your-comments`, as: "json" }),
  expose(registerVote, { at: `${frontend}/vote/register`, as: "ok" }),
];
