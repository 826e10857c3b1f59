import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { yesNo } from "#app/platform/fields.ts";
import { isLongEnough } from "#app/search/keyword.ts";
import { creatorsNamed } from "./creator-store.server.ts";

/** guide.md, 9: so many are offered. */
const most = 8;

/** guide.md, 7: search/cocktail-creator: who has made drinks, by name; nobody under three characters (5). */
export const creatorOperation = operation({
  name: "guide/cocktail-creator",
  summary: "Who has made cocktails, by name",
  who: "anyone",
  changes: false,
  input: z.object({ name: z.string().trim().max(100).catch("").describe("The beginning of a word of it") }),
  answers: z.array(
    z.object({
      name: z.string(),
      bartender: yesNo.describe("Whether they work, or worked, behind a bar"),
      ugid: z.string().describe("What they are known by: the path of their page without its slug"),
    }),
  ),
  async handle({ name }, { db }) {
    if (!isLongEnough(name)) return success([]);
    const found = await creatorsNamed(db, name, most);
    return success(
      found.map(({ bartender, ...who }) => ({ ...who, bartender: bartender ? ("yes" as const) : ("no" as const) })),
    );
  },
});
