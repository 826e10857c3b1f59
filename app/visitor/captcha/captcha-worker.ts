import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "./derive-key.ts";

/** Does the sum beside the page, so that typing stays smooth; answers the solution, or null. */
self.onmessage = async (message: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: message.data, deriveKey }).catch(() => null);
  self.postMessage(solution);
};
