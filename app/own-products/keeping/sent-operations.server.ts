import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { idField, pageFields } from "#app/platform/fields.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { errorsOf, problemsOf } from "../form/check.ts";
import { mostWaiting, productStatuses } from "../status.ts";
import { knownProblems } from "./form-operations.server.ts";
import {
  countWaitingOf,
  findDraft,
  proposedBy,
  removeProduct,
  reopenProduct,
  sendDraft,
} from "./product-store.server.ts";
import { bottlePath, thingsOf } from "./things-store.server.ts";

/** Sends a draft in, where all that is required is there (contract.md, 11: intent `submit`). */
export const sendProduct = operation({
  name: "own-products/send",
  summary: "Sends in the bottle that the person is proposing; it waits for an editor",
  who: "member",
  changes: true,
  transaction: "own",
  limit: { times: 60, seconds: 3600 },
  input: z.object({}),
  answers: z.object({ id: z.int() }),
  handle: (_, { house, person }) =>
    house.db.transaction().execute(async (db) => {
      const draft = await findDraft(db, person.id, true);
      if (!draft) return failure("conflict", "There is nothing to send: begin with the first step.", {});
      const { named } = await thingsOf(db, draft.facts);
      const problems = [...(await knownProblems(db, draft.facts)), ...problemsOf(draft.facts, named)];
      if (problems.length > 0) return failure("invalid", "Some steps are not done yet.", errorsOf(problems));
      if ((await countWaitingOf(db, person.id)) >= mostWaiting)
        return failure("conflict", `${mostWaiting} bottles of yours wait already, which is the most.`, {});
      await sendDraft(db, draft.id);
      return success({ id: draft.id });
    }),
});

const proposed = z.object({
  ...{ id: z.int(), name: z.string(), day: z.string(), status: z.enum(productStatuses) },
  picture: z.string().nullable(),
  reason: z.string().nullable().describe("Why an editor did not take it"),
  href: z.string().nullable().describe("Where it stands in the guide"),
});
export type Proposed = z.output<typeof proposed>;

const pageSize = 20;

/** What somebody proposed, and what became of it (contract.md, 12: submitted products). */
export const loadProposed = operation({
  name: "own-products/list",
  summary: "The bottles that the person proposed, with what became of each",
  who: "member",
  changes: false,
  input: z.object(pageFields),
  answers: z.object({ result: z.array(proposed), result_count: z.int() }),
  async handle({ limit, offset }, { db, person }) {
    const rows = await proposedBy(db, person.id, clampPage(limit, offset, pageSize));
    const result = rows.map(({ brand_id, brand, picture, count: _, ...row }) => ({
      ...row,
      picture: uploadHref(picture),
      href: brand_id === null ? null : bottlePath(brand_id, brand ?? ""),
    }));
    return success({ result, result_count: rows[0]?.count ?? 0 });
  },
});

/** Takes a proposed bottle back, or makes a draft again of one that was refused. */
export const changeProposed = operation({
  name: "own-products/change",
  summary: "Takes a proposed bottle back, or begins anew with one that was refused",
  who: "member",
  changes: true,
  input: z.object({ id: idField, intent: z.enum(["delete", "again"]) }),
  answers: z.null(),
  async handle({ id, intent }, { db, person }) {
    if (intent === "delete")
      return (await removeProduct(db, person.id, id))
        ? success(null)
        : failure("not-found", "There is no such bottle of yours that could be taken back.");
    return (await reopenProduct(db, person.id, id))
      ? success(null)
      : failure("conflict", "Finish or take back the draft that you have first.");
  },
});
