import type { ToolKind } from "#app/drawing/drink-drawing.ts";
import { toolsOf } from "./making/tools.ts";

export { otherGlasses } from "./making/glasses.ts";

/** A recipe as somebody sees it who is about to make it. */
export type MadeRecipe = {
  method: string;
  lines: readonly { key: string; homemade: boolean; unitKind: string; unit: string; note?: string | undefined }[];
  instructions: readonly string[];
  garnish: string;
};

/** 1 easy, 2 some practice, 3 skilled; whole minutes from the first bottle to the glass; tools that can be drawn. */
export type Making = { difficulty: number; minutes: number; tools: ToolKind[] };

/** What lies between opening a bottle and a drink that is right: what it costs in skill, and in minutes. */
const techniques: readonly { told: RegExp; skill: number; minutes: number }[] = [
  { told: /\bmuddl|\bpress\b[^.]*\b(leaves|wedges|mint|lime|ginger)\b|\bcrush (it|the)\b/i, skill: 0.5, minutes: 0.5 },
  // Egg white and cream: twice in the shaker.
  { told: /\bdry[- ]shake|without (any )?ice\b|egg white|\byolk\b/i, skill: 1, minutes: 1 },
  { told: /\bback of (a|the)\b|\bfloats?\b|\bso that it (sinks|floats)/i, skill: 1, minutes: 0.5 },
  { told: /\blayer/i, skill: 0.5, minutes: 0.5 },
  {
    told: /\b(rim|edge)\b[^.]*\b(salt|sugar|cocoa|spice|coconut)|\b(salt|sugar)\b[^.]*\brim\b/i,
    skill: 0.5,
    minutes: 1,
  },
  { told: /\b(rinse|coat|swirl)\b[^.]*\b(glass|absinthe)\b/i, skill: 0.5, minutes: 0.5 },
  { told: /\bunbroken spiral|\bhorse'?s neck|\bone (long )?(piece|spiral)\b/i, skill: 0.5, minutes: 1.5 },
  {
    told: /\b(light it|set (it )?(on )?fire|set it alight|ignite|alight|blazing|burning|flames? (die|go|burn))\b/i,
    skill: 2,
    minutes: 1,
  },
  { told: /\bflam(e|ed|ing)\b/i, skill: 0.5, minutes: 0.5 },
  { told: /\bwhip\b|\bwhisk\b|\bbeat\b/i, skill: 0.5, minutes: 2 },
  { told: /\bcurdle|\bclarif|\bmuslin\b|\bcoffee filter\b/i, skill: 2, minutes: 10 },
  { told: /\b(simmer|boil|heat|warm|steep|infuse|brew)\b/i, skill: 0.5, minutes: 3 },
  { told: /\bespresso\b|\bcrema\b/i, skill: 0.5, minutes: 1 },
];

/** Syrups that take a spoon and a minute are no skill. */
const plain = new Set(["simple-syrup", "rich-simple-syrup", "demerara-syrup", "honey-syrup", "saline-solution"]);

const skillOf: Record<string, number> = { build: 0, blend: 0, stir: 0.5, shake: 0.5, swizzle: 0.5, throw: 1.5 };
const minutesOf: Record<string, number> = { build: 0.5, blend: 1, stir: 1, shake: 1, swizzle: 1, throw: 1.5 };

/**
 * How hard a drink is, how long it takes and with what, from its method, its lines and the techniques that its steps
 * name. A rule is seldom wrong by more than a step; a file that knows better says so itself.
 */
export function makingOf(recipe: MadeRecipe): Making {
  const { method, lines, instructions, garnish } = recipe;
  const steps = instructions.join(" ");
  const used = techniques.filter(({ told }) => told.test(steps));
  const homemade = lines.filter((line) => line.homemade && !plain.has(line.key)).length;
  const skill =
    (skillOf[method] ?? 0) +
    used.reduce((sum, one) => sum + one.skill, 0) +
    Math.min(2, homemade / 2) +
    (lines.length > 8 ? 1 : lines.length > 6 ? 0.5 : 0);
  const minutes =
    0.5 +
    lines.length * 0.4 +
    (minutesOf[method] ?? 0) +
    used.reduce((sum, one) => sum + one.minutes, 0) +
    (garnish ? 0.5 : 0) +
    waits(instructions);
  return {
    difficulty: skill < 1.5 ? 1 : skill < 3 ? 2 : 3,
    minutes: Math.max(1, minutes < 15 ? Math.round(minutes) : Math.round(minutes / 5) * 5),
    tools: toolsOf(recipe, steps),
  };
}

const counts: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, half: 0.5 },
};

/** A glass waits in the freezer while one does something else. */
const glassWaits = /\b(freeze|chill|soak|put) (a|the) ([a-z-]+ )?(glass|coupe|flute|mug|cup)\b/i;

/** The minutes that the steps tell one to wait: "for two minutes", "two to three hours", "overnight". */
function waits(instructions: readonly string[]): number {
  const steps = instructions.filter((step) => !glassWaits.test(step)).join(" ");
  const told = [...steps.matchAll(/\b([a-z]+|\d+)[ -](?:an )?(minute|hour)s?\b/gi)].map(
    ([, count = "", unit = ""]) =>
      (counts[count.toLowerCase()] ?? (Number(count) || 0)) * (unit.toLowerCase() === "hour" ? 60 : 1),
  );
  return told.reduce((sum, one) => sum + one, 0) + (/\bovernight\b/i.test(steps) ? 8 * 60 : 0);
}
