import { sql } from "kysely";
import type { Database } from "#app/database/database.server.ts";
import { mulberry32 } from "#app/library/random.ts";
import { findSubjects } from "#app/search/search-store.server.ts";
import { type BenchSubject, benchSubjects, ingredients } from "./search-subjects.ts";

const subjects = 10_000;
const queries = 2_000;
/** The header's list on a wide screen (guide.md, 9). */
const limit = 4;

type Kind = "prefix" | "middle word" | "typing error" | "ingredient";

/**
 * Autocomplete among 10,000 made-up subjects: 2,000 queries one after another, of four kinds in turn.
 * Prints the median and the 99th percentile in milliseconds; aim: p99 under 10. The database should be an
 * empty one of its own with the migrations applied; subjects of an earlier run are replaced.
 */
export async function benchSearch(db: Database): Promise<{ p50: number; p99: number }> {
  const random = mulberry32(20_260_301);
  const rows = benchSubjects(subjects, random);
  await fill(db, rows);
  const asked = Array.from({ length: queries }, (_, index) => keywordOf(index, rows, random));
  for (const { keyword } of asked.slice(0, 100)) await find(db, keyword);
  const times: Record<Kind, number[]> = { prefix: [], "middle word": [], "typing error": [], ingredient: [] };
  for (const { kind, keyword } of asked) {
    const started = performance.now();
    await find(db, keyword);
    times[kind].push(performance.now() - started);
  }
  const all = percentiles(Object.values(times).flat());
  for (const [kind, taken] of Object.entries(times)) print(kind, percentiles(taken));
  print(`all ${queries}`, all);
  console.log(`aim: p99 under 10 ms; reached ${(all.p99 / 10).toFixed(2)} of it`);
  return all;
}

function find(db: Database, keyword: string) {
  return findSubjects(db, { keyword, section: "cocktails", limit, offset: 0 });
}

async function fill(db: Database, rows: BenchSubject[]): Promise<void> {
  await db.deleteFrom("search_entry").where("link_table", "=", "bench").execute();
  for (let from = 0; from < rows.length; from += 1_000) {
    await db
      .insertInto("search_entry")
      .values(rows.slice(from, from + 1_000))
      .execute();
  }
  await sql`vacuum analyze search_entry`.execute(db);
}

/** The four kinds in turn. */
function keywordOf(index: number, rows: BenchSubject[], random: () => number): { kind: Kind; keyword: string } {
  const whole = (most: number) => Math.floor(random() * most);
  const { name } = rows[whole(rows.length)]!;
  const words = name.split(" ");
  switch (index % 4) {
    case 0:
      return { kind: "prefix", keyword: name.slice(0, 3 + whole(name.length)) };
    case 1:
      return { kind: "middle word", keyword: words[Math.min(words.length - 1, 1 + whole(words.length - 1))]! };
    case 2:
      return { kind: "typing error", keyword: slip(name, whole(4), whole(name.length - 1)) };
    default:
      return { kind: "ingredient", keyword: ingredients[whole(ingredients.length)]! };
  }
}

/** One slip of the finger: two letters swapped, one left out, one doubled, one wrong. */
function slip(name: string, how: number, at: number): string {
  const [before, letter, next, after] = [name.slice(0, at), name[at]!, name[at + 1] ?? "", name.slice(at + 2)];
  const slips = [
    before + next + letter + after,
    before + next + after,
    before + letter + letter + next + after,
    `${before}e${next}${after}`,
  ];
  return slips[how]!;
}

function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function print(what: string, { p50, p99 }: { p50: number; p99: number }): void {
  console.log(`${what.padEnd(14)} p50 ${p50.toFixed(2).padStart(6)} ms   p99 ${p99.toFixed(2).padStart(6)} ms`);
}
