/** Every drawing that there is, once: what the contact sheet at /desk/drawings shows (README, Look). */
import {
  type BarFacts,
  type BookFacts,
  type BottleKind,
  barKinds,
  type DrinkFacts,
  describeBar,
  describeBook,
  describeDrink,
  describeGlassware,
  describePaper,
  describePerson,
  describeProducer,
  describeTool,
  drawBar,
  drawBook,
  drawBottle,
  drawDrink,
  drawGlassware,
  drawMonogram,
  drawPaper,
  drawPerson,
  drawProducer,
  drawTool,
  type PaperFacts,
  type PersonFacts,
  paperKinds,
  toolKinds,
} from "./drink-drawing.ts";
import { garnishes, glassShapes } from "./words.ts";

/** One picture of the sheet: its place in addresses, what stands beneath it, its text, and how it is drawn. */
export type Sample = { key: string; label: string; alt: string; draw(): string };
export type SheetSection = { key: string; title: string; samples: Sample[] };

const spoken = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("-", " ");

const tall = new Set(["celery", "mint-sprig", "rosemary-sprig", "basil-leaf", "pineapple-leaf", "pineapple-wedge"]);

/** A plain drink that lets its garnish be seen. */
function garnished(garnish: (typeof garnishes)[number]): DrinkFacts {
  const long = tall.has(garnish) || garnish === "cucumber";
  const rim = garnish.endsWith("-rim");
  return {
    name: spoken(garnish),
    shape: garnish === "horses-neck" ? "collins" : long ? "highball" : rim ? "margarita" : "coupe",
    glassMl: long ? 330 : 200,
    method: long ? "build" : "shake",
    ice: long || garnish === "horses-neck" ? "cubed" : "none",
    pours: [
      { name: "Wine", ml: long ? 150 : 90, colour: "#e8c070", clarity: long ? "clear" : "hazy", fizzy: long },
      {
        name: "Gin",
        ml: 40,
        colour: garnish === "coffee-beans" ? "#2a1408" : "#f4f4ef",
        clarity: "clear",
        fizzy: false,
      },
    ],
    garnishes: [garnish],
    foam: garnish === "coffee-beans" || garnish === "cocoa",
    hot: false,
  };
}

