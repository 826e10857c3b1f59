import { access } from "node:fs/promises";
import { totalmem } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { versionsWith } from "#app/database/versions.server.ts";
import { isLibraryEmpty, loadLibrary, shippedLibrary } from "#app/library/library.server.ts";
import { warmBarCatalogue } from "#app/my-bar/warm-up.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { inStoreOf } from "#app/photographs/photographs.server.ts";
import { loadDotEnv, readSettings, type Settings, SettingsError } from "#app/platform/settings.server.ts";
import { countPage, startTally } from "#app/tally/tally.server.ts";
import { PageCache } from "./answering/stored/page-cache.ts";
import { startChores, startWarming } from "./chores.ts";
import { explain } from "./explain.ts";
import { openHouse } from "./house.ts";
import { type Listening, openListener } from "./listener.ts";
import { startSparing } from "./memory/memory-mode.ts";
import { openMetrics } from "./metrics.ts";
import { openSite, type Site } from "./site.ts";

const dev = process.argv.includes("--dev");

/** An eighth of the memory that the process may have: a container's, where it runs in one; at most 128 MB. */
const pageCacheBytes = Math.min(
  128 * 1024 * 1024,
  Math.floor(Math.min(process.constrainedMemory() || Infinity, totalmem()) / 8),
);
/** What a stop may take; then the process ends all the same (milliseconds). */
const stopPatience = 10_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function firstLoad(house: House): Promise<void> {
  if (!(await isLibraryEmpty(house.db))) return;
  say("Loading the library");
  const report = await loadLibrary(house.bulk, shippedLibrary, { holds: inStoreOf(house) });
  if (report.refused.length > 0) {
    for (const { file, field, reason } of report.refused.slice(0, 20)) say(`  ${file} ${field}: ${reason}`);
    throw new Error(`${report.refused.length} entries were refused`);
  }
  say(`Library loaded: ${report.added.length} entries in ${report.milliseconds} ms`);
}

type Build = {
  build(): Promise<ServerBuild>;
  middleware: Listening["middleware"];
  close(): Promise<void>;
  /** What answers requests: in development, by the code as it was saved last. */
  answer(site: Site): Listening["fetch"];
};

async function openBuild(): Promise<Build> {
  if (dev) {
    const { openDevBuild } = await import("./dev.ts");
    return openDevBuild();
  }
  const file = resolve(import.meta.dirname, "../build/server/index.js");
  await access(file).catch(() => {
    throw new Error("The pages are not built yet: run npm start, which builds them, or npm run build");
  });
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const answer = (site: Site) => {
    const { fetch } = openSite(site);
    return (request: Request) => fetch(request);
  };
  return { build: async () => build, middleware: null, close: async () => undefined, answer };
}

async function start(): Promise<void> {
  loadDotEnv();
  const settings = readSettings(process.env);
  const stops: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | null = null;
  function stop(code: number): Promise<void> {
    stopping ??= (async () => {
      if (code === 0) say("Stopping");
      const timer = setTimeout(() => process.exit(code || 1), stopPatience);
      for (const step of stops.reverse()) await step().catch((error) => process.stderr.write(`${error}\n`));
      clearTimeout(timer);
      process.exit(code);
    })();
    return stopping;
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  // Started by npm start, the process ends with the one that started it, also when that one is killed.
  process.on("disconnect", () => void stop(0));
  try {
    const { house, close } = await openHouse(settings, say);
    stops.push(close);
    await firstLoad(house).catch((cause) => {
      const name = settings.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
      throw new Error(`The library could not be loaded into the database that ${name} names`, { cause });
    });
    stops.push(startChores(house), startTally(house), startSparing());
    const pages = await openBuild();
    stops.push(pages.close);
    const cache = new PageCache(pageCacheBytes);
    const metrics = openMetrics(cache, versionsWith(house.databaseVersion));
    house.notices.hear((channel, payload) => cache.hear(channel, payload));
    const listener = openListener({
      cache,
      metrics,
      fetch: (request) => answer(request),
      pictureHost: settings.CDN_PREFIX,
      settings,
      count: (counted, asking) => countPage(house, counted, asking),
      middleware: pages.middleware,
    });
    const answer = pages.answer({ house, build: pages.build, dev, metrics, askerOf: listener.askerOf });
    await warmBarCatalogue(house);
    await new Promise<void>((listening, failed) => {
      listener.server.once("error", (error) => failed(whyNotListening(error, settings)));
      listener.server.listen(settings.PORT, settings.HOST, listening);
    });
    stops.push(
      () =>
        new Promise((closed) => {
          listener.server.close(() => closed());
          listener.server.closeIdleConnections();
        }),
    );
    const bound = listener.server.address();
    const port = typeof bound === "object" && bound ? bound.port : settings.PORT;
    say(
      `Jigger is open at ${settings.PORT === 0 ? `http://localhost:${port}` : settings.BASE_URL} (ready after ${Math.round(performance.now())} ms)`,
    );
    stops.push(startWarming(house));
  } catch (error) {
    explain(error);
    await stop(1);
  }
}

function whyNotListening(error: NodeJS.ErrnoException, { HOST, PORT }: Settings): Error {
  if (error.code === "EADDRINUSE")
    return new SettingsError(`Port ${PORT} is taken: stop what listens there, or set PORT to another.`);
  if (error.code === "EACCES")
    return new SettingsError(`Setting PORT cannot be used: this user may not listen at ${PORT}; take one above 1023.`);
  return new SettingsError(
    `Setting HOST cannot be used: this machine has no address "${HOST}" (${error.message}); try 127.0.0.1 or 0.0.0.0.`,
  );
}

/** Starts the site; what prevents it is told in a line or two, and ends the process. */
export async function startSite(): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
