import type { ices, methods } from "#app/drawing/words.ts";
import { type Diet, dietWords } from "./diets.ts";
import { alcoholFreeBelow, lowAlcohol, lowAlcoholTag, type Strength } from "./strength.ts";

/** A recipe as its tags need it; `ml` of a line is null where it is counted or weighed. */
export type TaggedRecipe = {
  /** What the editors say of it themselves: classic, tiki, party. */
  tags: readonly string[];
  method: (typeof methods)[number];
  ice: (typeof ices)[number];
  /** Its key: a beer mug is no mug. */
  glass: string;
  instructions: readonly string[];
  iba?: string | undefined;
  year?: number | undefined;
  lines: readonly { key: string; unit: string; ml: number | null; optional: boolean }[];
  strength: Pick<Strength, "abv" | "alcoholMl">;
  diet: Diet | null;
};

/** A classic from this year on is a modern one: the revival of the cocktail began with the eighties. */
export const modernSince = 1980;

/** Glasses that stand up to boiling water: a drink served in one without ice is a hot one. */
const heatproof = new Set(["mug", "toddy", "irish-coffee"]);
const hotThings = new Set(["hot-coffee", "hot-chocolate", "espresso"]);
const iced = /-(ice-cream|sorbet)$/;
/** A step that heats what is drunk: "Warm everything slowly"; nobody drinks a warmed glass. */
const heats = /(^|[.;,] |\band )(gently |slowly )?(heat|warm|simmer|boil)\b(?! (the|a) (glass|mug|cup|toddy))/i;

/** True for a drink that is served hot: built without ice, of something hot, in a glass for it, or over a flame. */
export function isHot({ method, ice, glass, instructions, lines }: TaggedRecipe): boolean {
  if (ice !== "none" || (method !== "build" && method !== "throw")) return false;
  if (lines.some(({ key }) => iced.test(key))) return false;
  return (
    heatproof.has(glass) || lines.some(({ key }) => hotThings.has(key)) || instructions.some((step) => heats.test(step))
  );
}

/** True for a drink blended to slush, with ice, frozen fruit or ice cream; a flash in the blender only chills. */
export function isFrozen({ method, ice, instructions, lines }: TaggedRecipe): boolean {
  if (method !== "blend" || ice === "cubed") return false;
  const steps = instructions.join(" ").replaceAll(/\bwithout (any )?ice\b/gi, "");
  if (/\bfive seconds\b|\bflash|\bbriefly\b|\bsieve\b/i.test(steps)) return false;
  return /\b(ice|freeze|frozen|slush)\b/i.test(steps) || lines.some(({ key }) => iced.test(key));
}

/** What a bitters bottle gives is seasoning and no part. */
const seasoning = 3;

/** True where two or more things are poured in the same amount, and beside them nothing but dashes and leaves. */
export function isEqualParts({ lines }: Pick<TaggedRecipe, "lines">): boolean {
  const required = lines.filter(({ optional, unit }) => !optional && unit !== "leaf" && unit !== "sprig");
  if (required.some(({ ml }) => ml === null)) return false;
  const poured = required.map(({ ml }) => ml!).filter((ml) => ml > seasoning);
  return poured.length >= 2 && Math.max(...poured) - Math.min(...poured) <= 0.02 * Math.max(...poured);
}

const counts: Record<number, string> = { 2: "two ingredients", 3: "three ingredients", 4: "four ingredients" };

/** Each tag that a rule sets, with its rule. */
const rules: readonly (readonly [tag: string, rule: (recipe: TaggedRecipe) => boolean])[] = [
  ["IBA", ({ iba }) => iba !== undefined],
  ["modern classic", ({ tags, year }) => isClassic(tags) && isModern(year)],
  ["no alcohol", ({ strength }) => strength.abv < alcoholFreeBelow],
  [lowAlcohol.tag, ({ strength }) => lowAlcoholTag(strength).length > 0],
  ["hot", isHot],
  ["frozen", isFrozen],
  ["stirred", ({ method }) => method === "stir"],
  ["equal parts", isEqualParts],
  ...Object.entries(counts).map(
    ([count, tag]) => [tag, ({ lines }: TaggedRecipe) => required(lines) === Number(count)] as const,
  ),
  [dietWords.vegan, ({ diet }) => diet === "vegan"],
  [dietWords["vegan-wine"], ({ diet }) => diet === "vegan-wine"],
  [dietWords.vegetarian, ({ diet }) => diet !== null],
];

const classic = "classic";
const isClassic = (tags: readonly string[]) => tags.includes(classic);
const isModern = (year: number | undefined) => year !== undefined && year >= modernSince;
const required = (lines: TaggedRecipe["lines"]) => lines.filter(({ optional }) => !optional).length;

/** The tags that rules set: set by hand they are refused (`jigger content check`). */
export const reckonedTags: ReadonlySet<string> = new Set(rules.map(([tag]) => tag));

/** The season that goes without saying: what is hot is for winter, what is slush for summer. */
function seasonsOf(reckoned: readonly string[]): string[] {
  return [...(reckoned.includes("hot") ? ["winter"] : []), ...(reckoned.includes("frozen") ? ["summer"] : [])];
}

/** All tags of a recipe: the editors' own, then what its facts say of it. A modern classic is no plain one. */
export function tagsOf(recipe: TaggedRecipe): string[] {
  const reckoned = rules.filter(([, rule]) => rule(recipe)).map(([tag]) => tag);
  const own = recipe.tags.filter((tag) => !reckonedTags.has(tag) && !(tag === classic && isModern(recipe.year)));
  return [...new Set([...own, ...reckoned, ...seasonsOf(reckoned)])];
}

/** The tags in a recipe's file that its facts would give it anyhow, or that they contradict. */
export function needlessTags(recipe: TaggedRecipe): string[] {
  const seasons = seasonsOf(tagsOf({ ...recipe, tags: [] }));
  return recipe.tags.filter((tag) => reckonedTags.has(tag) || seasons.includes(tag));
}
