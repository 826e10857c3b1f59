import type { Mail } from "#app/platform/mail.server.ts";

type What = { to: string; token: string; baseUrl: string };

/** Asks the new address whether it is the person's (contract.md, 8). No name of theirs: it may be a stranger's. */
export function confirmMail({ to, token, baseUrl }: What): Mail {
  return {
    to,
    subject: "Confirm your new address for Jigger",
    text: [
      "Hello,",
      "",
      "somebody, we hope you, wants to use this address for their account. Open this link where you are signed in:",
      "",
      `${baseUrl}/your-account/update?confirm=${encodeURIComponent(token)}`,
      "",
      "It works once, and for 24 hours. If it was not you, nothing has changed and nothing needs doing.",
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}

/** Tells the old address that it is replaced, and gives it 72 hours to take that back (contract.md, 8). */
export function takeBackMail({ to, token, baseUrl, email }: What & { email: string }): Mail {
  return {
    to,
    subject: "The address of your Jigger account has changed",
    text: [
      "Hello,",
      "",
      `your account now has the address ${email}. Mails go there, and you sign in with it.`,
      "",
      "If that was you, nothing needs doing. If it was not, take it back: this address counts again, everybody is",
      "signed out, nothing that signed in before does so any more, and you get a link for a new password.",
      "",
      `${baseUrl}/take-back?token=${encodeURIComponent(token)}`,
      "",
      "The link works once, and for 72 hours.",
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}
