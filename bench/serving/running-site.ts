import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { allocatorSettings, heapFlags } from "#tools/memory.mjs";

const root = resolve(import.meta.dirname, "../..");

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

/** Ends a process in order, and waits for it. */
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

/** Prints a figure beside its aim. */
export function row(name: string, value: string, aim: string, ratio: number): void {
  console.log(`  ${name.padEnd(52)}${value.padStart(14)}  aim ${aim.padEnd(10)} ratio ${ratio.toFixed(2)}`);
}
