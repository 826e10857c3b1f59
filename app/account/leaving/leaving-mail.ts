import { showDay } from "#app/i18n/formats.ts";
import type { Mail } from "#app/platform/mail.server.ts";

/** Tells whose account is to be deleted when that is, and how to keep it (contract.md, 8). */
export function leavingMail({ to, at, baseUrl }: { to: string; at: Date; baseUrl: string }): Mail {
  const day = showDay(at.toISOString().slice(0, 10), "en-gb");
  return {
    to,
    subject: `Your Jigger account will be deleted on ${day}`,
    text: [
      "Hello,",
      "",
      `your account is closed, and will be deleted on ${day} with all that is in it: your bar, your lists,`,
      "your ratings and your addresses. You are signed out everywhere.",
      "",
      "If you change your mind, or if it was not you, sign in before that day and keep it:",
      "",
      `${baseUrl}/your-account/login`,
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}
