import type { z } from "zod";
import type { Settings } from "#app/platform/settings.server.ts";
import type { Operation } from "./operation.ts";

/**
 * How a call writes what happened (contract.md, 5):
 * - `json`: the answer as it is, or the text `ERROR: reason`;
 * - `ok`: the text `OK`, or the text `ERROR: reason`;
 * - `status`: `{status:"ok"}` with the answer's own fields, or `{status:"error", reason}`;
 * - `builder`: `{status:"ok", response, events?}`, or `{status:"error", response:{reason}}`.
 */
export type CallForm = "json" | "ok" | "status" | "builder";

export type Method = "GET" | "POST";

/**
 * How a call that reads and changes by one name is told to read: by a field, without any of those that change (contract.md, 5).
 * Without `by` it reads whenever none of these is there.
 */
export type AlsoReads = { by?: string; changedBy: readonly string[] };

/** What is answered as a file to be kept. */
export type CallFile = { name: string; type: string; text: string };

/** An operation at an address under `/api` or `/builder/api`. */
export type Call = {
  path: string;
  methods: readonly Method[];
  as: CallForm;
  /** With the input as the request names it. */
  operation: Operation;
  /** The schema of the reply, and the reply for an answer. */
  answers: z.ZodType;
  reply(answer: unknown): unknown;
  /** The answer as a file, where the fields of the request ask for one. */
  file?: ((fields: Readonly<Record<string, unknown>>, answer: unknown, baseUrl: string) => CallFile | null) | undefined;
  /** Pages of which other sites may ask it, by their origins; without it none may (contract.md, 4 and 8). */
  foreign?: ((settings: Settings) => readonly string[]) | undefined;
  /** Of an operation that changes: the field that reads by, and those that change. A GET with it and none of these only reads. */
  alsoReads?: AlsoReads | undefined;
  /** The field that takes a picture, as a file of a form, which may then be as large as pictures are. */
  picture?: string | undefined;
  /** A builder's call whose fields stand beside `response` as well, since contract.md, 5 tells its reply without that. */
  plainToo: boolean;
  /** Names of what a builder's page counts once it succeeded. */
  events: readonly string[];
  /** The same where it follows from the answer, as for several tasks in one. */
  counts?: { events: z.ZodType; of(answer: unknown): unknown } | undefined;
};

type Where<Input extends z.ZodType, Answer extends z.ZodType, Reply extends z.ZodType> = {
  /** The whole path, without a language prefix; what it names in braces is a field of the input. */
  at: string;
  as: CallForm;
  /**
   * Reads are answered by GET unless told, what changes by POST, a builder task by both (contract.md, 5). Calls that the
   * specification lists as GET answer both.
   */
  methods?: readonly Method[];
  /** Where the request names its fields otherwise: their schema, whose output is the operation's input. */
  reads?: z.ZodType<z.input<Input>>;
  /** Where the reply is not the answer: its schema, and how it is made. */
  says?: { answers: Reply; reply(answer: z.output<Answer>): z.output<Reply> };
  file?: (fields: Readonly<Record<string, unknown>>, answer: z.output<Answer>, baseUrl: string) => CallFile | null;
  foreign?: (settings: Settings) => readonly string[];
  alsoReads?: AlsoReads;
  picture?: string;
  /** A builder's call whose fields stand beside `response` as well. */
  plainToo?: boolean;
  events?: readonly string[];
  counts?: { events: z.ZodType; of(answer: z.output<Answer>): unknown };
  /** A builder task that guests may call as well, as far as its operation lets them (contract.md, 9). */
  guests?: boolean;
};

/**
 * Puts an operation at an address, where `mountCalls` serves and describes it. A builder task asks for somebody who is signed
 * in, also where its operation asks for nobody (contract.md, 5), unless `guests` says otherwise.
 */
export function expose<Input extends z.ZodType, Answer extends z.ZodType, Reply extends z.ZodType>(
  operation: Operation<Input, Answer>,
  {
    at,
    as,
    methods,
    reads,
    says,
    file,
    foreign,
    alsoReads,
    picture,
    plainToo = false,
    events = [],
    counts,
    guests = false,
  }: Where<Input, Answer, Reply>,
): Call {
  // Read by the runner as one schema, so that who may is asked before what was sent, and limits see the input.
  const input = reads ? reads.pipe(operation.input as unknown as z.ZodType<unknown, z.input<Input>>) : operation.input;
  const task = as === "builder";
  return {
    path: at,
    methods: methods ?? (task ? ["GET", "POST"] : [operation.changes ? "POST" : "GET"]),
    as,
    operation: { ...operation, input, who: task && !guests && operation.who === "anyone" ? "member" : operation.who },
    answers: says?.answers ?? operation.answers,
    reply: (answer) => (says ? says.reply(answer as z.output<Answer>) : answer),
    file: file && ((fields, answer, baseUrl) => file(fields, answer as z.output<Answer>, baseUrl)),
    foreign,
    alsoReads,
    picture,
    plainToo,
    events,
    counts: counts && { events: counts.events, of: (answer) => counts.of(answer as z.output<Answer>) },
  };
}
