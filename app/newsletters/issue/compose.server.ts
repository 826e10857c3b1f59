import type { Queries } from "#app/database/database.server.ts";
import { oidOf } from "#app/kit/subject.ts";
import { listed } from "#app/kit/words.ts";
import { type NewsletterName, newsletters } from "../newsletters.ts";
import type { Issue } from "./issue.ts";
import { newestOf, toldBefore } from "./issue-store.server.ts";

/** So many names stand in the subject of a mail. */
const named = 3;

/** What the next issue of a newsletter tells: the newest of each part that none before it told; null where nothing is new. */
export async function composeIssue(
  db: Queries,
  name: NewsletterName,
): Promise<{ issue: Issue; oids: string[] } | null> {
  const told = await toldBefore(db, name);
  const parts: Issue["parts"] = [];
  const oids: string[] = [];
  for (const { title, tables, most } of newsletters[name].parts) {
    const cards = await newestOf(db, { tables, most, skip: [...told, ...oids] });
    if (cards.length === 0) continue;
    oids.push(...cards.map(oidOf));
    parts.push({
      title,
      told: cards.map(({ name, category, facts, teaser, href }) => ({ name, category, facts, teaser, href })),
    });
  }
  if (parts.length === 0) return null;
  const names = parts.flatMap((part) => part.told.map((one) => one.name)).slice(0, named);
  return { issue: { subject: `${newsletters[name].title}: ${listed(names)}`, parts }, oids };
}
