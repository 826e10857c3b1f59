import type { Mail } from "#app/platform/mail.server.ts";

/** What its writer is told once a bottle stands in the guide. */
export function acceptedMail(to: string, name: string, address: string): Mail {
  return mail(to, `Your bottle is in the guide: ${name}`, [
    `an editor read what you sent about “${name}”. Everybody can see it now:`,
    "",
    address,
    "",
    "Its barcode leads there from now on. Thank you.",
  ]);
}

/** What its writer is told where it was refused. */
export function refusedMail(to: string, name: string, reason: string, list: string): Mail {
  return mail(to, `Your bottle was not taken: ${name}`, [
    `an editor read what you sent about “${name}” and did not take it into the guide. The reason:`,
    "",
    reason,
    "",
    "What you wrote is kept. You can mend it and send it again:",
    "",
    list,
  ]);
}

function mail(to: string, subject: string, lines: string[]): Mail {
  return { to, subject, text: ["Hello,", "", ...lines, "", "Jigger", ""].join("\n") };
}
