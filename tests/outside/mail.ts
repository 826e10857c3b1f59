import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import type { TestSite } from "../site.ts";

/** The mails that a site has sent, newest first, each as one text without the breaks of its encoding; none before the first. */
export async function mailsOf(site: TestSite): Promise<string[]> {
  const folder = join(site.house.settings.DATA_DIR, "mail");
  const files = (await readdir(folder).catch(() => [])).sort().reverse();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.map((text) => text.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
}

/** Those of them that have some words. */
export async function mailsWith(site: TestSite, words: string): Promise<string[]> {
  return (await mailsOf(site)).filter((mail) => mail.includes(words));
}

/** Those of them to an address. */
export const mailsTo = (site: TestSite, email: string) => mailsWith(site, `To: ${email}`);

/** The newest mail to an address that has these words, once it is there. */
export async function mailTo(site: TestSite, email: string, words: string): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await mailsTo(site, email)).find((text) => text.includes(words));
    if (mail === undefined) throw new Error("no mail yet");
    return mail;
  });
}

/** The one mail of a site with these words, once it is there: the round that tells of an order placed a moment ago may have taken it along. */
export function mailWith(site: TestSite, words: string): Promise<string> {
  return vi.waitFor(async () => {
    const mails = await mailsWith(site, words);
    if (mails.length !== 1) throw new Error(`${mails.length} mails yet`);
    return mails[0]!;
  });
}
