import { colourOfDrink } from "#app/drawing/drink-drawing.ts";
import { drinkFacts } from "#app/drinks/drink-facts.ts";
import { otherGlasses } from "#app/drinks/making.ts";
import { tagsOf } from "#app/drinks/tags.ts";
import { shortHash } from "#app/kit/hash.ts";
import {
  contentsOfEntry,
  type Known,
  makingOfEntry,
  type Reckonable,
  strengthOfEntry,
  taggedOf,
} from "./recipe-facts.ts";

/** All that is stored of a recipe and follows from it: its figures, tags, contents, making and looks. */
export function reckon(entry: Reckonable, index: Known) {
  const glass = index.glass.get(entry.glass)!;
  const strength = strengthOfEntry(entry, index);
  const tagged = taggedOf(entry, index);
  const drawn = drawnFacts(entry, index);
  const others =
    entry.glass_alternatives ?? otherGlasses(glass, strength.volumeMl, entry.ice, (key) => index.glass.get(key)?.ml);
  return {
    tags: tagsOf(tagged),
    contains: [...contentsOfEntry(entry, index).contains],
    diet: tagged.diet,
    volume_ml: round(strength.volumeMl),
    abv: round(strength.abv),
    alcohol_ml: round(strength.alcoholMl),
    drawing: shortHash(JSON.stringify(drawn)),
    colour: colourOfDrink(drawn),
    ...makingOfEntry(entry, index),
    glass_alternatives: others.flatMap((key) => index.glass.get(key)?.id ?? []),
  };
}

/** A recipe as its drawing sees it: what changes here changes the drawing's address. */
export function drawnFacts(entry: Reckonable, index: Known) {
  const glass = index.glass.get(entry.glass)!;
  return drinkFacts({
    name: entry.name,
    shape: glass.shape,
    glassMl: glass.ml,
    method: entry.method,
    ice: entry.ice,
    garnishItems: entry.garnish?.items ?? [],
    garnish: entry.garnish?.text ?? null,
    instructions: entry.instructions,
    tags: tagsOf(taggedOf(entry, index)),
    lines: entry.lines.map(({ ingredient: key, amount, unit, optional, note }) => {
      const { name, colour, clarity, fizzy = false } = index.ingredient.get(key)!;
      const { kind, ml = 0 } = index.unit.get(unit)!;
      return {
        key,
        name,
        colour,
        clarity,
        fizzy,
        amount,
        note: note ?? null,
        unit_kind: kind,
        ml: optional ? 0 : amount * ml,
      };
    }),
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
