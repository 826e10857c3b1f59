import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkRooms } from "./check-rooms.ts";
import { findChromium } from "./chromium.ts";
import { startDebianPostgres } from "./debian-postgres.ts";

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

function command(name: string, program: string, args: string[]): void {
  const run = spawnSync(program, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  count(name, run.status === 0, `${run.stdout ?? ""}${run.stderr ?? ""}${run.error?.message ?? ""}`);
}

function roomRules(): void {
  try {
    const violations = checkRooms(process.cwd());
    count(
      "rules of the house",
      violations.length === 0,
      violations.map(({ rule, from, to }) => `  ${rule}: ${from} -> ${to}`).join("\n"),
    );
  } catch (error) {
    count("rules of the house", false, String(error));
  }
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
};

/** Runs a part of the test suite and adds its figures. A suite that could not be read at all is a failure. */
function tests(name: string, projects: string[], environment: Record<string, string> = {}): void {
  const file = join(tmpdir(), `jigger-report-${process.pid}.json`);
  rmSync(file, { force: true });
  const args = [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...projects.flatMap((project) => ["--project", project]),
  ];
  say(`\n-- ${name}`);
  const run = spawnSync(bin("vitest"), args, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (!existsSync(file)) {
    count(name, false, "the tests could not be run");
    return;
  }
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  rmSync(file, { force: true });
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  const silent = run.status !== 0 && report.numFailedTests === 0;
  if (silent) count(`${name}: a suite could not be run`, false);
}

/** `npm test -- FILE…`: only the tests whose paths hold one of the words, and nothing else. */
function onlyThese(words: string[]): never {
  if (words.some((word) => /browser|http/.test(word))) command("build", bin("react-router"), ["build"]);
  const chromium = findChromium(say);
  const run = spawnSync(bin("vitest"), ["run", ...words], {
    stdio: "inherit",
    env: { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) },
  });
  process.exit(totals.failed > 0 ? 1 : (run.status ?? 1));
}

const words = process.argv.slice(2);
if (words.length > 0) onlyThese(words);
say("-- checks");
command("format and lint", bin("biome"), ["ci", "--error-on-warnings", "."]);
command("route types", bin("react-router"), ["typegen"]);
command("types", bin("tsc"), ["--noEmit"]);
roomRules();
command("unused code", bin("knip"), ["--no-progress"]);
command("build", bin("react-router"), ["build"]);

tests("unit, property and HTTP tests", ["unit", "database", "processes", "http"]);

const chromium = findChromium(say);
if (chromium) tests("browser tests", ["browser"], { CHROMIUM: chromium });
else
  count(
    "browser tests: Chromium is missing; install it (Debian: apt-get install chromium) or set CHROMIUM to its path",
    false,
  );

const debian = startDebianPostgres(say);
if (debian) {
  try {
    tests("HTTP tests on a PostgreSQL 15 of Debian's", ["http"], { TEST_DATABASE_URL: debian.url });
  } finally {
    debian.stop();
  }
} else {
  totals.skipped += 1;
  say("skipped: the HTTP tests on PostgreSQL 15 (Debian: apt-get install postgresql-15)");
}

say("");
say(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
