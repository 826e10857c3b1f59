import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import { methodWords } from "#app/guide/cocktail.ts";
import { uploadHref } from "#app/uploads/upload-href.ts";
import { sketch } from "./form/tell-form.server.ts";
import { draftOf } from "./keeping/facts.ts";
import { findOwn } from "./keeping/recipe-store.server.ts";

import { thingsOf } from "./keeping/things-store.server.ts";
import { lineText } from "./revisions/revision.ts";

export { ownRecipeNames } from "./keeping/recipe-store.server.ts";

/** A recipe as whoever has its secret link is shown it; nothing of whose it is. */
export const sharedRecipe = z.object({
  ...{ name: z.string(), description: z.string(), served: z.string(), garnish: z.string() },
  lines: z.array(z.string()),
  instructions: z.array(z.string()),
  drawing: z.string().describe("A data address: the drawings of private recipes are their writer's alone"),
  picture: z.string().nullable(),
  colour: z.string().nullable(),
  ...{ abv: z.number(), volume_ml: z.number(), units: z.number(), contains: z.array(z.string()) },
});
export type SharedRecipe = z.output<typeof sharedRecipe>;

/** One of somebody's own recipes as its link shows it; null where there is none such any more. */
export async function recipeShown(db: Queries, personId: string, id: number): Promise<SharedRecipe | null> {
  const own = await findOwn(db, personId, id);
  if (!own) return null;
  const draft = draftOf(own, false);
  const things = await thingsOf(db, draft, personId);
  const drawn = sketch(draft, things);
  if (!drawn) return null;
  const lines = own.lines.map((line) =>
    lineText({
      ...line,
      ingredient: things.ingredients.get(line.ingredientId)?.name ?? "an ingredient",
      unit: things.units.get(line.unitId)?.name ?? "",
    }),
  );
  const { picture: drawing, abv, volume_ml, units, contains, colour } = drawn;
  const glass = things.glasses.get(own.glass)?.name ?? own.glass;
  return {
    ...{ name: own.name, description: own.description, garnish: own.garnish ?? "" },
    served: `${methodWords[own.method] ?? own.method}, ${glass.toLowerCase()}`,
    ...{ lines, instructions: own.instructions, drawing, picture: uploadHref(own.picture) },
    ...{ colour, abv, volume_ml, units, contains },
  };
}
