/** Every drawing that there is, once: what the contact sheet at /desk/drawings shows. */
import { capitalised } from "#app/kit/words.ts";
import {
  type BarFacts,
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
  paperKinds,
  toolKinds,
} from "./drink-drawing.ts";
import { bottled, people, places, printed, shelf, waysOfServing } from "./sheet/samples.ts";
import { garnishes, glassShapes } from "./words.ts";

/** One picture of the sheet: its place in addresses, what stands beneath it, its text, and how it is drawn. */
export type Sample = { key: string; label: string; alt: string; draw(): string };
export type SheetSection = { key: string; title: string; samples: Sample[] };

const spoken = (key: string): string => capitalised(key).replaceAll("-", " ");

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
  const served = waysOfServing(garnished).map(([key, facts]) => ({
    key,
    label: spoken(key),
    alt: describeDrink(facts),
    draw: () => drawDrink(facts),
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
  const faces = people(garnished("orange-twist")).map((facts, i) => ({
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
    { key: "serving", title: "Ways of serving", samples: served },
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
