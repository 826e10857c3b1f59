import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";

const root = resolve(import.meta.dirname, "..");
const seconds = 5;
const connections = 10;
const runs = 3;

type Running = { url: string; readyMs: number; stop(): Promise<void> };

/** Starts the site as its own process, as `npm start` does, and waits until it says that it is open. */
async function startSite(dataDir: string, port: number): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: {
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
    stop: () =>
      new Promise((stopped) => {
        child.once("exit", () => stopped());
        child.kill("SIGTERM");
      }),
  };
}

function untilOpen(child: ChildProcess): Promise<void> {
  return new Promise((open, failed) => {
    let said = "";
    child.stdout?.on("data", (chunk) => {
      said += chunk;
      if (said.includes("is open at")) open();
    });
    child.once("exit", (code) => failed(new Error(`the site ended with ${code}: ${said}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}

/** Requests a second, the median of a few runs; every answer must be a 200. */
async function load(url: string, headers: Record<string, string> = {}): Promise<number> {
  const rates: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Several requests on their way on each connection, so that the generator's own turn-around is not what is measured.
    const result = await autocannon({
      url,
      connections,
      pipelining: 8,
      duration: seconds,
      headers: { "accept-encoding": "gzip", ...headers },
    });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors`);
    rates.push(result.requests.average);
  }
  return rates.sort((a, b) => a - b)[runs >> 1]!;
}

/** What a guide page makes a browser load as script, compressed, in bytes. */
async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const names = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name));
  const sizes = await Promise.all(
    [...names].map(async (name) => gzipSync(await readFile(join(root, "build/client", name))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function row(name: string, value: string, aim: string, ratio: number): void {
  console.log(`  ${name.padEnd(52)}${value.padStart(14)}  aim ${aim.padEnd(10)} ratio ${ratio.toFixed(2)}`);
}

/** Pages: stored, rendered, script sent; and how long a second start takes. */
export async function benchPages(dataDir: string): Promise<void> {
  console.log(
    `\nPages: ${connections} connections, ${seconds} s a run, median of ${runs}; the load comes from this machine's other core`,
  );
  await (await startSite(dataDir, await freePort())).stop();
  const starts: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    const again = await startSite(dataDir, await freePort());
    starts.push(again.readyMs);
    await again.stop();
  }
  const site = await startSite(dataDir, await freePort());
  starts.push(site.readyMs);
  try {
    const recipe = `${site.url}/cocktails/recipe/77/negroni`;
    const cached = await load(recipe);
    row("guide page from the page cache, requests/s", cached.toFixed(0), "40,000", cached / 40_000);
    // A request with a session cookie and a query that is no page's own is rendered every time.
    const list = await load(`${site.url}/cocktails?bench=1`, { cookie: "session=none" });
    row("list page rendered each time, pages/s", list.toFixed(0), "500", list / 500);
    const page = await load(`${recipe}?bench=1`, { cookie: "session=none" });
    row("recipe page rendered each time, pages/s", page.toFixed(0), "-", page / list);
    const complete = await load(`${site.url}/api/dev/frontend/search/autocomplete?k=negr&limit=4`);
    row("autocomplete call, requests/s", complete.toFixed(0), "-", complete / list);
    const script = (await scriptBytes(recipe)) / 1000;
    row("script of a guide page, kB gzip", script.toFixed(1), "150", script / 150);
    const second = starts.sort((a, b) => a - b)[1]!;
    row("second start until it serves, ms", second.toFixed(0), "2,000", second / 2_000);
  } finally {
    await site.stop();
  }
}
