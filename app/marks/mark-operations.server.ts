import { z } from "zod";
import { tell } from "#app/database/notices.server.ts";
import { readDigits } from "#app/kit/digits.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import { oidOf, type Subject } from "#app/kit/subject.ts";
import { type Context, type Limit, operation } from "#app/operations/operation.ts";
import { readPart } from "#app/operations/personal-part.ts";
import type { SubjectKind } from "#app/operations/subject-kinds.ts";
import { idField } from "#app/platform/fields.ts";
import { type MarkField, type MarkIntent, markKinds, type OwnKind, ownKinds } from "./kinds.ts";
import { addMark, marksOf, removeMark, setRating, setTried } from "./mark-store.server.ts";
import { marksPart } from "./personal-marks.ts";
import { noteViewed } from "./viewed/viewed-store.server.ts";

/** How a call names a subject. */
export const subjectInput = z.object({
  link_table: z.string().max(40).describe("One of the link tables of contract.md, 7"),
  link_id: idField,
});

/** Runs a change for the signed-in person on a subject that exists, of a kind of which it can be said. */
export async function onSubject(
  context: Context<"member">,
  subject: Subject,
  may: (kind: SubjectKind) => boolean,
  act: (personId: string) => Promise<void>,
): Promise<Result<null>> {
  const { all, seen } = context.house.subjects;
  const tables = all.filter(may).map(({ table }) => table);
  if (!tables.includes(subject.link_table))
    return failure("invalid", `link_table: must be one of ${tables.join(", ")}`, { link_table: "is none of these" });
  if (!(await seen(context.db, context.person.id, subject))) return failure("not-found", "there is no such item");
  await act(context.person.id);
  return success(null);
}

/** More than anybody marks by hand, of all kinds together; what marks by itself is asked to wait. */
export const markLimit: Limit = { together: "marks", times: 240, seconds: 60 };

function mark(kind: OwnKind, adds: boolean) {
  const { table, list, whose } = markKinds[kind];
  return operation({
    name: `marks/${kind}-${adds ? "add" : "remove"}`,
    summary: adds ? `Puts an item on the ${list}` : `Takes an item off the ${list}`,
    who: "member",
    changes: true,
    input: subjectInput,
    answers: z.null(),
    limit: markLimit,
    handle: (subject, context) =>
      onSubject(
        context,
        subject,
        (of) => whose === "every" || of[whose],
        (person) => (adds ? addMark : removeMark)(context.db, table, person, subject),
      ),
  });
}

const triedInput = subjectInput.extend({ value: z.enum(["not_tried", "must_try", "liked", "disliked"]) });

/** builder.md, 4: Not Tried, Must Try, Tried & Liked, Tried & Didn't Like. */
export const triedOperation = operation({
  name: "marks/tried",
  summary: "Says whether an item was tried, and how it was",
  who: "member",
  changes: true,
  input: triedInput,
  answers: z.null(),
  limit: markLimit,
  handle: ({ value, ...subject }, context) =>
    onSubject(
      context,
      subject,
      ({ tried }) => tried,
      (person) => setTried(context.db, person, subject, value === "not_tried" ? null : value),
    ),
});

/** What each change of a mark runs (`markIntents` has its call). */
export const markOperations = Object.fromEntries([
  ...ownKinds.flatMap((kind) => [
    [`${kind}-add`, mark(kind, true)],
    [`${kind}-remove`, mark(kind, false)],
  ]),
  ["tried", triedOperation],
]) as Record<MarkIntent, ReturnType<typeof mark>>;
const halfSteps = "must be 0, or 1 to 5.5 in half steps";
const rateInput = z.object({
  link_id: idField,
  section: z.string().max(40).describe("The name by which members rate it: cocktail, bws, ingredient, pub, book"),
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

/** Rates a subject of a kind that members rate; 0 takes it back (contract.md, 6). */
export const rateOperation = operation({
  name: "marks/rate",
  summary: "Rates an item from 1 to 5.5 in half steps; 0 takes the rating back",
  who: "member",
  changes: true,
  input: rateInput,
  answers: z.null(),
  limit: markLimit,
  async handle({ link_id, section, rating }, context) {
    const rated = context.house.subjects.all.filter(({ vote }) => vote !== null);
    const kind = rated.find(({ vote }) => vote?.includes(section));
    if (!kind) return failure("invalid", `section: must be one of ${rated.map(({ vote }) => vote?.[0]).join(", ")}`);
    const subject = { link_table: kind.table, link_id };
    const done = await onSubject(
      context,
      subject,
      ({ vote }) => vote !== null,
      (person) => setRating(context.db, person, subject, rating || null),
    );
    if (done.ok) await tell(context.db, "rating", oidOf(subject));
    return done;
  },
});

/** Notes what a member looks at; the page itself is the same for everyone and knows of nobody (contract.md, 8). */
export const viewOperation = operation({
  name: "marks/viewed",
  summary: "Notes that the signed-in person looked at an item",
  who: "member",
  changes: true,
  input: subjectInput,
  answers: z.null(),
  handle: (subject, context) =>
    onSubject(
      context,
      subject,
      () => true,
      (person) => noteViewed(context.db, person, subject),
    ),
});

const kinds = Object.fromEntries(ownKinds.map((kind) => [markKinds[kind].field, z.boolean()]));
const subjectMarks = z.object({
  ...(kinds as Record<MarkField, z.ZodBoolean>),
  tried: z.string(),
  rating: z.number().nullable(),
});

/** What the reader said of the subjects that a page shows. */
export const readMarks = readPart({
  part: marksPart,
  answers: z.record(z.string(), subjectMarks).describe("By oid, for those that were asked for and have marks"),
  async read({ subjects }, { db, person }) {
    const marks = await marksOf(db, person.id, subjects);
    return Object.fromEntries(
      marks.map(({ link_table, link_id, note: _, ...said }) => [
        oidOf({ link_table, link_id }),
        { ...said, tried: said.tried ?? "not_tried" },
      ]),
    );
  },
});
