import type { CheckedRecipe } from "../form/check.ts";
import { type Draft, emptyDraft } from "../form/draft.ts";
import type { RevisionFacts } from "../revisions/revision.ts";

/** What a recipe that was accepted says, for its revisions. */
export function factsOf({ entry, description, youtubeId, lines }: CheckedRecipe): RevisionFacts {
  return {
    ...{ name: entry.name, glass: entry.glass, method: entry.method, ice: entry.ice },
    ...{
      description,
      garnish: entry.garnish?.text ?? "",
      instructions: entry.instructions,
      youtube_id: youtubeId ?? "",
    },
    lines: lines.map(({ ingredient, unit, brandId, amount, optional, note }) => ({
      ...{ ingredientId: ingredient.id, ingredient: ingredient.name, unitId: unit.id, unit: unit.name },
      ...{ brandId, amount, optional, note },
    })),
  };
}

type Said = Pick<RevisionFacts, "name" | "glass" | "method" | "ice" | "instructions"> & {
  description?: string;
  garnish: string | null;
  youtube_id?: string | null;
  lines: readonly {
    ingredientId: number;
    unitId: number;
    brandId: number | null;
    amount: number;
    optional: boolean;
    note: string | null;
  }[];
};

/** The form of a recipe that is kept: to be changed, restored, or made another version of. */
export function draftOf(said: Said, isPublic: boolean): Draft {
  return {
    ...emptyDraft,
    ...{ name: said.name, glass: said.glass, method: said.method, ice: said.ice, isPublic },
    description: said.description ?? "",
    garnish: said.garnish ?? "",
    instructions: said.instructions.join("\n"),
    youtube_id: said.youtube_id ?? "",
    lines: said.lines.map(({ amount, note, ...line }, place) => ({
      ...line,
      key: `r${place + 1}`,
      amount: String(amount),
      note: note ?? "",
    })),
  };
}
