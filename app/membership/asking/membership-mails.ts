import type { Mail } from "#app/platform/mail.server.ts";

const mail = (to: string, subject: string, lines: string[]): Mail => ({
  to,
  subject,
  text: ["Hello,", "", ...lines, "", "Jigger", ""].join("\n"),
});

/** What somebody is told whose membership an editor granted. */
export function grantedMail(to: string, ends: string, address: string): Mail {
  return mail(to, "You are a premium member of Jigger", [
    `an editor has granted you premium membership until ${ends}. It costs nothing and ends by itself. What it opens:`,
    "",
    address,
  ]);
}

/** What they are told where it was refused. */
export function refusedMail(to: string, reason: string): Mail {
  return mail(to, "Your request for premium membership", [
    "an editor read your request for premium membership and did not grant it. The reason:",
    "",
    reason,
  ]);
}
