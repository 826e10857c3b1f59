import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { settingNames } from "#app/platform/settings.server.ts";
import { rooms } from "#tools/rooms.ts";

const read = (file: string) => readFileSync(file, "utf8");
const recipes = read("docs/growing.md").split(/^## /m).slice(1);

/** What stands in backticks and is a path of ours; one with `<…>` or `…` in it is an example. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:app|tests|tools|server|bench|content|migrations|docs)\/[^`\s]*)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !/[<…*]/.test(path));

/** Words of a test run find files by a part of their path. */
const tests = ["app", "server", "tools", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
);

describe("docs/growing.md", () => {
  it.each(recipes.map((text) => ({ title: text.split("\n")[0]!, text })))("$title: under 15 lines", ({ text }) => {
    const steps = text.split("\n").filter((line) => /^(?:\d\.| {3})/.test(line));
    expect(steps.length).toBeLessThan(15);
  });

  it("names files that are there, and tests that run", () => {
    for (const text of recipes)
      for (const path of pathsIn(text)) expect([path, existsSync(path)]).toEqual([path, true]);
    const words = recipes.flatMap((text) =>
      [...text.matchAll(/`npm test -- ([^`]+)`/g)].flatMap(([, all]) => all!.split(/\s+/)),
    );
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) expect([word, tests.some((path) => path.includes(word))]).toEqual([word, true]);
  });
});

describe("README.md", () => {
  it("has a row for each room, from top to bottom", () => {
    const rows = [...read("README.md").matchAll(/^\| `app\/([a-z0-9-]+)`/gm)].map(([, room]) => room!);
    expect(rows).toEqual(rooms);
  });

  it("names files and folders that are there", () => {
    for (const path of pathsIn(read("README.md"))) expect([path, existsSync(path)]).toEqual([path, true]);
  });

  it("names each setting, and no other", () => {
    const [, table = ""] = read("README.md").split("## Settings");
    const rows = table.split("\n## ")[0]!.matchAll(/^(?:\| (.+?) \||Read and checked.*)/gm);
    const named = [...rows].flatMap(([whole, names]) => [...(names ?? whole).matchAll(/`([A-Z][A-Z_]+)`/g)]);
    expect(named.map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  });
});

/** True for a test by its path, with or without what its name ends in. */
const isTest = (name: string) => tests.some((path) => path.replace(/(?:\.database)?\.test\.ts$/, "") === name);

describe.each(readdirSync("docs").filter((name) => name.endsWith(".md")))("docs/%s", (file) => {
  it("names files of ours and tests that are there", () => {
    for (const path of pathsIn(read(`docs/${file}`)))
      expect([path, existsSync(path) || isTest(path)]).toEqual([path, true]);
  });
});

describe.each([
  ["docs/guide.md", 80],
  ["docs/desk.md", 40],
])("%s", (file, least) => {
  it("names tests that are there", () => {
    const text = read(file);
    const named = [...text.matchAll(/`((?:http|browser|rules)\/[\w/-]+)`/g)].map(([, name]) => `tests/${name}`);
    expect(named.length).toBeGreaterThan(least);
    for (const name of new Set(named)) expect([name, isTest(name)]).toEqual([name, true]);
  });
});
