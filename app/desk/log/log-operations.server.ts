import { z } from "zod";
import { clampPage } from "#app/kit/paging.ts";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { readLog } from "./log-store.server.ts";

const pageSize = 50;
const entry = z.object({
  ...{ id: z.int(), at: z.string(), by: z.string(), operation: z.string(), intent: z.string() },
  ...{ subject: z.string(), title: z.string(), note: z.string() },
  changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
});
export type LogEntry = z.output<typeof entry>;

/** The log of changes (contract.md, 12: `/desk/audit`): every change that an editor made, the newest first. */
export const loadLog = operation({
  name: "desk/audit",
  summary: "Every change that an editor made, the newest first",
  who: "editor",
  changes: false,
  input: z.object({ keyword: z.string().trim().max(100).catch(""), offset: z.unknown().optional() }),
  answers: z.object({ entries: z.array(entry), count: z.int(), offset: z.int(), page_size: z.int() }),
  async handle({ keyword, offset: asked }, { db }) {
    const page = clampPage(pageSize, asked, pageSize);
    const rows = await readLog(db, { keyword, ...page });
    const entries = rows.map(({ id, at, by, changes, count: _, ...row }) => ({
      ...row,
      id: Number(id),
      at: at.toISOString(),
      by: by ?? "somebody who has left",
      changes: Object.entries(changes).map(([name, { before, after }]) => ({
        name,
        before: inWords(before),
        after: inWords(after),
      })),
    }));
    return success({ entries, count: rows[0]?.count ?? 0, offset: page.offset, page_size: pageSize });
  },
});

function inWords(value: unknown): string {
  if (value === null || value === "") return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
