import type { Mail } from "#app/platform/mail.server.ts";

/** What somebody is told whose account was closed; the reason stands as the admin wrote it. */
export function closedMail(to: string, reason: string): Mail {
  return mail(to, "Your account at Jigger is closed", [
    "we have closed your account. From now on nobody can sign in with it. The reason:",
    "",
    reason,
    "",
    "What you wrote is kept meanwhile. If you think that this is a mistake, answer this mail.",
  ]);
}

/** What somebody is told whose account is open again. */
export function openedMail(to: string, address: string): Mail {
  return mail(to, "Your account at Jigger is open again", [
    "your account is open again, with all that you had. You can sign in as before:",
    "",
    address,
  ]);
}

function mail(to: string, subject: string, lines: string[]): Mail {
  return { to, subject, text: ["Hello,", "", ...lines, "", "Jigger", ""].join("\n") };
}
