/** A bar tool as a product: which drawing it gets by its kind or its name, and in which metal. */
import { frame, hash, idOf } from "../svg/svg.ts";
import { cuttingTools } from "./cutting-tools.ts";
import { handTools } from "./hand-tools.ts";
import { type Finish, finishes, materials } from "./material.ts";
import { vesselTools } from "./vessels.ts";

const drawers = { ...vesselTools, ...handTools, ...cuttingTools };
export type ToolKind = keyof typeof drawers;
export const toolKinds = Object.keys(drawers) as ToolKind[];

export type ToolFacts = { name: string; kind?: ToolKind; finish?: Finish };

const words: readonly (readonly [RegExp, ToolKind])[] = [
  [/hawthorn/, "hawthorne-strainer"],
  [/julep strain/, "julep-strainer"],
  [/fine|double|mesh|tea.?strain|strainer/, "fine-strainer"],
  [/mixing glass|yarai|stirring glass/, "mixing-glass"],
  [/parisian/, "parisian-shaker"],
  [/boston|two.?piece/, "boston-set"],
  [/cobbler|three.?piece|shaker set/, "cobbler-shaker"],
  [/shak|tin\b/, "shaker-tin"],
  [/swizzle|lele|stirrer/, "swizzle-stick"],
  [/spoon/, "bar-spoon"],
  [/jigger|measure/, "jigger"],
  [/muddl/, "muddler"],
  [/peel|zester|channel/, "peeler"],
  [/juic|press|squeez|reamer/, "juicer"],
  [/tongs|tweezer/, "ice-tongs"],
  [/ice|mould|tray/, "ice-tray"],
  [/pour|spout/, "pourer"],
  [/board/, "board"],
  [/knife|blade/, "knife"],
  [/siphon|whip|soda/, "siphon"],
  [/atomi|spray|mister/, "atomiser"],
  [/blend/, "blender"],
  [/grat|nutmeg/, "grater"],
  [/advertisement|notice/, "notice"],
  [/book|guide|volume/, "book-set"],
  [/glass|coupe|box|set|kit/, "glass-kit"],
];

/** The drawing that fits a tool's name. */
export function toolKindOf(name: string): ToolKind {
  const text = name.toLowerCase();
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? "cobbler-shaker";
}

/** The metal in which it is drawn: the one that its name tells, else one that stays its own. */
function finishOf({ name, finish }: ToolFacts): Finish {
  if (finish && finishes.includes(finish)) return finish;
  const told = finishes.find((word) => name.toLowerCase().includes(word));
  return told ?? (/gold/i.test(name) ? "brass" : "steel");
}

/** Draws the tool. */
export function tool(facts: ToolFacts): string {
  const kind = facts.kind && Object.hasOwn(drawers, facts.kind) ? facts.kind : toolKindOf(facts.name);
  const finish = finishOf(facts);
  const id = idOf(hash(JSON.stringify(["tool", facts.name, kind, finish])));
  const { defs, paint } = materials(id, finish);
  return frame(facts.name, defs + drawers[kind](paint, id));
}

const finishWords: Record<Finish, string> = { steel: "polished steel", brass: "brass", copper: "copper" };
const wooden: readonly ToolKind[] = [
  "muddler",
  "board",
  "swizzle-stick",
  "book-set",
  "notice",
  "glass-kit",
  "ice-tray",
  "mixing-glass",
];

/** The picture of a tool in words. */
export function describeTool(facts: ToolFacts): string {
  const kind = facts.kind && Object.hasOwn(drawers, facts.kind) ? facts.kind : toolKindOf(facts.name);
  const what = kind.replace("-", " ");
  const of = wooden.includes(kind) ? "" : ` in ${finishWords[finishOf(facts)]}`;
  return `${facts.name}: ${/^[aeiou]/.test(what) ? "an" : "a"} ${what}${of}.`;
}
