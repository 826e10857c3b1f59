import type { Draft } from "./draft.ts";

type Named = { value: string; text: string };
type Numbered = { id: number; name: string };
/** What the form needs of an ingredient: its name, the units that suit it, and its bottles. */
export type TellIngredient = { name: string; units: Numbered[]; bottles: Numbered[] };

/** A drink as it is being written: how it would look, and what follows from it. */
export type Sketch = {
  picture: string;
  picture_text: string;
  colour: string | null;
  abv: number;
  volume_ml: number;
  units: number;
  minutes: number;
  tags: string[];
  contains: string[];
};

/** The form of a recipe as it is shown: what is typed, what there is to choose, and the drink so far. */
export type ToldForm = {
  draft: Draft;
  glasses: Named[];
  ingredients: Record<number, TellIngredient>;
  sketch: Sketch | null;
  /** Ingredients that were looked for without a script. */
  found: { id: number; name: string }[] | null;
};
