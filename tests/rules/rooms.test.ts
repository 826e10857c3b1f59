import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkRooms } from "#tools/check-rooms.ts";
import { rooms } from "#tools/rooms.ts";

let tree: string;

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
}

/** A small house that keeps every rule; `files` are planted in it. */
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "jigger-rooms-"));
  for (const name of [".dependency-cruiser.cjs", "tools/rooms.ts"]) cpSync(name, join(tree, name));
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  write({
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
});
afterEach(() => rmSync(tree, { recursive: true }));

/** What the small house breaks once something is planted in it: the rule and the file, in one line each. */
function broken(files: Record<string, string>): string[] {
  write(files);
  return [...new Set(checkRooms(tree).map(({ rule, from }) => `${rule} ${from}`))].sort();
}

const importing = (path: string, name = "x") => `import { ${name} } from "${path}";\nexport const planted = ${name};`;
const whole = (path: string) => `import * as planted from "${path}";\nexport const a = planted;`;
const lines = (count: number) => Array.from({ length: count }, (_, line) => `export const a${line} = 1;`).join("\n");
/** Plants each text in a file of its own, whose name `nameOf` makes of a number. */
const each = (texts: string[], nameOf: (place: number) => string) =>
  Object.fromEntries(texts.map((text, place) => [nameOf(place), text]));

