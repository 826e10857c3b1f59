// Runs on any Node from 20 up, before anything is installed: makes the checkout whole, then hands over
// to the pinned Node. Plain JavaScript and no packages, because there may be none yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { allocatorSettings, heapFlags } from "./memory.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const windows = process.platform === "win32";
const node = join(root, "node_modules/node/bin", windows ? "node.exe" : "node");
/** What the pages are built from; the data files and migrations are read at run time. */
const sources = ["app", "public", "vite.config.ts", "react-router.config.ts", "package-lock.json", "tsconfig.json"];

// Whoever read the output may be gone before the site is.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

function say(line) {
  process.stdout.write(`${line}\n`);
}

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function hashOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function installIfStale() {
  const stamp = join(root, "node_modules/.lock-sha256");
  const wanted = hashOf("package-lock.json");
  const fresh = existsSync(stamp) && existsSync(node) && readFileSync(stamp, "utf8") === wanted;
  if (fresh) return;
  say("Installing packages (once; about a minute)");
  const npm = spawnSync(windows ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: windows,
  });
  if (npm.error) stop(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0)
    stop("The packages could not be installed. npm says why above; try again when the network is back.");
  if (!existsSync(node)) hydrateNode();
  writeFileSync(stamp, wanted);
}

/** Where npm does not run packages' install scripts, the pinned Node is fetched by its own script here. */
function hydrateNode() {
  const script = spawnSync(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: join(root, "node_modules/node"),
    stdio: "inherit",
  });
  if (script.status !== 0 || !existsSync(node))
    stop("The pinned Node could not be installed (npm package `node`). Run npm ci and try again.");
}

function* filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) yield [path, stat];
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** A fingerprint of what the build reads: names, sizes and times, which is quick and errs towards building. */
function sourceStamp() {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const [file, stat] of filesBelow(source))
      if (!/\.test\.tsx?$/.test(file)) hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function buildIfStale() {
  const stamp = join(root, "build/.source-stamp");
  const wanted = sourceStamp();
  if (existsSync(stamp) && existsSync("build/server/index.js") && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the pages");
  const built = spawnSync(node, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) stop(`${built.stdout}${built.stderr}\nThe pages could not be built.`);
  mkdirSync("build", { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Hands over to the pinned Node and is then only its messenger: signals go down, the exit code comes up.
 * A channel ties the two together, so that the site also stops when this process is killed.
 */
function handOver(args, tied = false) {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(windows ? ";" : ":");
  const stdio = tied ? ["inherit", "inherit", "inherit", "ipc"] : "inherit";
  // Node keeps what it compiled: the second start is a third of a second quicker.
  const cache = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/node-compile");
  const env = { ...allocatorSettings, ...process.env, PATH: path, NODE_COMPILE_CACHE: cache };
  const child = spawn(node, [...heapFlags, ...args], { stdio, env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const [mode, ...rest] = process.argv.slice(2);
if (Number(process.versions.node.split(".")[0]) < 20) stop("Node 20 or newer is needed to start.");
installIfStale();
if (mode === "--test") handOver(["tools/check.ts", ...rest]);
else if (mode === "--tool") handOver(["tools/jigger.ts", ...rest]);
else if (mode === "--dev") handOver(["server/main.ts", "--dev", ...rest], true);
else {
  buildIfStale();
  if (mode === "--bench") handOver(["bench/all.ts", ...rest]);
  else handOver(["server/main.ts", ...(mode ? [mode] : []), ...rest], true);
}
