import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { whyFileFailed } from "./failed-file.ts";
import { SettingsError } from "./settings.server.ts";

/** Fewer characters guard nothing; ours has 43. */
const shortest = 32;

/**
 * The site's own secret, made on first start and kept in `DATA_DIR/secret` (mode 0600).
 * Processes that start together agree: the first to put the file in its place wins. It stands there whole
 * or not at all, also when the disk is full.
 * @throws SettingsError with one line when it cannot be read, cannot be made, or is none
 */
export async function readSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "secret");
  let secret = await read(file);
  if (secret === null) {
    await make(file);
    secret = (await read(file)) ?? "";
  }
  if (secret.length >= shortest) return secret;
  throw new SettingsError(
    `${file} holds no secret (DATA_DIR): put it back from a backup, or remove it; then everybody has to sign in again.`,
  );
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw unusable(file, "read", error);
  }
}

async function make(file: string): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(temporary, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw unusable(file, "written", error);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

function unusable(file: string, what: string, error: unknown): SettingsError {
  return new SettingsError(
    `Setting DATA_DIR cannot be used: the site's secret in ${file} cannot be ${what} (${whyFileFailed(error)}).`,
  );
}
