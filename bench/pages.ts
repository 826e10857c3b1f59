import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { freePort } from "#tests/free-port.ts";
import { load } from "./load.ts";
import { keptWrites } from "./serving/kept-writes.ts";
import { end, type Running, row, startSite, untilOpen } from "./serving/running-site.ts";
import { additions, measureShop, pace } from "./shop/measure-shop.ts";

const root = resolve(import.meta.dirname, "..");
const seconds = 5;
const runs = 3;
/** The stored page: as many connections as the table in docs/scaling.md had, and several requests on their way on each. */
const many = { connections: 64, pipelining: 4 };
/** What is rendered each time: enough that the next one always waits. */
const few = { connections: 10, pipelining: 1 };

const mixedPages = 10_000;

/** Starts Node's bare server, which gives out a ready Buffer of so many bytes, with such headers. */
async function startBare(bytes: number, sent: string[] = []): Promise<Omit<Running, "readyMs">> {
  const program = join(root, "bench/serving/bare-server.ts");
  const child = spawn(process.execPath, [program, String(bytes), JSON.stringify(sent)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = /at (\d+)/.exec(await untilOpen(child))?.[1];
  return { url: `http://127.0.0.1:${port}/`, stop: () => end(child) };
}

const headers = { "accept-encoding": "gzip" };

/** Pages a second that are rendered each time, the median of a few runs. */
async function rendered(url: string, cookie: Record<string, string> = {}): Promise<number> {
  const rates: number[] = [];
  for (let run = 0; run < runs; run += 1)
    rates.push(await load({ url, headers: { ...headers, ...cookie }, seconds, ...few }));
  return median(rates);
}

/** What Node writes by itself for each answer. */
const ofNode = new Set(["date", "connection", "keep-alive"]);

/** Requests a second for a stored page and, in turn with it, for the bare server without and with the page's headers. */
async function stored(url: string): Promise<{ site: number; bare: number; alike: number }> {
  const answer = await fetch(url, { headers });
  const bytes = Number(answer.headers.get("content-length"));
  const sent = [...answer.headers].filter(([name]) => !ofNode.has(name)).flat();
  const [bare, alike] = await Promise.all([startBare(bytes), startBare(bytes, sent)]);
  try {
    const rates = { site: [] as number[], bare: [] as number[], alike: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      rates.site.push(await load({ url, headers, seconds, ...many }));
      rates.bare.push(await load({ url: bare.url, headers, seconds, ...many }));
      rates.alike.push(await load({ url: alike.url, headers, seconds, ...many }));
    }
    return { site: median(rates.site), bare: median(rates.bare), alike: median(rates.alike) };
  } finally {
    await Promise.all([bare.stop(), alike.stop()]);
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** Resident bytes of the site's process after ten thousand pages of all kinds, each rendered. */
async function memoryAfterPages(url: string): Promise<number> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses: string[] = [];
  for (const map of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const listed = await (await fetch(new URL(new URL(map[1]!).pathname, url))).text();
    for (const [, loc] of listed.matchAll(/<loc>([^<]+)<\/loc>/g)) addresses.push(new URL(loc!).pathname);
  }
  let asked = 0;
  const reader = async () => {
    while (asked < mixedPages) {
      const path = addresses[asked++ % addresses.length];
      await (await fetch(`${url}${path}?bench=1`, { headers: { ...headers, cookie: "session=none" } })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: few.connections }, reader));
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}

/** What a guide page makes a browser load as script, compressed, in bytes. */
async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const names = new Set([...html.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([name]) => name));
  const sizes = await Promise.all(
    [...names].map(async (name) => gzipSync(await readFile(join(root, "build/client", name))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Pages: stored, rendered, script sent; and how long a second start takes. */
export async function benchPages(dataDir: string): Promise<void> {
  console.log(
    `\nPages: ${seconds} s a run, median of ${runs}; the load comes from this machine, too. Stored: ${many.connections} connections, ${many.pipelining} requests at once on each; rendered: ${few.connections}, one each`,
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
    const { site: cached, bare, alike } = await stored(recipe);
    row("guide page from the page cache, requests/s", cached.toFixed(0), "40,000", cached / 40_000);
    row("  beside it: a bare server, the same bytes", bare.toFixed(0), "-", cached / bare);
    row("  beside it: a bare server, the same headers too", alike.toFixed(0), "-", cached / alike);
    // A request with a session cookie and a query that is no page's own is rendered every time.
    const list = await rendered(`${site.url}/cocktails?bench=1`, { cookie: "session=none" });
    row("list page rendered each time, pages/s", list.toFixed(0), "500", list / 500);
    const page = await rendered(`${recipe}?bench=1`, { cookie: "session=none" });
    row("recipe page rendered each time, pages/s", page.toFixed(0), "-", page / list);
    const complete = await rendered(`${site.url}/api/dev/frontend/search/autocomplete?k=negr&limit=4`);
    row("autocomplete call, requests/s", complete.toFixed(0), "-", complete / list);
    const offers = await rendered(`${site.url}/shop?bench=1`, { cookie: "session=none" });
    row("shop list rendered each time, pages/s", offers.toFixed(0), "500", offers / 500);
    const { even, adding, checkout } = await measureShop(site.url);
    row("adding to the basket, 300 begun a second, requests/s", even.perSecond.toFixed(0), "300", even.perSecond / 300);
    row("  of these the slowest hundredth takes, ms", even.p99.toFixed(1), "15", even.p99 / 15);
    const disk = await keptWrites(dataDir, { count: additions, perSecond: pace });
    row("    beside it: the disk alone keeps as many writes, ms", disk.p99.toFixed(1), "-", even.p99 / disk.p99);
    row("    and takes for the slowest of them, ms", disk.slowest.toFixed(1), "-", even.p99 / disk.slowest);
    row(
      "adding to the basket, 20 guests at once, requests/s",
      adding.perSecond.toFixed(0),
      "300",
      adding.perSecond / 300,
    );
    row("  of these the slowest hundredth takes, ms", adding.p99.toFixed(1), "15", adding.p99 / 15);
    row("checkout, 50 at once: the slowest hundredth, ms", checkout.p99.toFixed(0), "50", checkout.p99 / 50);
    const script = (await scriptBytes(recipe)) / 1000;
    row("script of a recipe page, kB gzip", script.toFixed(1), "135", script / 135);
    const second = starts.sort((a, b) => a - b)[1]!;
    row("second start until it serves, ms", second.toFixed(0), "2,000", second / 2_000);
  } finally {
    await site.stop();
  }
  const read = await startSite(dataDir, await freePort());
  try {
    const resident = (await memoryAfterPages(read.url)) / 1e6;
    row("resident after 10,000 mixed pages, MB", resident.toFixed(0), "350", resident / 350);
  } finally {
    await read.stop();
  }
}
