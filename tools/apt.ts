import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** One at a time: the package system lets nobody else in meanwhile. */
let before: Promise<unknown> = Promise.resolve();

/** Brings its lists in line and installs the first of the packages named that there is. */
const script =
  'apt-get update -qq; for name; do apt-get install -y -qq --no-install-recommends "$name" && exit 0; done; exit 1';

/**
 * Installs the first Debian package of some that there is, where that needs no question: on Debian, as root. False anywhere else. It
 * runs beside whatever else is done, also while this process waits for another one to end.
 */
export function aptInstall(names: readonly string[], say: (line: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return Promise.resolve(false);
  const installed = before.then(() => {
    say(`Installing ${names[0]} (once)`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const run = spawn("sh", ["-c", script, "sh", ...names], { stdio: "ignore", env });
    return new Promise<boolean>((ended) => {
      run.once("error", () => ended(false));
      run.once("close", (code) => ended(code === 0));
    });
  });
  before = installed;
  return installed;
}
