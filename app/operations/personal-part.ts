import type { z } from "zod";
import type { Subject } from "#app/kit/subject.ts";
import type { Context, Person } from "./operation.ts";

/**
 * What one room tells a page of its reader, beside what others tell: its field in the one answer, and what stands there
 * for somebody who is not signed in. Pages take it by `usePart` (app/visitor/personal.tsx).
 */
export type PersonalPart<T> = { readonly name: string; readonly nobody: T };

/** Names a part; how it is read is its room's (`PartReading`). */
export function personalPart<T>(name: string, nobody: T): PersonalPart<T> {
  return { name, nobody };
}

/** What was asked for: the subjects shown, and the fields of all parts as they came. */
export type PartAsked = { subjects: readonly Subject[]; fields: Readonly<Record<string, unknown>> };

/** How a room reads its part: which fields it asks for, what it answers, and the reading itself. */
export type PartReading<T = unknown> = {
  part: PersonalPart<T>;
  fields?: z.ZodRawShape;
  answers: z.ZodType<T>;
  read(asked: PartAsked, context: Context<"member">): Promise<T>;
  /** What somebody who is not signed in has all the same, by a cookie of theirs; without it what `part` says of nobody. */
  readGuest?(asked: PartAsked, context: Context): Promise<T>;
};

/** Ties a reading to its part, so that what it answers is what pages expect. */
export function readPart<T>(reading: PartReading<T>): PartReading {
  return reading as PartReading;
}

/** What a message tells, and where it leads. */
export type Said = { text: string; link?: { text: string; href: string } };

/**
 * One kind of message to a member (contract.md, 8), as the room defines it that knows when it is due. `told`: when they were
 * told of it, for what does not follow from their account alone (`tellPerson`, app/messages).
 */
export type MessageKind = {
  key: string;
  say(about: { person: Person; told: Date | null; now: Date }): Said | null;
  /** Put away, it comes back after so many days while it is due; without it, never. */
  returns?: number;
  /** Where it leads when it is put away, and what its button says then. */
  redirect?: { path: string; button: string };
};
