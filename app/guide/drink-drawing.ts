/**
 * Pictures drawn from facts: the same facts always give the same SVG text, under 6 kB, self-contained,
 * safe to put inline in a page beside others (the ids inside come from the facts).
 */
import { bottle } from "./drawing/bottles/bottle.ts";
import { monogram } from "./drawing/bottles/monogram.ts";
import { describe } from "./drawing/describe.ts";
import { drink, emptyGlass } from "./drawing/drink.ts";
import type { BottleFacts, DrinkFacts, GlassShape } from "./drawing/facts.ts";

export type { BottleFacts, BottleKind, DrinkFacts, GlassShape } from "./drawing/facts.ts";

/** The drink in its glass, 400 by 500 units, on a transparent ground. */
export function drawDrink(facts: DrinkFacts): string {
  return drink(facts);
}

/** What `drawDrink` shows, in one sentence for people who cannot see it. */
export function describeDrink(facts: DrinkFacts): string {
  return describe(facts);
}

/** The empty glass. */
export function drawGlass(shape: GlassShape, glassMl: number): string {
  return emptyGlass(shape, glassMl);
}

/** A bottle or jar with the ingredient's name on its label. */
export function drawBottle(facts: BottleFacts): string {
  return bottle(facts);
}

/** A plate with the initials of a name; `hue` in degrees. */
export function drawMonogram(name: string, hue: number): string {
  return monogram(name, hue);
}
