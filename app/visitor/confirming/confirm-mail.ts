import type { Mail } from "#app/platform/mail.server.ts";

/** For so long a link that confirms an address works (hours; contract.md, 8). */
export const confirmHours = 48;

/** The mail that asks whether an address is whose account names it. The name that somebody typed is not in it: it may be a stranger's. */
export function confirmMail(what: { to: string; link: string; newsletter: boolean }): Mail {
  return {
    to: what.to,
    subject: "Confirm your email address for Jigger",
    text: [
      "Hello,",
      "",
      "an account at Jigger was made with this address. If that was you, this link confirms it:",
      "",
      what.link,
      "",
      `It works for ${confirmHours} hours.`,
      ...(what.newsletter ? ["", "The newsletter that you asked for begins once that is done."] : []),
      "",
      "If it was not you, do nothing: without it no newsletter is sent here.",
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}
