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

/** The rules that the small house breaks once something is planted in it. */
function broken(files: Record<string, string>): string[] {
  write(files);
  return [...new Set(checkRooms(tree).map(({ rule }) => rule))].sort();
}

const importing = (path: string, name = "x") => `import { ${name} } from "${path}";\nexport const planted = ${name};`;
const lines = (count: number) => Array.from({ length: count }, (_, line) => `export const a${line} = 1;`).join("\n");

describe("the rules of the house", () => {
  it("are kept by the checkout", () => {
    expect(checkRooms(process.cwd())).toEqual([]);
  });

  it("are kept by the small house that the faults are planted in", () => {
    expect(checkRooms(tree)).toEqual([]);
  });

  it("catch an import from a room above, in every room", () => {
    const files = Object.fromEntries(
      rooms.slice(1).map((room, place) => [`app/${room}/up.ts`, importing(`#app/${rooms[place]}/top.ts`, "top")]),
    );
    for (const room of rooms) files[`app/${room}/top.ts`] = "export const top = 1;";
    write(files);
    const found = checkRooms(tree).filter(({ rule }) => rule.startsWith("ladder-"));
    expect(found.map(({ rule }) => rule).sort()).toEqual(
      rooms
        .slice(1)
        .map((room) => `ladder-${room}`)
        .sort(),
    );
  });

  it("catch an upward import of a type alone, and one by a relative path", () => {
    const type = 'import type { cocktail } from "#app/guide/cocktail.ts";\nexport type Planted = typeof cocktail;';
    expect(broken({ "app/ui/up.ts": type })).toEqual(["ladder-ui"]);
    expect(broken({ "app/ui/up.ts": importing("../guide/cocktail.ts", "cocktail") })).toEqual(["ladder-ui"]);
    expect(broken({ "app/ui/up.ts": 'export const later = () => import("../guide/cocktail.ts");' })).toEqual([
      "ladder-ui",
    ]);
    expect(broken({ "app/ui/up.ts": 'export { cocktail } from "../guide/cocktail.ts";' })).toEqual(["ladder-ui"]);
  });

  it("catch a room that nobody listed", () => {
    expect(broken({ "app/cellar/wine.ts": importing("#app/kit/slug.ts", "slug") })).toEqual(["rooms-are-listed"]);
  });

  it("catch an import from another room's subfolder", () => {
    const planted = importing("#app/guide/cocktails/list.ts", "list");
    expect(broken({ "app/my-bar/side.ts": planted })).toEqual(["front-hall"]);
    rmSync(join(tree, "app/my-bar/side.ts"));
    expect(broken({ "server/side.ts": planted })).toEqual(["front-hall"]);
    rmSync(join(tree, "server/side.ts"));
    expect(broken({ "app/root.tsx": planted })).toEqual(["front-hall"]);
  });

  it("catch a circle", () => {
    const files = {
      "app/guide/a.ts": importing("./b.ts", "planted"),
      "app/guide/b.ts": importing("./c.ts", "planted"),
      "app/guide/c.ts": importing("./a.ts", "planted"),
    };
    expect(broken(files)).toEqual(["no-circles"]);
  });

  it("catch SQL outside a store", () => {
    for (const planted of [
      "export const rows = sql`select 1`;",
      "export const rows = sql<{ id: number }>`select 1`;",
      'export const rows = db.selectFrom("cocktail");',
      'export const rows = db\n  .insertInto("cocktail");',
      'export const rows = db.updateTable("cocktail");',
      'export const rows = db.deleteFrom("cocktail");',
      'export const rows = pool.query("select 1");',
      "export const rows = pool.query<{ a: number }>(`select 1`);",
      'export const rows = db.with("a", (q) => q);',
      'export const rows = db.mergeInto("cocktail");',
    ])
      expect(broken({ "app/guide/planted.server.ts": planted }), planted).toEqual(["sql-in-stores"]);
    expect(
      broken({
        "server/planted.ts": 'export const rows = db.selectFrom("cocktail");',
        "app/guide/planted.server.ts": "",
      }),
    ).toEqual(["sql-in-stores"]);
  });

  it("catch server-only code in code for browsers", () => {
    const planted = importing("#app/platform/log.server.ts", "log");
    expect(broken({ "app/guide/planted.ts": planted })).toEqual(["no-server-in-browser-code"]);
    rmSync(join(tree, "app/guide/planted.ts"));
    expect(broken({ "app/guide/planted.tsx": planted })).toEqual(["no-server-in-browser-code"]);
  });

  it("catch a package in the kit, one that is listed or not, and Node's own", () => {
    for (const name of ["zod", "kysely", "node:fs"])
      expect(
        broken({ "app/kit/planted.ts": `import * as planted from "${name}";\nexport const a = planted;` }),
        name,
      ).toEqual(["kit-is-pure"]);
  });

  it("catch anything that the engine imports", () => {
    for (const name of ["zod", "node:fs", "#app/kit/slug.ts", "../shelf.ts"]) {
      const planted = `import * as planted from "${name}";\nexport const a = planted;`;
      expect(broken({ "app/my-bar/availability/planted.ts": planted }), name).toContain("engine-is-pure");
    }
  });

  it("catch the product knowing the process around it", () => {
    for (const place of ["server", "tools", "bench", "tests"]) {
      write({ [`${place}/thing.ts`]: "export const x = 1;" });
      expect(broken({ "app/guide/planted.server.ts": importing(`../../${place}/thing.ts`) }), place).toEqual([
        "app-knows-no-server",
      ]);
    }
  });

  it("catch a file over 400 lines, wherever it stands", () => {
    expect(broken({ "app/guide/long.ts": lines(400) })).toEqual([]);
    expect(broken({ "app/guide/long.ts": lines(401) })).toEqual(["file-too-long"]);
    expect(broken({ "app/guide/long.ts": "", "server/long.ts": lines(401) })).toEqual(["file-too-long"]);
    expect(broken({ "server/long.ts": "", "app/guide/long.test.ts": lines(401) })).toEqual(["file-too-long"]);
  });

  it("catch a folder with more than twelve files", () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`app/guide/pubs/p${place}.ts`, lines(1)]));
    expect(broken(files(12))).toEqual([]);
    expect(broken(files(13))).toEqual(["folder-too-full"]);
  });

  it("do not pass because nothing was read", () => {
    for (const name of ["app", "server", "tools"]) rmSync(join(tree, name), { recursive: true });
    cpSync("tools/rooms.ts", join(tree, "tools/rooms.ts"));
    expect(() => checkRooms(tree)).toThrow();
    mkdirSync(join(tree, "app"));
    expect(() => checkRooms(tree)).toThrow("nothing was checked");
  });
});
