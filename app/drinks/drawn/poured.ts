/** What a recipe's lines bring to the glass as the eye sees it: how much of each, and of what colour. */
import { isRinse, pulp } from "../volumes.ts";

export type Line = {
  key: string;
  name: string;
  ml: number;
  colour: string;
  clarity: string;
  fizzy: boolean;
  /** How many times its volume it colours what it comes into. */
  dye?: number;
  /** Clouded by anise alone: it hides what is behind it, and takes any colour. */
  thin?: boolean;
  unit_kind?: string | null;
  note?: string | null;
  amount?: number;
};

/** How much stronger than by volume some things colour what they are stirred into. */
const dyes: Record<string, number> = {
  turmeric: 90,
  matcha: 12,
  "purple-corn": 3,
  "dark-chocolate": 5,
  "chocolate-syrup": 2,
  "cocoa-powder": 12,
  "condensed-milk": 4.5,
  "evaporated-milk": 1.6,
  "mint-syrup": 2.5,
  "green-creme-de-menthe": 2,
  "fernet-branca": 2.5,
};

/** Sugars that have a colour of their own, and so dye by the gram what they are dissolved in. */
const brownSugar = /^(panela|brown-sugar|demerara-sugar|muscovado-sugar|palm-sugar)$/;
/** Spices that dye what they simmer in, and for how many millilitres of their colour one stands. */
const steeped: Record<string, number> = { cinnamon: 5, clove: 1, "star-anise": 4 };
const cooked = /\b(simmer|boil|steep|heat|warm)/i;
/** White sugar that is melted dry comes out as caramel. */
const burnt = /\bsugar\b.*\b(amber|caramel)/i;
const caramel = "#9c4a12";
/** Eggs that are beaten in, by the piece: yolk makes any drink a pale, matt yellow. */
const beaten: Record<string, { colour: string; ml: number }> = {
  egg: { colour: "#f6e2a0", ml: 45 },
  "egg-yolk": { colour: "#f5c64f", ml: 16 },
};
/** A lime that is blended peel and all gives its green. */
const rinds: Record<string, { colour: string; ml: number }> = { lime: { colour: "#a4c95c", ml: 60 } };

const said = (instructions: readonly string[], words: RegExp): boolean => instructions.some((text) => words.test(text));

/**
 * What a line brings to the glass: what is poured, fruit that was broken up, and what was weighed and steeped, ground or
 * cooked in, where it clouds what it comes into: tiger nuts make the horchata white, though only its water is poured.
 * What only lies in a built drink dyes nothing.
 */
function mlOf(line: Line, method: string, instructions: readonly string[]): number {
  if (isRinse(line.note)) return 0;
  const amount = line.amount ?? 0;
  if (line.ml > 0) return line.ml;
  if (line.unit_kind === "weight") {
    if (line.clarity === "clear" && !brownSugar.test(line.key) && line.colour !== caramel) return 0;
    return Math.min(amount, 100);
  }
  if (line.unit_kind !== "count") return 0;
  if (beaten[line.key]) return amount * (beaten[line.key]?.ml ?? 0);
  if (steeped[line.key] && said(instructions, cooked)) return Math.min(12, amount * (steeped[line.key] ?? 0));
  if (method === "build") return 0;
  return Math.min(amount * ((method === "blend" ? rinds[line.key]?.ml : undefined) ?? pulp[line.key] ?? 0), 200);
}

/** The colour in which a line goes into the glass: its own, unless the making turns it. */
function turned(line: Line, method: string, instructions: readonly string[]): Line {
  const rind = method === "blend" && line.unit_kind === "count" ? rinds[line.key] : undefined;
  if (rind) return { ...line, colour: rind.colour };
  const egg = line.unit_kind === "count" ? beaten[line.key] : undefined;
  if (egg) return { ...line, colour: egg.colour, clarity: "opaque" };
  return /^(white|caster)-sugar$/.test(line.key) && said(instructions, burnt) ? { ...line, colour: caramel } : line;
}

/** What is weighed or dyes is stirred in and lies in no layer, wherever the recipe lists it. */
function stirredInFirst(lines: readonly Line[]): Line[] {
  const stirredIn = ({ key, unit_kind }: Line) =>
    unit_kind === "weight" || ((dyes[key] ?? 1) > 2.5 && !key.endsWith("-milk"));
  return [...lines.filter(stirredIn), ...lines.filter((line) => !stirredIn(line))];
}

const anise = new Set(["absinthe", "absinthe-blanche", "pastis", "ouzo", "arak", "raki"]);
/** Anise oil falls out of solution below about 30 per cent: with half as much water again a pastis is milk. */
const louche = 1.5;

/** Turns the drink cloudy where the water in it is more than its anise spirit bears. */
function louched(lines: readonly Line[]): Line[] {
  const spirit = lines.filter(({ key }) => anise.has(key)).reduce((sum, { ml }) => sum + ml, 0);
  const rest = lines.filter(({ key }) => !anise.has(key)).reduce((sum, { ml }) => sum + ml, 0);
  // A dash or a rinse clouds nothing that can be seen.
  if (spirit < 0.12 * (spirit + rest) || rest < louche * spirit) return [...lines];
  return lines.map((line) => (line.clarity === "clear" ? { ...line, clarity: "opaque", thin: true } : line));
}

/** The lines with what each pours, in the order in which they lie. */
export function poured(lines: readonly Line[], method: string, instructions: readonly string[]): Line[] {
  return louched(
    stirredInFirst(lines)
      .map((line) => turned(line, method, instructions))
      .map((line) => ({ ...line, ml: mlOf(line, method, instructions), dye: dyes[line.key] ?? 1 })),
  );
}
