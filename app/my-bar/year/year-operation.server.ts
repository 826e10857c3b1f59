import { z } from "zod";
import { siteDay } from "#app/kit/dates.ts";
import { success } from "#app/kit/result.ts";
import { saidInYear } from "#app/marks/said-store.server.ts";
import { operation } from "#app/operations/operation.ts";
import { reckonYear } from "./year.ts";
import { kindsOf, madeInYear } from "./year-store.server.ts";

const counted = z.object({ name: z.string(), count: z.int() });

/** What the signed-in person drank this year, as far as their diary has it, or they rated it or said how it was. */
export const loadYear = operation({
  name: "my-bar/year",
  summary: "What the signed-in person rated, tried and made this year",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.object({
    year: z.int(),
    total: z.int(),
    months: z.array(z.int()),
    spirit: counted.nullable(),
    families: z.array(counted),
  }),
  async handle(_, { db, person }) {
    const { year } = siteDay();
    const both = await Promise.all([saidInYear(db, person.id, year), madeInYear(db, person.id, year)]);
    const said = both.flat();
    const ids = said.flatMap(({ link_table, link_id }) => (link_table === "cocktails" ? [link_id] : []));
    return success(reckonYear(year, said, await kindsOf(db, ids)));
  },
});
