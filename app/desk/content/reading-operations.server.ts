import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import {
  type ContentEntry,
  countContent,
  countDeleted,
  differencesOf,
  findContent,
  findDeleted,
  formOf,
  type Kind,
  kindNamed,
  kindsInOrder,
  kindsNamedIn,
  namesOfKinds,
  readContent,
  readDeletedEntry,
  readRevisions,
  searchContent,
  typedOf,
  typedOver,
  withoutBlankRows,
  wordsOfKind,
} from "#app/library/content.server.ts";
import type { Difference, FormField, Typed } from "#app/library/content-form.ts";
import { operation } from "#app/operations/operation.ts";
import { namesOfPeople } from "../log/log-store.server.ts";
import { entryField, kindField, typedField, versionField } from "./content-input.server.ts";
import { addressOfEntry } from "./entry-address.server.ts";

const pageSize = 50;
const words = z.object({ one: z.string(), many: z.string(), title: z.string() });

/** As many entries as a search of all kinds shows. */
const mostFound = 40;
const found = z.object({
  ...{ kind: z.string(), one: z.string(), id: z.int(), key: z.string(), name: z.string(), deleted: z.boolean() },
});

/** The kinds of the library, and how many entries each has; with a keyword the entries of all kinds that it finds (contract.md, 12). */
export const loadKinds = operation({
  name: "desk/content-kinds",
  summary: "The kinds of the library, how many entries each has, and how many the desk has changed",
  who: "editor",
  changes: false,
  input: z.object({ keyword: z.string().trim().max(100).catch("").default("") }),
  answers: z.object({
    found: z.array(found),
    kinds: z.array(z.object({ kind: z.string(), title: z.string(), count: z.int(), at_desk: z.int() })),
  }),
  async handle({ keyword }, { db }) {
    const entries = keyword === "" ? [] : await searchContent(db, keyword, mostFound);
    const counts = new Map((await countContent(db)).map((row) => [row.kind, row]));
    const rows = kindsInOrder().map((kind) => {
      const { count = 0, at_desk = 0 } = counts.get(kind) ?? {};
      return { kind, title: wordsOfKind(kind).title, count, at_desk };
    });
    const told = entries.flatMap(({ kind, ...entry }) => {
      const known = kindNamed(kind);
      return known ? [{ ...entry, kind, one: wordsOfKind(known).one }] : [];
    });
    return success({ kinds: rows, found: told });
  },
});

const row = z.object({
  ...{ id: z.int(), key: z.string(), name: z.string(), at_desk: z.boolean() },
  changed: z.string().describe("The day on which it was changed last"),
});

/** The entries of a kind in whose names a keyword stands. */
export const loadContentList = operation({
  name: "desk/content-list",
  summary: "The entries of a kind of the library in whose names a keyword stands",
  who: "editor",
  changes: false,
  input: z.object({
    kind: kindField,
    keyword: z.string().trim().max(100).catch(""),
    only: z.enum(["desk", "deleted"]).optional().catch(undefined),
    offset: z.unknown().optional(),
  }),
  answers: z.object({
    ...{ kind: z.string(), words, entries: z.array(row) },
    ...{ count: z.int(), offset: z.int(), page_size: z.int() },
    deleted: z.int().describe("How many of the kind were deleted at the desk"),
  }),
  async handle({ kind, keyword, only, offset: asked }, { db }) {
    const page = clampPage(pageSize, asked, pageSize);
    const rows =
      only === "deleted"
        ? await findDeleted(db, { kind, keyword, ...page })
        : await findContent(db, { kind, keyword, atDesk: only === "desk", ...page });
    const entries = rows.map(({ changed_at, count: _, ...entry }) => ({
      ...entry,
      changed: changed_at.toISOString().slice(0, 10),
    }));
    const count = rows[0]?.count ?? 0;
    const deleted = await countDeleted(db, kind);
    return success({
      kind,
      words: wordsOfKind(kind),
      entries,
      count,
      deleted,
      offset: page.offset,
      page_size: pageSize,
    });
  },
});

const version = z.object({
  ...{ version: z.int(), how: z.string(), at: z.string(), by: z.string().nullable() },
  reason: z.string().nullable().describe("Why it was deleted"),
});
export type VersionTold = z.output<typeof version>;
const difference = z.custom<Difference>();