/** One ingredient for each silhouette that a bottle can have. */
const bottled: readonly (readonly [name: string, kind: BottleKind, colour: string, brand?: string])[] = [
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

const shelf: readonly Required<BookFacts>[] = [
  { title: "The Evening Hour", author: "A. Barkeeper", year: 1862 },
  { title: "Two Hundred Drinks and How to Serve Them", author: "M. Tumbler", year: 1930 },
  { title: "Shaken", author: "E. Hawthorne", year: 1948 },
  { title: "Bitter and Sweet", author: "C. Julep", year: 2007 },
  { title: "The Long Drink", author: "P. Collins", year: 1978 },
  { title: "Ice", author: "F. Block", year: 2014 },
  { title: "Rum Across the Water", author: "J. Cane", year: 1991 },
  { title: "A Gentleman’s Guide to Punch", author: "R. Bowl", year: 1902 },
];

const places: Record<(typeof barKinds)[number], string> = {
  bar: "The Late Pour",
  pub: "The Barley Mow",
  hotel: "Grand Hotel Bellevue",
  restaurant: "Chez Colette",
  club: "The Back Room",
};

const printed: Record<PaperFacts["kind"], Omit<PaperFacts, "kind">> = {
  card: { title: "Fourth Wall Communications", above: "Press", below: "London" },
  notice: { title: "Head bartender", above: "The Late Pour", below: "Leeds" },
  rosette: { title: "The Neighbourhood Cup", above: "since 2019", below: "every spring" },
  ticket: { title: "A Week of Bitters", above: "Turin", below: "usually in May" },
  leaf: { title: "5", above: "December", below: "1933" },
  word: { title: "Angel’s share", above: "distilling" },
};

/** The sections in the order in which they are shown; drinks come from the library and stand before them. */
export function sheetSections(): SheetSection[] {
  const glass = glassShapes.map((shape) => ({
    key: shape,
    label: spoken(shape),
    alt: describeGlassware(shape),
    draw: () => drawGlassware(shape, Number.NaN),
  }));
  const topping = garnishes.map((garnish) => ({
    key: garnish,
    label: spoken(garnish),
    alt: describeDrink(garnished(garnish)),
    draw: () => drawDrink(garnished(garnish)),
  }));
  const bottles = bottled.map(([name, kind, colour, brand], i) => ({
    key: `${kind}-${i + 1}`,
    label: name,
    alt: `${brand ? `${brand}, ` : ""}${name}, labelled with its name.`,
    draw: () => drawBottle({ name, kind, colour, ...(brand ? { brand } : {}) }),
  }));
  const tools = toolKinds.map((kind) => ({
    key: kind,
    label: spoken(kind),
    alt: describeTool({ name: spoken(kind), kind }),
    draw: () => drawTool({ name: spoken(kind), kind }),
  }));
  const books = shelf.map((facts, i) => ({
    key: `book-${i + 1}`,
    label: facts.title,
    alt: describeBook(facts),
    draw: () => drawBook(facts),
  }));
  const fronts = barKinds.map((kind) => ({
    key: kind,
    label: places[kind],
    alt: describeBar({ name: places[kind], kind }),
    draw: () => drawBar({ name: places[kind], kind }),
  }));
  const faces = (
    [
      { name: "Ada Barkeeper" },
      { name: "Jerome Tumbler", role: "bartender", drink: garnished("orange-twist") },
      { name: "Élodie Martin", role: "distiller" },
      { name: "Charles Quill", role: "author" },
      { name: "Josephine Copper", role: "brewer" },
      { name: "Doctor Retort", role: "physician" },
      { name: "Baptiste Cloche", role: "restaurateur" },
      { name: "Bianca Moscato", role: "winemaker" },
      { name: "Enid Cask", role: "blender" },
      { name: "Solomon Law", role: "lawyer" },
    ] satisfies PersonFacts[]
  ).map((facts, i) => ({
    key: `person-${i + 1}`,
    label: facts.name,
    alt: describePerson(facts),
    draw: () => drawPerson(facts),
  }));
  const rooms = [
    "New York",
    "Singapore",
    "London",
    "Paris",
    "Venice",
    "Amsterdam",
    "Havana",
    "Honolulu",
    "Istanbul",
    "Lisbon",
  ].map(
    (city, i): BarFacts => ({
      name: `A bar in ${city}`,
      city,
      kind: barKinds[i % barKinds.length] ?? "bar",
      drink: garnished(i % 2 ? "cherry" : "lime-wheel"),
    }),
  );
  const windows = rooms.map((facts, i) => ({
    key: `window-${i + 1}`,
    label: facts.name,
    alt: describeBar(facts),
    draw: () => drawBar(facts),
  }));
  const makers = ["Old Harbour Rum", "Sorrel & Daughters", "Distillerie du Lac"].map((name, i) => ({
    key: `producer-${i + 1}`,
    label: name,
    alt: describeProducer({ name }),
    draw: () => drawProducer({ name, since: 1823 + i * 61 }),
  }));
  const papers = paperKinds
    .map((kind) => ({ kind, ...printed[kind] }))
    .map((facts) => ({
      key: facts.kind,
      label: spoken(facts.kind),
      alt: describePaper(facts),
      draw: () => drawPaper(facts),
    }));
  const plain = {
    key: "monogram",
    label: "Monogram",
    alt: "A plate with the initials M and P.",
    draw: () => drawMonogram("Monogram plate", 40),
  };
  return [
    { key: "garnishes", title: "Garnishes", samples: topping },
    { key: "glasses", title: "Glasses", samples: glass },
    { key: "bottles", title: "Bottles", samples: bottles },
    { key: "tools", title: "Tools", samples: tools },
    { key: "books", title: "Books", samples: books },
    { key: "plates", title: "Bars, people, producers", samples: [...fronts, ...windows, ...faces, ...makers, plain] },
    { key: "papers", title: "Printed papers", samples: papers },
  ];
}

/** One picture of the sheet; undefined where there is none of that name. */
export function sampleNamed(section: string, key: string): Sample | undefined {
  return sheetSections()
    .find((one) => one.key === section)
    ?.samples.find((sample) => sample.key === key);
}

/** The address of a picture of the sheet. */
export function samplePath(section: string, key: string): string {
  return `/drawings/sheet/${section}/${key}.svg`;
}
