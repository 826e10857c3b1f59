import { capitalised } from "#app/kit/words.ts";

/** What forms call the fields of the data files, where their own names would not do. */
const labels: Readonly<Record<string, string>> = {
  abv: "Strength, % vol",
  abv_elsewhere: "Strength elsewhere",
  aka: "Other names",
  asks: "What its buyer is asked for",
  authors: "Authors",
  circa: "About that year",
  code: "Barcode",
  codes: "Barcodes",
  first_until: "Above the others until",
  glass_alternatives: "Other glasses, the next best first",
  goes_with: "Goes with",
  held_from: "Held from",
  held_to: "Held until",
  iba: "IBA category",
  iba_note: "Why it differs from the IBA's list",
  known_for: "Known for",
  makes: "How much its parts come to",
  max_per_order: "Most in one order",
  ml: "Millilitres",
  optional: "May be left out",
  parent: "What it is a kind of",
  parts: "What it is made of",
  qty: "Quantity",
  same_as: "Another cocktail with the same lines",
  say: "How to say it",
  see_also: "See also",
  serves: "Drinks in its usual batch",
  size: "Size in millilitres",
  sizes: "Sizes in millilitres, the usual one first",
  types: "Types of ingredient that it suits",
  variant_of: "Variant of",
  vat: "VAT",
  versions: "Other versions",
  weight_g: "Weight in grams",
};

const hints: Readonly<Record<string, string>> = {
  grade: "K key, P professional, C common, O other, H homemade.",
  type: "1 base spirit to 9 fridge and pantry; 0 is misc.",
  sweetness: "From 0, bone dry, to 10, dessert sweet.",
  sourness: "From 0 to 10.",
  bitterness: "From 0 to 10.",
  say: "As English would spell it, what is loud in capitals: oh duh VEE.",
  teaser: "One sentence for cards and search results.",
  colour: "Six digits after a number sign: #c84b31.",
  rating: "The editors' own, 1 to 5.5 in half steps.",
  key: "Small letters, digits and hyphens. Left empty it is made of the name; it never changes after that.",
  price: "Beside others of its kind: 1 everyday, 2 a step up, 3 special.",
  difficulty: "1 easy, 2 some practice, 3 skilled hands. Left empty it is reckoned.",
  minutes: "Left empty it is reckoned.",
};

/** A field's label: "Iba note" would be its name in words. */
export function labelOf(name: string): string {
  if (Object.hasOwn(labels, name)) return labels[name]!;
  return capitalised(name.replaceAll("_", " "));
}

/** What stands below a field's label, if anything does. */
export function hintOf(name: string): string | undefined {
  return Object.hasOwn(hints, name) ? hints[name] : undefined;
}
