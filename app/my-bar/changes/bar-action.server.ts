import { type RouterContextProvider, redirect } from "react-router";
import { type Failure, failure, type Result } from "#app/kit/result.ts";
import type { MarkIntent } from "#app/marks/kinds.ts";
import { markOperations } from "#app/marks/mark-operations.server.ts";
import type { Caller } from "#app/operations/operation.ts";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { type Visit, visitOf } from "#app/operations/visit.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { returnAddress } from "#app/visitor/return-address.ts";
import { addBarItem, deleteBarItem, togglePantry } from "../adding/item-operations.server.ts";
import { type Intent, intentOf, operationFields } from "./intents.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** What a form that was not accepted is told; `quiet` where nothing is wrong: it was there already. */
export type Rejected = { reason: string; quiet: boolean };

type Run = (input: unknown, caller: Caller) => Promise<Result<unknown>>;
const barRuns: Record<Exclude<Intent, MarkIntent>, Run> = {
  add: (input, caller) => run(addBarItem, input, caller),
  delete: (input, caller) => run(deleteBarItem, input, caller),
  "pantry-on": (input, caller) => run(togglePantry, input, caller),
  "pantry-off": (input, caller) => run(togglePantry, input, caller),
};

/**
 * The action of every My Bar screen: runs the change that the form's `intent` names and shows the same
 * screen again (303), or the screen with the reason why not (400). A script sends the calls instead.
 */
export async function barAction(args: Args) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const visit = visitOf(args);
  const intent = intentOf(fields.intent);
  if (!intent) return reject(visit, failure("invalid", "The form did not say what to do. Please try again."));
  const done = await runOf(intent)(operationFields(intent, fields), await visit.caller());
  if (!done.ok) return reject(visit, done);
  return redirect(returnAddress(args.url.pathname + args.url.search), 303);
}

function runOf(intent: Intent): Run {
  if (isMark(intent)) return (input, caller) => run(markOperations[intent], input, caller);
  return barRuns[intent];
}

function isMark(intent: Intent): intent is MarkIntent {
  return Object.hasOwn(markOperations, intent);
}

function reject(visit: Visit, failed: Failure) {
  const quiet = failed.kind === "conflict";
  return rejected<Rejected>(visit, failed, { reason: quiet ? "That is in your bar already." : failed.reason, quiet });
}
