import type { Challenge, Solution } from "altcha-lib";

/** A solved captcha as the form sends it, and until when it holds (milliseconds since 1970). */
export type Solved = { field: string; until: number };

/**
 * Fetches a challenge and solves it in a worker: a second or two of arithmetic that costs a person
 * nothing and a robot by the thousand a lot. No third party is asked.
 * @throws when the challenge cannot be had, or nothing solves it
 */
export async function solveCaptcha(address: string, signal: AbortSignal): Promise<Solved> {
  const response = await fetch(address, { signal, cache: "no-store" });
  if (!response.ok) throw new Error(`captcha challenge: ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await work(challenge, signal);
  const until = (challenge.parameters.expiresAt ?? 0) * 1_000;
  return { field: btoa(JSON.stringify({ challenge, solution })), until };
}

function work(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL("./captcha-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Solution>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(new Error("the captcha's worker failed"));
    worker.onmessage = (message: MessageEvent<Solution | null>) => {
      if (message.data) resolve(message.data);
      else reject(new Error("the captcha was not solved in time"));
    };
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
