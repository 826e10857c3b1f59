import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkRooms } from "#tools/check-rooms.ts";
import { rooms } from "#tools/rooms.ts";

type Files = Record<string, string>;

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true });
});

function write(tree: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
}

/** A small house that keeps every rule; `files` are planted in it. */
function smallHouse(files: Files = {}): string {
  const tree = mkdtempSync(join(tmpdir(), "jigger-rooms-"));
  trees.push(tree);
  for (const name of [".dependency-cruiser.cjs", "tools/rooms.ts"]) cpSync(name, join(tree, name));
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  write(tree, {
    "package.json": JSON.stringify({
      name: "small",
      type: "module",
      imports: { "#app/*": "./app/*", "#server/*": "./server/*" },
      dependencies: { zod: "*" },
    }),
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        module: "ESNext",
        moduleResolution: "bundler",
        allowImportingTsExtensions: true,
        noEmit: true,
      },
      include: ["app", "server"],
    }),
    "app/kit/slug.ts": "export const slug = 1;",
    "app/platform/log.server.ts": 'import { slug } from "#app/kit/slug.ts";\nexport const log = slug;',
    "app/ui/card.tsx": 'import { slug } from "#app/kit/slug.ts";\nexport const card = slug;',
    "app/guide/cocktail.ts": 'import { slug } from "#app/kit/slug.ts";\nexport const cocktail = slug;',
    "app/guide/cocktails/list.ts": 'import { cocktail } from "../cocktail.ts";\nexport const list = cocktail;',
    "app/guide/cocktails/list-store.server.ts":
      'import { log } from "#app/platform/log.server.ts";\nexport const rows = log;',
    "app/guide/recipe-page.tsx": 'import { log } from "#app/platform/log.server.ts";\nexport const page = log;',
    "app/my-bar/availability.ts": 'import { tally } from "./availability/tally.ts";\nexport const engine = tally;',
    "app/my-bar/availability/tally.ts": "export const tally = 1;",
    "app/my-bar/shelf.ts":
      'import { engine } from "./availability.ts";\nimport { cocktail } from "#app/guide/cocktail.ts";\nexport const shelf = [engine, cocktail];',
    "server/main.ts": 'import { log } from "#app/platform/log.server.ts";\nexport const main = log;',
  });
  write(tree, files);
  return tree;
}

const importing = (path: string, name = "x") => `import { ${name} } from "${path}";\nexport const planted = ${name};`;
const whole = (path: string) => `import * as planted from "${path}";\nexport const a = planted;`;
const lines = (count: number) => Array.from({ length: count }, (_, line) => `export const a${line} = 1;`).join("\n");
/** Plants each text in a file of its own, whose name `nameOf` makes of a number. */
const each = (texts: string[], nameOf: (place: number) => string) =>
  Object.fromEntries(texts.map((text, place) => [nameOf(place), text]));
const many = (folder: string, count: number) => each(Array<string>(count).fill(lines(1)), (k) => `${folder}/p${k}.ts`);

const lower = rooms.slice(1);
const upward = [
  'import type { cocktail } from "#app/guide/cocktail.ts";\nexport type Planted = typeof cocktail;',
  importing("../guide/cocktail.ts", "cocktail"),
  'export const later = () => import("../guide/cocktail.ts");',
  'export { cocktail } from "../guide/cocktail.ts";',
];
const foreign = ["app/my-bar/side.ts", "app/root.tsx", "server/side.ts"];
const sql = [
  "export const rows = sql`select 1`;",
  "export const rows = sql<{ id: number }>`select 1`;",
  'export const rows = db.selectFrom("cocktail");',
  'export const rows = db\n  .insertInto("cocktail");',
  'export const rows = db.updateTable("cocktail");',
  'export const rows = db.deleteFrom("cocktail");',
  'export const rows = db.mergeInto("cocktail");',
  'export const rows = pool.query("select 1");',
  "export const rows = pool.query<{ a: number }>(\n  `select 1`);",
];
const outside = ["bench", "server", "tests", "tools"];
const impureKit = ["zod", "kysely", "node:fs"].map(whole);
const impureEngine = ["zod", "node:fs", "#app/kit/slug.ts", "../shelf.ts"].map(whole);
const logging = importing("#app/platform/log.server.ts", "log");

