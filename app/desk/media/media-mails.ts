import type { Mail } from "#app/platform/mail.server.ts";

/** What somebody is told whose picture an editor took away. */
export function removedMail(to: string, what: string, reason: string): Mail {
  return {
    ...{ to, subject: "A picture that you sent was taken away" },
    text: [
      "Hello,",
      "",
      `an editor has taken away a picture that you sent (${what}). The reason:`,
      "",
      reason,
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}
