import { type RouterContextProvider, redirect } from "react-router";
import { type Failure, failure, type Result } from "#app/kit/result.ts";
import type { MarkIntent } from "#app/marks/kinds.ts";
import { markOperations } from "#app/marks/mark-operations.server.ts";
import type { Caller } from "#app/operations/operation.ts";
import { readForm, rejected } from "#app/operations/page.server.ts";
import { run } from "#app/operations/runner.server.ts";
import { type Visit, visitOf } from "#app/operations/visit.ts";
import { returnAddress } from "#app/visitor/addresses.ts";
import { requirePerson } from "#app/visitor/require-person.server.ts";
import { addBarItem, deleteBarItem, togglePantry } from "../adding/item-operations.server.ts";
import { setItemLevel } from "../levels/level-operations.server.ts";
import { changeShopping } from "../shopping/shopping-operations.server.ts";
import { type Intent, intentOf, operationFields } from "./intents.ts";

/** `after` is the screen that follows where it is another one, or the part of it that the change is seen in. */
type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider>; after?: URL };

/**
 * What a form that was not accepted is told; `quiet` where nothing is wrong: it was there already. `fields` are messages by
 * field, `values` what was entered.
 */
export type Rejected = {
  reason: string;
  quiet: boolean;
  fields?: Record<string, string>;
  values?: Record<string, string>;
};

export type Run = (input: unknown, caller: Caller) => Promise<Result<unknown>>;
const barRuns: Record<Exclude<Intent, MarkIntent>, Run> = {
  add: (input, caller) => run(addBarItem, input, caller),
  delete: (input, caller) => run(deleteBarItem, input, caller),
  "shop-add": (input, caller) => run(changeShopping, input, caller),
  "shop-off": (input, caller) => run(changeShopping, input, caller),
  "shop-tick": (input, caller) => run(changeShopping, input, caller),
  "shop-untick": (input, caller) => run(changeShopping, input, caller),
  level: (input, caller) => run(setItemLevel, input, caller),
  "pantry-on": (input, caller) => run(togglePantry, input, caller),
  "pantry-off": (input, caller) => run(togglePantry, input, caller),
};

/**
 * The action of every My Bar screen: runs the change that the form's `intent` names and shows the same
 * screen again (303), or the screen with the reason why not (400). A script sends the calls instead.
 */
export async function barAction(args: Args) {
  return formAction(args, {});
}

/** The same for a screen with changes of its own, by their intent. */
export async function formAction(args: Args, own: Readonly<Record<string, Run>>) {
  await requirePerson(args);
  const fields = await readForm(args.request);
  const visit = visitOf(args);
  const named = typeof fields.intent === "string" && Object.hasOwn(own, fields.intent) ? own[fields.intent] : undefined;
  const intent = intentOf(fields.intent);
  if (!named && !intent) return reject(visit, failure("invalid", "The form did not say what to do. Please try again."));
  const caller = await visit.caller();
  const done = named ? await named(fields, caller) : await runOf(intent!)(operationFields(intent!, fields), caller);
  if (!done.ok) return reject(visit, done, fields);
  const { pathname, search, hash } = args.after ?? args.url;
  return redirect(returnAddress(pathname + search) + hash, 303);
}

function runOf(intent: Intent): Run {
  if (isMark(intent)) return (input, caller) => run(markOperations[intent], input, caller);
  return barRuns[intent];
}

function isMark(intent: Intent): intent is MarkIntent {
  return Object.hasOwn(markOperations, intent);
}

function reject(visit: Visit, failed: Failure, entered: Record<string, unknown> = {}) {
  const quiet = failed.reason === "item already exists";
  const texts = Object.entries(entered).filter((field): field is [string, string] => typeof field[1] === "string");
  return rejected<Rejected>(visit, failed, {
    reason: quiet ? "That is in your bar already." : failed.reason,
    quiet,
    values: Object.fromEntries(texts),
    ...(failed.fields ? { fields: failed.fields } : {}),
  });
}
