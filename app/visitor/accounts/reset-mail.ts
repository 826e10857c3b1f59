import type { Mail } from "#app/platform/mail.server.ts";

/**
 * The mail that leads to a new password: one link, good for an hour and for one use (contract.md, 4). An address that
 * nobody has confirmed may be a stranger's, to whom a name that somebody typed would be our words: it gets none (`null`).
 * @param what `back`: the page of the site that it was asked for on the way to, which the link goes on to; `/` for none
 */
export function resetMail(what: {
  to: string;
  name: string | null;
  baseUrl: string;
  token: string;
  back: string;
}): Mail {
  const redir = what.back === "/" ? "" : `redir=${encodeURIComponent(what.back)}&`;
  const link = `${what.baseUrl}/your-account/login?${redir}reset=${encodeURIComponent(what.token)}`;
  return {
    to: what.to,
    subject: "Choose a new password for Jigger",
    text: [
      what.name === null ? "Hello," : `Hello “${what.name}”,`,
      "",
      "somebody, we hope you, asked for a new password for your account. This link sets one:",
      "",
      link,
      "",
      "It works once, and for one hour. If it was not you, nothing has changed and nothing needs doing.",
      "",
      "Jigger",
      "",
    ].join("\n"),
  };
}
