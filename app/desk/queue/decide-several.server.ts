import { readDigits } from "#app/kit/digits.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import type { Caller } from "#app/operations/operation.ts";
import { runEach } from "#app/operations/runner.server.ts";
import { decide, pageSize } from "./queue-operations.server.ts";
import { sealField } from "./several-bar.tsx";

export type SeveralDecided = { done: number; left: { id: number; why: string }[] };
type Deciding = {
  kind: string;
  /** Of the form: which are ticked, the reason, and what each was known by when it was read. */
  fields: Readonly<Record<string, unknown>>;
  intent: "approve" | "refuse";
};

/**
 * One decision for several that wait, each as if it had been made alone: one that cannot be decided leaves the others be, and each
 * is logged and told by mail.
 */
export async function decideSeveral(
  { kind, fields, intent }: Deciding,
  caller: Caller,
): Promise<Result<SeveralDecided>> {
  const asked = (Array.isArray(fields.ids) ? fields.ids : [fields.ids]).flatMap((one) => readDigits(one) ?? []);
  const ids = [...new Set(asked)];
  if (ids.length === 0) return failure("invalid", "Tick first what you want to decide.");
  if (ids.length > pageSize) return failure("invalid", `At most ${pageSize} at once.`);
  const results = await runEach(
    ids.map((id) => ({
      operation: decide,
      input: { kind, id, intent, reason: fields.reason, seal: fields[sealField(id)] },
    })),
    caller,
  );
  if (!results.ok) return results;
  const failed = ids.flatMap((id, place) => {
    const result = results.value[place];
    return result && !result.ok ? [{ id, result }] : [];
  });
  // What is wrong with the reason is wrong with all of them.
  const first = failed[0]?.result;
  if (first && failed.length === ids.length) return first;
  const left = failed.map(({ id, result }) => ({ id, why: result.reason }));
  return success({ done: ids.length - failed.length, left });
}
