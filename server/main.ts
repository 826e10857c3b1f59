import { flushCompileCache } from "node:module";

// Nobody reads what is said any more (a closed pipe): that is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

/**
 * The process. React chooses its build by NODE_ENV when it is first loaded, and renders two to three
 * times slower without it, so it is set before anything else is (web-platform.md, 6).
 */
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production";

const { startSite } = await import("./start.ts");
await startSite();

// Node writes what it compiled (NODE_COMPILE_CACHE) when a process ends in order: one that is killed would leave nothing to the next.
flushCompileCache();
