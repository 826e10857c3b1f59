/** The facts that a picture is drawn from; nothing else reaches the drawing. */
import type { clarities, garnishes, glassShapes, ices, methods } from "./words.ts";

export type GlassShape = (typeof glassShapes)[number];
export type Garnish = (typeof garnishes)[number];
export type Ice = (typeof ices)[number];
export type Method = (typeof methods)[number];
type Clarity = (typeof clarities)[number];

export const pieces = ["lime", "lemon", "orange", "mint", "cucumber", "strawberry", "raspberry"] as const;
export type Piece = (typeof pieces)[number];

/** One ingredient as the eye sees it. */
export type PourFact = {
  name: string;
  ml: number;
  /** `#rrggbb` */
  colour: string;
  clarity: Clarity;
  fizzy: boolean;
  /** How many times its volume it colours what it comes into; 1 for most. */
  dye?: number;
  /** Cloudy, and as thin as water for all that: it takes any colour, as milk does not. */
  thin?: boolean;
  /** The glass is filled up with it, whatever the recipe's measure says. */
  tops?: boolean;
  /** It rests on the surface, sinks to the bottom, or is dotted on the foam. */
  layer?: "float" | "sink" | "dots" | undefined;
};

export type DrinkFacts = {
  name: string;
  shape: GlassShape;
  /** Brimful volume of the glass. */
  glassMl: number;
  method: Method;
  ice: Ice;
  pours: PourFact[];
  garnishes: Garnish[];
  /** Fruit and leaves that were muddled and stay in the glass. */
  pieces?: Piece[];
  /** Nothing is said of layers: all that was poured lies mixed. */
  mixed?: boolean;
  /** How a twist is served: laid into the drink, curled on the rim, or hung in a long ribbon. */
  peel?: "laid" | "curl" | "ribbon";
  /** Fruit was dropped in, and lies at the bottom. */
  sunk?: boolean;
  /** Of a fan of apple, and of a flower, where it is another than the usual one. */
  apple?: "green";
  flower?: "umbel";
  /** The colour, `#rrggbb`, of a scoop of ice cream that lies in it. */
  scoop?: string;
  /** What is poured into a small glass of its own, which stands beside or was dropped into the drink. */
  aside?: { pours: PourFact[]; within: boolean };
  /** Egg white or cream that was shaken, or the crema of coffee. */
  foam: boolean;
  hot: boolean;
};

export const bottleKinds = [
  "spirit",
  "liqueur",
  "wine",
  "beer",
  "bitters",
  "syrup",
  "juice",
  "mixer",
  "pantry",
] as const;
export type BottleKind = (typeof bottleKinds)[number];

export type BottleFacts = {
  name: string;
  /** `#rrggbb` */
  colour: string;
  kind: BottleKind;
  /** A brand's name, set large; the ingredient's then stands beneath it. */
  brand?: string;
};
