import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import { readBarcode } from "#app/drinks/barcode.ts";
import { failure, success } from "#app/kit/result.ts";
import type { House } from "#app/operations/house.server.ts";
import { operation } from "#app/operations/operation.ts";
import { unknownForm } from "#app/operations/page.server.ts";
import { UploadedFile } from "#app/platform/body.server.ts";
import { yesField } from "#app/platform/fields.ts";
import { errorsOf, furthestStep, type Problem, problemsOf, rowAlert, rowProblem } from "../form/check.ts";
import { emptyFacts, mostRows, type ProductFacts, readRows, saysStep, withoutStrays, withStep } from "../form/draft.ts";
import { lastStep } from "../form/fields.ts";
import { placeOf, stepAt, stepIn, toldProduct } from "../form/told.ts";
import { dropPictures, storePictures } from "./pictures.server.ts";
import { findDraft, keepDraft, keepPictures } from "./product-store.server.ts";
import { bottlesWith, drinksNamed, type Things, thingsOf } from "./things-store.server.ts";

const step = z.unknown().transform(stepIn);
const word = z.string().trim().max(60).catch("");

/** The draft of the person at one step, or an empty one; the furthest step that is open where another one is asked for. */
export const loadProduct = operation({
  name: "own-products/form",
  summary: "The bottle that the person is proposing, at one step of its form",
  who: "member",
  changes: false,
  input: z.object({ step, find: word }),
  answers: toldProduct,
  async handle({ step, find }, { db, person }) {
    const draft = await findDraft(db, person.id);
    const { facts, reached } = draft ?? { facts: emptyFacts, reached: 1 };
    const wanted = { producers: step === 8, ingredients: step === 7 };
    const [things, found, known] = await Promise.all([
      thingsOf(db, facts, wanted),
      step === 7 ? drinksNamed(db, find) : [],
      step === 1 || step === "summary" ? bottlesWith(db, codesOf(facts)) : [],
    ]);
    const problems = problemsOf(facts, things.named);
    const furthest = furthestStep(reached, problems);
    const { categories: _, named: __, ...lists } = things;
    const told = { step, furthest, facts, ...lists, categories: levelsOf(things, facts), found, word: find };
    return success({ ...told, known, problems });
  },
});

function levelsOf({ categories }: Things, { values }: ProductFacts) {
  const parents = [null, values.category1, values.category2, values.category3];
  return parents.map((parent) =>
    categories
      .filter((one) => (parent === null ? one.parent === null : String(one.parent) === parent))
      .map(({ id, name }) => ({ id, name })),
  );
}

const intents = z
  .string()
  .regex(/^(?:next|back|skip|look|find|add|drop:\d)$/, unknownForm.reason)
  .default("next");

/**
 * One step of the form (contract.md, 11): what was typed is kept, right or wrong, and the answer says where to go on. No step
 * is opened before those that come before it are right: what is sent of a later one is kept too, since somebody typed it, and
 * leads to the first that is still open.
 */
export const saveStep = operation({
  name: "own-products/step",
  summary: "Keeps what was typed at one step of a proposed bottle, and says which step comes next",
  who: "member",
  changes: true,
  transaction: "own",
  limit: { times: 600, seconds: 3600 },
  input: z.looseObject({
    step,
    intent: intents,
    images: z.array(z.instanceof(UploadedFile)).max(30).default([]),
    image_declaration: yesField,
    remove_image: z.array(z.string().max(120)).max(30).catch([]),
  }),
  answers: z.object({
    to: z.union([z.int(), z.literal("summary")]),
    rows: z.int().optional().describe("How many rows the first step shows"),
  }),
  async handle({ step, intent, images, image_declaration, remove_image, ...fields }, { house, person }) {
    if (step === "summary" && intent !== "skip") return success({ to: "summary" as const });
    const draft = await findDraft(house.db, person.id);
    const before = draft?.facts ?? emptyFacts;
    const open = furthestStep(draft?.reached ?? 1, problemsOf(before, (await thingsOf(house.db, before)).named));
    // Whoever only goes back or on to the end, without a field of the step, leaves the step as it was.
    const passing = (intent === "back" || intent === "skip") && step !== "summary" && !saysStep(step, fields);
    let facts = step === "summary" || passing ? before : withStep(before, step, fields);
    if (step === 2) facts = withoutStrays(before, facts, (await thingsOf(house.db, facts)).named.categories);
    if (intent.startsWith("drop:")) facts = { ...facts, rows: rowsWithout(fields.upc, Number(intent.slice(5))) };
    const left = before.images.filter((name) => !remove_image.includes(name));
    const stored =
      step === 1
        ? await storePictures(house, images, { declared: image_declaration === true, kept: left.length })
        : success([]);
    facts = { ...facts, images: step === 1 ? [...left, ...(stored.ok ? stored.value : [])] : before.images };
    const { problems } = await keep(house, person.id, facts, (reached) => reached, stored.ok ? stored.value : []);
    if (!stored.ok) return stored;
    return answerTo(house, person.id, { step, intent, open, facts, problems });
  },
});

