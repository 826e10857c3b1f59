import { newKey, type Patience, sendJson } from "#app/platform/client-call.ts";
import { type Answer, type Batch, type CallQueue, openQueue, type Sent, type Trouble } from "./call-queue.ts";

/** builder.md, 9: three attempts, 500 ms apart. */
export const patience: Patience = { attempts: 3, pause: 500 };

/** Sends tasks together, as `multiplex` takes them (builder.md, 7: Batched calls). */
export async function sendTasks(address: string, { key, tasks }: Batch, how: Patience = patience): Promise<Sent> {
  const outcome = await sendJson(address, { queue: tasks }, key, how);
  if (outcome.kind === "refused") return { ...outcome, reason: reasonIn(outcome.reason) };
  if (outcome.kind === "failed") return outcome;
  const { response } = JSON.parse(outcome.text) as { response?: Record<string, Answer> };
  if (!response) return { kind: "failed" };
  return { kind: "answered", answers: tasks.map((_, place) => response[place]!) };
}

/** A builder's call says why it refused as JSON (contract.md, 5). */
function reasonIn(text: string): string {
  try {
    const { response } = JSON.parse(text) as { response?: { reason?: string } };
    return response?.reason ?? "It was refused.";
  } catch {
    return text;
  }
}

const queues = new Map<string, CallQueue>();
const listeners = new Set<(trouble: Trouble) => void>();

/** The queue of this page, by the address of `multiplex` under the page's language. It empties when the page goes away. */
export function queueAt(address: string): CallQueue {
  const known = queues.get(address);
  if (known) return known;
  const queue = openQueue({
    newKey,
    send: (batch) => sendTasks(address, batch),
    trouble: (why) => {
      // Of a dialog and the page behind it the dialog tells it.
      [...listeners].at(-1)?.(why);
    },
  });
  queues.set(address, queue);
  addEventListener("pagehide", queue.leave);
  // On a telephone a page that is put aside may never hear of its end.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") queue.leave();
  });
  return queue;
}

/** Hears when the queue could not do what it was asked, unless another one came after it; gives back how to stop hearing. */
export function hearTrouble(hear: (trouble: Trouble) => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
