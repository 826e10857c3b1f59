import { markIntents } from "#app/marks/kinds.ts";

/** The changes that My Bar's forms ask for by their field `intent`, and the call that does the same for a script. */
const calls = {
  add: "mybar/add-item",
  delete: "mybar/delete-item",
  level: "mybar/set-level",
  "shop-add": "mybar/shopping-list",
  "shop-off": "mybar/shopping-list",
  "shop-tick": "mybar/shopping-list",
  "shop-untick": "mybar/shopping-list",
  "pantry-on": "mybar/toggle-pantry-ingredient",
  "pantry-off": "mybar/toggle-pantry-ingredient",
  ...markIntents,
} as const;

export type Intent = keyof typeof calls;
export type Fields = Record<string, string | number>;

/** Reads the field `intent`; null for one that My Bar does not know. */
export function intentOf(value: unknown): Intent | null {
  return typeof value === "string" && Object.hasOwn(calls, value) ? (value as Intent) : null;
}

/** The address of the call behind an intent, without the language prefix. */
export function callPath(intent: Intent): string {
  return `/api/dev/frontend/${calls[intent]}`;
}

/** What several intents of one call say besides. */
const said: Partial<Record<Intent, Record<string, string>>> = {
  "pantry-on": { action: "make_available" },
  "pantry-off": { action: "make_unavailable" },
  "shop-add": { add: "yes" },
  "shop-off": { add: "no" },
  "shop-tick": { tick: "yes" },
  "shop-untick": { tick: "no" },
};

/** An intent's fields as its operation takes them: the pantry's two intents are one call with an `action`. */
export function operationFields(intent: Intent, fields: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, ...said[intent] };
}
