import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import { tableOfKind } from "#app/guide/area-readings.server.ts";
import { firstSentence } from "#app/kit/words.ts";

import { noteNamed, subjectTexts } from "#app/search/subject-store.server.ts";
import type { FileKind, Library } from "../files/files.ts";
import { inTurns } from "./in-turns.server.ts";
import { type EntryMentions, type Mention, mentionsIn } from "./mentions.ts";

/** Of what its link says what it is, before one goes there. */
const explained: ReadonlySet<FileKind> = new Set(["ingredients", "terms"]);

/**
 * Finds anew what all texts of the library name, and stores what differs: an entry that is new, changed or gone may change
 * the links of any other. The index of subjects, which has the addresses, is up to date by then.
 * @returns whether anything differed
 */
export async function storeMentions(db: Queries, library: Library): Promise<boolean> {
  const known = new Map((await subjectTexts(db)).map((one) => [`${one.link_table}:${one.link_id}`, one]));
  const all: EntryMentions[] = [];
  for await (const found of inTurns(mentionsIn(library))) if (found) all.push(found);
  await noteNamed(db, namedIn(all));
  const rows = all.flatMap((entry) => {
    const fields = linked(entry, known);
    return Object.keys(fields).length > 0 ? [{ kind: entry.kind, id: entry.id, fields }] : [];
  });
  const given = JSON.stringify(rows);
  const found = sql`json_to_recordset(${given}::json) as found (kind text, id integer, fields json)`;
  const gone = await sql`delete from entry_mention mention
    where not exists (select from ${found} where found.kind = mention.kind and found.id = mention.id)`.execute(db);
  const written = await sql`insert into entry_mention as mention (kind, id, fields)
    select kind, id, fields from ${found}
    on conflict (kind, id) do update set fields = excluded.fields
    where mention.fields::text <> excluded.fields::text`.execute(db);
  return (gone.numAffectedRows ?? 0n) + (written.numAffectedRows ?? 0n) > 0n;
}

/** In how many entries' texts each other one is named. */
function namedIn(all: readonly EntryMentions[]) {
  const counts = new Map<string, { link_table: string; link_id: number; count: number }>();
  for (const { kind, id } of all.flatMap(({ fields }) => Object.values(fields).flat())) {
    const link_table = tableOfKind(kind);
    if (!link_table) continue;
    const count = counts.get(`${kind} ${id}`)?.count ?? 0;
    counts.set(`${kind} ${id}`, { link_table, link_id: id, count: count + 1 });
  }
  return [...counts.values()];
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
