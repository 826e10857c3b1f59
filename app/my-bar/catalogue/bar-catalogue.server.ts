import type { Queries } from "#app/database/database.server.ts";
import { type House, keep } from "#app/operations/house.server.ts";
import {
  type AlternativeStrength,
  type Bar,
  buildCatalogue,
  type Catalogue,
  type IngredientFacts,
  type OpenBar,
  openBar,
  patchCatalogue,
  type Rules,
  widenCatalogue,
} from "../availability.ts";
import {
  type BrandRow,
  factsOfOwn,
  type IngredientRow,
  type OwnIngredientRow,
  type RecipeRow,
  readCatalogue,
  readOwnIngredients,
  readRecipes,
} from "./catalogue-store.server.ts";
import { kindsIn } from "./kin.ts";

/** The engine's catalogue and, by id, what its answers are told with. */
export type BarCatalogue = {
  engine: Catalogue;
  ingredients: Map<number, IngredientRow>;
  /** Ingredient → the ids of its kinds; only where there are any. */
  kinds: Map<number, number[]>;
  brands: Map<number, BrandRow>;
  recipes: Map<number, RecipeRow>;
  /** Of each person's own recipes, by owner. */
  own: Map<string, RecipeRow[]>;
  /** Of each person's own ingredients that others do not see, by owner. */
  ownIngredients: Map<string, OwnIngredientRow[]>;
  /** What the engine was built with, of the ingredients that everybody sees. */
  facts: readonly IngredientFacts[];
};

type Keeper = { catalogue: Promise<BarCatalogue> | null; personal: Map<readonly OwnIngredientRow[], BarCatalogue> };

/** So many people's own catalogues stay at hand in a process; each is the shared one with a few rows more. */
const mostPersonal = 100;

/** The catalogue as one person sees it: with the ingredients that they wrote and nobody else sees. */
export async function barCatalogueFor(house: House, personId: string | undefined): Promise<BarCatalogue> {
  const shared = await barCatalogueOf(house);
  const mine = personId === undefined ? undefined : shared.ownIngredients.get(personId);
  if (!mine) return shared;
  const { personal } = keeperOf(house);
  const known = personal.get(mine) ?? withOwn(shared, mine);
  personal.delete(mine);
  personal.set(mine, known);
  for (const oldest of personal.keys()) if (personal.size > mostPersonal) personal.delete(oldest);
  return known;
}

function withOwn(shared: BarCatalogue, mine: readonly IngredientRow[]): BarCatalogue {
  const rows = [...shared.ingredients.values(), ...mine];
  return {
    ...shared,
    engine: widenCatalogue(shared.engine, shared.facts, mine.map(factsOfOwn)),
    ingredients: new Map(rows.map((row) => [row.id, row])),
    kinds: kindsIn(rows),
  };
}

/**
 * The process's one catalogue for bars: loaded from the database when first asked for, and anew after a notice that
 * the library changed. Whoever asks while it loads waits for the same load.
 */
export function barCatalogueOf(house: House): Promise<BarCatalogue> {
  const keeper = keeperOf(house);
  keeper.catalogue ??= loadBarCatalogue(house.bulk).catch((error) => {
    keeper.catalogue = null; // The next who asks tries again.
    throw error;
  });
  return keeper.catalogue;
}

function keeperOf(house: House): Keeper {
  return keep<Keeper>(house, "my-bar/catalogue", () => {
    const fresh: Keeper = { catalogue: null, personal: new Map() };
    house.notices.hear((channel, payload) => {
      if (channel === "library") fresh.catalogue = null;
      const [, table, number] = /^(cocktails|ingredients):(\d{7,9})$/.exec(payload) ?? [];
      if (channel !== "subject" || !isMembers(Number(number))) return;
      const renewed =
        table === "cocktails" ? renewRecipe(house, Number(number)) : renewIngredient(house, Number(number));
      renewed.catch((error) => house.log.warn({ err: error }, "what a member wrote could not be read anew"));
    });
    return fresh;
  });
}

/** Whether a number is one of what a member wrote: those of the data files are lower (0002_guide.sql). */
const isMembers = (id: number) => id > 1_000_000;

/**
 * Reads one ingredient of a member anew, as `renewRecipe` does a recipe: its writer has it in every list, search and count at
 * once.
 */
