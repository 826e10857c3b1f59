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
