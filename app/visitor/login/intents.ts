/** The forms of the sign-in page by the field `intent` (contract.md, 4), and that of a passkey. */
export const intents = ["login", "passkey", "register", "reset", "new-password"] as const;
export type Intent = (typeof intents)[number];

/** The panels that the switcher offers; each has a form. */
export const panels = ["login", "register", "reset"] as const;
export type Panel = (typeof panels)[number];

/** The last words of the addresses at which the page stands, and the panel that each of them opens with. */
const panelOfDoor: Readonly<Record<string, Panel>> = {
  login: "login",
  register: "register",
  "forgot-password": "reset",
};

/** The panel of an address by its last word; undefined where that is no way in. */
export const panelAtDoor = (door: string): Panel | undefined =>
  Object.hasOwn(panelOfDoor, door) ? panelOfDoor[door] : undefined;
