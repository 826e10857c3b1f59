import { ices, methods } from "#app/drawing/words.ts";
import { listed, oneLine } from "#app/kit/words.ts";
import type { Known, Reckonable } from "#app/library/reckoning.ts";
import { readAmount } from "./amount.ts";
import type { Draft, DraftLine } from "./draft.ts";
import { garnishItemsIn } from "./garnish-items.ts";
import { cut, longest, teaserFrom } from "./texts.ts";
import { youtubeId } from "./youtube.ts";

export type ThingIngredient = {
  id: number;
  key: string;
  name: string;
  type: number;
  sweetness: number;
  sourness: number;
  /** Whether others may see it: one of somebody's own may be theirs alone. */
  isPublic: boolean;
};
export type ThingUnit = { id: number; key: string; name: string; plural: string; ml: number | null; types: number[] };

/** What there is to write a recipe with: every glass, unit and measure, and the ingredients and bottles that a draft names. */
export type Things = {
  known: Known;
  ingredients: ReadonlyMap<number, ThingIngredient>;
  units: ReadonlyMap<number, ThingUnit>;
  measures: ReadonlyMap<number, number>;
  glasses: ReadonlyMap<string, { id: number; key: string; name: string }>;
  /** The bottles of these ingredients and of their kinds, by name, each with those of them that it is one of. */
  brands: ReadonlyMap<number, { name: string; of: readonly number[] }>;
};

/** A line that was accepted. */
export type CheckedLine = {
  ingredient: ThingIngredient;
  brandId: number | null;
  amount: number;
  unit: ThingUnit;
  optional: boolean;
  note: string | null;
};

/** A recipe that was accepted, as it is kept and as all that follows from it is reckoned. */
export type CheckedRecipe = {
  entry: Reckonable;
  lines: CheckedLine[];
  glassId: number;
  description: string;
  teaser: string;
  sweetness: number;
  youtubeId: string | null;
};

/** guide.md, 9: the measure of a row that names none. */
const defaultMeasure = 6;

/** What is wrong with a draft, by field; or the recipe that it is. Rows are told by their key: `line-r1`. */
export function checkDraft(
  draft: Draft,
  things: Things,
): { errors: Record<string, string> } | { recipe: CheckedRecipe } {
  const errors: Record<string, string> = {};
  const name = oneLine(draft.name);
  if (name === "") errors.name = "Give your recipe a name";
  else if (name.length > longest.name) errors.name = `The name can have ${longest.name} characters at most`;
  const description = draft.description.trim();
  if (description.length > longest.description)
    errors.description = `The description can have ${longest.description} characters at most`;
  const glass = glassNamed(draft.glass, things);
  if (!glass) errors.glass = "Choose a glass";
  const method = methods.find((one) => one === draft.method);
  if (!method) errors.method = "Choose how it is mixed";
  const ice = ices.find((one) => one === draft.ice);
  if (!ice) errors.ice = "Choose the ice";
  const garnish = oneLine(draft.garnish);
  if (garnish.length > longest.garnish) errors.garnish = `The garnish can have ${longest.garnish} characters at most`;
  const steps = draft.instructions.split("\n").map(oneLine).filter(Boolean);
  const wrongSteps = problemOfSteps(steps);
  if (wrongSteps) errors.instructions = wrongSteps;
  const youtube = draft.youtube_id.trim() === "" ? null : youtubeId(draft.youtube_id);
  if (draft.youtube_id.trim() !== "" && youtube === null) errors.youtube_id = "This is no address of a film on YouTube";
  const lines = draft.lines.flatMap((line) => {
    const read = readLine(line, things);
    if (typeof read !== "string") return [read];
    errors[`line-${line.key}`] = read;
    return [];
  });
  // A row that is still to be added and cannot be is not left out without a word.
  const pending = draft.pending && readLine(draft.pending, things);
  if (typeof pending === "string") errors["line-new"] = pending;
  else if (draft.lines.length === 0) errors.find = "Add at least one ingredient";
  else if (draft.lines.length > longest.lines) errors.find = `A recipe can have ${longest.lines} ingredients at most`;
  else if (draft.isPublic && lines.some(({ ingredient }) => !ingredient.isPublic))
    errors.recipe_status = onlyYouSee(
      lines.flatMap(({ ingredient }) => (ingredient.isPublic ? [] : [ingredient.name])),
    );
  else if (lines.length === draft.lines.length && lines.every(({ optional }) => optional))
    errors.find = "At least one ingredient must not be optional";
  if (Object.keys(errors).length > 0 || !glass || !method || !ice) return { errors };
  const entry = entryOf({ name, method, ice, glass: glass.key, garnish, steps, lines });
  const recipe = { entry, lines, glassId: glass.id, description, sweetness: sweetnessOf(lines), youtubeId: youtube };
  return { recipe: { ...recipe, teaser: teaserOf(description, lines) } };
}

/** A glass by its key, as forms name it, or by its number, as filters do (contract.md, 7). */
function glassNamed(typed: string, { glasses }: Things) {
  return glasses.get(typed) ?? [...glasses.values()].find(({ id }) => String(id) === typed);
}

/** Why a recipe with ingredients of its writer's own cannot be shown to others yet. */
export const onlyYouSee = (names: readonly string[]): string =>
  `Only you see ${listed([...new Set(names)])}: have it published first, or keep the recipe to yourself`;

function problemOfSteps(steps: readonly string[]): string | null {
  if (steps.length === 0) return "Say how it is made, a step a line";
  if (steps.length > longest.steps) return `A recipe can have ${longest.steps} steps at most`;
  return steps.some((step) => step.length > longest.step)
    ? `Each step can have ${longest.step} characters at most`
    : null;
}

