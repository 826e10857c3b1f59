import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import type { Result } from "#app/kit/result.ts";
import type { Caller, Operation, Standing } from "../operation.ts";

/** As much of one value as the log keeps. */
const longest = 5_000;

/**
 * Makes a change that only editors can make, and writes into the log who made it, when, and what was before and after
 * (contract.md, 12: the desk). An operation that does not say what it is about is logged by its name alone, one that finds nothing that
 * it is about, before and after, not at all.
 */
export async function logged<T>(
  operation: Pick<Operation, "name" | "who" | "changes" | "watched">,
  input: unknown,
  { caller, db }: { caller: Caller; db: Queries },
  act: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const { person } = caller;
  if (!operation.changes || !person || (operation.who !== "editor" && operation.who !== "admin")) return act();
  const read = (): Promise<Standing | null> => operation.watched?.(input as never, db) ?? Promise.resolve(null);
  const before = await read();
  const result = await act();
  if (!result.ok) return result;
  const after = await read();
  const told = after ?? before;
  // What it would have been about is nothing that there is or was: a dry run.
  if (operation.watched && !told) return result;
  await db
    .insertInto("audit_entry")
    .values({
      person_id: person.id,
      operation: operation.name,
      subject: told?.subject ?? operation.name,
      title: (before?.title || after?.title || "").slice(0, 300),
      intent: told?.intent ?? "",
      note: (told?.note ?? "").slice(0, longest),
      about_id: told?.aboutId ?? null,
      changes: JSON.stringify(changesOf(before?.state ?? {}, after?.state ?? {})),
    })
    .execute();
  return result;
}

type State = Readonly<Record<string, unknown>>;

/** Each name whose value is another one, with both. */
export function changesOf(before: State, after: State): Record<string, { before: unknown; after: unknown }> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const words = (value: unknown) => (value === undefined || value === null ? null : short(value));
  return Object.fromEntries(
    names.flatMap((name) => {
      const [was, is] = [words(before[name]), words(after[name])];
      return JSON.stringify(was) === JSON.stringify(is) ? [] : [[name, { before: was, after: is }]];
    }),
  );
}

function short(value: unknown): unknown {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : value;
}

/** What the log of changes holds of a person: what they did as an editor, and what editors did about them. */
export const auditHeld: readonly Holding[] = [
  {
    name: "changes_made_as_editor",
    table: "audit_entry",
    person: "person_id",
    told: ["at", "operation", "intent", "subject"],
    untold: {
      ...{ id: "a number of the site’s own", person_id: "the same for every row: your own account" },
      ...{ title: "may name another person", note: "may name another person", about_id: "another person" },
      changes: "may hold what another person wrote",
    },
  },
  {
    name: "changes_of_account_by_editors",
    table: "audit_entry",
    person: "about_id",
    told: ["at", "operation", "intent", "note", "changes"],
    untold: {
      ...{ id: "a number of the site’s own", about_id: "the same for every row: your own account" },
      ...{ subject: "your own account", title: "your own name", person_id: "another person, the editor" },
    },
  },
];
