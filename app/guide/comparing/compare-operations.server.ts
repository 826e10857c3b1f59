import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { idField } from "#app/platform/fields.ts";
import { subjectCardSchema } from "#app/search/subject-card.ts";
import { subjectCards } from "#app/search/subject-store.server.ts";
import { readings } from "../area-readings.server.ts";
import { readNarrowed } from "../areas/area-filters.ts";
import { keptList } from "../areas/kept-lists.server.ts";
import { cocktails } from "../cocktails/cocktail-area.ts";
import { presentRecipe } from "../cocktails/present.ts";
import { findRecipe } from "../cocktails/recipe-store.server.ts";
import type { Compared } from "./comparison.ts";
import { familyOf, relatedCocktails } from "./kin-store.server.ts";

const offeredAtMost = 12;
const input = z.object({ ids: z.array(idField).max(12), keyword: z.string().max(100) });

/** The recipes that are compared, two at most, and what to choose the second from while there is none. */
export const compareRecipes = operation({
  name: "guide/compare-recipes",
  summary: "Two recipes side by side, or one and what to compare it with",
  who: "anyone",
  changes: false,
  input,
  answers: z.object({
    recipes: z.array(z.looseObject({ id: z.int() }) as unknown as z.ZodType<Compared>),
    unknown: z.array(z.int()).describe("Numbers that no public recipe has"),
    left: z.array(z.int()).describe("Numbers beyond the first two recipes"),
    offered: z.array(subjectCardSchema),
  }),
  async handle({ ids, keyword }, { house, db }) {
    const cards = await subjectCards(
      db,
      ids.map((link_id) => ({ link_table: "cocktails", link_id })),
    );
    const known = cards.map(({ link_id }) => link_id);
    const chosen = known.slice(0, 2);
    const rows = await Promise.all(chosen.map((id) => findRecipe(db, id, null)));
    const recipes = rows.flatMap((row) => (row ? [presentRecipe(row)] : []));
    const isFull = recipes.length === 2;
    const [first] = chosen;
    const offered = async () => {
      if (!keyword && first !== undefined) {
        const [family, like] = await Promise.all([
          familyOf(db, first, rows[0]?.variant_of ?? null),
          relatedCocktails(db, first, offeredAtMost),
        ]);
        const near = [...new Set([...family, ...like])].map((link_id) => ({ link_table: "cocktails", link_id }));
        return subjectCards(db, near.slice(0, offeredAtMost));
      }
      const narrowed = readNarrowed(cocktails, new URLSearchParams({ keyword }));
      return (await keptList(house, readings.cocktails, narrowed, { limit: offeredAtMost + 1, offset: 0 })).cards;
    };
    return success({
      recipes,
      unknown: ids.filter((id) => !known.includes(id)),
      left: known.slice(2),
      offered: isFull ? [] : (await offered()).filter(({ link_id }) => link_id !== first).slice(0, offeredAtMost),
    });
  },
});
