import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";
import type { IngredientRow } from "../catalogue/catalogue-store.server.ts";

/** contract.md, 9: as many as get-started offers. */
const mostOffered = 60;
/** Of what standing a bottle must be: key, or professional. */
const grades = new Set(["K", "P"]);

/** The few that are offered at first: what stands in most homes, by the library's keys, in the order of a shelf. */
export const firstKeys = [
  "gin",
  "vodka",
  "white-rum",
  "bourbon",
  "tequila",
  "campari",
  "sweet-vermouth",
  "triple-sec",
  "lemon-juice",
  "lime-juice",
] as const;

const known = new WeakMap<BarCatalogue, { install: readonly IngredientRow[]; tickable: readonly IngredientRow[] }>();

/**
 * What get-started offers (contract.md, 9): the grades K and P and what the pantry holds, by how many recipes ask for them.
 * Worked out once a catalogue.
 */
export const installable = (catalogue: BarCatalogue) => offered(catalogue).install;

/**
 * What somebody without a bar is asked for in short: the few to begin with, then what get-started offers without the staples of
 * the pantry, which count as there already.
 */
export const tickable = (catalogue: BarCatalogue) => offered(catalogue).tickable;

function offered(catalogue: BarCatalogue) {
  const found = known.get(catalogue) ?? chosenFrom(catalogue);
  known.set(catalogue, found);
  return found;
}

function chosenFrom({ ingredients, recipes }: BarCatalogue) {
  const asked = new Map<number, number>();
  for (const { isPublic, lines } of recipes.values()) {
    if (!isPublic) continue;
    for (const id of new Set(lines.map(({ ingredientId }) => ingredientId))) asked.set(id, (asked.get(id) ?? 0) + 1);
  }
  const count = ({ id }: IngredientRow) => asked.get(id) ?? 0;
  const standing = [...ingredients.values()]
    .filter((row) => (grades.has(row.grade) || row.pantry) && !row.homemade && count(row) > 0)
    .sort((a, b) => count(b) - count(a) || a.id - b.id);
  const bought = standing.filter((row) => !row.pantry);
  const first = firstKeys.flatMap(
    (key) => [...ingredients.values()].find((row) => row.key === key && !row.pantry) ?? [],
  );
  const others = bought.filter((row) => !first.includes(row));
  return { install: standing.slice(0, mostOffered), tickable: [...first, ...others].slice(0, mostOffered) };
}
