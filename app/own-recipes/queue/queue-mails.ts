import type { Mail } from "#app/platform/mail.server.ts";

/** What its writer is told once a recipe is public. */
export function publishedMail(to: string, name: string, address: string): Mail {
  return mail(to, `Your recipe is public: ${name}`, [
    `an editor read your recipe “${name}”. Everybody can see it now:`,
    "",
    address,
    "",
    "When you change it, it waits for an editor again before others see it.",
  ]);
}

/** What its writer is told where it was refused. */
export function refusedMail(to: string, name: string, reason: string): Mail {
  return mail(to, `Your recipe was not published: ${name}`, [
    `an editor read your recipe “${name}” and did not publish it. The reason:`,
    "",
    reason,
    "",
    "It is still yours to see and to mix. Change it and set it to public again once that is mended.",
  ]);
}

function mail(to: string, subject: string, lines: string[]): Mail {
  return { to, subject, text: ["Hello,", "", ...lines, "", "Jigger", ""].join("\n") };
}
