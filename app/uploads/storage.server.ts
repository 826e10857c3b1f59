import { createHash, randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolders } from "#app/embedded-postgres/embedded-postgres.server.ts";
import { whyFileFailed } from "#app/platform/failed-file.ts";
import { type Settings, SettingsError } from "#app/platform/settings.server.ts";
import type { ReadPicture } from "./images.server.ts";
import { openS3 } from "./s3-storage.server.ts";

/** Where uploads are kept, by name: `avatars/….webp`. */
export type Storage = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such one. */
  get(name: string): Promise<Buffer | null>;
  /** How long it is (bytes); 0 where there is no such one. */
  size(name: string): Promise<number>;
  /** One that is gone already is no mistake. */
  remove(name: string): Promise<void>;
};

/** A folder, and a name of letters that leads nowhere else. */
const named = /^[a-z]{1,20}\/[a-z0-9-]{1,130}\.(?:webp|avif|jpg)$/;

/**
 * A name for a new upload: nobody guesses it, and another content has another name, so that browsers may keep it for ever. It tells
 * the picture's size and colours, so that a page knows all its files, and what stands there before them, by the name alone.
 */
export function uploadName(kind: string, { width, height, grid, files }: ReadPicture): string {
  const hash = createHash("sha256").update(files[0]!.data).digest("hex").slice(0, 16);
  return `${kind}/${randomBytes(12).toString("hex")}-${hash}-${width}x${height}-${grid}.webp`;
}

/**
 * Opens the place that STORAGE_URL names: a folder, or a bucket of S3 (contract.md, 1).
 * @throws SettingsError with one line when it cannot be used
 */
export async function openStorage(settings: Settings): Promise<Storage> {
  const { STORAGE_URL, DATA_DIR } = settings;
  if (STORAGE_URL?.startsWith("s3:")) return onlyNamed(await openS3(settings));
  return onlyNamed(await openFolder(STORAGE_URL ? folderOf(STORAGE_URL) : join(DATA_DIR, "uploads"), STORAGE_URL));
}

/** The same place, where only what is a name of ours is asked for. */
function onlyNamed(storage: Storage): Storage {
  const checked = (name: string) => {
    if (!named.test(name)) throw new Error(`no name of an upload: ${name}`);
    return name;
  };
  return {
    put: async (name, bytes) => storage.put(checked(name), bytes),
    get: async (name) => (named.test(name) ? storage.get(name) : null),
    size: async (name) => (named.test(name) ? storage.size(name) : 0),
    remove: async (name) => storage.remove(checked(name)),
  };
}

async function openFolder(folder: string, setting: string | undefined): Promise<Storage> {
  try {
    await makeFolders(folder, 0o700);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(
      `Setting ${setting ? "STORAGE_URL" : "DATA_DIR"} cannot be used: ${folder} cannot be made or written to (${whyFileFailed(error)}).`,
    );
  }
  return {
    async put(name, bytes) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const temporary = `${file}.${randomBytes(6).toString("hex")}`;
      try {
        await writeFile(temporary, bytes, { flag: "wx", mode: 0o600, flush: true });
        await rename(temporary, file);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    get: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    async size(name) {
      const found = await stat(join(folder, name)).catch(() => null);
      return found?.size ?? 0;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function folderOf(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new SettingsError("Setting STORAGE_URL cannot be used: give a folder of this machine (file:///folder).");
  }
}
