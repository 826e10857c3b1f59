/**
 * How fast the availability engine answers, beside a bare counting loop over typed arrays and, where a connection is
 * given, beside the same question in SQL. `node bench/availability.ts`; `npm run bench` passes the embedded server.
 */
import { pathToFileURL } from "node:url";
import type { Client } from "pg";
import { buildCatalogue, type Catalogue, openBar, patchCatalogue, type Rules } from "../app/my-bar/availability.ts";
import { measureInSql } from "./availability-sql.ts";
import { type BareLoop, bareCount, bareLoop, bareUnlocks } from "./serving/bare-loop.ts";
import { type SyntheticSize, syntheticWorld } from "./synthetic-catalogue.ts";

const plain: Rules = { alternatives: 0, requireOptional: false };
const withAlternatives: Rules = { alternatives: 2, requireOptional: false };

type Case = { size: SyntheticSize; runs: number; aims: { full: number; change: number; unlocks: number } };

const cases: Case[] = [
  {
    size: { recipes: 10_000, ingredients: 1_500, bar: 300 },
    runs: 300,
    aims: { full: 0.1, change: 0.01, unlocks: 0.1 },
  },
  {
    size: { recipes: 1_000_000, ingredients: 20_000, bar: 1_000 },
    runs: 25,
    aims: { full: 10, change: 1, unlocks: 10 },
  },
];

export type AvailabilityBenchOptions = {
  /** A connected client on any PostgreSQL; only temporary tables are made. */
  sql?: Client;
  /** Where the lines go; standard output unless told. */
  print?: (line: string) => void;
};

/** Measures the engine beside a bare loop and, where a database is given, SQL; prints a line for each case. */
export async function benchAvailability({ sql, print = console.log }: AvailabilityBenchOptions = {}): Promise<void> {
  for (const each of cases) await measureCase(each, print, sql);
}

/** What is measured, without the facts that it was made from: their millions of objects would slow every collection. */
function prepare(size: SyntheticSize) {
  const { facts, bar, someIngredient, mostPopular } = syntheticWorld(size);
  const load = median(size.recipes > 100_000 ? 3 : 15, () => buildCatalogue(facts));
  const catalogue = buildCatalogue(facts);
  const bare = bareLoop(facts, openBar(catalogue, bar, plain));
  return { load, catalogue, bar, bare, mostPopular, changed: facts.recipes[1]!, choices: draw(1000, someIngredient) };
}

async function measureCase({ size, runs, aims }: Case, print: (line: string) => void, sql?: Client): Promise<void> {
  const [recipes, ingredients, owned] = [size.recipes, size.ingredients, size.bar].map((n) => n.toLocaleString("en"));
  print(`\nAvailability: ${recipes} recipes × ${ingredients} ingredients × a bar of ${owned}; medians`);
  const { load, catalogue, bar, bare, mostPopular, changed, choices } = prepare(size);
  const table = new Table(print);

  const bareFull = median(runs, () => bareCount(bare).makeable);
  const full = median(runs, () => openBar(catalogue, bar, plain).count());
  table.row("full answer and its count", full, aims.full, bareFull);
  const fullAlternatives = median(runs, () => openBar(catalogue, bar, withAlternatives).count());
  table.row("… with alternatives", fullAlternatives, aims.full);
  table.row(
    "… and the list of ids",
    median(runs, () => openBar(catalogue, bar, plain).makeable()),
  );

  for (const [rules, name] of [
    [plain, ""],
    [withAlternatives, ", with alternatives"],
  ] as const) {
    const open = openBar(catalogue, bar, rules);
    open.count();
    const others = choices.filter((id) => !open.has(id));
    const change = median(runs * 4, (run) => {
      const item = { kind: "ingredient", id: others[(run >> 1) % others.length]! } as const;
      if (run % 2 === 0) open.add(item);
      else open.remove(item);
      return open.count();
    });
    table.row(`one ingredient in or out, and the count${name}`, change, aims.change);
    const most = { kind: "ingredient", id: mostPopular } as const;
    const fresh = openBar(catalogue, { ingredients: [], brands: [], pantryOff: [] }, rules);
    const worst = median(runs * 4, (run) => {
      if (run % 2 === 0) fresh.add(most);
      else fresh.remove(most);
      return fresh.count();
    });
    table.row("… the most used ingredient of all", worst, aims.change);
  }

  const state = bareCount(bare);
  const bareUnlocking = median(runs, () => bareUnlocks(bare, state.missing));
  const open = openBar(catalogue, bar, plain);
  table.row(
    "what each further ingredient unlocks",
    median(runs, () => open.unlocks()),
    aims.unlocks,
    bareUnlocking,
  );
  const lenient = openBar(catalogue, bar, withAlternatives);
  table.row(
    "… with alternatives",
    median(runs, () => lenient.unlocks()),
    aims.unlocks,
  );
  const best = open.unlocks().best(1)[0]!;
  table.row(
    `the ${best.recipes} recipes that the best would unlock`,
    median(runs, () => open.unlockedBy(best.ingredientId)),
  );
  const ids = catalogue.built.ids;
  table.row(
    "why, for one recipe",
    median(runs * 4, (run) => open.explain(ids[(run * 7919) % ids.length]!)),
  );
  table.row(
    "one recipe patched",
    median(runs, () => patchCatalogue(catalogue, { recipes: [changed] })),
  );
  table.row("load (build from facts)", load);

  const { built, graph, related } = catalogue;
  print(
    `  ${(bytesIn(built) / size.recipes).toFixed(1)} bytes a recipe, ${((bytesIn(graph) + related.bytes) / size.ingredients).toFixed(0)} an ingredient`,
  );
  print(`  makeable ${open.count()}, with one missing ${open.count(1)}`);
  print(`  recipes of which one addition might meet two lines: ${entangledShare(built.entangled, size)}`);
  checkAgainst(bare, open.count());
  if (sql) await compareWithSql(sql, syntheticWorld(size), full, open.makeable(), print);
}

