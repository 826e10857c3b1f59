import { failure, type Result } from "#app/kit/result.ts";
import { writeEntry } from "#app/library/content.server.ts";
import type { House } from "#app/operations/house.server.ts";
import type { Person } from "#app/operations/operation.ts";
import { type Decided, NotTaken, type Publish, type QueueKind } from "#app/operations/queue-kind.ts";
import { inWords } from "../content/in-words.server.ts";

/** Approves what waits; what the library does not take waits on, and the editor hears what to mend. */
export async function approve(
  queue: QueueKind,
  { house, id, editor }: { house: House; id: number; editor: Person },
): Promise<Result<Decided>> {
  try {
    return await queue.approve(house, id, editor, publishedBy(editor));
  } catch (error) {
    if (error instanceof NotTaken) return error.failure;
    throw error;
  }
}

const publishedBy =
  (editor: Person): Publish =>
  async (db, kind, facts) => {
    const by = { personId: editor.id, how: "written" } as const;
    const said = await writeEntry(db, { kind, facts: { ...facts }, read: null, by });
    if (said.ok) return;
    const told = Object.values(inWords(said, kind, null).fields ?? {});
    throw new NotTaken(failure("conflict", [said.reason, ...told].join(" ")));
  };
