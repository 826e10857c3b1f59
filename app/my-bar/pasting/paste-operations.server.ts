import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { fold } from "#app/kit/slug.ts";
import { subjectOf, unknownIngredient } from "#app/kit/subject.ts";
import { operation } from "#app/operations/operation.ts";
import { findThings, type Thing } from "../adding/find-things.server.ts";
import { foundItem } from "../answers.server.ts";
import { addItems } from "../bar/bar-store.server.ts";
import { barOf, standingIn } from "../bar/persons-bar.server.ts";
import { subTypeOf } from "../bar-types.ts";
import { type BarCatalogue, barCatalogueFor } from "../catalogue/bar-catalogue.server.ts";
import { isCalled, longestPaste, pasteLines, wordsOf } from "./paste-lines.ts";

/** So many are offered for each line. */
const mostMatches = 6;

const line = z.object({
  text: z.string().describe("What was written"),
  sure: z.boolean().describe("Whether the first match is called so; else it is a guess"),
  matches: z.array(foundItem).describe("What may be meant, best first; none where nothing is found"),
});
export type PastedLine = z.output<typeof line>;

/** contract.md, 8: paste: what each line of a pasted list may mean. It changes nothing. */
export const readPaste = operation({
  name: "my-bar/paste",
  summary: "What each line of a pasted list may mean",
  who: "member",
  changes: false,
  limit: { times: 60, seconds: 60 },
  input: z.object({ text: z.string().max(longestPaste, `must be ${longestPaste} characters at most`) }),
  answers: z.object({ lines: z.array(line) }),
  async handle({ text }, context) {
    const { catalogue, withOut } = await barOf(context);
    const standing = standingIn(withOut);
    const lines = pasteLines(text);
    const found = new Map<string, Thing[]>();
    // One after the other: a long list shall not take all connections.
    for (const name of new Set(lines.map((one) => fold(one.name))))
      found.set(
        name,
        bestFirst(
          catalogue,
          name,
          await findThings(context.db, catalogue, { keyword: name, subType: null, onlyIngredients: false }),
        ),
      );
    return success({
      lines: lines.map(({ text, name }) => ({
        text,
        sure: isSure(catalogue, name, found.get(fold(name))?.[0]),
        matches: (found.get(fold(name)) ?? []).slice(0, mostMatches).map(({ name: display_name, ...thing }) => ({
          ...{ display_name, id: thing.link_id },
          ...thing,
          ...standing(thing),
        })),
      })),
    });
  },
});

/** A slip that the search saw through, or a word of the text, is not what somebody wrote: they are asked. */
function isSure({ ingredients }: BarCatalogue, name: string, best: Thing | undefined): boolean {
  if (!best) return false;
  const { name: kind = "", aka = [] } = ingredients.get(best.ingredient_id) ?? {};
  return isCalled(name, best.name, [kind, ...aka]);
}

/**
 * What is called exactly so comes first, and of that the ingredient: it says all that is needed. Last come bottles that add more to
 * it than the name of their kind: who writes Absolut has Absolut Vodka, and would have said so of Absolut Citron.
 */
function bestFirst({ ingredients }: BarCatalogue, name: string, things: readonly Thing[]): Thing[] {
  function rank(thing: Thing): number {
    const bottle = thing.link_table === "spiritbrands";
    if (fold(thing.name) === name) return bottle ? 1 : 0;
    const kind = wordsOf(ingredients.get(thing.ingredient_id)?.name ?? "");
    const left = wordsOf(thing.name).filter((word) => !wordsOf(name).includes(word));
    return bottle && !left.every((word) => kind.includes(word)) ? 3 : 2;
  }
  return things
    .map((thing, place) => ({ thing, place }))
    .sort((a, b) => rank(a.thing) - rank(b.thing) || a.place - b.place)
    .map(({ thing }) => thing);
}

/** Puts all that was chosen into the bar at once. */
export const addChosen = operation({
  name: "my-bar/add-chosen",
  summary: "Puts several things into the bar at once",
  who: "member",
  changes: true,
  input: z.object({
    chosen: z
      .preprocess((sent) => [sent ?? []].flat(), z.array(z.string().max(60)).max(200))
      .transform((oids) => oids.filter((oid) => oid !== "")),
  }),
  answers: z.object({ added: z.int(), there: z.int() }),
  async handle({ chosen }, { house, db, person }) {
    const catalogue = await barCatalogueFor(house, person.id);
    const items = [...new Set(chosen)].flatMap((oid) => {
      const subject = subjectOf(oid);
      const table = subject?.link_table;
      if (!subject || (table !== "ingredients" && table !== "spiritbrands")) return [];
      const id = table === "ingredients" ? subject.link_id : catalogue.brands.get(subject.link_id)?.ingredientId;
      const ingredient = catalogue.ingredients.get(id ?? 0);
      if (!ingredient || ingredient.id === unknownIngredient) return [];
      return [{ link_table: table, link_id: subject.link_id, sub_type: subTypeOf(ingredient.type) }] as const;
    });
    if (items.length === 0) return failure("invalid", "Choose at least one thing to add.");
    const added = await addItems(db, person.id, items);
    return success({ added, there: items.length - added });
  },
});
