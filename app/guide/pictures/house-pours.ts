/** What stands on the bar of a house that no cocktail is known by: what houses of its kind pour. */
import type { DrinkFacts } from "#app/drawing/drink-drawing.ts";

const plain = { ice: "none", garnishes: [], foam: false, hot: false, mixed: true, method: "build" } as const;
const beer: DrinkFacts = {
  ...plain,
  name: "house’s pint of beer",
  shape: "pint",
  glassMl: 568,
  foam: true,
  garnishes: [],
  pours: [{ name: "Beer", ml: 500, colour: "#c9862c", clarity: "clear", fizzy: true, tops: true }],
};

const pours: readonly (readonly [RegExp, DrinkFacts])[] = [
  [/pub|saloon/, beer],
  [/beer hall/, { ...beer, name: "house’s mug of beer", shape: "mug", glassMl: 500 }],
  [
    /wine bar/,
    {
      ...plain,
      name: "house’s red wine",
      shape: "wine",
      glassMl: 350,
      garnishes: [],
      pours: [{ name: "Red wine", ml: 150, colour: "#5a0f1e", clarity: "clear", fizzy: false }],
    },
  ],
  [
    /caf/,
    {
      ...plain,
      name: "house’s coffee",
      shape: "punch-cup",
      glassMl: 180,
      hot: true,
      garnishes: [],
      pours: [{ name: "Coffee", ml: 130, colour: "#26120a", clarity: "opaque", fizzy: false }],
    },
  ],
];

/** The drink of a kind of house; undefined where it might be anything. */
export function housePour(kind: string): DrinkFacts | undefined {
  return pours.find(([pattern]) => pattern.test(kind))?.[1];
}
