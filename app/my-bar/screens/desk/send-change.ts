/** How a change went: done, refused for a reason that asking again cannot change, or failed for good. */
export type Outcome = { kind: "done" } | { kind: "refused"; status: number; reason: string } | { kind: "failed" };

export type Patience = { attempts: number /** Between two attempts (milliseconds). */; pause: number };

/** guide.md, 8: three attempts, a second apart. */
const patience: Patience = { attempts: 3, pause: 1_000 };

/** Signed out, gone, there already: true after a second as well. */
const settled = [403, 404, 409];

/**
 * Sends one change and asks again where the reply is an error (guide.md, 8: Retry rule). All attempts
 * carry one key, so that a change whose answer got lost does not happen twice (contract.md, 6: Retries).
 */
export async function sendChange(
  address: string,
  fields: Record<string, string>,
  { attempts, pause }: Patience = patience,
): Promise<Outcome> {
  const headers = { "idempotency-key": newKey(), "x-requested-with": "fetch" };
  for (let attempt = 1; ; attempt++) {
    const body = new URLSearchParams({ ...fields, _a: String(attempt) });
    const outcome = await once(address, { method: "POST", body, headers });
    if (outcome.kind !== "failed" || attempt >= attempts) return outcome;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function once(address: string, request: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(address, request);
    const text = await response.text();
    if (response.ok && !text.includes("ERROR")) return { kind: "done" };
    if (settled.includes(response.status)) return { kind: "refused", status: response.status, reason: reasonIn(text) };
  } catch {
    // The network may be back at the next attempt.
  }
  return { kind: "failed" };
}

function reasonIn(text: string): string {
  return text.replace(/^ERROR:\s*/, "");
}

/** Unguessable enough to tell two changes apart; `randomUUID` is missing where a site is served without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
