import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { tableOfKind } from "#app/guide/area-readings.server.ts";
import { firstSentence } from "#app/kit/words.ts";

import { noteNamed, subjectTexts } from "#app/search/subject-store.server.ts";
import type { OneChange } from "../editing/following/affected.ts";
import type { FileKind, Library } from "../files/files.ts";
import { wordsOf } from "./finder.ts";
import { inTurns } from "./in-turns.server.ts";
import { commonWords, type EntryMentions, type Mention, mentionsIn, smallWords } from "./mentions.ts";
import { isCalledSame, namesOf } from "./names.ts";

/** Of what its link says what it is, before one goes there. */
const explained: ReadonlySet<FileKind> = new Set(["ingredients", "terms"]);

/** A change of one entry, and which others it may make read otherwise. */
type Change = OneChange & { affected: ReadonlyMap<FileKind, ReadonlySet<number>> };

/**
 * Finds anew what texts of the library name, and stores what differs. An entry that is new, gone, or called otherwise may change the
 * links of any other; of a `change` that leaves all names as they are, only the texts that it affects are read. The index of
 * subjects, which has the addresses, is up to date by then.
 * @returns whether anything differed, and how many entries were read: null where all were
 */
export async function storeMentions(
  db: Queries,
  library: Library,
  change: Change | null = null,
): Promise<{ differs: boolean; read: number | null }> {
  const known = new Map((await subjectTexts(db)).map((one) => [`${one.link_table}:${one.link_id}`, one]));
  const common = await commonIn(library);
  const only = change && leavesNames(library, change, common) ? await withReaders(db, change, known) : undefined;
  const all: EntryMentions[] = [];
  for await (const found of inTurns(mentionsIn(library, new Set(common.keys()), only))) if (found) all.push(found);
  const rows = all.flatMap((entry) => {
    const fields = linked(entry, known);
    return Object.keys(fields).length > 0 ? [{ kind: entry.kind, id: entry.id, fields }] : [];
  });
  const given = JSON.stringify(rows);
  const found = sql`json_to_recordset(${given}::json) as found (kind text, id integer, fields json)`;
  const asked = only ? [...only].flatMap(([kind, ids]) => [...ids].map((id) => ({ kind, id }))) : null;
  const among = asked
    ? sql`exists (select from json_to_recordset(${JSON.stringify(asked)}::json) as asked (kind text, id integer)
        where asked.kind = mention.kind and asked.id = mention.id)`
    : sql`true`;
  const gone = await sql`delete from entry_mention mention
    where ${among} and not exists (select from ${found} where found.kind = mention.kind and found.id = mention.id)`.execute(
    db,
  );
  const written = await sql`insert into entry_mention as mention (kind, id, fields)
    select kind, id, fields from ${found}
    on conflict (kind, id) do update set fields = excluded.fields
    where mention.fields::text <> excluded.fields::text`.execute(db);
  await noteNamed(db, await countNamed(db, known.values()));
  const differs = (gone.numAffectedRows ?? 0n) + (written.numAffectedRows ?? 0n) > 0n;
  return { differs, read: asked?.length ?? null };
}

/** What a change affects, and the entries in whose texts it is named: a link tells the first sentence of what it leads to. */
async function withReaders(db: Queries, { kind, after, affected }: Change, known: Known) {
  const only = new Map([...affected].map(([one, ids]) => [one, new Set(ids)]));
  const href = after && known.get(`${tableOfKind(kind)}:${after.id}`)?.href;
  if (!href) return only;
  const { rows } = await sql<{ kind: FileKind; id: number }>`
    select kind, id from entry_mention where strpos(fields::text, ${JSON.stringify(href)}) > 0`.execute(db);
  for (const row of rows) only.set(row.kind, (only.get(row.kind) ?? new Set()).add(row.id));
  return only;
}

async function commonIn(library: Library): Promise<Map<string, number>> {
  const words = commonWords(library);
  const turns: Iterable<null> & { counts?: Map<string, number> } = {
    *[Symbol.iterator]() {
      turns.counts = yield* words;
    },
  };
  for await (const _ of inTurns(turns));
  return turns.counts!;
}

/** True where a change leaves what every text calls every entry, and which of these names are common words as well. */
function leavesNames(library: Library, { kind, before, after }: Change, common: ReadonlyMap<string, number>): boolean {
  if (kind === "measures" || !isCalledSame(kind, before, after)) return false;
  const [was, is] = [before, after].map((entry) => (entry ? smallWords(kind, entry) : new Set<string>()));
  const lost = [...was!].filter((word) => !common.has(word));
  const gained = [...is!].filter((word) => !was!.has(word) && common.get(word) === 1);
  const turned = new Set([...lost, ...gained]);
  if (turned.size === 0) return true;
  return !namesOf(library, new Set(common.keys())).some(({ text }) => turned.has(wordsOf(text)[0]?.folded ?? ""));
}

/** In how many entries' texts each other one is named. */
async function countNamed(db: Queries, subjects: Iterable<{ link_table: string; link_id: number; href: string }>) {
  const { rows } = await sql<{ href: string; count: number }>`
    select link ->> 'href' as href, count(*)::int as count
    from entry_mention, json_each(fields) field, json_array_elements(field.value) link group by 1`.execute(db);
  const counts = new Map(rows.map(({ href, count }) => [href, count]));
  return [...subjects].flatMap(({ link_table, link_id, href }) => {
    const count = counts.get(href);
    return count === undefined ? [] : [{ link_table, link_id, count }];
  });
}

type Known = ReadonlyMap<string, { href: string; content: string }>;

/** Mentions with what leads to them; those of entries without a page are left out. */
function linked({ fields }: EntryMentions, known: Known) {
  const link = ({ at, length, kind, id }: Mention) => {
    const subject = known.get(`${tableOfKind(kind)}:${id}`);
    if (!subject) return [];
    const about = explained.has(kind) ? firstSentence(subject.content)[0] : null;
    return [{ at, length, href: subject.href, about }];
  };
  return Object.fromEntries(
    Object.entries(fields)
      .map(([field, mentions]) => [field, mentions.flatMap(link)] as const)
      .filter(([, links]) => links.length > 0),
  );
}