/** By what is caught: what is planted, and the lines that it breaks, each a rule and a file. `alone` is the rule that it is about. */
const faults: Record<string, { files: Files; breaks: readonly string[]; alone?: string }> = {
  "an import from a room above, in every room": {
    files: {
      ...Object.fromEntries(rooms.map((room) => [`app/${room}/top.ts`, "export const top = 1;"])),
      ...Object.fromEntries(
        lower.map((room, place) => [`app/${room}/up.ts`, importing(`#app/${rooms[place]}/top.ts`, "top")]),
      ),
    },
    breaks: lower.map((room) => `ladder-${room} app/${room}/up.ts`),
    alone: "ladder-",
  },
  "an upward import in whatever form it is written": {
    files: each(upward, (place) => `app/ui/up${place}.ts`),
    breaks: upward.map((_, place) => `ladder-ui app/ui/up${place}.ts`),
  },
  "a room that nobody listed": {
    files: { "app/cellar/wine.ts": importing("#app/kit/slug.ts", "slug") },
    breaks: ["room-not-listed app/cellar"],
  },
  "an import from another room's subfolder": {
    files: Object.fromEntries(foreign.map((place) => [place, importing("#app/guide/cocktails/list.ts", "list")])),
    breaks: foreign.map((place) => `front-hall ${place}`),
  },
  "a circle": {
    files: {
      "app/guide/circle/a.ts": importing("./b.ts", "planted"),
      "app/guide/circle/b.ts": importing("./c.ts", "planted"),
      "app/guide/circle/c.ts": importing("./a.ts", "planted"),
    },
    // Told once, by the first of its files.
    breaks: ["no-circles app/guide/circle/a.ts"],
  },
  "SQL outside a store": {
    files: each(sql, (place) => `app/guide/sql/planted${place}.server.ts`),
    breaks: sql.map((_, place) => `sql-in-stores app/guide/sql/planted${place}.server.ts`),
  },
  "a table of another room, and one that belongs to no room": {
    files: {
      "app/marks/planted-store.server.ts": 'export const rows = db.selectFrom("glass");',
      "app/guide/planted-store.server.ts": 'export const rows = db.selectFrom("glass");',
      "app/library/planted-store.server.ts": "export const rows = sql`select 1 from glass`;",
      "app/my-bar/planted-store.server.ts": "export const rows = sql`select 1 from brand join glass on true`;",
      "migrations/0001_planted.sql": "create table glass (id int);\ncreate table nobodys (id int);",
    },
    breaks: [
      "table-not-listed migrations: nobodys",
      "table-of-another-room app/marks/planted-store.server.ts",
      "table-of-another-room app/my-bar/planted-store.server.ts",
    ],
  },
  "a number that is read by what takes anything for one": {
    files: {
      "app/guide/planted.server.ts": 'import { z } from "zod";\nexport const id = z.coerce.number();',
    },
    breaks: ["numbers-are-digits app/guide/planted.server.ts"],
  },
  "server-only code in code for browsers": {
    files: { "app/guide/browser/planted.ts": logging, "app/guide/browser/card.tsx": logging },
    breaks: [
      "no-server-in-browser-code app/guide/browser/card.tsx",
      "no-server-in-browser-code app/guide/browser/planted.ts",
    ],
  },
  "a package in the kit, whether it is listed or not, and Node's own": {
    files: each(impureKit, (place) => `app/kit/planted${place}.ts`),
    breaks: impureKit.map((_, place) => `kit-is-pure app/kit/planted${place}.ts`),
  },
  "anything that the engine imports": {
    files: each(impureEngine, (place) => `app/my-bar/availability/planted${place}.ts`),
    breaks: impureEngine.map((_, place) => `engine-is-pure app/my-bar/availability/planted${place}.ts`),
    alone: "engine-is-pure",
  },
  "the product knowing the process around it": {
    files: {
      ...Object.fromEntries(outside.map((place) => [`${place}/thing.ts`, "export const x = 1;"])),
      ...each(
        outside.map((place) => importing(`../../../${place}/thing.ts`)),
        (place) => `app/guide/process/planted${place}.server.ts`,
      ),
    },
    breaks: outside.map((_, place) => `app-knows-no-server app/guide/process/planted${place}.server.ts`),
  },
  "a file over 400 lines, wherever it stands, and a folder with over twelve files, front halls too": {
    files: {
      "app/guide/short.ts": lines(400),
      "app/guide/long.ts": lines(401),
      "app/guide/long.test.ts": lines(401),
      "server/long.ts": lines(401),
      "tests/http/long.test.ts": lines(401),
      ...many("app/guide/few", 12),
      ...many("app/guide/many", 13),
      ...many("app/kit", 13),
      ...many("server", 13),
    },
    breaks: [
      "file-too-long app/guide/long.test.ts",
      "file-too-long app/guide/long.ts",
      "file-too-long server/long.ts",
      "file-too-long tests/http/long.test.ts",
      "folder-too-full app/guide/many",
      "folder-too-full app/kit",
      "folder-too-full server",
    ],
  },
};

describe("the rules of the house", () => {
  it("are kept by the checkout", () => {
    expect(checkRooms(process.cwd())).toEqual([]);
  });

  it("are kept by the small house that the faults are planted in", () => {
    expect(checkRooms(smallHouse())).toEqual([]);
  });

  it("do not pass because nothing was read", () => {
    const tree = smallHouse();
    rmSync(join(tree, "app"), { recursive: true });
    rmSync(join(tree, "server"), { recursive: true });
    rmSync(join(tree, "tools/rooms.ts"));
    expect(() => checkRooms(tree)).toThrow();
    cpSync("tools/rooms.ts", join(tree, "tools/rooms.ts"));
    write(tree, { "here.ts": "", "app/notes.md": "", "tsconfig.json": '{"include":["here.ts"]}' });
    rmSync(join(tree, "tools"), { recursive: true });
    write(tree, { ".dependency-cruiser.cjs": "module.exports = { forbidden: [] };" });
    expect(() => checkRooms(tree)).toThrow("nothing was checked");
  });
});

// All faults in one house: to start what reads the imports takes longer than to read them.
describe("the rules catch", () => {
  let broken: string[];
  beforeAll(() => {
    const files: Files = Object.assign({}, ...Object.values(faults).map((fault) => fault.files));
    const found = checkRooms(smallHouse(files)).map(({ rule, from }) => `${rule} ${from}`);
    broken = [...new Set(found)];
  });

  it.for(Object.entries(faults))("%s", ([, { files, breaks, alone = "" }]) => {
    const about = (line: string) => breaks.includes(line) || Object.hasOwn(files, line.slice(line.indexOf(" ") + 1));
    expect(broken.filter((line) => about(line) && line.startsWith(alone)).sort()).toEqual([...breaks].sort());
  });

  it("nothing that is not planted", () => {
    const planted = Object.values(faults);
    const known = new Set(planted.flatMap(({ files, breaks }) => [...Object.keys(files), ...breaks]));
    const others = broken.filter((line) => !known.has(line) && !known.has(line.slice(line.indexOf(" ") + 1)));
    expect(others).toEqual([]);
  });
});
