/** Where each garnish goes, and in which layer of the picture. */
import type { DrinkFacts, Garnish } from "../facts.ts";
import { axis, bottomOf, type Half, radiusAt, tilt } from "../glasses/profile.ts";
import { at, type Random, s } from "../svg/svg.ts";
import { flowers } from "./flowers.ts";
import { type Citrus, grapefruit, lemon, lime, orange, slice, wedge, wheel } from "./garnish-citrus.ts";
import {
  appleFan,
  blackberry,
  cherry,
  olive,
  onion,
  passionFruit,
  pineapple,
  raspberry,
  strawberry,
} from "./garnish-fruit.ts";
import { basil, celery, cucumber, fronds, mint, rosemary } from "./garnish-leaf.ts";
import { chilli, cinnamon, coffeeBeans, crust, dust, ginger, starAnise, yolk } from "./garnish-spice.ts";
import { peelInGlass, peelOf, turnedTo } from "./laid.ts";
import { ribbon } from "./peels.ts";
import { broad, pick } from "./pick.ts";

/** What a garnish needs to know of the glass. */
export type Table = Pick<DrinkFacts, "peel" | "apple" | "flower"> & {
  rim: { r: number; y: number };
  /** What lies on top: the liquid, its foam, or the heap of ice. */
  top: { r: number; y: number };
  bowl: Half;
  /** Something firm lies on top that bears fruit: foam of cream, ice cream, a heap of ice. */
  soft: boolean;
  /** Fruit was dropped in, and is seen at the bottom. */
  sunk: boolean;
  /** Over ice. */
  iced: boolean;
  /** 1 where garnishes begin on the right side, -1 on the left. */
  side: 1 | -1;
  random: Random;
};

/** How many garnishes sit on the rim already and stand in the glass. */
export type Taken = { rim: number; stand: number };

/** A picture's layers: behind the liquid, on its surface, before the glass. */
export type Layers = { back: string; surface: string; front: string };

const twists: Partial<Record<Garnish, Citrus>> = {
  "lemon-twist": lemon,
  "orange-twist": orange,
  "lime-twist": lime,
  "grapefruit-twist": grapefruit,
};

const onRim: Partial<Record<Garnish, (table: Table) => string>> = {
  "lemon-wheel": () => wheel(lemon),
  "orange-wheel": () => wheel(orange),
  "lime-wheel": () => wheel(lime),
  "lemon-wedge": () => wedge(lemon),
  "lime-wedge": () => wedge(lime),
  "orange-slice": () => slice(orange),
  "grapefruit-slice": () => slice(grapefruit),
  "pineapple-wedge": pineapple,
  strawberry,
  "apple-fan": ({ apple }) => appleFan(apple === "green"),
  cucumber,
  chilli: () => chilli,
};

/** Drawing, and how far it reaches up. */
const standing: Partial<Record<Garnish, readonly [draw: (random: Random, deep: number) => string, high: number]>> = {
  "mint-sprig": [mint, 92],
  "rosemary-sprig": [rosemary, 124],
  "basil-leaf": [basil, 82],
  celery: [celery, 158],
  "pineapple-leaf": [fronds, 140],
  "cinnamon-stick": [cinnamon, 102],
};

const picked: Partial<Record<Garnish, readonly [drawing: string, count: number]>> = {
  cherry: [cherry, 1],
  olive: [olive, 1],
  onion: [onion, 3],
  raspberry: [raspberry, 2],
  blackberry: [blackberry, 2],
  ginger: [ginger, 1],
};