const rowsWithout = (upc: unknown, place: number) => readRows(upc).filter((_, at) => at !== place);

type Kept = { step: number | "summary"; intent: string; open: number; facts: ProductFacts; problems: Problem[] };

/** Where the form goes on after a step was kept. */
async function answerTo(house: House, personId: string, { step, intent, open, facts, problems }: Kept) {
  const place = placeOf(step);
  const ahead = place > open && intent !== "skip";
  if (ahead && intent !== "next") return success({ to: stepAt(open) });
  if (intent === "back") return success({ to: stepAt(Math.max(1, place - 1)) });
  if (intent === "find" || intent.startsWith("drop:")) return success({ to: step });
  if (intent === "add") {
    const unfinished = facts.rows.length === 0 || facts.rows.some((row) => rowProblem(row) === rowAlert);
    const wrong = errorsOf(problems, 1);
    // Who has not typed anything yet is told the same as who is half done.
    const empty = facts.rows.length === 0 ? { "upc-0": rowAlert } : {};
    if (unfinished) return failure("invalid", rowAlert, { ...wrong, ...empty });
    if (facts.rows.length >= mostRows)
      return failure("invalid", "Too many rows.", { "upc-0": `A bottle can have ${mostRows} barcodes at most` });
    return Object.keys(wrong).some((field) => field.startsWith("upc"))
      ? failure("invalid", "This step has mistakes.", wrong)
      : success({ to: step, rows: facts.rows.length + 1 });
  }
  const known = step === 1 || intent === "skip" ? await knownProblems(house.db, facts) : [];
  const errors = errorsOf([...known, ...problems], intent === "skip" ? undefined : place);
  if (intent === "look")
    return known.length > 0 ? failure("invalid", known[0]!.message, errors) : success({ to: step });
  if (Object.keys(errors).length > 0) {
    if (intent !== "skip") return failure("invalid", "This step has mistakes.", errors);
    const gap = problems[0]?.step ?? 1;
    await keep(house, personId, facts, (reached) => Math.max(reached, gap));
    return failure("invalid", "Some steps are not done yet.", errors);
  }
  if (ahead) return success({ to: stepAt(open) });
  const next = intent === "skip" ? lastStep + 1 : place + 1;
  await keep(house, personId, facts, (reached) => Math.max(reached, next));
  return success({ to: stepAt(next) });
}

const codesOf = ({ rows }: ProductFacts) => rows.flatMap(({ barcode }) => readBarcode(barcode) ?? []);

/** Codes that a bottle of the guide bears already: that bottle is not proposed once more. */
export async function knownProblems(db: Queries, facts: ProductFacts): Promise<Problem[]> {
  const known = await bottlesWith(db, codesOf(facts));
  return known.map(({ code, name }) => ({
    step: 1,
    field: `upc-${facts.rows.findIndex(({ barcode }) => readBarcode(barcode) === code)}`,
    message: `${code} is the barcode of ${name}, which is in the guide already`,
  }));
}

/** Keeps a draft with its pictures, and says what of it is not right yet. */
async function keep(
  house: House,
  personId: string,
  facts: ProductFacts,
  opens: (reached: number) => number,
  fresh: readonly string[] = [],
) {
  try {
    return await house.db.transaction().execute(async (db) => {
      const before = await findDraft(db, personId, true);
      const id = await keepDraft(db, personId, facts, opens(before?.reached ?? 1));
      await keepPictures(db, id, facts.images);
      return { problems: problemsOf(facts, (await thingsOf(db, facts)).named) };
    });
  } catch (error) {
    await dropPictures(house, fresh);
    throw error;
  }
}
