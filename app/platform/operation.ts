import type { z } from "zod";
import type { Result } from "#app/kit/result.ts";

/** Who may do something; each includes those after it (contract.md, 6). */
export type Who = "anyone" | "member" | "premium" | "editor" | "admin";

/** The signed-in person, as every room below the accounts may know them. */
export type Person = {
  id: string;
  email: string;
  display_name: string;
  role: "member" | "editor" | "admin";
  premium: boolean;
};

/** At most `times` in `seconds`, counted over all processes. */
export type Limit<Input = never> = {
  times: number;
  seconds: number;
  /**
   * Whose count it is: the `caller`'s, that is the person's, or the address's when signed out (the default); the
   * `address`'s, whoever is signed in there, for what is guessed; or that of the account, in one spelling, that the input
   * names, over all addresses (null: of none).
   */
  whose?: "caller" | "address" | ((input: Input) => string | null);
  /** Once it is reached one more is let through each so many seconds: nobody can keep another out for long. */
  thenEvery?: number;
  /** A name that operations share which are counted together; their own where it is missing. */
  together?: string;
};

/**
 * One thing that the product can do. Pages, calls and multiplexed entries all run it through one
 * runner, so who may, what is valid and what an error says is settled in one place.
 */
export type Operation<Context, Input extends z.ZodType, Output> = {
  /** Unique, for logs, limits and the description of the calls: `my-bar/add-item`. */
  name: string;
  /** One sentence for the description of the calls. */
  summary: string;
  who: Who;
  /** True when it changes state: it must prove that it comes from the site, and runs in a transaction. */
  changes: boolean;
  /**
   * `own`: a change that brings its own transactions, as the accounts' library does; the runner opens
   * none, because requests that hold one connection and wait for another can starve the pool.
   */
  transaction?: "own";
  input: Input;
  limit?: Limit<z.output<Input>> | readonly Limit<z.output<Input>>[];
  handle(input: z.output<Input>, context: Context): Promise<Result<Output>>;
};
