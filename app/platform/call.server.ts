import type { z } from "zod";
import type { Operation } from "./operation.ts";
import type { Context } from "./runner.server.ts";

/** How a call answers: JSON as it is, or the text `OK` (contract.md, 5). */
export type CallReply = "json" | "ok";
/** How a call fails: `ERROR: reason` as text, or `{status:"error", reason}`. */
export type CallFailure = "text" | "status";

export type Method = "GET" | "POST";

/** An operation at an address under `/api`. */
export type Call = {
  path: string;
  methods: Method[];
  operation: Operation<Context, z.ZodType, unknown>;
  reply: CallReply;
  failure: CallFailure;
  /** What the call answers, for its description. */
  answers: z.ZodType;
};

type Described<Input extends z.ZodType, Output> = {
  path: string;
  methods: Method[];
  operation: Operation<Context, Input, Output>;
  reply?: CallReply;
  failure?: CallFailure;
  answers: z.ZodType<Output>;
};

/** Describes a call; the types tie what it answers to what its operation gives. */
export function call<Input extends z.ZodType, Output>(described: Described<Input, Output>): Call {
  return { reply: "json", failure: "text", ...described } as unknown as Call;
}
