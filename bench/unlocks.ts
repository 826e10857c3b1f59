/**
 * What one more ingredient would unlock, by the engine's way and by the plain one: put each in, count, take it out. Both on
 * the same bar, in one run, with the same answers or an error (docs/unlocks.md). `node bench/unlocks.ts`.
 */
import { pathToFileURL } from "node:url";
import { type AlternativeStrength, buildCatalogue, type OpenBar, openBar } from "../app/my-bar/availability.ts";
import { type SyntheticSize, syntheticWorld } from "./synthetic-catalogue.ts";

const cases = [
  { recipes: 10_000, ingredients: 1_500, bars: [30, 100, 300], runs: 60 },
  { recipes: 1_000_000, ingredients: 20_000, bars: [1_000], runs: 3 },
];
const rules: [AlternativeStrength, string][] = [
  [0, "no substitutes"],
  [1, "close substitutes"],
  [2, "any substitute"],
];

/** The plain loop, as quick as the engine's own parts let it be: a change touches the recipes that it changes alone. */
function plainUnlocks(open: OpenBar, ids: readonly number[]): Map<number, number> {
  const before = open.count();
  const counts = new Map<number, number>();
  for (const id of ids) {
    if (open.has(id)) continue;
    open.add({ kind: "ingredient", id });
    const more = open.count() - before;
    open.remove({ kind: "ingredient", id });
    if (more > 0) counts.set(id, more);
  }
  return counts;
}

function enginesUnlocks(open: OpenBar, ids: readonly number[]): Map<number, number> {
  const unlocks = open.unlocks();
  return new Map(ids.map((id) => [id, unlocks.of(id)] as const).filter(([, count]) => count > 0));
}

/** The median time of so many runs in milliseconds, after a few that do not count. */
function median(runs: number, work: () => unknown): number {
  for (let run = 0; run < Math.min(20, runs); run++) work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[runs >> 1]!;
}

/** @throws where the two ways do not answer the same */
export function benchUnlocks(print: (line: string) => void = console.log): void {
  for (const each of cases) {
    const [recipes, ingredients] = [each.recipes, each.ingredients].map((n) => n.toLocaleString("en"));
    print(`\nUnlocks: ${recipes} recipes × ${ingredients} ingredients; medians in ms`);
    print(`  ${"".padEnd(36)}${"plain loop".padStart(12)}${"engine".padStart(10)}${"times".padStart(8)}`);
    for (const bar of each.bars) measureBar({ ...each, bar }, print);
  }
}

function measureBar(size: SyntheticSize & { runs: number }, print: (line: string) => void): void {
  const world = syntheticWorld(size);
  const catalogue = buildCatalogue(world.facts);
  const ids = world.facts.ingredients.map(({ id }) => id);
  for (const [alternatives, name] of rules) {
    const open = openBar(catalogue, world.bar, { alternatives, requireOptional: false });
    const [plain, engines] = [plainUnlocks(open, ids), enginesUnlocks(open, ids)];
    if (plain.size !== engines.size || [...plain].some(([id, count]) => engines.get(id) !== count))
      throw new Error(`the two ways differ: a bar of ${size.bar}, ${name}`);
    const plainMs = median(size.runs, () => plainUnlocks(open, ids));
    const engineMs = median(size.runs, () => open.unlocks());
    const cells = [plainMs.toFixed(2).padStart(12), engineMs.toFixed(2).padStart(10)];
    const times = (plainMs / engineMs).toFixed(0).padStart(8);
    print(`  ${`a bar of ${size.bar.toLocaleString("en")}, ${name}`.padEnd(36)}${cells.join("")}${times}`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) benchUnlocks();
