import type { Mail } from "#app/platform/mail.server.ts";

/** Tells somebody that their password is another one now: whoever sat at their open browser, or read their mail, could have done it. */
export function newPasswordMail({ to, baseUrl }: { to: string; baseUrl: string }): Mail {
  return {
    to,
    subject: "Your Jigger password has changed",
    text: [
      "Hello,",
      "",
      "a new password opens your account from now on; the other sessions have ended. If it was you, nothing needs doing.",
      "",
      "If it was not, choose another one here:",
      "",
      `${baseUrl}/builder/forgot-password`,
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}
