import type { Person } from "#app/operations/operation.ts";
import type { MessageKind } from "#app/operations/personal-part.ts";
import type { Message } from "./messages.ts";

/** What somebody was told, and when they put it away. */
export type MessageRow = { key: string; told: Date; dismissed: Date | null };

/** What somebody is to be told now, in the order of the kinds: pure. */
export function dueMessages(
  kinds: readonly MessageKind[],
  person: Person,
  rows: readonly MessageRow[],
  now = new Date(),
): Message[] {
  return kinds.flatMap((kind) => {
    const row = rows.find(({ key }) => key === kind.key);
    if (row?.dismissed && !isBack(kind, row.dismissed, now)) return [];
    const said = kind.say({ person, told: row?.told ?? null, now });
    if (!said) return [];
    const { text, link = null } = said;
    return [
      { key: kind.key, text, link, redirect: kind.redirect?.path ?? null, button: kind.redirect?.button ?? "Dismiss" },
    ];
  });
}

function isBack({ returns }: MessageKind, dismissed: Date, now: Date): boolean {
  return returns !== undefined && now.valueOf() - dismissed.valueOf() >= returns * 86_400_000;
}
