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

/** At most `times` in `seconds` for one person, or for one address when signed out. */
export type Limit = { times: number; seconds: number };

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
  limit?: Limit;
  handle(input: z.output<Input>, context: Context): Promise<Result<Output>>;
};
