import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A name in our code that docs/language.md has another word for. */
export type WrongWord = { word: string; term: string; file: string; name: string };
/** A word that is looked for, in names of files and of what is in them, below these folders. */
type Avoided = { term: string; word: string; folders: string[] };

const roots = ["app", "server", "tools", "bench", "tests"];
/** Made by a tool from the tables' own names. */
const generated = "app/database/database-types.ts";

/**
 * Looks for the words in `code` of the column "avoid" in docs/language.md: in names of files and folders, and in the
 * identifiers of our code, as a word of theirs in either number (`openShelf`, `shelf-list.tsx`). What a word means only in
 * some places it is looked for there: `shelf` in app/my-bar.
 * @param root a checkout
 */
export function checkLanguage(root: string): WrongWord[] {
  const avoided = avoidedIn(readFileSync(join(root, "docs/language.md"), "utf8"));
  if (avoided.length === 0) throw new Error("docs/language.md avoids no word: nothing was checked");
  const files = roots.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => sourceFiles(root, folder));
  return files.flatMap((file) => {
    const here = avoided.filter(({ folders }) => folders.some((folder) => file.startsWith(`${folder}/`)));
    const names = new Set([...file.split("/"), ...identifiersOf(file, readFileSync(join(root, file), "utf8"), here)]);
    return [...names].flatMap((name) =>
      here.filter(({ word }) => says(name, word)).map(({ term, word }) => ({ word, term, file, name })),
    );
  });
}

/** The rows of the page's table: a term, what it means, and what we do not say. */
export function termsIn(page: string): [term: string, means: string, avoid: string][] {
  const rows = page.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(1).map((line) => {
    const [, term = "", means = "", avoid = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return [term, means, avoid];
  });
}

function avoidedIn(page: string): Avoided[] {
  return termsIn(page).flatMap(([term, , avoid]) =>
    [...avoid.matchAll(/`([^`]+)`(?: in ((?:[a-z][a-z/-]*(?:, )?)+(?=;|$)))?/g)].map(([, word, folders]) => ({
      term,
      word: word!,
      folders: folders?.split(", ") ?? roots,
    })),
  );
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.(?:tsx?|mjs|css)$/.test(name) && name !== generated);
}

/** The identifiers of a file; none where nothing in it, be it in a comment, says a word that is looked for. */
function identifiersOf(file: string, text: string, avoided: readonly Avoided[]): Set<string> {
  const found = new Set<string>();
  const tokens = [...new Set(text.match(/[A-Za-z_$][\w$]*/g))];
  const suspect = tokens.some((token) => avoided.some(({ word }) => says(token, word)));
  if (file.endsWith(".css") || !suspect) return found;
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** Whether a name has these words in a row: `openBarShelf` says "shelf", and "bar shelf". */
function says(name: string, words: string): boolean {
  // The cheap test first: nearly all names have not even the letters.
  if (!name.toLowerCase().includes(words.split(" ")[0]!)) return false;
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const text = ` ${parts.join(" ")} `;
  return text.includes(` ${words} `) || text.includes(` ${words}s `);
}
