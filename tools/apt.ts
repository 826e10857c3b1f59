import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a Debian package where that needs no question: on Debian, as root. False anywhere else. */
export function aptInstall(name: string, say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  say(`Installing ${name} (once)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { stdio: "ignore", env } as const;
  spawnSync("apt-get", ["update", "-qq"], quiet);
  return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet).status === 0;
}
