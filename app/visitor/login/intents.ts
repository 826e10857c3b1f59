/** The forms of the sign-in page by the field `intent` (contract.md, 4). */
export const intents = ["login", "register", "reset", "new-password"] as const;
export type Intent = (typeof intents)[number];

/** The panels that the switcher offers; each has a form. */
export const panels = ["login", "register", "reset"] as const;
export type Panel = (typeof panels)[number];
