import { oidOf, type Subject } from "#app/kit/subject.ts";
import { likedAndNot } from "#app/marks/mark-store.server.ts";
import type { Context } from "#app/operations/operation.ts";
import type { AlternativeStrength, Bar, OpenBar } from "../availability.ts";
import { substituteStrengths } from "../bar-types.ts";
import { type BarCatalogue, barCatalogueFor, type OpenBars, openFor } from "../catalogue/bar-catalogue.server.ts";
import { openedFor } from "../catalogue/opened-bars.server.ts";
import type { PersonsMarks } from "../recipes/recipe-choice.ts";
import { type Cabinets, type OwnedItem, type OwnSubstitute, ownedThings } from "./bar-store.server.ts";

/** The signed-in person's bar, as one request sees it: read once, and opened once under each rule. */
export type PersonsBar = Cabinets & {
  personId: string;
  catalogue: BarCatalogue;
  /** What stands in it and counts as there, newest first. */
  items: readonly OwnedItem[];
  /** The same with what is out, which its own lists show and nothing counts. */
  withOut: readonly OwnedItem[];
  /** What the person takes for what, newest first. */
  substitutes: readonly OwnSubstitute[];
  /** The same as the engine takes it, with the staples that are switched off. */
  bar: Bar;
  /** What is there with substitutes up to this weak; nobody may change it, others look at the same. */
  open(alternatives: AlternativeStrength): OpenBar;
  /** Under each rule on substitutes at once: what is there, and what would stand in. */
  openAll(): OpenBars;
  /** What follows from the bar and the catalogue alone, found once as long as neither changes; `what` names it. */
  follows<T>(what: string, find: () => T): T;
};

/** Whose bar it is, and with what it is read: the context of any member, or of a bar that is shown to others. */
export type BarAsker = Pick<Context<"member">, "house" | "db" | "reads"> & { person: { id: string } };

/**
 * The bar of the signed-in person, in one query a request however often it is asked for. The one place that decides what
 * counts as there: whatever is counted, listed or said of a bar asks here.
 */
export function barOf(context: BarAsker): Promise<PersonsBar> {
  const personId = context.person.id;
  return context.reads.once(`my-bar/bar/${personId}`, async () => {
    const [catalogue, { items: withOut, off, substitutes, ...cabinets }] = await Promise.all([
      barCatalogueFor(context.house, personId),
      ownedThings(context.db, personId),
    ]);
    const items = withOut.filter(({ level }) => level !== "out");
    const idsOf = (table: OwnedItem["link_table"]) =>
      items.flatMap((item) => (item.link_table === table ? [item.link_id] : []));
    const bar: Bar = {
      ingredients: idsOf("ingredients"),
      brands: idsOf("spiritbrands"),
      pantryOff: off,
      personalAlternatives: substitutes.map(({ ingredient_id, alternative_id, strength, cocktail_id }) => ({
        ingredientId: ingredient_id,
        alternativeId: alternative_id,
        strength: substituteStrengths.indexOf(strength) as AlternativeStrength,
        ...(cocktail_id === null ? {} : { recipeId: cocktail_id }),
      })),
    };
    const { follows } = openedFor(context.house, personId, catalogue, bar);
    const open = (alternatives: AlternativeStrength) =>
      follows(`open/${alternatives}`, () => openFor(catalogue, personId, bar, { alternatives }));
    return {
      ...cabinets,
      personId,
      catalogue,
      items,
      withOut,
      substitutes,
      bar,
      open,
      openAll: () => [open(0), open(1), open(2)] as const,
      follows,
    };
  });
}

/**
 * Tells of anything whether it counts as there, and the number that it has in the bar (contract.md, 13: Item ids): what is out
 * keeps its number and does not count, and adding it fills it up; adding what counts is "item already exists".
 */
export function standingIn(withOut: readonly OwnedItem[]) {
  const owned = new Map(withOut.map((item) => [oidOf(item), item]));
  return (thing: Subject) => {
    const item = owned.get(oidOf(thing));
    return { in_bar: item !== undefined && item.level !== "out", my_bar_item_id: item?.id ?? null };
  };
}

/** The cocktails that the signed-in person marked so that lists of recipes ask for it, in one query a request. */
export function markedIn(context: Context<"member">): Promise<PersonsMarks> {
  const personId = context.person.id;
  return context.reads.once(`my-bar/marked/${personId}`, async () => {
    const { favourites, disliked } = await likedAndNot(context.db, personId, "cocktails");
    return { favourites: new Set(favourites), disliked: new Set(disliked) };
  });
}
