import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { failure, messageOf } from "./model.server.ts";

export type Account = { name: string; uid: number; gid: number };

/** One way to start a program as the server's user. */
export type Launch = { prefix: string[]; uid?: number; gid?: number };

export type Result = { ok: boolean; output: string };

/** PostgreSQL refuses to run as root. The host's users are never changed, and an unknown number does not work. */
export async function serverAccount(passwd = "/etc/passwd"): Promise<Account | null> {
  if (process.geteuid?.() !== 0) return null;
  const lines = (await readFile(passwd, "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((fields) => fields[0] === name) ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  const advice = "start Jigger as another user than root, or set DATABASE_URL";
  throw failure(`PostgreSQL cannot run as root, and this host has no user "postgres" or "nobody"; ${advice}.`);
}

const PROBE = '"$1" -V >/dev/null && : <"$2" && shift 2 && for folder; do cd "$folder" || exit 1; done';

/**
 * Finds how the account can run the programs and enter the folders. Below a 0700 folder of root it can do neither: then
 * the right to traverse goes with it, and only if that does not suffice (files without the x bit for others, as after
 * `umask 077`) the right to pass all file modes.
 */
export async function findLaunch(
  account: Account | null,
  programs: { postgres: string; sample: string },
  folders: string[],
): Promise<Launch> {
  if (!account) return { prefix: [] };
  const plain: Launch = { prefix: [], uid: account.uid, gid: account.gid };
  const candidates = [plain];
  if (process.platform === "linux") {
    candidates.push(withCapability(account, "dac_read_search"), withCapability(account, "dac_override"));
  }
  const outputs: string[] = [];
  for (const launch of candidates) {
    const probe = await run(launch, "/bin/sh", ["-c", PROBE, "sh", programs.postgres, programs.sample, ...folders]);
    if (probe.ok) return launch;
    outputs.push(`${launch.prefix.at(0) ?? "plain"}: ${probe.output.trim()}`);
  }
  const cause = new Error(outputs.join("\n"));
  const itself = await run({ prefix: [] }, programs.postgres, ["-V"]);
  if (!itself.ok) {
    const reason = messageOf(itself.output.trim());
    throw failure(`${programs.postgres} does not run on this host (${reason}); set DATABASE_URL instead.`, cause);
  }
  const advice = "install setpriv (util-linux), or move it where every user may enter, or start Jigger as another user";
  throw failure(`The user "${account.name}" cannot reach ${folders[0]} or ${programs.postgres}; ${advice}.`, cause);
}

function withCapability(account: Account, capability: string): Launch {
  const user = [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"];
  const rights = [`--inh-caps=-all,+${capability}`, `--ambient-caps=-all,+${capability}`];
  // PostgreSQL asks access() about its own programs, which forgets the rights of users other than root without this.
  return { prefix: ["setpriv", ...user, "--securebits=+no_setuid_fixup", ...rights, "--"] };
}

/** Starts a program as the server's user, with none of our environment: PG… and LD_… variables would change it. */
export function launchProgram(launch: Launch, file: string, args: string[], options: SpawnOptions): ChildProcess {
  const [command = file, ...rest] = [...launch.prefix, file, ...args];
  const path = [process.env.PATH, "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"].filter(Boolean).join(":");
  return spawn(command, rest, {
    ...options,
    cwd: "/",
    env: { PATH: path, LC_ALL: "C", TZ: "UTC" },
    ...(launch.uid === undefined ? {} : { uid: launch.uid }),
    ...(launch.gid === undefined ? {} : { gid: launch.gid }),
  });
}

/** Runs a program to its end; it never rejects. */
export function run(launch: Launch, file: string, args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    let output = "";
    const child = launchProgram(launch, file, args, { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout?.on("data", (data) => (output += data));
    child.stderr?.on("data", (data) => (output += data));
    child.on("error", (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.on("close", (code, signal) => {
      resolve({ ok: code === 0, output: signal ? `${output}ended by ${signal}` : output });
    });
  });
}
