import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import { readingOf, tableOfKind } from "#app/guide/area-readings.server.ts";
import { failure, type Result, success } from "#app/kit/result.ts";
import { slugOf } from "#app/kit/slug.ts";
import {
  deleteEntry,
  differencesOf,
  formOf,
  isNeeded,
  type Kind,
  kindsNamedIn,
  namesOfKinds,
  nextNumber,
  readContent,
  readContentByKey,
  readRevisions,
  readTyped,
  typedOf,
  withoutBlankRows,
  writeEntry,
} from "#app/library/content.server.ts";
import type { Difference } from "#app/library/content-form.ts";
import type { House } from "#app/operations/house.server.ts";
import { operation } from "#app/operations/operation.ts";
import { followGuide } from "#app/own-recipes/follow-ingredients.server.ts";
import { entryField, kindField, longestTyped, typedField, versionField } from "./content-input.server.ts";
import { cardOfEntry } from "./entry-address.server.ts";
import { inWords, labelOf } from "./in-words.server.ts";
import { fieldsFor } from "./reading-operations.server.ts";

const input = z.object({ kind: kindField, id: entryField, version: versionField, typed: typedField });
type Input = z.output<typeof input>;
type Facts = Record<string, unknown>;

/** What a form says, with the number and the key that belong to it. */
async function factsOf(db: Queries, { kind, id, typed }: Input): Promise<Result<Facts>> {
  const fields = fieldsFor(kind, id);
  const { called } = await namesOfKinds(db, kindsNamedIn(fields));
  const { facts, faults } = readTyped(fields, withoutBlankRows(fields, typed), called);
  for (const [path, { length }] of Object.entries(typed)) if (length > longestTyped) faults[path] = tooLong(kind, path);
  if (Object.keys(faults).length > 0) return failure("invalid", "This cannot be kept as it is.", faults);
  if (kind === "offers" && Array.isArray(facts.skews))
    for (const skew of facts.skews as Facts[]) skew.id ??= await nextNumber(db);
  if (id === null) {
    const key = hasKey(kind) ? { key: facts.key ?? slugOf(nameIn(facts)) } : {};
    return success({ ...facts, ...key, id: await nextNumber(db) });
  }
  const entry = await readContent(db, kind, id);
  if (!entry) return failure("not-found", "There is no such entry.");
  return success({ ...facts, id, ...(hasKey(kind) ? { key: entry.key } : {}) });
}

const tooLong = (kind: Kind, path: string) =>
  `${labelOf(kind, path) ?? "This"} can have ${longestTyped.toLocaleString("en-GB")} characters at most`;
const hasKey = (kind: Kind) => formOf(kind).some(({ name }) => name === "key");
const nameIn = ({ name, title }: Facts) => String(name ?? title ?? "");

async function write(db: Queries, asked: Input, personId: string) {
  const facts = await factsOf(db, asked);
  if (!facts.ok) return facts;
  const { kind, id, version } = asked;
  const read = id === null ? null : { id, version };
  const said = await writeEntry(db, { kind, facts: facts.value, read, by: { personId, how: "written" } });
  if (said.ok && said.value.changed) await followWritten(db, kind, said.value.id);
  return said.ok ? said : inWords(said, kind, asked.typed);
}

/** Has members' recipes follow what they ask for, are measured in and are served in. */
async function followWritten(db: Queries, kind: Kind, id: number): Promise<void> {
  if (kind === "ingredients") await followGuide(db, [id]);
  else if (kind === "units" || kind === "glasses") await followGuide(db, null);
}

/** In a transaction that may take as long as a load: the whole library is looked through, and one waits for another's. */
function patiently<T>({ bulk }: House, act: (db: Queries) => Promise<T>): Promise<T> {
  return bulk.transaction().execute(act);
}

/** What the log of changes compares: all that the entry says. A new one is known by the key that it will have. */
async function standing(db: Queries, kind: Kind, id: number | null, key: string) {
  const entry = id === null ? await readContentByKey(db, kind, key) : await readContent(db, kind, id);
  return { subject: `content/${kind}/${id ?? key}`, title: entry?.name ?? "", state: entry?.facts ?? {} };
}

/** Stores what an editor wrote into an entry's form, or a new entry (contract.md, 12: the desk). */
export const keepContent = operation({
  name: "desk/write-content",
  summary: "Has an entry of the library say what its form says, or adds one",
  who: "editor",
  changes: true,
  transaction: "own",
  input,
  answers: z.object({ id: z.int(), version: z.int(), changed: z.boolean() }),
  async watched({ kind, id, typed }, db) {
    const key = typed.key?.trim() || slugOf(nameIn(typed));
    return { ...(await standing(db, kind, id, key)), intent: id === null ? "add" : "write" };
  },
  handle: (asked, { house, person }) => patiently(house, (db) => write(db, asked, person.id)),
});

