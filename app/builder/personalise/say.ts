import { type Answer, type CallQueue, timings } from "../queue/call-queue.ts";
import type { Saying } from "./sayings.ts";

/** Puts a saying into the queue, with the pause that its kind has (builder.md, 7 and 9): notes go at once. */
export function say(queue: CallQueue, { task, params, about }: Saying): Promise<Answer> {
  const pause = task === "notes" ? timings.atOnce : task === "add-item" ? timings.afterAdd : timings.personalise;
  return queue.add({ task, params }, pause, about);
}
