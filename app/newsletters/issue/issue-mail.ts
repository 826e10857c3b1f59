import { asXml } from "#app/kit/xml.ts";
import type { Mail } from "#app/platform/mail.server.ts";
import { type NewsletterName, newsletterPaths, newsletters } from "../newsletters.ts";
import type { Issue, Told } from "./issue.ts";

type Sent = {
  to: string;
  name: NewsletterName;
  issue: Issue;
  baseUrl: string;
  /** The link by which this reader leaves. */
  leave: string;
  messageId?: string;
};

/** An issue as one reader gets it: the same in plain text and in simple HTML, with the headers by which mail programs leave it (RFC 8058). */
export function issueMail({ to, name, issue, baseUrl, leave, messageId }: Sent): Mail {
  return {
    to,
    subject: issue.subject,
    text: textOf(name, issue, baseUrl, leave),
    html: htmlOf(name, issue, baseUrl, leave),
    headers: { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    ...(messageId ? { messageId } : {}),
  };
}

const why = (name: NewsletterName) => `You get this because you asked for “${newsletters[name].title}”.`;
const aboutOf = ({ category, facts }: Told) => facts ?? category;

function textOf(name: NewsletterName, { parts }: Issue, baseUrl: string, leave: string): string {
  const told = parts.flatMap(({ title, told }) => [
    title.toUpperCase(),
    "",
    ...told.flatMap((one) => [`${one.name} (${aboutOf(one)})`, one.teaser, baseUrl + one.href, ""]),
  ]);
  return [
    ...told,
    "--",
    `${why(name)} This ends it:`,
    leave,
    `All newsletters: ${baseUrl}${newsletterPaths.own}`,
    "",
  ].join("\n");
}

/** No picture and no font is fetched from anywhere: nobody learns that the mail was opened. */
function htmlOf(name: NewsletterName, { subject, parts }: Issue, baseUrl: string, leave: string): string {
  const told = parts.map(
    ({ title, told }) =>
      `<h2 style="font-size:14px;letter-spacing:.06em;text-transform:uppercase;color:#655748;margin:32px 0 8px">${asXml(title)}</h2>${told
        .map(
          (one) =>
            `<h3 style="font-size:22px;line-height:1.25;margin:0"><a href="${asXml(baseUrl + one.href)}" style="color:#9c480b">${asXml(one.name)}</a></h3>` +
            `<p style="margin:2px 0 4px;color:#655748">${asXml(aboutOf(one))}</p><p style="margin:0 0 20px">${asXml(one.teaser)}</p>`,
        )
        .join("")}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asXml(subject)}</title></head>
<body style="margin:0;background:#faf6ef;color:#221a13;font:17px/1.55 Georgia,serif"><div style="max-width:600px;margin:0 auto;padding:24px">
<p style="margin:0"><a href="${asXml(baseUrl)}/" style="color:#221a13;font-weight:bold;text-decoration:none">Jigger</a></p>
<h1 style="font-size:30px;line-height:1.2;margin:8px 0 0">${asXml(newsletters[name].title)}</h1>
${told.join("\n")}
<p style="border-top:1px solid #ddd0bd;margin:32px 0 0;padding-top:16px;font-size:14px;color:#655748">${asXml(why(name))}
<a href="${asXml(leave)}" style="color:#655748">Leave it</a> · <a href="${asXml(baseUrl + newsletterPaths.own)}" style="color:#655748">All newsletters</a></p>
</div></body></html>`;
}
