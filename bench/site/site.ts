import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { allocatorSettings, heapFlags } from "#tools/memory.mjs";

const root = resolve(import.meta.dirname, "../..");

/** The site as a process of its own. */
export type Running = { url: string; readyMs: number; stop(): Promise<void> };

/** Starts the site as its own process, as `npm start` does, and waits until it says that it is open. */
export async function startSite(dataDir: string, port: number): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, [...heapFlags, "server/main.ts"], {
    cwd: root,
    env: {
      ...allocatorSettings,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilOpen(child);
  const readyMs = performance.now() - started;
  return {
    url: `http://127.0.0.1:${port}`,
    readyMs,
    stop: () => end(child),
  };
}

/** Ends a process, and waits until it is gone. */
export function end(child: ChildProcess): Promise<void> {
  return new Promise((stopped) => {
    child.once("exit", () => stopped());
    child.kill("SIGTERM");
  });
}

/** What a process said until it was open. */
export function untilOpen(child: ChildProcess): Promise<string> {
  return new Promise((open, failed) => {
    let said = "";
    child.stdout?.on("data", (chunk) => {
      said += chunk;
      if (/is open at .*\n/.test(said)) open(said);
    });
    child.once("exit", (code) => failed(new Error(`the site ended with ${code}: ${said}`)));
  });
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}
