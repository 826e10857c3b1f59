/** What signing in with an account elsewhere says where it does not come to its end. */
export const elsewhereTexts = {
  unknown: "This way to sign in is not offered here.",
  away: (name: string) => `${name} cannot be reached just now. Try again in a moment, or sign in with your password.`,
  lost: "This took too long, or was begun in another browser. Nothing has changed: begin again.",
  declined: (name: string) => `You did not finish at ${name}. Nothing has changed.`,
  wrong: (name: string) => `What ${name} answered could not be believed. Nothing has changed: begin again.`,
  nobody: "Nobody is waiting to be connected. Begin again.",
  taken: (name: string) => `This account at ${name} opens another account here already.`,
  emailTaken: "This email address already has an account: sign in to it, and connect the two then",
  lastWay: "This is your only way in. Set a password first, or connect another account.",
  gone: "It was not connected any more.",
} as const;
