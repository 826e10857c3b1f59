import { z } from "zod";
import { readDigits } from "#app/kit/digits.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import { linkTables, oidOf, type Subject } from "#app/kit/subject.ts";
import { tell } from "#app/platform/notices.server.ts";
import { idField } from "#app/platform/number-input.ts";
import { type Context, operation } from "#app/platform/operation.ts";
import { addMark, type MarkTable, removeMark, setRating, setTried, subjectExists } from "./mark-store.server.ts";

const subjectInput = z.object({ link_table: z.enum(linkTables), link_id: idField });

/** Runs a change for the signed-in person on a subject that exists. */
async function onSubject(
  context: Context<"member">,
  subject: Subject,
  act: (personId: string) => Promise<void>,
): Promise<Result<null>> {
  if (!(await subjectExists(context.db, context.person.id, subject)))
    return failure("not-found", "there is no such item");
  await act(context.person.id);
  return success(null);
}

function mark(table: MarkTable, adds: boolean) {
  const list = table === "wish" ? "wish list" : "favourites";
  return operation({
    name: `marks/${table}-${adds ? "add" : "remove"}`,
    summary: adds ? `Puts an item on the ${list}` : `Takes an item off the ${list}`,
    who: "member",
    changes: true,
    input: subjectInput,
    answers: z.null(),
    handle: (subject, context) =>
      onSubject(context, subject, (person) => (adds ? addMark : removeMark)(context.db, table, person, subject)),
  });
}

export const favouriteAdd = mark("favourite", true);
export const favouriteRemove = mark("favourite", false);
export const wishAdd = mark("wish", true);
export const wishRemove = mark("wish", false);

const triedInput = subjectInput.extend({ value: z.enum(["not_tried", "must_try", "liked", "disliked"]) });

/** builder.md, 4: Not Tried, Must Try, Tried & Liked, Tried & Didn't Like. */
export const triedOperation = operation({
  name: "marks/tried",
  summary: "Says whether an item was tried, and how it was",
  who: "member",
  changes: true,
  input: triedInput,
  answers: z.null(),
  handle: ({ value, ...subject }, context) =>
    onSubject(context, subject, (person) =>
      setTried(context.db, person, subject, value === "not_tried" ? null : value),
    ),
});

const sections = { cocktail: "cocktails", cocktails: "cocktails", bws: "spiritbrands" } as const;
const halfSteps = "must be 0, or 1 to 5.5 in half steps";
const rateInput = z.object({
  link_id: idField,
  section: z.enum(["cocktail", "cocktails", "bws"]),
  // Nothing sent is no 0: it would take a rating back.
  rating: z
    .preprocess(
      (value) => readDigits(value, 1) ?? Number.NaN,
      z
        .number(halfSteps)
        .min(0)
        .max(5.5)
        .refine((value) => value === 0 || (value >= 1 && Number.isInteger(value * 2)), halfSteps),
    )
    .meta({ type: "number", minimum: 0, maximum: 5.5, multipleOf: 0.5 }),
});

/** Rates a cocktail or a bottle; 0 takes it back (contract.md, 6). */
export const rateOperation = operation({
  name: "marks/rate",
  summary: "Rates an item from 1 to 5.5 in half steps; 0 takes the rating back",
  who: "member",
  changes: true,
  input: rateInput,
  answers: z.null(),
  async handle({ link_id, section, rating }, context) {
    const subject = { link_table: sections[section], link_id };
    const done = await onSubject(context, subject, (person) => setRating(context.db, person, subject, rating || null));
    if (done.ok) await tell(context.db, "rating", oidOf(subject));
    return done;
  },
});
