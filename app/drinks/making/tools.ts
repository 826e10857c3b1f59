import type { ToolKind } from "#app/drawing/drink-drawing.ts";
import type { MadeRecipe } from "../making.ts";

type Rule = (recipe: MadeRecipe, steps: string) => boolean;

const cutting = /\b(wedges?|slices?|wheels?|half|halve|quarters?|chop|cut|fan|stick)\b/i;
const pressed = /^(lemon|lime|orange|blood-orange|grapefruit|pink-grapefruit|yuzu)-juice$/;

/** What each tool is taken out for, in the order in which a bar lays them down. */
const rules: readonly (readonly [ToolKind, Rule])[] = [
  ["jigger", ({ lines }) => lines.some(({ unitKind }) => unitKind === "volume")],
  ["juicer", ({ lines }) => lines.some(({ key }) => pressed.test(key))],
  ["boston-set", ({ method }) => method === "shake" || method === "throw"],
  // Some are stirred in a jug, a pan or their own glass, and say so.
  [
    "mixing-glass",
    ({ method }, steps) =>
      /\bmixing glass\b/i.test(steps) ||
      (method === "stir" && /\b(ice)\b/i.test(steps) && !/\b(jug|pan|saucepan|pot|bowl|heat)\b/i.test(steps)),
  ],
  ["blender", ({ method }, steps) => method === "blend" || /\bblender\b/i.test(steps)],
  ["swizzle-stick", ({ method }) => method === "swizzle"],
  [
    "muddler",
    (_, steps) =>
      /\bmuddl|\bcrush (it|them|the (sugar|cube|lime|fruit))|\bpress\b[^.]*\b(leaves|wedges|lime|mint|ginger|slices|berries|chilli)\b/i.test(
        steps,
      ),
  ],
  [
    "bar-spoon",
    ({ method, lines }, steps) =>
      method === "stir" ||
      lines.some(({ unit }) => unit === "barspoon") ||
      /\b(stir|spoon|churn|layer|float|turn (it|once|over)|lift)/i.test(steps),
  ],
  ["hawthorne-strainer", (_, steps) => /\bstrain/i.test(steps)],
  ["fine-strainer", (_, steps) => /\b(fine|double)[- ]?strain|\bsieve\b/i.test(steps)],
  [
    "peeler",
    ({ garnish, lines }) =>
      /\b(twist|zest|peel|spiral|swathe)\b/i.test(garnish) || lines.some(({ key }) => /-(peel|zest)$/.test(key)),
  ],
  [
    "knife",
    ({ garnish, lines }) =>
      cutting.test(garnish) || lines.some(({ unitKind, note }) => unitKind === "count" && cutting.test(note ?? "")),
  ],
  ["grater", ({ garnish }, steps) => /\bgrat(e|ed|ing)\b/i.test(`${garnish} ${steps}`)],
  ["siphon", (_, steps) => /\bsiphon\b/i.test(steps)],
  ["atomiser", (_, steps) => /\batomis|\bmist\b/i.test(steps)],
];

/** The tools that a recipe's method, lines and steps ask for. */
export function toolsOf(recipe: MadeRecipe, steps: string): ToolKind[] {
  return rules.filter(([, asks]) => asks(recipe, steps)).map(([tool]) => tool);
}
