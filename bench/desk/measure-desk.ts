import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { readContent, writeEntry } from "#app/library/content.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { readSettings } from "#app/platform/settings.server.ts";
import { openHouse } from "#server/house.ts";
import { freePort } from "#tests/free-port.ts";
import { row, startSite } from "../serving/running-site.ts";

const root = resolve(import.meta.dirname, "../..");
const negroni = 77;
/** How many comments the thread has, half of them below the first one, and how many of its pages are asked for. */
const size = { comments: 10_000, pages: 200, stores: 11 };
const aims = { thread: 200, store: 1_000 };

/** A thread of ten thousand comments opened and paged, and one entry of the library stored at the desk. */
export async function benchDesk(dataDir: string): Promise<void> {
  console.log(
    `\nA thread of ${size.comments.toLocaleString("en")} comments, its whole page; half (which the ratio is of) and slowest hundredth of ${size.pages}, in ms`,
  );
  const site = await startSite(dataDir, await freePort());
  const { house, close } = await openHouse(
    readSettings({ DATA_DIR: dataDir, LOG_LEVEL: "error", RATE_LIMIT: "off" }),
    () => undefined,
  );
  try {
    const writer = await editorOf(house, dataDir);
    const first = await fillThread(house, writer);
    const path = `${site.url}/comments/cocktails/${negroni}`;
    const pagesOf: [string, (place: number) => string][] = [
      ["opened", () => path],
      ["paged, the best first", (place) => `${path}?offset=${(place * 37) % (size.comments / 2)}`],
      ["paged, the newest first", (place) => `${path}?sort=newest&offset=${(place * 37) % (size.comments / 2)}`],
      [
        "its longest branch, paged",
        (place) => `${path}?branch=${first}&after=${first + size.comments / 2 + place * 20}`,
      ],
    ];
    for (const [name, addressOf] of pagesOf) {
      const times = await timed(size.pages, async (place) => {
        const answer = await fetch(addressOf(place));
        const text = await answer.text();
        if (answer.status !== 200 || !/(?:Comment|Answer) \d/.test(text))
          throw new Error(`${answer.url}: ${answer.status}`);
      });
      row(name, shown(times), String(aims.thread), times.half / aims.thread);
    }
    console.log("\nOne entry stored at the desk: checked with the whole library, reckoned, indexed; in ms");
    for (const [name, kind, id] of [
      ["a recipe (Negroni)", "cocktails", negroni],
      ["what most drinks rest upon (gin)", "ingredients", 1],
    ] as const) {
      const times = await timed(size.stores, (place) => store(house, { kind, id, writer, place }));
      row(name, shown(times), String(aims.store), times.half / aims.store);
    }
  } finally {
    await close();
    await site.stop();
  }
}

type Times = { half: number; slowest: number };
const shown = ({ half, slowest }: Times) => `${half.toFixed(0)} / ${slowest.toFixed(0)}`;

/** How long each of so many took, one after the other, after one more that is not counted. */
async function timed(count: number, work: (place: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let place = 0; place <= count; place += 1) {
    const start = performance.now();
    await work(place);
    if (place > 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { half: times[Math.floor(count / 2)] ?? 0, slowest: times[Math.floor(count * 0.99)] ?? 0 };
}

async function editorOf(house: House, dataDir: string): Promise<string> {
  const words = ["user", "create", "--email", "ed@example.org", "--password", "hanky-panky-1903", "--role", "editor"];
  await promisify(execFile)(process.execPath, [join(root, "tools/jigger.ts"), ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  const { rows } = await house.pool.query<{ id: string }>("select id from person where email = 'ed@example.org'");
  return rows[0]!.id;
}

/** Half of the thread stands by itself, the other half below its first comment, whose number it gives. */
async function fillThread({ pool }: House, writer: string): Promise<number> {
  const half = size.comments / 2;
  const { rows } = await pool.query<{ first: number }>(
    `with made as (insert into comment (link_table, link_id, person_id, text, status, up)
       select 'cocktails', $1, $2, 'Comment ' || n, 'shown', n % 40 from generate_series(1, $3::int) n returning id)
     select min(id)::int as first from made`,
    [negroni, writer, half],
  );
  const { first } = rows[0]!;
  await pool.query(
    `insert into comment (link_table, link_id, person_id, text, status, parent_id, first_id, depth)
     select 'cocktails', $1, $2, 'Answer ' || n, 'shown', $4, $4, 1 from generate_series(1, $3::int) n`,
    [negroni, writer, half, first],
  );
  await pool.query("update comment set replies = $2, up = 99 where id = $1", [first, half]);
  await pool.query("analyze comment");
  return first;
}

type Storing = { kind: "cocktails" | "ingredients"; id: number; writer: string; place: number };

/** Another word at the end of what an entry says in short, each time. */
async function store({ db, bulk }: House, { kind, id, writer, place }: Storing): Promise<void> {
  const entry = await readContent(db, kind, id);
  if (!entry) throw new Error(`no ${kind} ${id}`);
  const field = kind === "cocktails" ? "teaser" : "description";
  const said = String(entry.facts[field]).replace(/ \(\d+\)$/, "");
  const facts = { ...entry.facts, [field]: `${said} (${place + 1})` };
  const asked = {
    kind,
    facts,
    read: { id, version: entry.version },
    by: { personId: writer, how: "written" },
  } as const;
  const done = await bulk.transaction().execute((trx) => writeEntry(trx, asked));
  if (!done.ok) throw new Error(done.reason);
}
