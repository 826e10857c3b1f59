import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { pageFields } from "#app/platform/fields.ts";
import { ownComment, yourComments } from "./reading-operations.server.ts";

/** The same as My Bar asks for it (contract.md, 8). */
export const listYourComments = operation({
  name: "comments/yours-in-my-bar",
  summary: "What the signed-in person has written, as My Bar lists things",
  who: "member",
  changes: false,
  input: z.object(pageFields),
  answers: z.object({ result: z.array(ownComment), result_count: z.int() }),
  async handle(page, context) {
    const read = await yourComments.handle({ ...page, comments_only: true }, context);
    return read.ok ? success({ result: read.value.comments, result_count: read.value.count }) : read;
  },
});