/** One entry with its form, what it may name, what it said before; with `from` and `to` how two of its versions differ. */
export const loadContent = operation({
  name: "desk/content-entry",
  summary: "An entry of the library as its form shows it, with its history",
  who: "editor",
  changes: false,
  input: z.object({ kind: kindField, id: entryField, from: versionField.optional().catch(undefined) }),
  answers: z.object({
    ...{ kind: z.string(), words, id: z.int().nullable(), key: z.string(), name: z.string(), version: z.int() },
    ...{ fields: z.custom<readonly FormField[]>(), typed: z.custom<Typed>() },
    offered: z.record(z.string(), z.array(z.string())),
    href: z.string().nullable(),
    at_desk: z.boolean(),
    deleted: z.boolean(),
    versions: z.array(version),
    differences: z.object({ from: z.int(), fields: z.array(difference) }).nullable(),
  }),
  async handle({ kind, id, from }, { db }) {
    const fields = fieldsFor(kind, id);
    const entry = id === null ? undefined : await readContent(db, kind, id);
    const deleted = id === null || entry ? undefined : await readDeletedEntry(db, kind, id);
    if (id !== null && !entry && !deleted) return failure("not-found", "There is no such entry.");
    const { called, offered } = await namesOfKinds(db, kindsNamedIn(fields));
    const typed = typedOf(fields, entry?.facts ?? {}, called);
    const before = id === null ? [] : await readRevisions(db, { kind, id });
    const names = await namesOfPeople(db, [...before.map((one) => one.person_id), entry?.changed_by ?? null]);
    const versions = [...(entry ? [asRevision(entry)] : []), ...before].map((one) => ({
      version: one.version,
      how: one.how,
      at: one.made_at.toISOString(),
      by: one.person_id ? (names.get(one.person_id) ?? null) : null,
      reason: one.reason,
    }));
    const earlier = before.find((one) => one.version === from);
    return success({
      ...{ kind, words: wordsOfKind(kind), id, deleted: deleted !== undefined, fields, typed, offered, versions },
      ...{ key: (entry ?? deleted)?.key ?? "", name: (entry ?? deleted)?.name ?? "" },
      ...{ version: (entry ?? deleted)?.version ?? 0, at_desk: entry?.at_desk ?? false },
      href: entry ? await addressOfEntry(db, kind, entry.id) : null,
      differences: earlier
        ? { from: earlier.version, fields: differencesOf(fields, typedOf(fields, earlier.facts, called), typed) }
        : null,
    });
  },
});

const asRevision = ({ version: number, how, changed_at, changed_by, facts }: ContentEntry) => ({
  ...{ version: number, how, made_at: changed_at, person_id: changed_by, facts, reason: null },
});

/** What a form asks: never the number, and the key of a new entry only. */
export function fieldsFor(kind: Kind, id: number | null): readonly FormField[] {
  return formOf(kind).filter(({ name }) => name !== "id" && (name !== "key" || id === null));
}

/**
 * What somebody typed, over what another editor has stored meanwhile: nothing of either is lost. `both` are the fields that both
 * changed, where what was typed stands.
 */
export const loadMeanwhile = operation({
  name: "desk/content-meanwhile",
  summary: "What was typed into a form, over what somebody else has stored since it was opened",
  who: "editor",
  changes: false,
  input: z.object({ kind: kindField, id: entryField, version: versionField, typed: typedField }),
  answers: z.object({
    ...{ typed: z.custom<Typed>(), version: z.int(), by: z.string(), both: z.array(z.string()) },
    theirs: z.array(difference),
  }),
  async handle({ kind, id, version: read, typed }, { db }) {
    const entry = id === null ? undefined : await readContent(db, kind, id);
    if (!entry) return failure("not-found", "There is no such entry.");
    const fields = fieldsFor(kind, id);
    const [was] = await readRevisions(db, { kind, id: entry.id, only: [read] });
    const { called } = await namesOfKinds(db, kindsNamedIn(fields));
    const now = typedOf(fields, entry.facts, called);
    const before = was ? typedOf(fields, was.facts, called) : now;
    const over = typedOver(fields, { read: before, now, typed: withoutBlankRows(fields, typed) });
    const names = await namesOfPeople(db, [entry.changed_by]);
    const by = entry.changed_by ? (names.get(entry.changed_by) ?? "Somebody") : "A load of the files";
    return success({ ...over, version: entry.version, by, theirs: differencesOf(fields, before, now) });
  },
});
