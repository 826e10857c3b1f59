import { slugOf } from "#app/kit/slug.ts";
import type { EntryOf, FileKind, Library } from "../files/files.ts";
import { keysOf, type Reference, referencesOf } from "../files/references.ts";
import { openFinder, wordsOf } from "./finder.ts";
import { type Called, namesOf } from "./names.ts";
import { isBesideLines, isStep, proseKinds, textsOf } from "./texts.ts";
import { housing, placing } from "./words.ts";

/** Another entry's name in a text: where it stands, and whose it is. */
export type Mention = { at: number; length: number; kind: FileKind; id: number };

/** What one entry's texts name, by field. */
export type EntryMentions = { kind: FileKind; id: number; fields: Record<string, Mention[]> };

/**
 * What the texts of a library name: of each other entry the first mention on a page, never the entry itself. What a name
 * stands for where several are called so, in this order: what the entry refers to in its file, or is referred to from;
 * whose main name it is; of one thing told several times the ingredient, then the bottle, its house, the term. Where that
 * leaves two (a drink and a bar), it is linked to neither. (docs/decisions/2026-11-22-names-become-links.md)
 * It is long work: null is a place where it may rest.
 */
export function* mentionsIn(
  library: Library,
  /** The words that it writes small, where they are known already. */
  common?: ReadonlySet<string>,
  /** Of these entries alone. */
  only?: ReadonlyMap<FileKind, ReadonlySet<number>>,
): Generator<EntryMentions | null> {
  const find = openFinder(namesOf(library, common ?? new Set((yield* commonWords(library)).keys())));
  const referred = referredIn(library);
  const ids = keysOf(library);
  for (const kind of proseKinds) {
    for (const entry of library[kind] as EntryOf<FileKind>[]) {
      if (only && !only.get(kind)?.has(entry.id)) continue;
      const self = oid(kind, entry.id);
      const named = new Set([self]);
      const told = kind === "cocktails" ? byItsLines(entry as EntryOf<"cocktails">, ids) : null;
      const fields: EntryMentions["fields"] = {};
      for (const [field, text] of textsOf(kind, entry)) {
        for (const { at, length, of, ...where } of find(text)) {
          const meant = meantBy(of, { self, referred: referred.get(self), ...where });
          if (!meant || named.has(oid(meant.kind, meant.id))) continue;
          if (isBesideLines(field) && told?.(meant, text.slice(at, at + length), field)) continue;
          named.add(oid(meant.kind, meant.id));
          fields[field] ??= [];
          fields[field].push({ at, length, kind: meant.kind, id: meant.id });
        }
      }
      yield named.size > 1 ? { kind, id: entry.id, fields } : null;
    }
  }
}

/**
 * Whether what a recipe's teaser and steps name is told beside them already: its ingredients, by whatever part of their names
 * ("the rum" of a white rum), and its glass by what drinks in it are called. In the steps no ingredient is anything else.
 */
function byItsLines({ lines, glass }: EntryOf<"cocktails">, ids: ReturnType<typeof keysOf>) {
  const numbers = new Set(lines.map((line) => ids.get("ingredients")?.get(line.ingredient)));
  const keys = [...lines.map((line) => line.ingredient), glass].map((key) => `-${key}-`);
  return ({ kind, id }: Called, written: string, field: string): boolean => {
    if (kind === "glasses") return false;
    if (kind === "ingredients" && (isStep(field) || numbers.has(id))) return true;
    const word = slugOf(written);
    return [word, word.replace(/s$/, "")].some((one) => keys.some((key) => key.includes(`-${one}-`)));
  };
}

const oid = (kind: Reference["kind"], id: number) => `${kind} ${id}`;

/**
 * What the library writes without a capital somewhere, and in how many entries: names that are such words mean something else, too.
 * It is long work: null is a place where it may rest.
 */
export function* commonWords(library: Library): Generator<null, Map<string, number>> {
  const common = new Map<string, number>();
  for (const kind of proseKinds)
    for (const entry of library[kind]) {
      for (const word of smallWords(kind, entry)) common.set(word, (common.get(word) ?? 0) + 1);
      yield null;
    }
  return common;
}

/** What an entry writes without a capital somewhere. */
export function smallWords(kind: (typeof proseKinds)[number], entry: object): Set<string> {
  const small = new Set<string>();
  for (const [, text] of textsOf(kind, entry))
    for (const { at, folded } of wordsOf(text)) if (text.startsWith(folded, at)) small.add(folded);
  return small;
}

/** By entry, what it refers to or is referred to from. */
function referredIn(library: Library): Map<string, Set<string>> {
  const ids = keysOf(library);
  const referred = new Map<string, Set<string>>();
  const note = (one: string, other: string) => {
    const all = referred.get(one) ?? new Set();
    referred.set(one, all.add(other));
  };
  for (const kind of Object.keys(library).filter((kind) => kind !== "measures") as FileKind[]) {
    for (const entry of library[kind] as EntryOf<FileKind>[]) {
      for (const named of referencesOf(kind, entry)) {
        const id = ids.get(named.kind)?.get(named.key);
        if (id === undefined) continue;
        note(oid(kind, entry.id), oid(named.kind, id));
        note(oid(named.kind, id), oid(kind, entry.id));
      }
    }
  }
  return referred;
}

/** Of one thing that has several entries, the one that tells most of it. */
const oneThing: readonly FileKind[] = ["ingredients", "brands", "producers", "terms"];

type Where = {
  self: string;
  referred: ReadonlySet<string> | undefined;
  before: string;
  after: string;
  raised: boolean;
};

/** Whom a name means where it stands; null where it is the entry's own, or cannot be told. */
function meantBy(called: readonly Called[], { self, referred, before, after, raised }: Where): Called | null {
  const of = (one: Called) => oid(one.kind, one.id);
  if (called.some((one) => of(one) === self)) return null;
  const known = called.filter((one) => referred?.has(of(one)));
  const some = known.length > 0 ? known : called;
  const main = some.filter((one) => one.main);
  const candidates = [...new Map((main.length > 0 ? main : some).map((one) => [of(one), one])).values()];
  const [first] = candidates.sort((a, b) => oneThing.indexOf(a.kind) - oneThing.indexOf(b.kind));
  if (!first || (candidates.length > 1 && candidates.some(({ kind }) => !oneThing.includes(kind)))) return null;
  if (candidates.length > 1 && candidates[1]!.kind === first.kind) return null;
  if ((first.place && (placing.has(before) || housing.has(after))) || (first.small && raised)) return null;
  if (first.when === "always" || known.length > 0) return first;
  return first.when === "namesake" && (before === "a" || before === "an") ? first : null;
}
