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

const known = new WeakMap<BarCatalogue, readonly IngredientRow[]>();

/**
 * The ingredients that somebody without a bar picks from: those that most recipes ask for, of the grades K and P; the few
 * to begin with come first. The staples of the pantry count as there already and are not asked for. Worked out once a
 * catalogue.
 */
export function installable(catalogue: BarCatalogue): readonly IngredientRow[] {
  const found = known.get(catalogue) ?? chosenFrom(catalogue);
  known.set(catalogue, found);
  return found;
}

function chosenFrom({ ingredients, recipes }: BarCatalogue): IngredientRow[] {
  const asked = new Map<number, number>();
  for (const { isPublic, lines } of recipes.values()) {
    if (!isPublic) continue;
    for (const id of new Set(lines.map(({ ingredientId }) => ingredientId))) asked.set(id, (asked.get(id) ?? 0) + 1);
  }
  const count = ({ id }: IngredientRow) => asked.get(id) ?? 0;
  const all = [...ingredients.values()].filter((row) => !row.pantry && !row.homemade);
  const first = firstKeys.flatMap((key) => all.find((row) => row.key === key) ?? []);
  const others = all
    .filter((row) => grades.has(row.grade) && count(row) > 0 && !first.includes(row))
    .sort((a, b) => count(b) - count(a) || a.id - b.id);
  return [...first, ...others].slice(0, mostOffered);
}
