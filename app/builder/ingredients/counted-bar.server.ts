import { type BarCatalogue, barCatalogueFor, barOf, knownIn, openFor } from "#app/my-bar/makeable.server.ts";
import type { Context } from "#app/operations/operation.ts";

/** Nobody: no recipe is theirs. */
const nobody = "";

/** A bar of named ingredients, with the reader's own staples and substitutes where they are signed in. */
export type CountedBar = {
  catalogue: BarCatalogue;
  /** Those that the library knows, in the order named. */
  ids: number[];
  open(rules?: Parameters<typeof openFor>[3]): ReturnType<typeof openFor>;
};

/** contract.md, 9: what an `iid` list makes: by the engine and the rules of every other bar. */
export async function barOfIngredients(context: Context, iid: readonly number[]): Promise<CountedBar> {
  const { person } = context;
  const catalogue = await barCatalogueFor(context.house, context.person?.id);
  const ids = knownIn(catalogue, iid);
  const own = person ? (await barOf({ ...context, person })).bar : { pantryOff: [] };
  const bar = { ...own, ingredients: ids, brands: [] };
  return { catalogue, ids, open: (rules = {}) => openFor(catalogue, person?.id ?? nobody, bar, rules) };
}
