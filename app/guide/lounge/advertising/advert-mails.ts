import type { Mail } from "#app/platform/mail.server.ts";

type Sent = { email: string; contact_name: string; job_title: string; company: string };

/** What whoever sent an advertisement is told once it stands in the list. */
export function publishedMail(advert: Sent, address: string): Mail {
  return mail(advert, `Your job is published: ${advert.job_title}`, [
    `your advertisement “${advert.job_title}” for ${advert.company} is published:`,
    "",
    address,
    "",
    "It stays there until its closing date. Answer this mail if something in it has to change.",
  ]);
}

/** What they are told where it was refused. */
export function refusedMail(advert: Sent, reason: string): Mail {
  return mail(advert, `Your job was not published: ${advert.job_title}`, [
    `an editor read your advertisement “${advert.job_title}” for ${advert.company} and did not publish it. The reason:`,
    "",
    reason,
    "",
    "You can send it again once that is mended.",
  ]);
}

/** The name is one that somebody typed: it stands quoted. */
function mail({ email, contact_name }: Sent, subject: string, lines: string[]): Mail {
  return { to: email, subject, text: [`Hello “${contact_name}”,`, "", ...lines, "", "Jigger", ""].join("\n") };
}
