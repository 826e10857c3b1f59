import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { access, constants, link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolders } from "#app/embedded-postgres/embedded-postgres.server.ts";
import { whyFileFailed } from "./failed-file.ts";
import { SettingsError } from "./settings.server.ts";

/** Fewer characters guard nothing; ours has 43. */
const shortest = 32;

/**
 * Makes the folder of everything that the site keeps, where there is none yet. Others may pass through it only where
 * the database server runs as another user than root.
 * @throws SettingsError with one line when it cannot be made or written to
 */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolders(dataDir, process.geteuid?.() === 0 ? 0o711 : 0o700);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(
      `Setting DATA_DIR cannot be used: ${dataDir} cannot be made or written to (${whyFileFailed(error)}).`,
    );
  }
}

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

/** What a link says and nobody but the site can have written; each purpose is a language of its own. */
type Signing = { secret: string; purpose: string };

/** More than any that we write. */
const longest = 2_500;

/** Writes fields as a text for an address, signed; `until` is when it stops being worth anything (milliseconds), else never. */
export function signText({ secret, purpose }: Signing, fields: Record<string, string>, until?: number): string {
  const body = Buffer.from(JSON.stringify({ ...fields, ...(until === undefined ? {} : { until }) })).toString(
    "base64url",
  );
  return `${body}.${seal(secret, purpose, body)}`;
}

/** The fields of such a text; null for one that is not ours, is for something else, or has run out. */
export function readSigned(
  { secret, purpose }: Signing,
  text: string,
  now = Date.now(),
): Record<string, string> | null {
  if (text.length > longest) return null;
  const [body = "", given = "", ...more] = text.split(".");
  const right = Buffer.from(seal(secret, purpose, body));
  const sent = Buffer.from(given);
  if (more.length > 0 || right.length !== sent.length || !timingSafeEqual(right, sent)) return null;
  const { until, ...fields } = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
  return until !== undefined && until <= now ? null : fields;
}

function seal(secret: string, purpose: string, body: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${body}`).digest("base64url");
}
