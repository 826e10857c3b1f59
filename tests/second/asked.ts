import { appendFileSync } from "node:fs";
import pg from "pg";

/** The file in which the statements stand that tests sent to our own server, each as a line of JSON; `npm test` names it. */
const file = process.env.TEST_ASKED_STATEMENTS;

/** What another server has to understand: what reads and writes rows. Tables are made by migrations, which run there as they are. */
const readsOrWrites = /^\s*(?:\/\*.*?\*\/\s*)?\(*\s*(?:with|select|insert|update|delete|merge)\b/i;

const seen = new Set<string>();

/** Notes the text of every such statement of this process, whoever sends it; open it before any connection is. */
export function noteStatements(): void {
  if (!file) return;
  const plain = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text?: string } | undefined];
    const text = typeof asked === "string" ? asked : asked?.text;
    if (text && !seen.has(text) && readsOrWrites.test(text)) {
      seen.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return (plain as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof plain;
}
