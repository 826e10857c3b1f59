import { lchown, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { asFailure, BOOTSTRAP_ROLE, type Context, ROLE, unlessMissing } from "../model.server.ts";

/** No network, no other role, no password: whoever connects must be a user of this machine whom the map names. */
const HBA = `# Written by Jigger at each start. The folder of the socket lets in one user, and the map says who that is.
local all ${BOOTSTRAP_ROLE} peer map=jigger
local all ${ROLE} peer map=jigger
local replication ${BOOTSTRAP_ROLE} peer map=jigger
`;

/**
 * Says who may connect to the server of this folder, before it is started: the two roles of the site, as the user
 * that Jigger runs as, as the one that the server runs as, or as root, who may join a server of anybody.
 */
export async function writeDoors(context: Pick<Context, "account">, pgdata: string): Promise<void> {
  const users = new Set(["root", userInfo().username, ...(context.account ? [context.account.name] : [])]);
  const map = [...users].flatMap((user) => [BOOTSTRAP_ROLE, ROLE].map((role) => `jigger "${user}" ${role}\n`));
  try {
    await put(pgdata, "pg_ident.conf", map.join(""));
    await put(pgdata, "pg_hba.conf", HBA);
  } catch (error) {
    throw asFailure(`The rules of who may connect cannot be written to ${pgdata}`, error);
  }
}

/** Whole or not at all: a server whose rules were cut short by a full disk lets nobody in. */
async function put(pgdata: string, name: string, text: string): Promise<void> {
  const file = join(pgdata, name);
  if ((await unlessMissing(readFile(file, "utf8"))) === text) return;
  const temporary = `${file}.new`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flush: true });
    const owner = await stat(pgdata);
    if (owner.uid !== process.getuid?.()) await lchown(temporary, owner.uid, owner.gid);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
