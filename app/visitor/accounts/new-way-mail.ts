import type { Mail } from "#app/platform/mail.server.ts";

/** Tells somebody that another way in opens their account now: whoever sat at their open browser could have added it. */
export function newWayMail({ to, way, baseUrl }: { to: string; way: string; baseUrl: string }): Mail {
  return {
    to,
    subject: "A new way to sign in to your Jigger account",
    text: [
      "Hello,",
      "",
      `from now on ${way} signs you in, too. If it was you, nothing needs doing.`,
      "",
      "If it was not, take it away here, and choose a new password:",
      "",
      `${baseUrl}/your-account/update#ways`,
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}
