import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { give, sync, syncTree } from "./folders.server.ts";
import { asFailure, BOOTSTRAP_ROLE, type Context, failure, messageOf, unlessMissing } from "./model.server.ts";
import { isInUse } from "./processes.server.ts";
import { writeDoors } from "./roles/doors.server.ts";
import { findLaunch, run } from "./run-as.server.ts";

const TEMPORARY = "postgres.init-";

const INITDB = [
  // Indexes must not depend on the C library of the host; people's text is sorted with und-x-icu.
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  "--encoding=UTF8",
  "--data-checksums",
  `--username=${BOOTSTRAP_ROLE}`,
  "--auth-local=peer",
  "--auth-host=reject",
  "--no-instructions",
  // We do it ourselves, after the last file is written.
  "--no-sync",
];

/** True when there is a database; false when there is room for one. */
export async function hasDatabase(pgdata: string): Promise<boolean> {
  const names = await unlessMissing(readdir(pgdata)).catch((cause) => {
    throw failure(`${pgdata} cannot be read; start Jigger as the user that owns it, or as root.`, cause);
  });
  if (names === null || names.length === 0) return false;
  if (names.includes("PG_VERSION")) return true;
  throw failure(`${pgdata} holds files but no database; move it away, or set another DATA_DIR.`);
}

/** A killed initdb leaves something that looks like a database. So it works beside the place, and moves in when done. */
export async function initialise(context: Context): Promise<void> {
  const { account, binaries, dataDir, pgdata } = context;
  const temporary = await mkdtemp(join(dataDir, TEMPORARY));
  try {
    if (account) await give(temporary, account);
    context.launch ??= await findLaunch(account, binaries, [temporary, context.socketDir]);
    const result = await run(context.launch, binaries.initdb, [...INITDB, "-D", temporary]);
    if (!result.ok) {
      const reason = lastLine(result.output);
      throw failure(`The database could not be made (${reason}); mend that and start again.`, new Error(result.output));
    }
    await writeDoors(context, temporary);
    await syncTree(temporary);
    await rename(temporary, pgdata);
    await sync(dataDir);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
    throw asFailure(`The database could not be made in ${dataDir}`, error);
  }
}

/** Takes away what killed initdbs left. One that outlived its Node is left to end; the next start finds its folder. */
export async function sweepTemporaryFolders(context: Context): Promise<void> {
  for (const name of await readdir(context.dataDir)) {
    if (!name.startsWith(TEMPORARY)) continue;
    const folder = join(context.dataDir, name);
    if (await isInUse(folder)) continue;
    try {
      await rm(folder, { recursive: true, force: true });
      context.log(`Removed ${folder}, left by a database that was never finished.`);
    } catch (error) {
      context.log(`Could not remove ${folder}, left by a database that was never finished: ${messageOf(error)}`);
    }
  }
}

/** initdb ends with what went wrong and then with what it tidied up. */
function lastLine(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() && !/removing (contents|data)/.test(line));
  const line = lines.find((candidate) => /FATAL|error:/.test(candidate)) ?? lines.at(-1);
  return messageOf(line ?? "no output");
}
