import { listed } from "#app/kit/words.ts";
import type { Mail } from "#app/platform/mail.server.ts";
import { type NewsletterName, newsletters } from "../newsletters.ts";

/** The mail that asks whether whoever reads an address wants a newsletter. */
export function askMail(what: { to: string; link: string; hours: number; names: readonly NewsletterName[] }): Mail {
  const titles = listed(what.names.map((name) => `“${newsletters[name].title}”`));
  return {
    to: what.to,
    subject: "Confirm your newsletter from Jigger",
    text: [
      "Hello,",
      "",
      `somebody, we hope you, asked for ${titles} at this address. This link has it begin:`,
      "",
      what.link,
      "",
      `It works for ${what.hours} hours. If it was not you, do nothing: we have kept nothing, and nothing will come.`,
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}
