import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Settings } from "./settings.server.ts";

export type Mail = { to: string; subject: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void> };

/** The door to mail: `SMTP_URL`, or, unset, one `.eml` file a mail in `DATA_DIR/mail/` (contract.md, 1). */
export function openMailer(settings: Settings): Mailer {
  const from = settings.MAIL_FROM;
  if (settings.SMTP_URL) {
    const transport = nodemailer.createTransport(settings.SMTP_URL);
    return {
      async send(mail) {
        await transport.sendMail({ from, ...mail });
      },
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const folder = join(settings.DATA_DIR, "mail");
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true });
      const stamp = new Date().toISOString().replace(/[:.]/g, "-");
      await writeFile(join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`), message as Buffer, {
        flag: "wx",
        mode: 0o600,
      });
    },
  };
}
