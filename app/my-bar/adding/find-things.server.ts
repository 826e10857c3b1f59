import type { Queries } from "#app/database/database.server.ts";
import { fold } from "#app/kit/slug.ts";
import { type Subject, unknownIngredient } from "#app/kit/subject.ts";
import { matchingSubjects } from "#app/search/search-store.server.ts";
import type { SubType } from "../bar-types.ts";
import { subTypeOf } from "../bar-types.ts";
import type { BarCatalogue } from "../catalogue/bar-catalogue.server.ts";

/** Something that one may put into a bar. */
export type Thing = {
  link_table: "ingredients" | "spiritbrands";
  link_id: number;
  name: string;
  /** The name and, of a bottle, what is in it: "Tanqueray London Dry Gin (London dry gin)". */
  label: string;
  sub_type: SubType;
  ingredient_id: number;
  colour: string;
};

type Wanted = { keyword: string; subType: SubType | null; onlyIngredients: boolean };

/**
 * Ingredients and bottles that a keyword names, best first, as the site's one search finds them
 * (docs/decisions/2026-11-25-one-search.md), the person's own before them; without a keyword all of them by name, ingredients
 * first.
 */
export async function findThings(db: Queries, catalogue: BarCatalogue, wanted: Wanted): Promise<Thing[]> {
  const tables = wanted.onlyIngredients ? ["ingredients"] : ["ingredients", "spiritbrands"];
  const { keyword } = wanted;
  const found: Subject[] = keyword.trim()
    ? [...ownNamed(catalogue, keyword), ...(await matchingSubjects(db, { keyword, tables, named: true }))]
    : [];
  const things = keyword.trim()
    ? found.flatMap((subject) => thingOf(catalogue, subject) ?? [])
    : all(catalogue, tables);
  return things.filter((thing) => wanted.subType === null || thing.sub_type === wanted.subType);
}

/** The person's own ingredients that a keyword names: they are in no index, as only they see them. */
function ownNamed({ ingredients }: BarCatalogue, keyword: string): Subject[] {
  const words = fold(keyword).split(/\s+/).filter(Boolean);
  return [...ingredients.values()].flatMap(({ id, name, own }) => {
    const named = own === true && words.every((word) => ` ${fold(name)}`.includes(` ${word}`));
    return named ? [{ link_table: "ingredients", link_id: id }] : [];
  });
}

/** What a subject is as a thing of a bar; null where it is none. */
export function thingOf({ ingredients, brands }: BarCatalogue, { link_table, link_id }: Subject): Thing | null {
  const bottle = link_table === "spiritbrands" ? brands.get(link_id) : undefined;
  const ingredient = ingredients.get(bottle ? bottle.ingredientId : link_id);
  if (!ingredient || ingredient.id === unknownIngredient || (link_table === "spiritbrands" && !bottle)) return null;
  const { id: ingredient_id, name, type, colour } = ingredient;
  const told = { link_id, sub_type: subTypeOf(type), ingredient_id, colour };
  return bottle
    ? { link_table: "spiritbrands", name: bottle.name, label: `${bottle.name} (${name})`, ...told }
    : { link_table: "ingredients", name, label: name, ...told };
}

function all(catalogue: BarCatalogue, tables: readonly string[]): Thing[] {
  const { ingredients, brands } = catalogue;
  const ids = { ingredients: ingredients.keys(), spiritbrands: brands.keys() };
  return tables.flatMap((link_table) =>
    [...ids[link_table as keyof typeof ids]]
      .flatMap((link_id) => thingOf(catalogue, { link_table, link_id }) ?? [])
      .map((thing) => ({ thing, folded: fold(thing.name) }))
      .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.thing.link_id - b.thing.link_id))
      .map(({ thing }) => thing),
  );
}
