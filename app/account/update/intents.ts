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

/** What else the page's address can have it say, and where. */
const further = {
  connected: { at: "ways", text: "Connected: from now on you can sign in with it." },
  "avatar-gone": { at: placeOf.avatar, text: "Your picture is gone." },
} as const;

/** What became of a form that was sent, and the section where it is said. */
export type Said = { at: string; text: string };

/** What became of a form that was sent, in words of ours: the address only says which. */
export function saidOf(done: string | null): Said | null {
  if (done !== null && Object.hasOwn(further, done)) return further[done as keyof typeof further];
  const intent = asIntent(done);
  return intent && intents[intent] ? { at: placeOf[intent], text: intents[intent] } : null;
}

/** What a form asks for, by what it calls that; null for what no form of the page asks. */
export function asIntent(value: unknown): Intent | null {
  return typeof value === "string" && Object.hasOwn(intents, value) ? (value as Intent) : null;
}

/** A form that was not accepted: its messages, and what was typed into it; passwords never. */
export type Rejected = { intent: Intent; errors: Record<string, string>; values: Record<string, string> };
