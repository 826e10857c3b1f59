import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { freePort, type Running, startSite } from "../serving/running-site.ts";

const root = resolve(import.meta.dirname, "../..");
/** So many recipes there are, and in so many milliseconds the first page of what ingredients make has to be answered. */
const recipes = 10_000;
const pageAim = 50;
/** The first count of getting started, and every one after it. */
const countAim = 50;
const runs = 30;

/**
 * How fast a guest's picks are counted and answered with recipes, over HTTP: the first time after a start, and from then on; each
 * time by other ingredients, so that nothing kept answers.
 */
export async function benchBuilder(folder: string): Promise<void> {
  const begun = await startSite(folder, await freePort());
  await generate(folder);
  await begun.stop();
  const site = await startSite(folder, await freePort());
  try {
    console.log(`\nThe builder among ${recipes.toLocaleString("en")} recipes more than the library's; milliseconds`);
    await measure(site);
  } finally {
    await site.stop();
  }
}

async function measure({ url }: Running): Promise<void> {
  const list = `${url}/builder/api/ingredient-list?category=install&limit=60`;
  const { response } = (await (await fetch(list)).json()) as { response: { result: { id: number }[] } };
  const ids = response.result.map(({ id }) => id);
  const picked = (run: number) => Array.from({ length: 6 }, (_, at) => ids[(run * 7 + at * 11) % ids.length]).join();
  const questions = [
    ["what picks make, counted", (run: number) => `${list}&iid=${picked(run)}`, countAim],
    [
      "the first page of it, with what nearly makes it",
      (run: number) => `${url}/builder/api/search-recipe?iid=${picked(run)}&missing=1&nonalcoholic=include&limit=20`,
      pageAim,
    ],
  ] as const;
  for (const [name, address, most] of questions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timed(address(run)));
    const [first = 0] = times;
    const median = times.toSorted((a, b) => a - b)[runs >> 1]!;
    const told = (ms: number) => `${ms.toFixed(1)}${ms > most ? " (missed)" : ""}`;
    console.log(`  ${name.padEnd(50)} first ${told(first)}, median ${told(median)}, aim ${most}`);
  }
}

async function timed(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - begun;
}

function generate(folder: string): Promise<void> {
  const asked = ["tools/jigger.ts", "generate", "--recipes", String(recipes), "--ingredients", "2000"];
  const child = spawn(process.execPath, asked, {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((done, failed) => {
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`generating ended with ${code}`))));
  });
}
