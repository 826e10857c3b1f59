import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import { expect, it } from "vitest";
import { readLibrary } from "../files/read.server.ts";
import { shippedLibrary } from "../library.server.ts";
import { textsOf } from "./howlers/prose.ts";

/** Words that bars use and the dictionary does not know, one a line, in order of the alphabet. */
const own = (await readFile(resolve(import.meta.dirname, "words.txt"), "utf8")).trimEnd().split("\n");
const { library } = await readLibrary(shippedLibrary);
const british = () => nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
const speller = british();
for (const word of own) speller.add(word);

/**
 * The words of a text that can be looked up: names, which begin with a capital letter, are left out where
 * they do not begin a sentence.
 */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?<before>^|[.!?:]\s+["“‘(]*)?(?<word>[\p{L}][\p{L}’'-]*)/gu)].flatMap((match) => {
    const { before, word = "" } = match.groups ?? {};
    const begins = before !== undefined;
    if (!begins && /^\p{Lu}/u.test(word)) return [];
    return word.split("-").map((part) => part.replace(/[’']s?$/u, "").replaceAll("’", "'"));
  });
}

const names = new Set(
  Object.values(library)
    .flat()
    .flatMap((entry) => Object.values(entry as object))
    .filter((value): value is string => typeof value === "string")
    .flatMap((value) => [...value.matchAll(/\b\p{Lu}[\p{L}’'-]*/gu)].map(([name]) => name.toLowerCase())),
);

it("is spelt as a dictionary or our own list has it", () => {
  const misspelt = new Map<string, string>();
  for (const { file, kind, key, field, text } of textsOf(library)) {
    for (const word of wordsOf(text)) {
      if (word.length < 3 || speller.correct(word) || speller.correct(word.toLowerCase())) continue;
      if (/^\p{Lu}/u.test(word) && names.has(word.toLowerCase())) continue;
      misspelt.set(word, `${file}: ${kind}.${key}.${field}`);
    }
  }
  expect(Object.fromEntries(misspelt)).toEqual({});
});

it("the own list holds each word once, in order, and none that the dictionary has", () => {
  expect(own).toEqual([...new Set(own)].sort());
  const plain = british();
  expect(own.filter((word) => plain.correct(word))).toEqual([]);
});