async function compareWithSql(
  sql: Client,
  { facts, bar }: ReturnType<typeof syntheticWorld>,
  full: number,
  makeable: number[],
  print: (line: string) => void,
): Promise<void> {
  const { version, countMs, missingMs, makeable: inSql } = await measureInSql(sql, facts, bar);
  if (inSql.length !== makeable.length || inSql.some((id, k) => id !== makeable[k])) {
    throw new Error(`SQL finds ${inSql.length} makeable recipes, the engine ${makeable.length}, or others`);
  }
  const times = (ms: number) => `${ms.toFixed(1)} ms, ${Math.round(ms / full).toLocaleString("en")} times the engine's`;
  print(`  the same in SQL (${version}), same ${makeable.length} recipes found; aim: 100 times or more`);
  print(`    how many are makeable             ${times(countMs)}`);
  print(`    how many lines each recipe misses ${times(missingMs)}`);
}

function entangledShare({ bySet, byAlternative }: Catalogue["built"]["entangled"], { recipes }: SyntheticSize): string {
  const slots = (each: typeof bySet) => [...each.required.slots.items, ...each.optional.slots.items];
  const share = (all: number[]) => `${((100 * new Set(all).size) / recipes).toFixed(1)} %`;
  return `${share(slots(bySet))}, with alternatives ${share([...slots(bySet), ...slots(byAlternative)])}`;
}

function draw(count: number, some: () => number): number[] {
  return Array.from({ length: count }, some);
}

function checkAgainst(bare: BareLoop, count: number): void {
  const { makeable } = bareCount(bare);
  if (makeable !== count) throw new Error(`the bare loop finds ${makeable} makeable recipes, the engine ${count}`);
}

class Table {
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
    print(`  ${"".padEnd(60)}${"ms".padStart(9)}${"aim".padStart(8)}${"bare loop".padStart(11)}${"ratio".padStart(7)}`);
  }

  row(name: string, ms: number, aim?: number, bare?: number): void {
    const cells = [
      ms.toFixed(4).padStart(9),
      (aim === undefined ? "" : String(aim)).padStart(8),
      (bare === undefined ? "" : bare.toFixed(4)).padStart(11),
      (bare === undefined ? "" : (ms / bare).toFixed(1)).padStart(7),
      aim !== undefined && ms > aim ? "  over" : "",
    ];
    this.#print(`  ${name.padEnd(60)}${cells.join("")}`.trimEnd());
  }
}

/** The median time of so many runs in milliseconds, after a few that do not count. */
function median(runs: number, work: (run: number) => unknown): number {
  const warmUp = runs > 100 ? runs : 4;
  for (let run = 0; run < warmUp; run++) work(run);
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    work(run);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[runs >> 1]!;
}

/** The bytes of all typed arrays in this object and the objects in it. */
function bytesIn(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + bytesIn(each), 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { Client } = await import("pg").then((pg) => pg.default);
  const address = process.env.BENCH_DATABASE_URL;
  const sql = address ? new Client({ connectionString: address }) : undefined;
  await sql?.connect();
  await benchAvailability(sql ? { sql } : {});
  await sql?.end();
}