/** A row as it is meant, or what is wrong with it. */
export function readLine(line: DraftLine, { ingredients, units, measures, brands }: Things): CheckedLine | string {
  const ingredient = ingredients.get(line.ingredientId);
  if (!ingredient) return "There is no such ingredient";
  const unit = line.unitId === null ? undefined : units.get(line.unitId);
  if (!unit) return `Choose a unit for ${ingredient.name}`;
  if (!unit.types.includes(ingredient.type)) return `${ingredient.name} is not measured by the ${unit.name}`;
  const amount = amountOf(line.amount, measures);
  if (amount === null) return `Give the amount of ${ingredient.name} as a number, such as 22.5 or 1/2`;
  if (line.brandId !== null && !brands.get(line.brandId)?.of.includes(ingredient.id))
    return `This bottle holds no ${ingredient.name}`;
  const note = oneLine(line.note);
  if (note.length > longest.note) return `The note on ${ingredient.name} can have ${longest.note} characters at most`;
  return { ingredient, brandId: line.brandId, amount, unit, optional: line.optional, note: note || null };
}

function amountOf(typed: string, measures: Things["measures"]): number | null {
  const measure = typed === "" ? defaultMeasure : /^#\d+$/.test(typed) ? Number(typed.slice(1)) : null;
  return measure === null ? readAmount(typed) : (measures.get(measure) ?? null);
}

type Parts = Pick<Reckonable, "name" | "method" | "ice" | "glass"> & {
  garnish: string;
  steps: string[];
  lines: readonly CheckedLine[];
};

function entryOf({ garnish, steps, lines, ...entry }: Parts): Reckonable {
  return {
    ...entry,
    ...(garnish === "" ? {} : { garnish: { text: garnish, items: garnishItemsIn(garnish) } }),
    instructions: steps,
    tags: [],
    lines: lines.map(({ ingredient, unit, amount, optional, note }) => ({
      ingredient: ingredient.key,
      unit: unit.key,
      amount,
      optional,
      ...(note === null ? {} : { note }),
    })),
  };
}

type Kept = {
  name: string;
  description: string;
  glass: string;
  method: string;
  ice: string;
  garnish: string | null;
} & {
  instructions: readonly string[];
  lines: readonly (Omit<CheckedLine, "ingredient" | "unit"> & { ingredientId: number; unitId: number })[];
};

/** The same for a recipe that is kept, as what it asks for is now; null where something of it is gone. */
export function keptRecipe(kept: Kept, things: Things): Pick<CheckedRecipe, "entry" | "teaser" | "sweetness"> | null {
  const lines = kept.lines.flatMap(({ ingredientId, unitId, ...line }) => {
    const ingredient = things.ingredients.get(ingredientId);
    const unit = things.units.get(unitId);
    return ingredient && unit ? [{ ...line, ingredient, unit }] : [];
  });
  const method = methods.find((one) => one === kept.method);
  const ice = ices.find((one) => one === kept.ice);
  if (lines.length < kept.lines.length || !things.glasses.has(kept.glass) || !method || !ice) return null;
  const { name, glass, garnish } = kept;
  const entry = entryOf({
    ...{ name, method, ice, glass, lines },
    garnish: garnish ?? "",
    steps: [...kept.instructions],
  });
  return { entry, teaser: teaserOf(kept.description, lines), sweetness: sweetnessOf(lines) };
}

/** The same for a draft that is not whole yet, so that it can be drawn while it is written: what is wrong is left out. */
export function sketchOf(draft: Draft, things: Things): Reckonable | null {
  const lines = draft.lines.slice(0, longest.lines).flatMap((line) => {
    const read = readLine(line, things);
    return typeof read === "string" ? [] : [read];
  });
  const glass = things.glasses.get(draft.glass) ?? things.glasses.get("coupe");
  if (lines.length === 0 || !glass) return null;
  return entryOf({
    name: oneLine(draft.name).slice(0, longest.name) || "Your drink",
    method: methods.find((one) => one === draft.method) ?? "shake",
    ice: ices.find((one) => one === draft.ice) ?? "none",
    glass: glass.key,
    garnish: oneLine(draft.garnish).slice(0, longest.garnish),
    steps: draft.instructions.split("\n").map(oneLine).filter(Boolean).slice(0, longest.steps),
    lines,
  });
}

/** From 0, bone dry or sharp, over 5, balanced, to 10: what is sweet against what is sour, by how much is poured of each. */
function sweetnessOf(lines: readonly CheckedLine[]): number {
  const poured = lines
    .filter(({ optional }) => !optional)
    .map((line) => ({ ...line, ml: line.amount * (line.unit.ml ?? 0) }));
  const ml = poured.reduce((sum, line) => sum + line.ml, 0);
  if (ml === 0) return 5;
  const lean = poured.reduce((sum, line) => sum + line.ml * (line.ingredient.sweetness - line.ingredient.sourness), 0);
  return Math.round(Math.min(10, Math.max(0, 5 + lean / ml)) * 10) / 10;
}

/** What cards say of it: what its writer says first, else of what it is made. */
function teaserOf(description: string, lines: readonly CheckedLine[]): string {
  const names = lines.slice(0, 4).map(({ ingredient }) => ingredient.name);
  const made = `Made with ${listed(names)}${lines.length > 4 ? ", among others" : ""}.`;
  return teaserFrom(description) || cut(made);
}
