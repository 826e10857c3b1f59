/**
 * Pictures drawn from facts: the same facts always give the same SVG text, under 8 kB, self-contained,
 * safe to put inline in a page beside others (the ids inside come from the facts).
 */
import { bottle } from "./bottles/bottle.ts";
import { describe, describeGlass } from "./drinks/describe.ts";
import { drink, emptyGlass } from "./drinks/drink.ts";
import { glassAlone, glassBesideJigger, millimetresOf } from "./drinks/scale.ts";
import { scene } from "./drinks/scene.ts";
import { cardView, tightView } from "./drinks/tight-view.ts";
import type { BottleFacts, DrinkFacts, GlassShape } from "./facts.ts";
import { formOf, type GlassForm, vesselOf } from "./glasses/glasses.ts";
import { liquidOf } from "./liquid/liquid.ts";
import { type BarFacts, barFront, describeBar } from "./plates/bar.ts";
import { type BookFacts, book, clothOfBook as boundIn, describeBook } from "./plates/book.ts";
import { monogram } from "./plates/monogram.ts";
import { describePaper, type PaperFacts, paper } from "./plates/paper.ts";
import {
  describePerson,
  describeProducer,
  type PersonFacts,
  type ProducerFacts,
  person,
  producer,
} from "./plates/plates.ts";
import { describeTool, type ToolFacts, tool } from "./tools/tool.ts";

export type { BottleFacts, BottleKind, DrinkFacts, GlassShape } from "./facts.ts";
export { bottleKinds, pieces } from "./facts.ts";
export type { GlassForm } from "./glasses/glasses.ts";
export { type BarFacts, type BarKind, barKinds } from "./plates/bar.ts";
export type { BookFacts } from "./plates/book.ts";
export { type PaperFacts, paperKinds } from "./plates/paper.ts";
export type { PersonFacts, ProducerFacts } from "./plates/plates.ts";
export { type ToolFacts, type ToolKind, toolKinds } from "./tools/tool.ts";

/** The drink in its glass, 400 by 500 units, on a transparent ground. */
export function drawDrink(facts: DrinkFacts): string {
  return drink(facts);
}

/** The same without the room above and beside it that larger drinks need: for a picture that stands alone. */
export function drawDrinkTight(facts: DrinkFacts): string {
  return drink(facts).replace('viewBox="0 0 400 500"', `viewBox="${tightView(facts)}"`);
}

/** The same as a card shows it, four by five: short glasses come nearer, and tall ones lose nothing to the card's square. */
export function drawDrinkCard(facts: DrinkFacts): string {
  return drink(facts).replace('viewBox="0 0 400 500"', `viewBox="${cardView(facts)}"`);
}

/** The drink on a bar in the light, square: for the one large picture of a page. What is not drawn is the page's own wash. */
export function drawDrinkScene(facts: DrinkFacts): string {
  return scene(facts, drink(facts), colourOfDrink(facts));
}

/** The colour of what is in the glass, as `#rrggbb`: of most of it, where it lies in layers. */
export function colourOfDrink(facts: DrinkFacts): string | null {
  const liquid = liquidOf(facts, vesselOf(facts.shape));
  if (!liquid) return null;
  const [most] = [...liquid.bands].sort((a, b) => b.share - a.share);
  return most?.colour ?? liquid.colour;
}

/** What `drawDrink` shows, in one sentence for people who cannot see it. */
export function describeDrink(facts: DrinkFacts): string {
  return describe(facts);
}

/** The empty glass, as a product; `name` where it has one of its own. */
export function drawGlassware(shape: GlassShape, glassMl: number, name?: string): string {
  return emptyGlass(shape, glassMl, name);
}

/** What `drawGlassware` shows: "A coupe, empty." */
export function describeGlassware(shape: GlassShape): string {
  return `${describeGlass(shape)}, empty.`;
}

/** How the hand takes it: on a stem, by a handle, or as a tumbler (areas of the guide: glassware by kind). */
export function formOfGlass(shape: GlassShape): GlassForm {
  return formOf(shape);
}

/** The empty glass beside a jigger of 25 ml, both at one scale (areas.md). */
export function drawGlassToScale(shape: GlassShape, glassMl: number, name?: string): string {
  return glassBesideJigger(shape, glassMl, name);
}

/** The empty glass with nothing around it: `sizeOfGlass` says how large it is. */
export function drawGlassAlone(shape: GlassShape, glassMl: number, name?: string): string {
  return glassAlone(shape, glassMl, name);
}

/** How wide and how high `drawGlassAlone` is, in millimetres. */
export function sizeOfGlass(shape: GlassShape, glassMl: number): { wide: number; high: number } {
  return millimetresOf(shape, glassMl);
}

/** What `drawGlassToScale` shows. */
export function describeGlassToScale(shape: GlassShape): string {
  return `${describeGlass(shape)}, empty, beside a jigger whose small cup holds 25 ml, at one scale.`;
}

/** A bottle, carton or jar with the ingredient's name on its label; fresh things lie on a dish. */
export function drawBottle(facts: BottleFacts): string {
  return bottle(facts);
}

/** A bar tool; the metal and the drawing come from its kind, or from the words of its name. */
export function drawTool(facts: ToolFacts): string {
  return tool(facts);
}

/** The colours of a book's cover, for its spine. */
export function clothOfBook(facts: BookFacts) {
  return boundIn(facts);
}

/** A book's cover, set in type. */
export function drawBook(facts: BookFacts): string {
  return book(facts);
}

/** The front of a bar, pub, hotel, restaurant or club in the evening. */
export function drawBar(facts: BarFacts): string {
  return barFront(facts);
}

/** A cameo with a person's initials. */
export function drawPerson(facts: PersonFacts): string {
  return person(facts);
}

/** A maker's plate. */
export function drawProducer(facts: ProducerFacts): string {
  return producer(facts);
}

/** A printed paper: for what has no thing to show. */
export function drawPaper(facts: PaperFacts): string {
  return paper(facts);
}

/** A plate with the initials of a name; `hue` in degrees. */
export function drawMonogram(name: string, hue: number): string {
  return monogram(name, hue);
}

export { describeBar, describeBook, describePaper, describePerson, describeProducer, describeTool };
