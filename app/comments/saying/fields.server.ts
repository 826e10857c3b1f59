import { z } from "zod";
import { type Failure, failure } from "#app/kit/result.ts";
import { decodeId } from "#app/kit/slug.ts";
import type { Subject } from "#app/kit/subject.ts";
import type { Context } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";

/** What a comment is said of. */
export const subjectFields = {
  link_table: z.string().max(40).describe("One of the link tables of contract.md, 7, but those of the lounge"),
  link_id: idField,
};

/** A comment by its number or its word (contract.md, 12). */
export const commentId = z
  .preprocess((value) => (typeof value === "string" ? (decodeId(value) ?? value) : value), idField)
  .meta({ type: "string", description: "Its id or id_encoded" });

/** Which comment is meant: `id_encoded` does wherever `id` does. */
export const idFields = { id: commentId.optional(), id_encoded: commentId.optional() };

/** The comment that is meant, or what is said where none is. */
export function idOf({
  id,
  id_encoded,
}: {
  id?: number | undefined;
  id_encoded?: number | undefined;
}): number | Failure {
  return id ?? id_encoded ?? failure("invalid", "id: say which comment");
}

/** Null for a subject that can be commented on and that this reader may see; else what is said of it. */
export async function noSuchSubject(context: Context, subject: Subject): Promise<Failure | null> {
  const { all, seen } = context.house.subjects;
  const tables = all.filter(({ commented = true }) => commented).map(({ table }) => table);
  if (!tables.includes(subject.link_table))
    return failure("invalid", `link_table: must be one of ${tables.join(", ")}`, { link_table: "is none of these" });
  const found = await seen(context.db, context.person?.id ?? "", subject);
  return found ? null : failure("not-found", "there is no such item");
}
