import { closures as closureWords } from "#app/drinks/barcode.ts";
import { countries } from "#app/drinks/vocabulary.ts";

/** How a field of the form is answered. */
type Kind = "line" | "text" | "number" | "choice" | "several" | "tick" | "thing";

/** A field of a proposed bottle: the form, its checks, the summary and the desk are made from it. */
export type ProductField = {
  step: number;
  label: string;
  hint?: string;
  kind: Kind;
  /** The most characters of a text, or how many may be chosen. */
  longest?: number;
  /** Of a number. */
  range?: readonly [least: number, most: number];
  decimals?: number;
  unit?: string;
  /** What may be chosen, in words. */
  options?: Readonly<Record<string, string>>;
};

/** What labels say of a bottle whose part of the kingdom its writer does not know: an editor does, before it is taken. */
export const unitedKingdom = "United Kingdom";
/** The countries that a bottle may be said to come from. */
export const labelCountries = [...countries, unitedKingdom].sort();

const same = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]));
const thisYear = new Date().getFullYear();

/** The steps of contract.md, 11, by number; the summary comes after them. */
export const steps = [
  { title: "Barcodes and bottle", lead: "What stands on its back, and what it looks like." },
  { title: "Name and kind", lead: "As the label has it, and where it belongs." },
  { title: "Strength", lead: "Give either figure: the other one is reckoned from it." },
  { title: "Where it comes from", lead: "The country of the drink itself, not of the company that sells it." },
  { title: "How it is made", lead: "As far as the label or the maker says so. Leave out what you do not know." },
  { title: "How it tastes", lead: "In your own words: what is copied from elsewhere cannot be published." },
  { title: "In the glass", lead: "What it is mixed as, and in which drinks it shines." },
  { title: "Who makes it", lead: "Choose the producer, or name one that the guide does not know yet." },
  { title: "You", lead: "For our editors only; none of this is published." },
] as const;
export const lastStep = steps.length;

/** How a bottle is closed. */
export const closures = same(closureWords);

