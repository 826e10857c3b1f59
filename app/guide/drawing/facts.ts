/** The facts that a picture is drawn from; nothing else reaches the drawing. */
import type { clarities, garnishes, glassShapes, ices, methods } from "../vocabulary.ts";

export type GlassShape = (typeof glassShapes)[number];
export type Garnish = (typeof garnishes)[number];
export type Ice = (typeof ices)[number];
export type Method = (typeof methods)[number];
type Clarity = (typeof clarities)[number];

/** One ingredient as the eye sees it. */
export type PourFact = {
  name: string;
  ml: number;
  /** `#rrggbb` */
  colour: string;
  clarity: Clarity;
  fizzy: boolean;
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
  /** Egg white or cream that was shaken, or the crema of coffee. */
  foam: boolean;
  hot: boolean;
};

export type BottleKind = "spirit" | "liqueur" | "wine" | "beer" | "bitters" | "syrup" | "juice" | "mixer" | "pantry";

export type BottleFacts = { name: string /** `#rrggbb` */; colour: string; kind: BottleKind };
