import type { Mail } from "#app/platform/mail.server.ts";
import { quoted } from "../notices/notice-mail.ts";

type Told = { to: string; about: string; text: string };

const mail = (to: string, subject: string, lines: readonly string[]): Mail => ({
  to,
  subject,
  text: ["Hello,", "", ...lines, "", "Jigger", ""].join("\n"),
});

/** To who wrote a comment that waited: it is on the page. */
export function shownMail({ to, about, text }: Told, href: string): Mail {
  return mail(to, `Your comment on ${about} is on the page`, [
    "an editor has read your comment:",
    "",
    ...quoted(text),
    "",
    "It stands here:",
    href,
  ]);
}

/** To who wrote a comment that waited: why it is not shown. */
export function refusedMail({ to, about, text }: Told, reason: string): Mail {
  return mail(to, `Your comment on ${about} is not shown`, [
    "an editor has read your comment, and does not show it:",
    "",
    ...quoted(text),
    "",
    "The reason:",
    "",
    reason,
  ]);
}

/** To whose comment was taken down: why. */
export function takenDownMail({ to, about, text }: Told, reason: string, guidelines: string): Mail {
  return mail(to, `Your comment on ${about} was taken down`, [
    "other readers reported your comment, and an editor has taken it down:",
    ...["", ...quoted(text), "", `The reason: ${reason}.`, "", "What helps, and what is taken down:", guidelines],
  ]);
}

/** To who reported a comment: it is taken down. */
export function upheldMail(to: string, about: string, href: string): Mail {
  return mail(to, `The comment on ${about} that you reported`, [
    "thank you: an editor has taken it down.",
    "",
    "It stood here:",
    href,
  ]);
}

/** To who reported a comment: why it stays. */
export function dismissedMail(to: string, about: string, reason: string): Mail {
  return mail(to, `The comment on ${about} that you reported`, [
    "an editor has looked at it, and leaves it. The reason:",
    "",
    reason,
  ]);
}
