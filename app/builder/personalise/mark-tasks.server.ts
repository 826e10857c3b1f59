import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { saysNo, saysYes, yesOrNo } from "#app/kit/query.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import { oidOf } from "#app/kit/subject.ts";
import type { OwnKind } from "#app/marks/kinds.ts";
import {
  markLimit,
  markOperations,
  rateOperation,
  subjectInput,
  triedOperation,
} from "#app/marks/mark-operations.server.ts";
import { barOf } from "#app/my-bar/makeable.server.ts";
import { type Context, operation } from "#app/operations/operation.ts";
import { maybeField, yesNo } from "#app/platform/fields.ts";
import { listOperations } from "#app/your-lists/list-operations.server.ts";

/** What a mark's task answers where the mark's own operation, which the calls of the pages run as well, was content. */
async function marked<Field extends string, Value>(
  field: Field,
  value: Value,
  done: Promise<Result<null>>,
): Promise<Result<Record<Field, Value>>> {
  const result = await done;
  return result.ok ? success({ [field]: value } as Record<Field, Value>) : result;
}

const turn = (kind: OwnKind, adds: boolean) => markOperations[`${kind}-${adds ? "add" : "remove"}`];
const nameIt = () => failure("invalid", "link_table, link_id: must name an item");

/** Whatever is said here but a no asks for the list, since pages call it as they like. */
const listField = z
  .preprocess((sent) => {
    const [said] = [sent].flat();
    return typeof said === "string" && !saysNo(said) ? said.trim() : saysYes(said) ? "yes" : "";
  }, z.string())
  .meta({ type: "string", description: "The list of favourites; the name of a table: only what is of it" });
const favouriteInput = z.object({
  ...listOperations.favourite.input.shape,
  link_table: subjectInput.shape.link_table.optional(),
  link_id: subjectInput.shape.link_id.optional(),
  add: maybeField.describe("no takes it off; else it is added"),
  list: listField,
  in_ingredients: maybeField.describe("Of the list only what stands in the bar, or what does not"),
});
const favourites = listOperations.favourite.answers;

/** builder.md, 7: favourite: says so or takes it back; with `list` all of them. */
export const favouriteTask = operation({
  name: "builder/favourite",
  summary: "Makes an item a favourite or takes that back; with list, the favourites",
  who: "member",
  changes: true,
  input: favouriteInput,
  answers: z.union([z.object({ favourite: yesNo }), favourites]),
  limit: markLimit,
  async handle({ link_table, link_id, add = true, list, ...fields }, context) {
    // A screen's name, and a filter of what the pantry holds: here they say nothing (contract.md, 9).
    if (list) return listed({ list, ...fields, page: undefined, pp: undefined }, context);
    if (link_table === undefined || link_id === undefined) return nameIt();
    const subject = { link_table, link_id };
    return marked("favourite", yesOrNo(add), turn("favourite", add).handle(subject, context));
  },
});

type ListFields = Omit<z.output<typeof favouriteInput>, "link_table" | "link_id" | "add">;

async function listed({ list, in_ingredients, ...fields }: ListFields, context: Context<"member">) {
  const narrowed = context.house.subjects.all.some(({ table }) => table === list);
  if (!narrowed && in_ingredients === undefined) return listOperations.favourite.handle(fields, context);
  const [all, owned] = await Promise.all([
    // Counted alone, it would come without what is looked through here.
    listOperations.favourite.handle({ ...fields, count_only: undefined, format: "json" }, context),
    in_ingredients === undefined ? null : barOf(context).then(({ items }) => new Set(items.map(oidOf))),
  ]);
  if (!all.ok) return all;
  const result = all.value.result.filter(
    ({ oid, link_table }) => (!narrowed || link_table === list) && (!owned || owned.has(oid) === in_ingredients),
  );
  const { limit, offset } = clampPage(saysYes(fields.count_only) ? 0 : fields.limit, fields.offset, 24);
  return success({ result_count: result.length, result: result.slice(offset, offset + limit) });
}

/** builder.md, 7: wish-list. */
export const wishTask = operation({
  name: "builder/wish-list",
  summary: "Puts an item on the wish list or takes it off",
  who: "member",
  changes: true,
  input: subjectInput.extend({ add: maybeField.describe("no takes it off; else it is added") }),
  answers: z.object({ wish_list: yesNo }),
  limit: markLimit,
  handle: ({ add = true, ...subject }, context) =>
    marked("wish_list", yesOrNo(add), turn("wish", add).handle(subject, context)),
});

/** builder.md, 7: rate: 0 takes the rating back. */
export const rateTask = operation({
  name: "builder/rate",
  summary: "Rates an item from 1 to 5.5 in half steps; 0 takes the rating back",
  who: "member",
  changes: true,
  input: rateOperation.input,
  answers: z.object({ rating: z.number() }),
  limit: markLimit,
  handle: (input, context) => marked("rating", input.rating, rateOperation.handle(input, context)),
});

const tried = triedOperation.input.shape.value;

/** builder.md, 7: tried. */
export const triedTask = operation({
  name: "builder/tried",
  summary: "Says whether an item was tried, and how it was",
  who: "member",
  changes: true,
  input: subjectInput.extend({ tried }),
  answers: z.object({ tried }),
  limit: markLimit,
  handle: ({ tried: value, ...subject }, context) =>
    marked("tried", value, triedOperation.handle({ ...subject, value }, context)),
});
