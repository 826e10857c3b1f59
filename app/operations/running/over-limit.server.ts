import type { z } from "zod";
import { type Failure, waitFirst } from "#app/kit/result.ts";
import type { Caller, Limit, Operation } from "../operation.ts";
import { secondsToWait } from "./limits.server.ts";

/** Counts by who asks, and once the input is read by what it names; the failure where a limit is reached. */
export async function overLimit<Input extends z.ZodType>(
  { name, limit = [] }: Pick<Operation<Input>, "name" | "limit">,
  caller: Caller,
  input?: { value: z.output<Input> },
): Promise<Failure | null> {
  if (!caller.house.settings.RATE_LIMIT) return null;
  for (const one of Array.isArray(limit) ? limit : [limit]) {
    const who = whoIsCounted(one, caller, input);
    if (who === null) continue;
    const wait = await secondsToWait(caller.house, {
      name: `${one.together ?? name}/${who.kind}`,
      who: who.id,
      limit: one,
    });
    if (wait !== null) return waitFirst(wait);
  }
  return null;
}

function whoIsCounted<Input>({ whose = "caller" }: Limit<Input>, caller: Caller, input?: { value: Input }) {
  if (typeof whose === "function") {
    const account = input ? whose(input.value) : null;
    return account === null ? null : { kind: "account", id: account };
  }
  if (input) return null; // Counted before it was read.
  if (whose === "caller" && caller.person) return { kind: "person", id: caller.person.id };
  return { kind: "address", id: caller.address };
}
