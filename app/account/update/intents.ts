/** The forms of `/your-account/update` by the field `intent` (contract.md, 4 and 8), and what is said once each is done. */
export const intents = {
  profile: "Your profile is saved.",
  avatar: "Your picture is saved.",
  email: "A link is on its way to your new address. It works for 24 hours.",
  "confirm-email": "Your new address counts from now on.",
  password: "Your new password is set. You are signed out everywhere else.",
  delete: "",
  undelete: "Your account stays. Welcome back.",
  "end-session": "That browser is signed out.",
  "end-sessions": "You are signed out everywhere else.",
  "add-passkey": "Your passkey is there: from now on you can sign in with it.",
  "name-passkey": "Your passkey has its new name.",
  "remove-passkey": "That passkey does not sign you in any more. You may delete it on your device, too.",
  disconnect: "That account does not sign you in any more.",
  "first-password": "A link is on its way to you. It works once, for one hour.",
} as const;
export type Intent = keyof typeof intents;

/** What else the page's address can have it say. */
const further = {
  connected: "Connected: from now on you can sign in with it.",
  "avatar-gone": "Your picture is gone.",
} as const;

/** What became of a form that was sent, in words of ours: the address only says which. */
export function wordsOf(done: string | null): string | null {
  const words: Record<string, string> = { ...intents, ...further };
  return done !== null && Object.hasOwn(words, done) ? words[done] || null : null;
}

/** Where on the page each form stands. */
export const placeOf: Record<Intent, string> = {
  profile: "profile",
  avatar: "avatar",
  email: "email",
  "confirm-email": "email",
  password: "password",
  delete: "delete",
  undelete: "delete",
  "end-session": "sessions",
  "end-sessions": "sessions",
  "add-passkey": "passkeys",
  "name-passkey": "passkeys",
  "remove-passkey": "passkeys",
  disconnect: "ways",
  "first-password": "password",
};

export function asIntent(value: unknown): Intent | null {
  return typeof value === "string" && Object.hasOwn(intents, value) ? (value as Intent) : null;
}

/** A form that was not accepted: its messages, and what was typed into it; passwords never. */
export type Rejected = { intent: Intent; errors: Record<string, string>; values: Record<string, string> };
