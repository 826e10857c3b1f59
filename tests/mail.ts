import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import type { TestSite } from "./site.ts";

/** The newest mail of a site to an address, whole again, once it is there. */
export async function mailTo(site: TestSite, email: string, subject: string): Promise<string> {
  const folder = join(site.house.settings.DATA_DIR, "mail");
  return vi.waitFor(async () => {
    const files = (await readdir(folder).catch(() => [])).sort().reverse();
    for (const file of files) {
      const text = (await readFile(join(folder, file), "utf8")).replace(/=\n/g, "").replaceAll("=3D", "=");
      if (text.includes(`To: ${email}`) && text.includes(subject)) return text;
    }
    throw new Error("no mail yet");
  });
}