export async function renewIngredient(house: House, id: number): Promise<void> {
  const keeper = keeperOf(house);
  const asked = keeper.catalogue;
  if (!asked) return;
  const [catalogue, [row]] = await Promise.all([asked, readOwnIngredients(house.db, id)]);
  const owner = row?.ownerId ?? ownerOf(catalogue, id);
  // Public before or now: everybody's catalogue has it.
  if (catalogue.ingredients.has(id) || !owner) {
    if (keeper.catalogue === asked) keeper.catalogue = null;
    return;
  }
  const others = (catalogue.ownIngredients.get(owner) ?? []).filter((one) => one.id !== id);
  const own = row ? [...others, row].sort((a, b) => a.id - b.id) : others;
  if (own.length > 0) catalogue.ownIngredients.set(owner, own);
  else catalogue.ownIngredients.delete(owner);
}

function ownerOf({ ownIngredients }: BarCatalogue, id: number): string | undefined {
  for (const [owner, rows] of ownIngredients) if (rows.some((row) => row.id === id)) return owner;
  return undefined;
}

/**
 * Reads one recipe of a member anew, so that its writer meets it everywhere at once; every other process does it when it
 * hears of it. What everybody sees, or saw, is in the engine's own catalogue: that is loaded anew as a whole.
 */
export async function renewRecipe(house: House, id: number): Promise<void> {
  const keeper = keeperOf(house);
  const asked = keeper.catalogue;
  if (!asked) return;
  const [catalogue, [row]] = await Promise.all([asked, readRecipes(house.db, id)]);
  const before = catalogue.recipes.get(id);
  if (before?.isPublic || row?.isPublic) {
    if (keeper.catalogue === asked) keeper.catalogue = null;
    return;
  }
  const owner = row?.ownerId ?? before?.ownerId;
  if (!owner) return;
  const others = (catalogue.own.get(owner) ?? []).filter((recipe) => recipe.id !== id);
  if (row) catalogue.recipes.set(id, row);
  else catalogue.recipes.delete(id);
  const own = row ? [...others, row] : others;
  if (own.length > 0) catalogue.own.set(owner, own);
  else catalogue.own.delete(owner);
}

async function loadBarCatalogue(db: Queries): Promise<BarCatalogue> {
  const read = await readCatalogue(db);
  const own = new Map<string, RecipeRow[]>();
  for (const recipe of read.recipes) {
    if (recipe.ownerId && !recipe.isPublic) own.set(recipe.ownerId, [...(own.get(recipe.ownerId) ?? []), recipe]);
  }
  return {
    engine: buildCatalogue(read.facts),
    ingredients: new Map(read.ingredients.map((row) => [row.id, row])),
    kinds: kindsIn(read.ingredients),
    brands: new Map(read.brands.map((row) => [row.id, row])),
    recipes: new Map(read.recipes.map((row) => [row.id, row])),
    own,
    ownIngredients: Map.groupBy(read.own, ({ ownerId }) => ownerId),
    facts: read.facts.ingredients,
  };
}

const strict: Rules = { alternatives: 0, requireOptional: false };

/** Opens a person's bar, strictly unless told: over all public recipes and, of the private ones, their own. */
export function openFor(catalogue: BarCatalogue, personId: string, bar: Bar, rules: Partial<Rules> = {}): OpenBar {
  return openBar(catalogueFor(catalogue, personId), bar, { ...strict, ...rules });
}

/** The same bar under each rule on substitutes, by the weakest that is allowed. */
export type OpenBars = readonly [strict: OpenBar, close: OpenBar, pinch: OpenBar];

/** Opens a person's bar under each rule on substitutes at once: what is there, and what would stand in. */
export function openAll(catalogue: BarCatalogue, personId: string, bar: Bar): OpenBars {
  const engine = catalogueFor(catalogue, personId);
  const open = (alternatives: AlternativeStrength) => openBar(engine, bar, { ...strict, alternatives });
  return [open(0), open(1), open(2)];
}

function catalogueFor(catalogue: BarCatalogue, personId: string): Catalogue {
  const own = catalogue.own.get(personId);
  return own ? patchCatalogue(catalogue.engine, { recipes: own }) : catalogue.engine;
}

/** Whether a person may see a recipe: it is public, or their own. */
export function maySee(recipe: RecipeRow, personId: string): boolean {
  return recipe.isPublic || recipe.ownerId === personId;
}
