import { alcoholFreeBelow } from "#app/drinks/strength.ts";
import { tagsOf } from "#app/drinks/tags.ts";
import { isRinse } from "#app/drinks/volumes.ts";
import type { CocktailEntry, Library } from "../../files/files.ts";
import type { Refusal } from "../../files/read.server.ts";
import { strengthOfEntry, taggedOf } from "../../load/recipe-facts.ts";
import { indexOf } from "../../load/rows.ts";

/** A rule's finding about a cocktail. */
const about = ({ file, key }: CocktailEntry, field: string, reason: string): Refusal => ({
  file,
  field: `cocktails.${key}${field && "."}${field}`,
  reason,
});

/** How much of a glass a drink may fill, at most: without ice to just under the rim, with ice less. */
const fullest = { none: 0.97, large: 0.9, cubed: 0.85, cracked: 0.85, crushed: 0.85 } as const;

/** A recipe's volume, meltwater counted, fits its glass; its strength is that of a drink, and of its kind. */
export function measureHowlers(library: Library): Refusal[] {
  const index = indexOf(library);
  return library.cocktails.flatMap((entry) => {
    const glass = index.glass.get(entry.glass)!;
    const { volumeMl, abv } = strengthOfEntry(entry, index);
    const found: Refusal[] = [];
    const room = glass.ml * fullest[entry.ice];
    if (volumeMl > room)
      found.push(
        about(entry, "lines", `${Math.round(volumeMl)} ml in a glass that holds ${Math.round(room)} with ice`),
      );
    if (volumeMl < 15) found.push(about(entry, "lines", `only ${Math.round(volumeMl)} ml in all`));
    const [low, high] = bandFor(entry, tagsOf(taggedOf(entry, index)));
    if (abv < low || abv > high)
      found.push(about(entry, "lines", `${abv.toFixed(1)} % is outside ${low} to ${high} % for its kind`));
    return found;
  });
}

/** The strengths, per cent, that drinks of a kind have: by the tags and the ways that tell it. */
function bandFor(entry: CocktailEntry, tags: readonly string[]): [number, number] {
  if (tags.includes("no alcohol")) return [0, alcoholFreeBelow - 0.001];
  if (entry.glass === "shot") return [5, 60];
  if (tags.includes("highball") || tags.includes("spritz")) return [1.5, 22];
  if (tags.includes("hot")) return [2, 30];
  if (entry.method === "blend") return [2, 32];
  if (entry.method === "shake" || entry.method === "swizzle") return [3, 40];
  return [1, 60];
}

/** How a recipe's steps tell its method: in one of these words. */
const toldBy: Partial<Record<CocktailEntry["method"], RegExp>> = {
  shake: /shak/i,
  stir: /stir/i,
  blend: /blend|pulse|whirl|whizz/i,
  throw: /throw|pour|roll/i,
  swizzle: /swizzle/i,
};

/**
 * The steps say what the method says: nobody is told to build a drink and then to shake it with ice, and what rinses the
 * glass is noted on its line, where its strength is reckoned.
 */
export function methodHowlers(library: Library): Refusal[] {
  return library.cocktails.flatMap((entry) => {
    const found: Refusal[] = [];
    const [first = ""] = entry.instructions;
    const told = toldBy[entry.method];
    if (told && !entry.instructions.some((step) => told.test(step)))
      found.push(about(entry, "method", `is "${entry.method}", and no step says so`));
    const leads = /^(?:dry-?)?(shake|blend|throw|swizzle)\b.*\bice\b/i.exec(first)?.[1]?.toLowerCase();
    if (leads && leads !== entry.method && !told?.test(first))
      found.push(about(entry, "method", `is "${entry.method}", and the first step begins with "${leads}"`));
    const tipped = /\b(tip|pour|throw|discard)\b[^.;]*\b(out|away|rest|left)\b/i;
    const rinses = entry.instructions.some(
      (step) => /\b(rinse|coat)\b.*\bglass\b|\bglass\b.*\b(rinse|coat)/i.test(step) && tipped.test(step),
    );
    if (rinses && !entry.lines.some(({ note }) => isRinse(note)))
      found.push(about(entry, "lines", 'holds none with the note "to rinse the glass", though a step tips it out'));
    return found;
  });
}

/** Two names for the same lines: one of them says whose (`same_as`), or one is a mistake. */
export function twinHowlers(library: Library): Refusal[] {
  const first = new Map<string, CocktailEntry>();
  return library.cocktails.flatMap((entry) => {
    const lines = entry.lines.map(({ ingredient, amount, unit, optional }) =>
      [ingredient, amount, unit, optional ?? false].join(" "),
    );
    const signature = lines.sort().join(", ");
    const other = first.get(signature);
    if (!other) first.set(signature, entry);
    if (!other || entry.same_as === other.key || other.same_as === entry.key) return [];
    return [about(entry, "lines", `the same as those of "${other.key}"; if that is meant, say so with same_as`)];
  });
}
