import type { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import type { Result } from "#app/kit/result.ts";
import type { CookieLines, Cookies } from "#app/platform/cookies.server.ts";
import type { House } from "./house.server.ts";
import type { Reads } from "./reads.ts";

/** Who may do something; each includes those after it (contract.md, 6). */
export type Who = "anyone" | "member" | "premium" | "editor" | "admin";

/** The signed-in person, as every room below the accounts may know them. */
export type Person = {
  id: string;
  email: string;
  display_name: string;
  role: "member" | "editor" | "admin";
  premium: boolean;
  /** When their membership ends, where it has an end. */
  premium_until?: Date;
  /** When their account will be deleted, where they asked for that. */
  leaves_at?: Date;
  /** Whether they have shown that their address is theirs. */
  confirmed: boolean;
  /** In which measures their profile asks for amounts: ml, oz, shot; null where it does not say. */
  units?: string | null;
  /** The currency that their profile asks for prices in; null where it does not say. */
  currency?: string | null;
};

/** Where a call comes from: what a request says of itself before any operation runs. */
export type Caller = {
  house: House;
  person: Person | null;
  locale: string;
  /** The address of the caller, for limits only. */
  address: string;
  cookies: CookieLines;
  /** What the browser calls itself: kept with a session, so that its person knows it again. */
  userAgent?: string | undefined;
  idempotencyKey?: string | undefined;
  /** The place in a queue of several in one request: a key counts for each of them (contract.md, 9: Multiplex). */
  place?: number;
  /** Shared by all operations of a request; where it is missing, each is on its own. */
  reads?: Reads;
};

/** What a handler is given besides its input. There is a person wherever `who` asks for one. */
export type Context<W extends Who = "anyone"> = Omit<Caller, "person" | "cookies" | "reads"> & {
  person: W extends "anyone" ? Person | null : Person;
  /** The transaction of a changing operation, else the database. */
  db: Queries;
  /** Those of the request; what is set goes out with the answer, unless the operation is refused. */
  cookies: Cookies;
  /** What the request has read already; a change keeps nothing. */
  reads: Reads;
};

// A method, so that the limit of one operation's input fits where any operation is meant.
type AccountOf<Input> = { read(input: Input): string | null }["read"];

/** At most `times` in `seconds`, counted over all processes. */
export type Limit<Input = never> = {
  times: number;
  seconds: number;
  /**
   * Whose count it is: the `caller`'s, that is the person's, or the address's when signed out (the default); the
   * `address`'s, whoever is signed in there, for what is guessed; or that of the account, in one spelling, that the input
   * names, over all addresses (null: of none).
   */
  whose?: "caller" | "address" | AccountOf<Input>;
  /** Once it is reached one more is let through each so many seconds: nobody can keep another out for long. */
  thenEvery?: number;
  /** A name that operations share which are counted together; their own where it is missing. */
  together?: string;
};

/** What a change is about and how that stands: read before and after, it tells the log of changes what was made of it. */
export type Standing = {
  /** `queue/jobs/12`, and what that is called. */
  subject: string;
  title: string;
  state: Readonly<Record<string, unknown>>;
  intent?: string;
  /** The reason that was given. */
  note?: string;
  /** Whose account it is about. */
  aboutId?: string;
};

/**
 * One thing that the product can do. Pages, calls and multiplexed entries all run it through one
 * runner, so who may, what is valid and what an error says is settled in one place.
 */
export type Operation<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  W extends Who = Who,
> = {
  /** Unique, for logs, limits and the description of the calls: `my-bar/add-item`. */
  name: string;
  /** One sentence for the description of the calls. */
  summary: string;
  who: W;
  /** True when it changes state: it must prove that it comes from the site, and runs in a transaction. */
  changes: boolean;
  /**
   * `own`: a change that brings its own transactions, as better-auth's do; the runner opens
   * none, because requests that hold one connection and wait for another can starve the pool.
   */
  transaction?: "own";
  input: Input;
  /** What it answers when it succeeds: the handler is held to it, and calls are described by it. */
  answers: Answer;
  /** Of a change that only editors make: what it is about, for the log of changes; null where there is no such thing. */
  watched?: { read(input: z.output<Input>, db: Queries): Promise<Standing | null> }["read"];
  limit?: Limit<z.output<Input>> | readonly Limit<z.output<Input>>[];
  handle(input: z.output<Input>, context: Context<W>): Promise<Result<z.output<Answer>>>;
};

/** Defines an operation; what its handler is given and must answer follows from `input`, `who` and `answers`. */
export function operation<const W extends Who, Input extends z.ZodType, Answer extends z.ZodType>(
  described: Operation<Input, Answer, W>,
): Operation<Input, Answer, W> {
  return described;
}
