import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { subjectCardSchema } from "#app/search/subject-card.ts";
import { streamOf } from "#app/search/subject-store.server.ts";

/** As many as stand in a row of the widest list, and some beyond it. */
const shown = 8;

/** Real cards for the page of the design: the best rated drinks; for editors. */
export const loadDesign = operation({
  name: "desk/design",
  summary: "Cards to show the parts of the design with",
  who: "editor",
  changes: false,
  input: z.object({}),
  answers: z.object({ cards: z.array(subjectCardSchema) }),
  async handle(_, { db }) {
    const rows = await streamOf(db, { limit: shown, before: null, tables: ["cocktails"], skip: [], best: true });
    return success({ cards: rows.map(({ rank: _rank, ...card }) => card) });
  },
});