/** Every field of contract.md, 11, but the rows and pictures of step 1, in the order of the form. */
export const productFields = {
  name: { step: 2, label: "Name", hint: "The whole name, without the size.", kind: "line", longest: 80 },
  brand_line: {
    step: 2,
    label: "Line or range (optional)",
    hint: "For example, Reserva or Small Batch.",
    kind: "line",
    longest: 80,
  },
  edition: { step: 2, label: "Edition (optional)", hint: "For example, Batch 12.", kind: "line", longest: 80 },
  category1: { step: 2, label: "Kind", kind: "thing" },
  category2: { step: 2, label: "Of which", kind: "thing" },
  category3: { step: 2, label: "More exactly (optional)", kind: "thing" },
  category4: { step: 2, label: "Style (optional)", kind: "thing" },
  abv: {
    ...{ step: 3, label: "Alcohol by volume (optional)", hint: "In %, as the label has it.", kind: "number" },
    ...{ range: [0, 96], decimals: 2, unit: "%" },
  },
  proof: {
    ...{ step: 3, label: "US proof (optional)", hint: "Twice the percentage.", kind: "number" },
    ...{ range: [0, 192], decimals: 2, unit: "proof" },
  },
  alcohol_free: { step: 3, label: "It is without alcohol", hint: "At most 0.5 %.", kind: "tick" },
  country: { step: 4, label: "Country", kind: "choice", options: same(labelCountries) },
  region: { step: 4, label: "Region (optional)", kind: "line", longest: 80 },
  age: {
    ...{ step: 4, label: "Age (optional)", hint: "In years, where the label says so.", kind: "number" },
    ...{ range: [0, 100], decimals: 0, unit: "years" },
  },
  vintage: {
    ...{ step: 4, label: "Vintage (optional)", hint: "The year on the label.", kind: "number" },
    ...{ range: [1800, thisYear], decimals: 0 },
  },
  raw_material: {
    ...{ step: 5, label: "Made from (optional)", kind: "several", longest: 6 },
    options: same([
      ...["agave", "apples", "barley", "botanicals", "cane juice", "grapes", "herbs", "hops", "maize", "malted barley"],
      ...["milk", "molasses", "nuts", "potatoes", "rice", "roots", "rye", "stone fruit", "wheat", "other"],
    ]),
  },
  still: {
    ...{ step: 5, label: "Distilled in (optional)", kind: "choice" },
    options: same(["a pot still", "a column still", "pot and column stills", "a hybrid still", "it is not distilled"]),
  },
  cask: {
    ...{ step: 5, label: "Matured in (optional)", kind: "several", longest: 6 },
    options: same([
      ...["American oak", "European oak", "Japanese oak", "acacia", "chestnut", "bourbon casks", "sherry casks"],
      ...["port casks", "wine casks", "rum casks", "new oak", "steel", "clay", "other"],
    ]),
  },
  additives: {
    ...{ step: 5, label: "Added to it (optional)", kind: "choice" },
    options: { none: "nothing", colour: "colour", sugar: "sugar", both: "colour and sugar", unknown: "I do not know" },
  },
  organic: { step: 5, label: "It is certified as organic", kind: "tick" },
  vegan: { step: 5, label: "Its maker says that it is vegan", kind: "tick" },
  description: {
    ...{ step: 6, label: "What it is (optional)", hint: "Its story and its making, up to 2,000 characters." },
    ...{ kind: "text", longest: 2_000 },
  },
  tasting_note: {
    ...{ step: 6, label: "Tasting note (optional)", hint: "What you smell and taste, up to 600 characters." },
    ...{ kind: "text", longest: 600 },
  },
  sweetness: {
    ...{ step: 6, label: "Sugar (optional)", hint: "In grams a litre.", kind: "number" },
    ...{ range: [0, 700], decimals: 1, unit: "g/l" },
  },
  serve: {
    ...{ step: 7, label: "How to serve it (optional)", hint: "For example, chilled, in a small glass." },
    ...{ kind: "line", longest: 200 },
  },
  cocktails: { step: 7, label: "Drinks that it is good in (optional)", kind: "thing", longest: 5 },
  ingredient: {
    ...{ step: 7, label: "Which ingredient it is (optional)", kind: "thing" },
    hint: "What a recipe asks for when this bottle does.",
  },
  producer: { step: 8, label: "Producer", kind: "thing" },
  producer_new: { step: 8, label: "A producer that is not in the list", kind: "line", longest: 80 },
  processor: {
    ...{ step: 8, label: "Bottler or blender (optional)", hint: "Only where it is somebody else.", kind: "thing" },
  },
  processor_new: { step: 8, label: "A bottler or blender that is not in the list", kind: "line", longest: 80 },
  relation: {
    ...{ step: 9, label: "You are (optional)", kind: "choice" },
    options: {
      drinker: "somebody who drinks it",
      bartender: "a bartender",
      producer: "its producer",
      agent: "its agent or distributor",
    },
  },
  note: { step: 9, label: "A note for the editor (optional)", kind: "text", longest: 1_000 },
  terms: {
    ...{ step: 9, label: "What I wrote is true and mine, and the guide may publish it", kind: "tick" },
  },
} as const satisfies Record<string, ProductField>;

export type FieldName = keyof typeof productFields;
const names = Object.keys(productFields) as FieldName[];

/** A field by its name, as any field. */
export const fieldOf = (name: FieldName): ProductField => productFields[name];

/** A word of a list by what tells it from the others: "a pot still" by "pot", "sherry casks" by "sherry". */
const gistOf = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the|it is) /, "")
    .replace(/ (?:still|cask)s?$/, "");

/** What a typed word means of those that a field offers, where it is one of them alone; else the word as it is. */
export function meantBy(name: FieldName, typed: string): string {
  const { options = {} } = fieldOf(name);
  if (typed === "" || Object.hasOwn(options, typed)) return typed;
  const gist = gistOf(typed);
  const meant = Object.entries(options).filter((words) => words.some((word) => gistOf(word) === gist));
  return meant.length === 1 ? meant[0]![0] : typed;
}

/** The names of a step's fields, in their order. */
export function fieldsOfStep(step: number): FieldName[] {
  return names.filter((name) => productFields[name].step === step);
}
