import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkLanguage, termsIn } from "#tools/check-language.ts";

const page = `
| term | means | avoid |
|---|---|---|
| bar | what one person says is there | \`shelf\` in app/my-bar, app/guide; inventory, \`cabinet\` |
| operation | one thing the product can do | \`use case\` |
`;
let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "jigger-language-"));
});
afterEach(() => rmSync(tree, { recursive: true }));

/** The words to avoid that a small house with these files says: each with the file and the name. */
function wrong(files: Record<string, string>, language = page): string[] {
  for (const [name, text] of Object.entries({ ...files, "docs/language.md": language })) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
  return checkLanguage(tree).map(({ word, file, name }) => `${word}: ${name} ${file}`);
}

describe("the language", () => {
  it("is kept by the code (docs/language.md)", () => {
    expect(checkLanguage(process.cwd())).toEqual([]);
  });

  it("has each term once", () => {
    const terms = termsIn(readFileSync("docs/language.md", "utf8")).flatMap(([term]) => term.toLowerCase().split(", "));
    expect(terms.length).toBeGreaterThan(60);
    expect(terms.filter((term, place) => terms.indexOf(term) !== place)).toEqual([]);
  });

  it("avoids words in identifiers, wherever in them and in either number", () => {
    const names = ["cabinet", "openCabinet", "Cabinets", "CABINET_SIZE"];
    const text = `${names.map((name) => `export const ${name} = 1;`).join("\n")}\nexport class A { #cabinet = 1; }`;
    expect(wrong({ "server/a.ts": text })).toEqual(
      [...names, "#cabinet"].map((name) => `cabinet: ${name} server/a.ts`),
    );
    expect(wrong({ "server/a.ts": "export const a = { runsUseCase: 1 };" })).toEqual([
      "use case: runsUseCase server/a.ts",
    ]);
  });

  it("avoids them in names of files and folders, markup included", () => {
    const card = "export const Card = () => <Cabinet label='x' />;";
    expect(wrong({ "app/ui/cabinet-card.tsx": "", "app/cabinets/a.css": "", "app/ui/card.tsx": card })).toEqual([
      "cabinet: cabinets app/cabinets/a.css",
      "cabinet: cabinet-card.tsx app/ui/cabinet-card.tsx",
      "cabinet: Cabinet app/ui/card.tsx",
    ]);
  });

  it("lets comments, texts and longer words say what they like, and words of a place elsewhere", () => {
    const text = "// a cabinet\nexport const cabinetry = 'cabinet', inventory = 1;";
    expect(wrong({ "app/guide/a.ts": text, "app/drawing/b.ts": "export const shelf = 1;" })).toEqual([]);
    expect(wrong({ "app/guide/c.ts": "export const shelf = 1;" })).toEqual(["shelf: shelf app/guide/c.ts"]);
  });

  it("is not kept by a page that avoids nothing", () => {
    expect(() => wrong({}, "| term | means | avoid |\n|---|---|---|\n| bar | a | b |")).toThrow("nothing was checked");
  });
});
