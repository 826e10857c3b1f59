/** What the contact sheet shows of each kind of drawing, beside the drinks of the library. */
import type { BookFacts, BottleKind, barKinds, DrinkFacts, PaperFacts, PersonFacts } from "../drink-drawing.ts";

/** One ingredient for each silhouette that a bottle can have. */
export const bottled: readonly (readonly [name: string, kind: BottleKind, colour: string, brand?: string])[] = [
  ["London dry gin", "spirit", "#f4f4ef"],
  ["Vodka", "spirit", "#f6f7f7"],
  ["Dark rum", "spirit", "#5c2a12", "Old Harbour"],
  ["Scotch whisky", "spirit", "#c07a2c"],
  ["Bourbon", "spirit", "#a8571f"],
  ["Reposado tequila", "spirit", "#dcae5c"],
  ["Cognac", "spirit", "#a4581c"],
  ["Absinthe", "spirit", "#a9c46a"],
  ["Kirsch", "spirit", "#f5f5f2"],
  ["Coffee liqueur", "liqueur", "#2c150a"],
  ["Green Chartreuse", "liqueur", "#a8b94a"],
  ["Red bitter", "liqueur", "#c8102e"],
  ["Irish cream", "liqueur", "#c9a37c"],
  ["Crème de cassis", "liqueur", "#4a0d26"],
  ["Champagne", "wine", "#ecd98f"],
  ["Sweet vermouth", "wine", "#7a2d1c"],
  ["Fino sherry", "wine", "#e9d79a"],
  ["Dry white wine", "wine", "#eee0a0"],
  ["Red wine", "wine", "#5a0f1e"],
  ["Lager", "beer", "#e6b73c"],
  ["Stout", "beer", "#1b0f0a"],
  ["Aromatic bitters", "bitters", "#5a180e"],
  ["Honey syrup", "syrup", "#e0a63c"],
  ["Grenadine", "syrup", "#b3132b"],
  ["Peach purée", "juice", "#f4b567"],
  ["Cranberry juice", "juice", "#b01c36"],
  ["Lime", "juice", "#b4d662"],
  ["Tonic water", "mixer", "#f4f7f8"],
  ["Orange flower water", "pantry", "#f4f4ec"],
  ["Caster sugar", "pantry", "#f7f4ec"],
  ["Milk", "pantry", "#fbf8ef"],
  ["Apricot liqueur", "liqueur", "#e08a2e"],
  ["Strega", "liqueur", "#e6c23c"],
  ["Amaro", "liqueur", "#4a210f"],
  ["Jack Daniel’s", "spirit", "#a8571f"],
  ["Maker’s Mark", "spirit", "#a8571f"],
  ["Absolut", "spirit", "#f6f7f7"],
  ["Bombay Sapphire", "spirit", "#f4f4ef"],
  ["Tanqueray", "spirit", "#f4f4ef"],
  ["Hendrick’s", "spirit", "#f4f4ef"],
  ["Glenfiddich", "spirit", "#c9882f"],
  ["Johnnie Walker", "spirit", "#c07a2c"],
  ["Aperol", "liqueur", "#f2541b"],
  ["Galliano", "liqueur", "#e6c81e"],
  ["Chambord", "liqueur", "#4b1030"],
  ["Maraschino liqueur", "liqueur", "#f6f6f1"],
  ["Cointreau", "liqueur", "#f5f4ee"],
  ["Grand Marnier", "liqueur", "#cf8a35"],
  ["Hazelnut liqueur", "liqueur", "#b9772c"],
  ["Elderflower liqueur", "liqueur", "#f1ebc4"],
  ["Jägermeister", "liqueur", "#2a1608"],
  ["Bénédictine", "liqueur", "#d9a24a"],
  ["Amaretto", "liqueur", "#a8581f"],
  ["Coconut rum", "liqueur", "#f6f6f1"],
  ["Melon liqueur", "liqueur", "#7fd63a"],
  ["Cola", "mixer", "#2a1407"],
];

