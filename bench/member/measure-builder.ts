import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { freePort } from "#tests/free-port.ts";
import { type Running, startSite } from "../serving/running-site.ts";

const root = resolve(import.meta.dirname, "../..");
/** So many recipes there are beside the library's, and in so many milliseconds the first page of what ingredients make is answered. */
const sizes = [
  { recipes: 10_000, pageAim: 50 },
  { recipes: 100_000, pageAim: 150 },
];
/** The first count of getting started, and every one after it, however many recipes there are. */
const countAim = 50;
const runs = 30;
/** What making a hundred thousand recipes up may take: three minutes and 1.1 GB are needed. */
const most = { minutes: 10, megabytes: 2_048 };

/**
 * How fast a guest's picks are counted and answered with recipes, over HTTP: the first time after a start, and from then on; each
 * time by other ingredients, so that nothing kept answers. The folder grows from one size to the next.
 */
export async function benchBuilder(folder: string): Promise<void> {
  for (const { recipes, pageAim } of sizes) {
    await generate(folder, recipes);
    const site = await startSite(folder, await freePort());
    try {
      console.log(`\nThe builder among ${recipes.toLocaleString("en")} recipes more than the library's; milliseconds`);
      await measure(site, pageAim);
    } finally {
      await site.stop();
    }
  }
}

async function measure({ url }: Running, pageAim: number): Promise<void> {
  const list = `${url}/builder/api/ingredient-list?category=install&limit=60`;
  const { response } = (await (await fetch(list)).json()) as { response: { result: { id: number }[] } };
  const ids = response.result.map(({ id }) => id);
  const picked = (run: number) => Array.from({ length: 6 }, (_, at) => ids[(run * 7 + at * 11) % ids.length]).join();
  const page = (run: number, how: string) =>
    `${url}/builder/api/search-recipe?iid=${picked(run)}&nonalcoholic=include&limit=20&${how}`;
  const questions = [
    ["what picks make, counted", (run: number) => `${list}&iid=${picked(run)}`, countAim],
    ["the first page, with one missing", (run: number) => page(run, "missing=1"), pageAim],
    ["the first page, with three missing", (run: number) => page(run, "missing=3"), pageAim],
    ["… shuffled", (run: number) => page(run, "missing=3&sort=shuffle&shuffle=7"), pageAim],
    ["… with the bottles that go into them", (run: number) => page(run, "missing=3&fetch_available_brands=1"), pageAim],
  ] as const;
  for (const [name, address, aim] of questions) {
    const times: number[] = [];
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const { milliseconds, count } = await timed(address(run));
      times.push(milliseconds);
      found = Math.max(found, count);
    }
    const [first = 0] = times;
    const sorted = times.toSorted((a, b) => a - b);
    const told = (ms: number) => `${ms.toFixed(1)}${ms > aim ? " (missed)" : ""}`;
    console.log(
      `  ${name.padEnd(38)} first ${told(first)}, median ${told(sorted[runs >> 1]!)}, slowest ${told(sorted.at(-1)!)}, aim ${aim}; up to ${found.toLocaleString("en")} found`,
    );
  }
}

/** How long an answer takes until it is here whole, and how much it found. */
async function timed(address: string): Promise<{ milliseconds: number; count: number }> {
  const begun = performance.now();
  const answer = await fetch(address);
  const text = await answer.text();
  const milliseconds = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  const { response } = JSON.parse(text) as { response: { result_count: number } };
  return { milliseconds, count: response.result_count };
}

/** Makes recipes up until there are so many, in a process of its own that may take so long and so much memory and no more. */
function generate(folder: string, recipes: number): Promise<void> {
  const asked = ["tools/jigger.ts", "generate", "--recipes", String(recipes), "--ingredients", "2000"];
  const child = spawn(process.execPath, [`--max-old-space-size=${most.megabytes}`, ...asked], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: most.minutes * 60_000,
  });
  return new Promise((done, failed) => {
    child.once("exit", (code, signal) =>
      code === 0 ? done() : failed(new Error(`generating ended with ${code ?? signal}`)),
    );
  });
}
