import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions, SentMessageInfo, Transporter } from "nodemailer";
import type StreamTransport from "nodemailer/lib/stream-transport";
import type { Log } from "./log.server.ts";
import type { Settings } from "./settings.server.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** Its name in the world: sent again under the same one, it is the same mail. A file of it is written once. */
  messageId?: string;
};
export type Mailer = { send(mail: Mail): Promise<void> };

/** The door to mail: `SMTP_URL`, or, unset, one `.eml` file a mail in `DATA_DIR/mail/` (contract.md, 1). */
export function openMailer(settings: Settings): Mailer {
  const from = settings.MAIL_FROM;
  if (settings.SMTP_URL) {
    const send = openTransport(settings.SMTP_URL);
    return {
      async send(mail) {
        await send({ from, ...mail });
      },
    };
  }
  return openMailFolder(settings);
}

/** Sends a mail that only tells what is done already: where it cannot go out, the log has why, and what was done stands. */
export async function sendOrLog({ mail: mailer, log }: { mail: Mailer; log: Log }, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((error) => log.warn({ err: error }, "a mail could not be sent"));
}

/** Writes mails as files, wherever others go: for a look at what would be sent. */
export function openMailFolder(settings: Settings): Mailer {
  const from = settings.MAIL_FROM;
  const write = openTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const folder = join(settings.DATA_DIR, "mail");
  return {
    async send(mail) {
      const { message } = await write({ from, ...mail });
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(join(folder, `${fileName(mail)}.eml`), message as Buffer, { flag: "wx", mode: 0o600 });
      } catch (error) {
        // The same mail is there already.
        if (mail.messageId === undefined || (error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
    },
  };
}

/** Sends by one transport of the library, which is loaded with the first mail: it is 660 kB of script. */
function openTransport(way: string | StreamTransport.Options): (mail: SendMailOptions) => Promise<SentMessageInfo> {
  let opened: Promise<Transporter> | undefined;
  return async (mail) => {
    opened ??= import("nodemailer").then(({ default: nodemailer }) => nodemailer.createTransport(way as string));
    return (await opened).sendMail(mail);
  };
}

/** By the time that it was written, or by its own name where it has one, as that stays the same. */
function fileName({ messageId }: Mail): string {
  if (messageId !== undefined) return messageId.replace(/[^\w@.-]/g, "").slice(0, 100);
  return `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
}
