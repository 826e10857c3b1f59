import { createHash } from "node:crypto";
import { chmod, lchown, lstat, mkdir, open, readdir, realpath, rmdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type Context, errorCode, failure, SOCKET_FILE, unlessMissing } from "./model.server.ts";
import type { Account } from "./run-as.server.ts";

/** sun_path ends at 104 bytes on macOS and 108 on Linux; both count the final zero. */
const SOCKET_PATH_LIMIT = 100;

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` asks for ever where nothing can be made,
 * as below /proc.
 */
export async function makeFolders(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    if (errorCode(error) === "ENOENT" && dirname(path) !== path) {
      await makeFolders(dirname(path), mode);
      await mkdir(path, mode).catch((again) => {
        if (errorCode(again) !== "EEXIST") throw again;
      });
    } else if (errorCode(error) !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  }
}

/** The data folder by its one true name, so that two processes that call it differently find each other. */
export async function openDataDir(path: string, account: Account | null): Promise<string> {
  try {
    await makeFolders(resolve(path), account ? 0o711 : 0o700);
    return await realpath(path);
  } catch (cause) {
    throw failure(`The folder ${path} cannot be made or entered; set DATA_DIR to one that this user owns.`, cause);
  }
}

/** Below the data folder, or, where the path of a socket would be too long, in the system's temporary folder. */
export function socketFolder(dataDir: string, account: Account | null): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const hashed = `jigger-${account?.uid ?? process.getuid?.() ?? 0}-${hash}`;
  const candidates = [join(dataDir, "postgres.socket"), join(tmpdir(), hashed), join("/tmp", hashed)];
  const folder = candidates.find((path) => Buffer.byteLength(join(path, SOCKET_FILE)) < SOCKET_PATH_LIMIT);
  return folder ?? join("/tmp", hashed);
}

/** The folder is the only guard of the socket: it must be ours alone. */
export async function makeSocketFolder({ account, dataDir, socketDir: folder }: Context): Promise<void> {
  const owner = account?.uid ?? process.getuid?.();
  await mkdir(folder, { mode: 0o700, recursive: true });
  const found = await lstat(folder);
  const claimable = account !== null && (found.uid === 0 || isWithin(folder, dataDir));
  if (!found.isDirectory() || (found.uid !== owner && !claimable)) {
    throw failure(
      `The socket folder ${folder} belongs to somebody else; remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  if (account && found.uid !== account.uid) await give(folder, account);
  await chmod(folder, 0o700);
}

/** A socket is only worth a connection when the owner of the database made its folder, for itself. */
export async function isTrusted(folder: string, pgdata: string): Promise<boolean> {
  const [socket, data] = await Promise.all([unlessMissing(lstat(folder)), unlessMissing(stat(pgdata))]);
  return !!socket && !!data && socket.isDirectory() && socket.uid === data.uid && (socket.mode & 0o077) === 0;
}

/** What lies in the temporary folder is taken away again; below the data folder it may stay. */
export async function dropSocketFolder(folder: string, dataDir: string): Promise<void> {
  if (!isWithin(folder, dataDir)) await rmdir(folder).catch(() => undefined);
}

function isWithin(folder: string, dataDir: string): boolean {
  return folder.startsWith(join(dataDir, "/"));
}

/** Makes an existing database usable by the server's user. */
export async function ownDatabase(pgdata: string, account: Account | null): Promise<void> {
  const found = await stat(pgdata);
  if (account && found.uid !== account.uid) {
    await chownTree(pgdata, account);
  } else if (!account && found.uid !== process.getuid?.()) {
    const advice = `start Jigger as that user or as root, or run "chown -R" on it`;
    throw failure(`The database in ${pgdata} belongs to the user number ${found.uid}; ${advice}.`);
  }
  if ((found.mode & 0o777) !== 0o700) await chmod(pgdata, 0o700);
}

/** The folder itself comes last: when this is interrupted, the next start sees that it was not finished. */
async function chownTree(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await chownTree(path, account);
    else await give(path, account);
  }
  await give(folder, account);
}

/** Makes the server's user the owner. A root that may not do this is one without rights, as in a hardened container. */
export async function give(path: string, account: Account): Promise<void> {
  try {
    await lchown(path, account.uid, account.gid);
  } catch (cause) {
    const advice = "start Jigger as another user than root, and give that user DATA_DIR";
    throw failure(`This root may not give ${path} to the user "${account.name}"; ${advice}.`, cause);
  }
}

/** Forces a folder and all that it holds onto the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const entry of entries) if (entry.isDirectory()) await syncTree(join(folder, entry.name));
  for (let at = 0; at < files.length; at += 64) {
    await Promise.all(files.slice(at, at + 64).map((entry) => sync(join(folder, entry.name))));
  }
  await sync(folder);
}

/** Has a file or a folder on the disk before anything goes on. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
