/**
 * The site's calls as the browser makes them, by one rule (guide.md, 8: Retry rule): an error is asked again after a
 * second, three times in all, and each attempt says which one it is (`_a`).
 */

import { tellOtherTabs } from "./other-tabs.ts";

/** How a change went: done, refused for a reason that asking again cannot change, or failed for good. */
export type Outcome =
  | { kind: "done"; text: string }
  | { kind: "refused"; status: number; reason: string }
  | { kind: "failed" };

export type Patience = { attempts: number /** Between two attempts (milliseconds). */; pause: number };
const patience: Patience = { attempts: 3, pause: 1_000 };

/** What a page says in time of trouble, which may be over a second later (contract.md, 13: Retries of the client). */
const passing = [500, 502, 503, 504];
/** Said with whatever status, these stay as they are (guide.md, 8: Basket add). */
const final = ["ERROR: rejected by cookie policy", "ERROR: failed to add item to basket"];

/**
 * Asks for something, as JSON.
 * @throws when the last attempt fails, or as soon as `signal` withdraws the question
 */
export async function ask<Answer>(
  address: string,
  query: Record<string, string> | URLSearchParams,
  signal: AbortSignal,
  { attempts, pause }: Patience = patience,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const asked = new URLSearchParams(query);
      asked.set("_a", String(attempt));
      const response = await fetch(`${address}?${asked}`, { signal });
      if (!response.ok) throw new Error(`${address}: status ${response.status}`);
      return (await response.json()) as Answer;
    } catch (cause) {
      if (signal.aborted || attempt >= attempts) throw cause;
      await rest(pause, signal);
    }
  }
}

/**
 * Sends one change. All attempts carry one key, so that a change whose answer got lost does not happen
 * twice (contract.md, 6: Retries).
 */
export function sendChange(
  address: string,
  fields: Record<string, string>,
  how: Patience = patience,
): Promise<Outcome> {
  const headers = { "idempotency-key": newKey(), "x-requested-with": "fetch" };
  const request = (_a: string) => ({ method: "POST", body: new URLSearchParams({ ...fields, _a }), headers });
  return persist(address, request, how, () => true);
}

/**
 * Sends one change as JSON, under a key of the caller's, by the same rule; what comes back and is no JSON is asked for again
 * (builder.md, 8). It goes out also while its page goes away.
 */
export function sendJson(address: string, value: object, key: string, how: Patience): Promise<Outcome> {
  const headers = { "idempotency-key": key, "x-requested-with": "fetch", "content-type": "application/json" };
  const request = (_a: string) => ({
    method: "POST",
    body: JSON.stringify({ ...value, _a }),
    headers,
    keepalive: true,
  });
  return persist(address, request, how, isJson);
}

async function persist(
  address: string,
  request: (attempt: string) => RequestInit,
  { attempts, pause }: Patience,
  makesSense: (text: string) => boolean,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await once(address, request(String(attempt)), makesSense);
    if (outcome.kind === "done") tellOtherTabs();
    if (outcome.kind !== "failed" || attempt >= attempts) return outcome;
    await rest(pause);
  }
}

async function once(address: string, request: RequestInit, makesSense: (text: string) => boolean): Promise<Outcome> {
  try {
    const response = await fetch(address, request);
    const text = await response.text();
    const failed = text.startsWith("ERROR") || (response.ok && !makesSense(text));
    if (response.ok && !failed) return { kind: "done", text };
    const again = response.ok || passing.includes(response.status);
    if (!again || final.includes(text)) return { kind: "refused", status: response.status, reason: reasonIn(text) };
  } catch {
    // The network may be back at the next attempt.
  }
  return { kind: "failed" };
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) instanceof Object;
  } catch {
    return false;
  }
}

function reasonIn(text: string): string {
  return text.replace(/^ERROR:\s*/, "");
}

/** Lets some milliseconds pass; @throws as soon as `signal` withdraws what is waited for */
export function rest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Unguessable enough to tell two changes apart; `randomUUID` is missing where a site is served without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