describe("the rules of the house", () => {
  it("are kept by the checkout", () => {
    expect(checkRooms(process.cwd())).toEqual([]);
  });

  it("are kept by the small house that the faults are planted in", () => {
    expect(checkRooms(tree)).toEqual([]);
  });

  it("catch an import from a room above, in every room", () => {
    const above = (room: string) => importing(`#app/${rooms[rooms.indexOf(room as "kit") - 1]}/top.ts`, "top");
    for (const room of rooms) write({ [`app/${room}/top.ts`]: "export const top = 1;" });
    const lower = rooms.slice(1);
    const found = broken(Object.fromEntries(lower.map((room) => [`app/${room}/up.ts`, above(room)])));
    expect(found.filter((line) => line.startsWith("ladder-"))).toEqual(
      lower.map((room) => `ladder-${room} app/${room}/up.ts`).sort(),
    );
  });

  it("catch an upward import in whatever form it is written", () => {
    const forms = [
      'import type { cocktail } from "#app/guide/cocktail.ts";\nexport type Planted = typeof cocktail;',
      importing("../guide/cocktail.ts", "cocktail"),
      'export const later = () => import("../guide/cocktail.ts");',
      'export { cocktail } from "../guide/cocktail.ts";',
    ];
    const up = (place: number) => `app/ui/up${place}.ts`;
    expect(broken(each(forms, up))).toEqual(forms.map((_, place) => `ladder-ui ${up(place)}`));
  });

  it("catch a room that nobody listed", () => {
    expect(broken({ "app/cellar/wine.ts": importing("#app/kit/slug.ts", "slug") })).toEqual([
      "room-not-listed app/cellar",
    ]);
  });

  it("catch an import from another room's subfolder", () => {
    const planted = importing("#app/guide/cocktails/list.ts", "list");
    const places = ["app/my-bar/side.ts", "app/root.tsx", "server/side.ts"];
    expect(broken(Object.fromEntries(places.map((place) => [place, planted])))).toEqual(
      places.map((place) => `front-hall ${place}`),
    );
  });

  it("catch a circle", () => {
    const files = {
      "app/guide/a.ts": importing("./b.ts", "planted"),
      "app/guide/b.ts": importing("./c.ts", "planted"),
      "app/guide/c.ts": importing("./a.ts", "planted"),
    };
    expect(broken(files)[0]).toMatch(/^no-circles app\/guide\/[abc]\.ts$/);
  });

  it("catch SQL outside a store", () => {
    const forms = [
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
    const file = (place: number) => `app/guide/planted${place}.server.ts`;
    expect(broken(each(forms, file))).toEqual(forms.map((_, place) => `sql-in-stores ${file(place)}`));
  });

  it("catch a table of another room, and one that belongs to no room", () => {
    expect(
      broken({
        "app/marks/planted-store.server.ts": 'export const rows = db.selectFrom("glass");',
        "app/guide/planted-store.server.ts": 'export const rows = db.selectFrom("glass");',
        "app/library/planted-store.server.ts": "export const rows = sql`select 1 from glass`;",
        "app/my-bar/planted-store.server.ts": "export const rows = sql`select 1 from brand join glass on true`;",
        "migrations/0001_planted.sql": "create table glass (id int);\ncreate table nobodys (id int);",
      }),
    ).toEqual([
      "table-not-listed migrations: nobodys",
      "table-of-another-room app/marks/planted-store.server.ts",
      "table-of-another-room app/my-bar/planted-store.server.ts",
    ]);
  });

  it("catch a number that is read by what takes anything for one", () => {
    const planted = 'import { z } from "zod";\nexport const id = z.coerce.number();';
    expect(broken({ "app/guide/planted.server.ts": planted })).toEqual([
      "numbers-are-digits app/guide/planted.server.ts",
    ]);
  });

  it("catch server-only code in code for browsers", () => {
    const planted = importing("#app/platform/log.server.ts", "log");
    expect(broken({ "app/guide/planted.ts": planted, "app/guide/card.tsx": planted })).toEqual([
      "no-server-in-browser-code app/guide/card.tsx",
      "no-server-in-browser-code app/guide/planted.ts",
    ]);
  });

  it("catch a package in the kit, whether it is listed or not, and Node's own", () => {
    const file = (place: number) => `app/kit/planted${place}.ts`;
    const forms = ["zod", "kysely", "node:fs"].map(whole);
    expect(broken(each(forms, file))).toEqual(forms.map((_, place) => `kit-is-pure ${file(place)}`));
  });

  it("catch anything that the engine imports", () => {
    const file = (place: number) => `app/my-bar/availability/planted${place}.ts`;
    const forms = ["zod", "node:fs", "#app/kit/slug.ts", "../shelf.ts"].map(whole);
    expect(broken(each(forms, file)).filter((line) => line.startsWith("engine-is-pure"))).toEqual(
      forms.map((_, place) => `engine-is-pure ${file(place)}`),
    );
  });

  it("catch the product knowing the process around it", () => {
    const places = ["bench", "server", "tests", "tools"];
    for (const place of places) write({ [`${place}/thing.ts`]: "export const x = 1;" });
    const file = (place: number) => `app/guide/planted${place}.server.ts`;
    expect(
      broken(
        each(
          places.map((place) => importing(`../../${place}/thing.ts`)),
          file,
        ),
      ),
    ).toEqual(places.map((_, place) => `app-knows-no-server ${file(place)}`));
  });

  it("catch a file over 400 lines, wherever it stands, and a folder with over twelve files, front halls too", () => {
    const files = (folder: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`${folder}/p${place}.ts`, lines(1)]));
    expect(
      broken({
        "app/guide/short.ts": lines(400),
        "app/guide/long.ts": lines(401),
        "app/guide/long.test.ts": lines(401),
        "server/long.ts": lines(401),
        "tests/http/long.test.ts": lines(401),
        ...files("app/guide/few", 12),
        ...files("app/guide/many", 13),
        ...files("app/kit", 13),
        ...files("server", 13),
      }),
    ).toEqual([
      "file-too-long app/guide/long.test.ts",
      "file-too-long app/guide/long.ts",
      "file-too-long server/long.ts",
      "file-too-long tests/http/long.test.ts",
      "folder-too-full app/guide/many",
      "folder-too-full app/kit",
      "folder-too-full server",
    ]);
  });

  it("do not pass because nothing was read", () => {
    rmSync(join(tree, "app"), { recursive: true });
    rmSync(join(tree, "server"), { recursive: true });
    rmSync(join(tree, "tools/rooms.ts"));
    expect(() => checkRooms(tree)).toThrow();
    cpSync("tools/rooms.ts", join(tree, "tools/rooms.ts"));
    write({ "here.ts": "", "app/notes.md": "", "tsconfig.json": '{"include":["here.ts"]}' });
    rmSync(join(tree, "tools"), { recursive: true });
    write({ ".dependency-cruiser.cjs": "module.exports = { forbidden: [] };" });
    expect(() => checkRooms(tree)).toThrow("nothing was checked");
  });
});