export const shelf: readonly Required<BookFacts>[] = [
  { title: "The Evening Hour", author: "A. Barkeeper", year: 1862 },
  { title: "Two Hundred Drinks and How to Serve Them", author: "M. Tumbler", year: 1930 },
  { title: "Shaken", author: "E. Hawthorne", year: 1948 },
  { title: "Bitter and Sweet", author: "C. Julep", year: 2007 },
  { title: "The Long Drink", author: "P. Collins", year: 1978 },
  { title: "Ice", author: "F. Block", year: 2014 },
  { title: "Rum Across the Water", author: "J. Cane", year: 1991 },
  { title: "A Gentleman’s Guide to Punch", author: "R. Bowl", year: 1902 },
];

export const places: Record<(typeof barKinds)[number], string> = {
  bar: "The Late Pour",
  pub: "The Barley Mow",
  hotel: "Grand Hotel Bellevue",
  restaurant: "Chez Colette",
  club: "The Back Room",
};

export const printed: Record<PaperFacts["kind"], Omit<PaperFacts, "kind">> = {
  card: { title: "Fourth Wall Communications", above: "Press", below: "London" },
  notice: { title: "Head bartender", above: "The Late Pour", below: "Leeds" },
  rosette: { title: "The Neighbourhood Cup", above: "since 2019", below: "every spring" },
  ticket: { title: "A Week of Bitters", above: "Turin", below: "usually in May" },
  leaf: { title: "5", above: "December", below: "1933" },
  word: { title: "Angel’s share", above: "distilling" },
};

/** People of every trade; one of them with a drink. */
export function people(drink: DrinkFacts): PersonFacts[] {
  return [
    { name: "Ada Barkeeper" },
    { name: "Jerome Tumbler", role: "bartender", drink },
    { name: "Élodie Martin", role: "distiller" },
    { name: "Charles Quill", role: "author" },
    { name: "Josephine Copper", role: "brewer" },
    { name: "Doctor Retort", role: "physician" },
    { name: "Baptiste Cloche", role: "restaurateur" },
    { name: "Bianca Moscato", role: "winemaker" },
    { name: "Enid Cask", role: "blender" },
    { name: "Solomon Law", role: "lawyer" },
  ];
}

/** What only a recipe's words tell of its picture, one drink each. */
export function waysOfServing(
  garnished: (garnish: "lemon-twist" | "cherry" | "apple-fan" | "flower" | "nutmeg") => DrinkFacts,
): [key: string, facts: DrinkFacts][] {
  const twisted = garnished("lemon-twist");
  const beer = { name: "Lager", ml: 330, colour: "#e6b73c", clarity: "clear", fizzy: true, tops: true } as const;
  const pint: DrinkFacts = {
    ...twisted,
    shape: "pint",
    glassMl: 568,
    method: "build",
    pours: [beer],
    garnishes: [],
    foam: true,
  };
  const shot = { name: "Bourbon", ml: 40, colour: "#bd6a24", clarity: "clear", fizzy: false } as const;
  return [
    ["twist-laid-in", { ...twisted, peel: "laid" }],
    ["twist-over-ice", { ...twisted, peel: "laid", shape: "old-fashioned", glassMl: 300, ice: "large" }],
    ["twist-on-the-rim", { ...twisted, peel: "curl" }],
    ["twist-in-a-ribbon", { ...twisted, peel: "ribbon", shape: "flute", glassMl: 180 }],
    ["fruit-dropped-in", { ...garnished("cherry"), pours: [{ ...shot, ml: 90 }], sunk: true }],
    ["green-apple", { ...garnished("apple-fan"), apple: "green" }],
    ["elderflower", { ...garnished("flower"), flower: "umbel" }],
    ["frozen", { ...garnished("nutmeg"), method: "blend", shape: "hurricane", glassMl: 450 }],
    ["dome-of-foam", { ...twisted, garnishes: [], shape: "collins", glassMl: 200, foam: true }],
    ["ice-cream", { ...pint, shape: "mug", glassMl: 400, foam: false, scoop: "#f8eed4" }],
    ["glass-beside", { ...pint, aside: { pours: [shot], within: false } }],
    ["glass-dropped-in", { ...pint, foam: false, aside: { pours: [shot], within: true } }],
  ];
}
