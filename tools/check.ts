import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.ts";
import { findDebianPostgres, startDebianPostgres } from "./debian-postgres.ts";

/**
 * `npm test`: every check there is, in one run, and one last line that sums them up:
 * `N passed, N failed, N skipped`. A check that is no test (format, types, …) counts as one.
 */
const totals = { passed: 0, failed: 0, skipped: 0 };
const bin = (name: string) => join("node_modules/.bin", name);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function count(name: string, ok: boolean, output = ""): void {
  totals[ok ? "passed" : "failed"] += 1;
  say(`${ok ? "ok    " : "FAILED"} ${name}`);
  if (!ok && output) say(output.trimEnd());
}

/** Runs one tool to its end. Several at once use the second core: most of them compute on one. */
async function command(name: string, program: string, args: string[]): Promise<void> {
  const run = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const parts: Buffer[] = [];
  for (const stream of [run.stdout, run.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
  const [status, trouble] = await new Promise<[number | null, string]>((ended) => {
    run.once("error", (error) => ended([null, error.message]));
    run.once("close", (code) => ended([code, ""]));
  });
  count(name, status === 0, Buffer.concat(parts).toString() + trouble);
}

/**
 * The routes' types come first: they are thrown away before they are made, and who looks for unused code meanwhile finds none of them.
 * Types are checked by the compiler that does it in a third of the time. Several
 * checkers each learn the types that all files share: with four it took twice the work and, beside the others, longer.
 */
async function checks(): Promise<void> {
  await command("route types", bin("react-router"), ["typegen"]);
  await Promise.all([
    command("format and lint", bin("biome"), ["ci", "--error-on-warnings", "."]),
    command("types", "node_modules/typescript-7/bin/tsc", ["--noEmit", "--checkers", "1"]),
    command("unused code", bin("knip"), ["--no-progress"]),
    command("build", bin("react-router"), ["build"]),
  ]);
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
};

/** Runs a part of the test suite and adds its figures. A suite that could not be read at all is a failure. */
async function tests(
  name: string,
  projects: string[],
  environment: Record<string, string>,
  more: string[] = [],
): Promise<void> {
  const file = join(tmpdir(), `jigger-report-${process.pid}-${projects[0]}.json`);
  rmSync(file, { force: true });
  const args = [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...projects.flatMap((project) => ["--project", project]),
    ...more,
  ];
  say(`\n-- ${name}`);
  const run = spawn(bin("vitest"), args, { stdio: "inherit", env: { ...process.env, ...environment } });
  const [status] = await once(run, "close");
  if (!existsSync(file)) {
    count(name, false, "the tests could not be run");
    return;
  }
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  rmSync(file, { force: true });
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  const silent = status !== 0 && report.numFailedTests === 0;
  if (silent) count(`${name}: a suite could not be run`, false);
}

/** `npm test -- FILE…`: only the tests whose paths hold one of the words, and nothing else. */
async function onlyThese(words: string[]): Promise<never> {
  if (words.some((word) => /browser|http/.test(word))) await command("build", bin("react-router"), ["build"]);
  const chromium = await findChromium(say);
  const run = spawnSync(bin("vitest"), ["run", ...words], {
    stdio: "inherit",
    env: { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) },
  });
  process.exit(totals.failed > 0 ? 1 : (run.status ?? 1));
}

const words = process.argv.slice(2);
if (words.length > 0) await onlyThese(words);
// What the last parts need is fetched beside the first ones.
const browser = findChromium(say);
const second = findDebianPostgres(say);
say("-- checks, and beside them the tests that start processes of their own and mostly wait for those");
const waiting = tests("tests: processes", ["processes"], {}, ["--maxWorkers=2"]);
await checks();

const chromium = await browser;
if (!chromium)
  count(
    "browser tests: Chromium is missing; install it (Debian: apt-get install chromium) or set CHROMIUM to its path",
    false,
  );
const debian = (await second) ? startDebianPostgres(say) : null;
if (!debian) {
  totals.skipped += 1;
  say("skipped: the tests on PostgreSQL 15 (Debian: apt-get install postgresql-15)");
}
const asked = join(tmpdir(), `jigger-asked-${process.pid}`);
const onSecond = debian && { TEST_SECOND_DATABASE_URL: debian.url, TEST_ASKED_STATEMENTS: asked };
// All others in one run: parts one after another each end with a core that has nothing to do.
try {
  await tests(
    "tests: pure, with a database, over HTTP (some once more on a PostgreSQL 15), in a browser",
    ["unit", "database", "http", "once", ...(debian ? ["second"] : []), ...(chromium ? ["browser"] : [])],
    { ...(chromium && { CHROMIUM: chromium }), ...onSecond },
  );
  await waiting;
  if (onSecond) await tests("tests: whether a PostgreSQL 15 understands what was asked", ["understood"], onSecond);
} finally {
  debian?.stop();
  rmSync(asked, { force: true });
}

say("");
say(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