const longestReason = 2_000;

/** Takes an entry out of the library, for a reason that its history tells (contract.md, 12: the desk). */
export const deleteContent = operation({
  name: "desk/delete-content",
  summary: "Takes an entry out of the library until it is brought back",
  who: "editor",
  changes: true,
  transaction: "own",
  input: z.object({ kind: kindField, id: entryField, version: versionField, reason: z.string().trim() }),
  answers: z.object({ version: z.int() }),
  async watched({ kind, id, reason }, db) {
    return { ...(await standing(db, kind, id, "")), intent: "delete", note: reason };
  },
  async handle({ kind, id, version, reason }, { house, person }) {
    if (id === null) return failure("not-found", "There is no such entry.");
    if (reason === "") return failure("invalid", "Nothing is deleted: say why it goes.", { reason: "Say why it goes" });
    if (reason.length > longestReason)
      return failure("invalid", "Nothing is deleted: the reason is too long.", {
        reason: `The reason can have ${longestReason.toLocaleString("en-GB")} characters at most`,
      });
    const asked = { kind, id, version, reason, personId: person.id };
    return patiently(house, (db) => deleteEntry(db, asked)).catch((error) => {
      if (!isNeeded(error)) throw error;
      return failure("invalid", "It stays, because a member’s recipe or something that the shop sells needs it.");
    });
  },
});

/** Has an entry say again, to the byte, what it said in an earlier version. */
export const restoreContent = operation({
  name: "desk/restore-content",
  summary: "Has an entry of the library say again what it said before",
  who: "editor",
  changes: true,
  transaction: "own",
  input: z.object({ kind: kindField, id: entryField, version: versionField, to: versionField }),
  answers: z.object({ id: z.int(), version: z.int(), changed: z.boolean() }),
  async watched({ kind, id, to }, db) {
    return { ...(await standing(db, kind, id, "")), intent: "undo", note: `Back to version ${to}` };
  },
  async handle({ kind, id, version, to }, { house, person }) {
    if (id === null) return failure("not-found", "There is no such entry.");
    const [earlier] = await readRevisions(house.db, { kind, id, only: [to] });
    if (!earlier) return failure("not-found", "There is no such version.");
    const by = { personId: person.id, how: "restored" } as const;
    const saying = { kind, facts: earlier.facts, read: { id, version }, by };
    const said = await patiently(house, async (db) => {
      const written = await writeEntry(db, saying);
      if (written.ok && written.value.changed) await followWritten(db, kind, id);
      return written;
    });
    return said.ok ? said : inWords(said, kind, null);
  },
});

/** Thrown so that nothing of what was only tried is kept. */
class OnlyTried extends Error {}

/** What would become of an entry: it is stored, looked at and taken back in one transaction, which nobody else sees. */
export const previewContent = operation({
  name: "desk/preview-content",
  summary: "What would become of an entry of the library if its form were stored; nothing is",
  who: "editor",
  changes: false,
  input,
  answers: z.object({
    ...{ name: z.string(), teaser: z.string(), facts: z.string().nullable() },
    picture: z.string().nullable().describe("As SVG"),
    differences: z.array(z.custom<Difference>()),
  }),
  async handle(asked, { house, person }) {
    let seen: Result<Awaited<ReturnType<typeof look>>> = failure("broken", "It could not be tried.");
    await house.bulk
      .transaction()
      .execute(async (db) => {
        const said = await write(db, asked, person.id);
        seen = said.ok ? success(await look(db, asked, said.value.id)) : said;
        throw new OnlyTried();
      })
      .catch((error) => {
        if (!(error instanceof OnlyTried)) throw error;
      });
    return seen;
  },
});

async function look(db: Queries, { kind, id }: Input, becomes: number) {
  const fields = fieldsFor(kind, id);
  const { called } = await namesOfKinds(db, kindsNamedIn(fields));
  const now = await readContent(db, kind, becomes);
  const [before] = id === null ? [] : await readRevisions(db, { kind, id });
  const shown = typedOf(fields, now?.facts ?? {}, called);
  const was =
    now && before && before.version === now.version - 1
      ? typedOf(fields, before.facts, called)
      : id === null
        ? {}
        : shown;
  const card = await cardOfEntry(db, kind, becomes);
  const table = tableOfKind(kind);
  return {
    name: card?.name ?? now?.name ?? "",
    teaser: card?.teaser ?? "",
    facts: card?.facts ?? null,
    picture: table ? ((await readingOf(table)?.picture(db, becomes, null)) ?? null) : null,
    differences: differencesOf(fields, was, shown),
  };
}