function afloat(garnish: Garnish, table: Table): string {
  const { top, random } = table;
  const size = Math.min(1.3, Math.max(0.62, top.r / 70));
  const drawing = {
    "coffee-beans": coffeeBeans,
    "star-anise": starAnise,
    flower: () =>
      flowers[table.flower ?? (["orchid", "viola", "hibiscus"] as const)[Math.floor(random() * 3)] ?? "orchid"],
    egg: () => yolk,
    "passion-fruit": () => passionFruit(random),
  }[garnish as string];
  if (drawing) return at(axis - top.r * 0.12, top.y, drawing(), 0, size);
  if (garnish === "nutmeg") return at(axis, top.y, dust("#6b3d18", top.r, 34, random));
  if (garnish === "cocoa") return at(axis, top.y, dust("#3f1f0e", top.r, 56, random));
  return "";
}

/** Stems lean outwards by this angle. */
const lean = 0.227;

/** How far down a stem leaning in from (x, y) can go before it meets the glass. */
function depthFor(bowl: Half, x: number, y: number, lean: number): number {
  const floor = bottomOf(bowl).y;
  let deep = 6;
  while (y + deep + 8 < floor && Math.abs(x - Math.sin(lean) * (deep + 8)) < radiusAt(bowl, y + deep + 8) - 6)
    deep += 8;
  return deep;
}

/** Draws one garnish; `taken` counts what already sits on the rim or stands in the glass. */
function place(garnish: Garnish, table: Table, taken: Taken): Partial<Layers> {
  const { rim, top, bowl, random } = table;
  const peel = twists[garnish];
  if (peel) return peelOf(peel, table, taken);
  const rimDrawing = onRim[garnish];
  if (rimDrawing) {
    const spot = taken.rim++;
    const mirror = spot === 1 ? -table.side : table.side;
    const size = rim.r < 48 ? 1.2 : 1.35;
    const [x, y] = spot < 2 ? [rim.r * 0.97 * mirror, 0] : [rim.r * (spot === 2 ? 0.5 : -0.5), rim.r * tilt * 0.86];
    return { front: turnedTo(axis + x, rim.y + y, rimDrawing(table), mirror * size, size) };
  }
  const stand = standing[garnish];
  if (stand) {
    const spot = taken.stand++;
    const [draw, high] = stand;
    const side = spot % 2 ? -table.side : table.side;
    const heaped = top.y < rim.y;
    const x = side * rim.r * (heaped ? 0.3 : 0.46);
    const y = heaped ? top.y + 14 : rim.y + 4;
    const size = Math.min(1.3, 0.84 + rim.r / 260, (y - 8) / high);
    const deep = heaped ? 30 : depthFor(bowl, x, y, side * lean) / size;
    return { back: at(axis + x, y, draw(random, deep), (side * lean * 180) / Math.PI, size) };
  }
  if (garnish === "salt-rim" || garnish === "sugar-rim")
    return { front: crust(rim.r, rim.y, garnish === "salt-rim", random) };
  if (garnish === "horses-neck") {
    return {
      surface: s`<g opacity=".85">${peelInGlass(table)}</g>`,
      front: turnedTo(axis - rim.r, rim.y, ribbon(lemon), -1.1, 1.1),
    };
  }
  return { surface: afloat(garnish, table) };
}

/** The layers of every garnish, in the order given; picked ones share one pick. Cream is the liquid's affair. */
export function garnishLayers(garnishes: readonly Garnish[], table: Table): Layers[] {
  const unique = [...new Set(garnishes)].filter((garnish) => garnish !== "cream");
  const onPick = unique.filter((garnish) => picked[garnish]);
  const taken: Taken = { rim: onPick.length > 0 && table.rim.r <= broad ? 1 : 0, stand: 0 };
  const list = unique
    .filter((garnish) => !picked[garnish])
    .map((garnish) => ({ back: "", surface: "", front: "", ...place(garnish, table, taken) }));
  if (onPick.length > 0) {
    const items = onPick.flatMap((garnish) => {
      const [drawing, count] = picked[garnish] ?? ["", 0];
      return Array.from({ length: unique.length > 1 ? 1 : count }, () => drawing);
    });
    list.unshift({ ...pick(items.slice(0, 3), table) });
  }
  return list;
}
