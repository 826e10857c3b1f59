import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkTables } from "./check-tables.ts";
import { rooms } from "./rooms.ts";

export type Violation = { rule: string; from: string; to: string };

/** Roots that the rules look at; those that are not there are passed over. */
const roots = ["app", "server", "tools", "bench", "tests"];
/** Files stay short (README, A tour of the house). */
const mostLines = 400;
const mostFiles = 12;
const sqlWords =
  /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\.query(?:<[^()]*>)?\(\s*["'`]/;
const sqlPlaces = /-store\.server\.ts$|^app\/(database|embedded-postgres)\/|\.test\.ts$/;

/**
 * Checks the house's rules in a checkout: imports by dependency-cruiser, SQL only in stores, short files.
 * @throws when dependency-cruiser read no modules: then it checked nothing (web-platform.md, 8)
 */
export function checkRooms(root: string): Violation[] {
  return [
    ...checkImports(root),
    ...checkListed(root),
    ...checkSql(root),
    ...checkTables(root),
    ...checkNumbers(root),
    ...checkLengths(root),
  ];
}

/** A folder that the ladder does not name would be held to no rule. */
function checkListed(root: string): Violation[] {
  return readdirSync(join(root, "app"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !rooms.some((room) => room === entry.name))
    .map((entry) => ({ rule: "room-not-listed", from: `app/${entry.name}`, to: "tools/rooms.ts" }));
}

function checkImports(root: string): Violation[] {
  const present = roots.filter((name) => readdirSync(root).includes(name));
  const bin = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const run = spawnSync(
    process.execPath,
    [bin, "--config", ".dependency-cruiser.cjs", "--output-type", "json", ...present],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (!run.stdout) throw new Error(`dependency-cruiser could not run: ${run.stderr}`);
  const { summary } = JSON.parse(run.stdout) as {
    summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
  };
  if (summary.totalCruised === 0) throw new Error("dependency-cruiser read no modules: nothing was checked");
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

function sourceFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.tsx?$/.test(name));
}

function checkSql(root: string): Violation[] {
  return sourceFiles(root, "app")
    .filter((file) => !sqlPlaces.test(file) && sqlWords.test(readFileSync(join(root, file), "utf8")))
    .map((from) => ({ rule: "sql-in-stores", from, to: "SQL" }));
}

/** Numbers from outside are digits: `z.coerce` would take `true`, `[7]` and `"0x7"` as well (contract.md, 13). */
function checkNumbers(root: string): Violation[] {
  return sourceFiles(root, "app")
    .filter((file) => /\bz\s*\.coerce\b/.test(readFileSync(join(root, file), "utf8")))
    .map((from) => ({ rule: "numbers-are-digits", from, to: "app/platform/fields.ts" }));
}

function checkLengths(root: string): Violation[] {
  const files = roots
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => !file.endsWith("database-types.ts"));
  const long = files
    .filter((file) => readFileSync(join(root, file), "utf8").split("\n").length > mostLines)
    .map((from) => ({ rule: "file-too-long", from, to: `over ${mostLines} lines` }));
  const counts = Map.groupBy(
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    (file) => dirname(file),
  );
  const full = [...counts]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(([from, inside]) => ({ rule: "folder-too-full", from, to: `${inside.length} files` }));
  return [...long, ...full];
}
