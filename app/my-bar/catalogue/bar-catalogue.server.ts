import type { Queries } from "#app/database/database.server.ts";
import { type House, keep } from "#app/operations/house.server.ts";
import {
  type AlternativeStrength,
  type Bar,
  buildCatalogue,
  type Catalogue,
  type OpenBar,
  openBar,
  patchCatalogue,
  type Rules,
} from "../availability.ts";
import { type BrandRow, type IngredientRow, type RecipeRow, readCatalogue } from "./catalogue-store.server.ts";
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
};

type Keeper = { catalogue: Promise<BarCatalogue> | null };

/**
 * The process's one catalogue for bars: loaded from the database when first asked for, and anew after a notice that
 * the library changed. Whoever asks while it loads waits for the same load.
 */
export function barCatalogueOf(house: House): Promise<BarCatalogue> {
  const keeper = keep<Keeper>(house, "my-bar/catalogue", () => {
    const fresh: Keeper = { catalogue: null };
    house.notices.hear((channel) => {
      if (channel === "library") fresh.catalogue = null;
    });
    return fresh;
  });
  keeper.catalogue ??= loadBarCatalogue(house.bulk).catch((error) => {
    keeper.catalogue = null; // The next who asks tries again.
    throw error;
  });
  return keeper.catalogue;
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
