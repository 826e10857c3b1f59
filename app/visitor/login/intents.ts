/** The forms of the sign-in page by the field `intent` (contract.md, 4). */
export const intents = ["login", "register", "reset", "new-password"] as const;
export type Intent = (typeof intents)[number];

/** The panels that the switcher offers; each has a form. */
export const panels = ["login", "register", "reset"] as const;
export type Panel = (typeof panels)[number];

/** Messages with the ids of one panel's fields, so that the summary's links lead to the right form. */
export function withIds(errors: Record<string, string>, panel: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name === "form" ? name : `${panel}-${name}`, text]),
  );
}
