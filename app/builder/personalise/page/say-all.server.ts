import { failure, type Result, success } from "#app/kit/result.ts";
import { noteOperation } from "#app/marks/mark-calls.server.ts";
import type { Caller, Operation } from "#app/operations/operation.ts";
import { type Queued, runEach } from "#app/operations/runner.server.ts";
import { collectionTask } from "../../collections/collection-tasks.server.ts";
import { addItemTask, deleteItemTask } from "../../ingredients/item-tasks.server.ts";
import { favouriteTask, rateTask, triedTask, wishTask } from "../mark-tasks.server.ts";
import { preferredTask } from "../preferred-task.server.ts";
import type { Saying } from "../sayings.ts";

const tasks = new Map<string, Operation>(
  Object.entries({
    favourite: favouriteTask,
    "wish-list": wishTask,
    rate: rateTask,
    tried: triedTask,
    notes: noteOperation,
    collection: collectionTask,
    "preferred-ingredient": preferredTask,
    "add-item": addItemTask,
    "delete-item": deleteItemTask,
  }),
);

/** Says several things in order, each on its own, as the queue would; where some are refused, why. */
export async function sayAll(sayings: readonly Saying[], caller: Caller): Promise<Result<null>> {
  const queue = sayings.flatMap(({ task, params }): Queued[] => {
    const operation = tasks.get(task);
    return operation ? [{ operation, input: params }] : [];
  });
  const done = await runEach(queue, caller);
  if (!done.ok) return done;
  const reasons = done.value.flatMap((result) => (result.ok ? [] : [result.reason]));
  return reasons.length > 0 ? failure("invalid", reasons.join(" ")) : success(null);
}
