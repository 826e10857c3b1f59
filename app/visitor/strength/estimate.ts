import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** What is longer is judged by its beginning: the work grows with the length, and 64 characters tell enough. */
const longest = 64;

/**
 * How hard a password is to guess, from 0 (at once) to 4. `own` is what is known of its person. This module brings the
 * list of common passwords along, some 200 kB as they are sent: it is only ever imported when a new password is typed.
 */
export function estimate(password: string, own: string[]): number {
  return estimator.check(
    password.slice(0, longest),
    own.filter(Boolean).map((word) => word.slice(0, longest)),
  ).score;
}
