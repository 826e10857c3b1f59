import { execFile } from "node:child_process";
import { Agent, request } from "node:http";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#tests/free-port.ts";
import { row, startSite } from "../serving/running-site.ts";

const root = resolve(import.meta.dirname, "../..");
const size = { recipes: 10_000, ingredients: 2_000, bar: 100 };
/** How long each page is asked for, and how often a second; beside it stored pages are, and lists that are rendered. */
const seconds = 20;
const asked = { page: 20, stored: 50, rendered: 5 };
const changes = 400;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
type Sent = { cookie?: string; fields?: Record<string, string> };
type Told = { status: number; cookies: string[]; text: string };

/** Asks for a page, or posts a form as a page of the site does. */
function send(address: string, { cookie = "", fields }: Sent = {}): Promise<Told> {
  const body = fields ? new URLSearchParams(fields).toString() : "";
  const form = { "content-type": "application/x-www-form-urlencoded", "content-length": Buffer.byteLength(body) };
  const headers = { cookie, "sec-fetch-site": "same-origin", ...(fields ? form : {}) };
  return new Promise((done, failed) => {
    const sent = request(address, { method: fields ? "POST" : "GET", agent, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.once("end", () =>
        done({ status: answer.statusCode ?? 0, cookies: answer.headers["set-cookie"] ?? [], text }),
      );
    });
    sent.once("error", failed).end(body);
  });
}

/** How long each of so many a second took, begun on time whether the one before is through or not. */
async function paced(perSecond: number, work: () => Promise<unknown>, goOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const began = performance.now();
  const under: Promise<void>[] = [];
  for (let count = 0; goOn(); count += 1) {
    const due = began + (count * 1_000) / perSecond;
    await new Promise((resume) => setTimeout(resume, Math.max(0, due - performance.now())));
    const start = performance.now();
    under.push(work().then(() => void times.push(performance.now() - start)));
  }
  await Promise.all(under);
  return times;
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/** A member whose bar holds a hundred things, of a library of ten thousand recipes; by the cookie of their session. */
async function memberOf(url: string, dataDir: string): Promise<string> {
  const jigger = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(root, "tools/jigger.ts"), ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    });
  await jigger("generate", "--recipes", String(size.recipes), "--ingredients", String(size.ingredients), "--seed", "1");
  const who = { email: "ada@example.org", password: "hanky-panky-1903" };
  await jigger("user", "create", "--email", who.email, "--password", who.password);
  const { cookies } = await send(`${url}/your-account/login`, { fields: { intent: "login", ...who } });
  const cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
  let held = 0;
  for (let id = 1; held < size.bar && id < 600; id += 1) {
    const { status } = await send(`${url}/api/dev/frontend/mybar/add-item`, {
      cookie,
      fields: { link_id: String(id) },
    });
    if (status === 200) held += 1;
  }
  if (held < size.bar) throw new Error(`the bar holds ${held} things`);
  return cookie;
}

/** The slowest hundredth of what a member asks for, beside other load of this machine. */
export async function benchMember(dataDir: string): Promise<void> {
  console.log(
    `\nA member: a bar of ${size.bar} at ${size.recipes.toLocaleString("en")} recipes; each page ${asked.page} times a second for ${seconds} s, beside ${asked.stored} stored pages and ${asked.rendered} rendered lists a second. The slowest hundredth, in ms`,
  );
  const site = await startSite(dataDir, await freePort());
  try {
    const { url } = site;
    const cookie = await memberOf(url, dataDir);
    const get = (path: string) => async () => {
      const { status } = await send(url + path, { cookie });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    const figures: [name: string, path: string, aim: number][] = [
      ["/my-bar", "/my-bar", 25],
      ["/my-bar/recipes", "/my-bar/recipes", 25],
      ["the one call after a page", "/api/dev/frontend/personal?oids=cocktails:77&recipe=77&bar=1", 15],
    ];
    const stored = () => send(`${url}/cocktails/recipe/77/negroni`);
    const rendered = () => send(`${url}/cocktails?bench=1`, { cookie: "session=none" });
    for (const [name, path, aim] of figures) {
      // Four of the slowest hundredth were the first lists of a process that had rendered none: the other load is warm as well.
      for (let time = 0; time < 40; time += 1) await Promise.all([get(path)(), stored(), rendered()]);
      let over = false;
      const others = [paced(asked.stored, stored, () => !over), paced(asked.rendered, rendered, () => !over)];
      const ends = performance.now() + seconds * 1_000;
      const slowest = p99(await paced(asked.page, get(path), () => performance.now() < ends));
      over = true;
      await Promise.all(others);
      row(name, slowest.toFixed(1), String(aim), slowest / aim);
    }
    const times = { add: [] as number[], remove: [] as number[] };
    for (let time = 0; time < changes; time += 1) {
      const start = performance.now();
      await send(`${url}/api/dev/frontend/mybar/add-item`, {
        cookie,
        fields: { link_table: "spiritbrands", link_id: "1" },
      });
      times.add.push(performance.now() - start);
      const id = await idOf(url, cookie);
      const then = performance.now();
      await send(`${url}/api/dev/frontend/mybar/delete-item`, { cookie, fields: { id } });
      times.remove.push(performance.now() - then);
    }
    for (const [name, all] of Object.entries(times)) row(`${name} a bottle`, p99(all).toFixed(1), "10", p99(all) / 10);
  } finally {
    await site.stop();
  }
}

/** What the bottle that was just put there is called in the bar. */
async function idOf(url: string, cookie: string): Promise<string> {
  const { text } = await send(`${url}/api/dev/frontend/mybar/load-items?limit=1`, { cookie });
  const lists = Object.values(JSON.parse(text) as Record<string, { result?: { id: number; link_table: string }[] }>);
  const found = lists.flatMap(({ result }) => result ?? []).find(({ link_table }) => link_table === "spiritbrands");
  if (!found) throw new Error("the bottle is not in the bar");
  return String(found.id);
}
