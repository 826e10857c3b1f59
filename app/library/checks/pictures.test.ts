import sharp from "sharp";
import { expect, it } from "vitest";
import { colourOfDrink, drawDrinkCard } from "#app/drawing/drink-drawing.ts";
import { distance, groundOf, toLab } from "#app/drawing/ground.ts";
import type { CocktailEntry } from "../files/files.ts";
import { readLibrary } from "../files/read.server.ts";
import { shippedLibrary } from "../library.server.ts";
import { drawnFacts } from "../load/reckoned.ts";
import { type Index, indexOf } from "../load/rows.ts";

/** A card's picture, smaller than any screen shows it, on its wash by day (app/ui/look/shapes.css). */
const size = { width: 32, height: 40 };
const byDay = { light: 0.935, share: 0.32, most: 0.045 };
const cells = size.width * size.height;
/** Lists stand in up to five columns: whoever is so near stands beside or beneath. */
const columns = 5;
/** The part of a picture that tells two apart: a peel, a cherry, the glass's edge. */
const telling = Math.round(cells * 0.02);
/** As far apart as that part looks at least; black to white is 1. */
const apart = 0.06;
/** Liquids further apart than this are of different colours. */
const coloured = 0.05;

/** What is compared: of the list by name and of the newest, every third page of 24, with its neighbours on the page. */
const page = 24;
const everyThird = 3;

type Seen = { key: string; shape: string; garnish: string; colour: string; lab: Float64Array };

/** A drink as its card looks. */
async function seen(entry: CocktailEntry, index: Index): Promise<Seen> {
  const facts = drawnFacts(entry, index);
  const colour = colourOfDrink(facts) ?? "#c9a06a";
  const bytes = await sharp(Buffer.from(drawDrinkCard(facts)), { density: 14 })
    .resize(size.width, size.height, { fit: "fill" })
    .flatten({ background: groundOf(colour, byDay) })
    .raw()
    .toBuffer();
  const lab = new Float64Array(cells * 3);
  for (let i = 0; i < cells; i++) lab.set(toLab(`#${bytes.subarray(i * 3, i * 3 + 3).toString("hex")}`), i * 3);
  return { key: entry.key, shape: facts.shape, garnish: facts.garnishes.join(), colour, lab };
}

/** How different two pictures are where they differ most. */
function difference({ lab: a }: Seen, { lab: b }: Seen): number {
  const each = new Float64Array(cells);
  for (let i = 0, k = 0; i < cells; i++, k += 3)
    each[i] = Math.hypot(a[k]! - b[k]!, a[k + 1]! - b[k + 1]!, a[k + 2]! - b[k + 2]!);
  return (
    each
      .sort()
      .subarray(-telling)
      .reduce((sum, value) => sum + value, 0) / telling
  );
}

const isOther = (one: Seen, other: Seen): boolean =>
  one.shape !== other.shape || one.garnish !== other.garnish || distance(one.colour, other.colour) > coloured;

it("no drink looks like its neighbour on a page of the list, if its glass, its garnish or its colour is another", async () => {
  const { library } = await readLibrary(shippedLibrary);
  const index = indexOf(library);
  const byName = [...library.cocktails].sort((a, b) => a.name.localeCompare(b.name, "en"));
  const newest = [...library.cocktails].sort((a, b) => b.id - a.id);
  const pages = [byName, newest].flatMap((list) =>
    Array.from({ length: Math.ceil(list.length / page) }, (_, i) => list.slice(i * page, (i + 1) * page)).filter(
      (_, i) => i % everyThird === 0,
    ),
  );
  const looks = new Map<string, Promise<Seen>>();
  const lookOf = (entry: CocktailEntry): Promise<Seen> => {
    const look = looks.get(entry.key) ?? seen(entry, index);
    looks.set(entry.key, look);
    return look;
  };
  const alike: string[] = [];
  let [compared, others] = [0, 0];
  for (const drinks of await Promise.all(pages.map((entries) => Promise.all(entries.map(lookOf)))))
    for (const [i, one] of drinks.entries())
      for (const other of drinks.slice(i + 1, i + 1 + columns)) {
        compared++;
        if (!isOther(one, other)) continue;
        others++;
        const far = difference(one, other);
        if (far < apart) alike.push(`${one.key} and ${other.key}: ${far.toFixed(3)}`);
      }
  expect(alike).toEqual([]);
  // The rule is no way out: nearly all neighbours are told apart by it.
  expect(others / compared).toBeGreaterThan(0.97);
});
