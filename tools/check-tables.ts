import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { guests, tables } from "./tables.ts";

type Violation = { rule: string; from: string; to: string };

const owners = new Map(
  Object.entries(tables).flatMap(([room, names]) => names.map((name): [string, string] => [name, room])),
);
const guestsOf: Record<string, readonly string[] | undefined> = guests;

/** Tables named as Kysely names them, or as SQL does: `selectFrom("book")`, `join book`. */
const named =
  /(?:From|Into|updateTable|[iI]nnerJoin|leftJoin|mergeInto)\(\s*"([a-z_]+)|\b(?:from|join|into|update|exists)\s+([a-z_]+)\b/g;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Finds SQL that names another room's table, and tables that belong to no room.
 * @param root the checkout; `migrations/` there are the truth about which tables exist
 */
export function checkTables(root: string): Violation[] {
  return [...unowned(root), ...trespasses(root)];
}

function unowned(root: string): Violation[] {
  if (!existsSync(join(root, "migrations"))) return [];
  const files = readdirSync(join(root, "migrations")).filter((name) => name.endsWith(".sql"));
  const sql = files.map((name) => readFileSync(join(root, "migrations", name), "utf8")).join("\n");
  const dropped = new Set([...sql.matchAll(/^drop table (?:if exists )?([a-z_]+)/gm)].map(([, name]) => name));
  return [...sql.matchAll(/^create table (?:if not exists )?([a-z_]+)/gm)]
    .filter(([, name = ""]) => !owners.has(name) && !dropped.has(name))
    .map(([, name = ""]) => ({ rule: "table-not-listed", from: `migrations: ${name}`, to: "tools/tables.ts" }));
}

function trespasses(root: string): Violation[] {
  const names = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .map((name) => `app/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".server.ts"));
  return names.flatMap((from) => {
    const room = from.split("/")[1] ?? "";
    const code = readFileSync(join(root, from), "utf8").replace(comment, "");
    const used = new Set([...code.matchAll(named)].map(([, kysely, sql]) => kysely ?? sql ?? ""));
    return [...used]
      .filter((table) => {
        const owner = owners.get(table);
        return owner !== undefined && owner !== room && !guestsOf[room]?.includes(table);
      })
      .map((table) => ({ rule: "table-of-another-room", from, to: `${table} of ${owners.get(table)}` }));
  });
}
