import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** Beginnings of `letters` letters that at least `least` texts hold, `most` of them at most. */
type Common = { least: number; letters: { fewest: number; most: number }; most: number };

/**
 * What very many texts hold a word with such a beginning of, the commonest first: by what the server has noted of the words of the index
 * (`pg_stats`), in 6 ms, where to count them took a minute at 160,000 subjects. A text with two such words counts twice; words that few
 * hold are not noted.
 */
export async function commonBeginnings(db: Queries, { least, letters, most }: Common): Promise<string[]> {
  const { rows } = await sql<{ beginning: string }>`
    select beginning from (
      select left(word, length) as beginning, sum(share) as share
      from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share),
        generate_series(${letters.fewest}::int, ${letters.most}::int) as length
      where schemaname = current_schema() and tablename = 'search_entry' and attname = 'document' and length(word) >= length
      group by beginning
    ) as common
    where share * (select count(*) from search_entry) >= ${least}
    order by share desc, beginning limit ${most}`.execute(db);
  return rows.map(({ beginning }) => beginning);
}
