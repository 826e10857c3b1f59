import type { Mail } from "#app/platform/mail.server.ts";

/** What its writer is told once an ingredient is public. */
export function publishedMail(to: string, name: string, address: string): Mail {
  return mail(to, `Your ingredient is public: ${name}`, [
    `an editor read your ingredient “${name}”. Everybody can find it and mix with it now:`,
    "",
    address,
  ]);
}

/** What its writer is told where it was refused. */
export function refusedMail(to: string, name: string, reason: string): Mail {
  return mail(to, `Your ingredient was not published: ${name}`, [
    `an editor read your ingredient “${name}” and did not publish it. The reason:`,
    "",
    reason,
    "",
    "It is still yours to use. Change it and set it to public again once that is mended.",
  ]);
}

function mail(to: string, subject: string, lines: string[]): Mail {
  return { to, subject, text: ["Hello,", "", ...lines, "", "Jigger", ""].join("\n") };
}
