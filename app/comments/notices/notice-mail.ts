import type { Mail } from "#app/platform/mail.server.ts";

type Told = {
  to: string;
  kind: "reply" | "name";
  /** Who wrote; null for somebody who did so without their name. */
  by: string | null;
  text: string;
  /** What it is said of, and where it stands. */
  about: string;
  href: string;
  off: string;
};

/** Each line of a text as mails quote it. */
export const quoted = (text: string) => text.split("\n").map((line) => `> ${line}`);

/** The mail that tells of an answer: what was said, where it stands, and the one link that ends such mails (RFC 8058). */
export function noticeMail({ to, kind, by, text, about, href, off }: Told): Mail {
  const who = by === null ? "Somebody" : `“${by}”`;
  const did = kind === "reply" ? "answered your comment" : "named you in a comment";
  return {
    to,
    subject: `${kind === "reply" ? "An answer to your comment" : "You are named in a comment"} on ${about}`,
    text: [
      "Hello,",
      "",
      `${who} ${did} on ${about}:`,
      "",
      ...quoted(text),
      "",
      "Read and answer it here:",
      href,
      "",
      "You get this because you commented there. One click ends these mails:",
      off,
      "",
      "Jigger",
      "",
    ].join("\n"),
    headers: { "List-Unsubscribe": `<${off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
