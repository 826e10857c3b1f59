import { z } from "zod";
import { failure, success } from "#app/kit/result.ts";
import { type BarAsker, barCatalogueFor, barOf } from "#app/my-bar/makeable.server.ts";
import { operation } from "#app/operations/operation.ts";
import { menuFields, menuOf, menuPath } from "../collection.ts";
import { collectionName, itemsIn, readable } from "../collection-tasks.server.ts";
import { qrCode } from "./qr-code.server.ts";

const dish = z.object({
  id: z.string(),
  name: z.string(),
  href: z.string(),
  what: z.string().describe("What goes into a drink, or what a bottle is"),
  price: z.string(),
  note: z.string(),
  image: z.string().nullable().describe("Its picture, on a menu for a screen"),
  colour: z.string().nullable(),
});
const answers = z.object({
  name: z.string(),
  own: z.boolean(),
  is_public: z.boolean(),
  settings: menuFields,
  dishes: z.array(dish),
  hidden: z.int().describe("How many are not shown since they ran out"),
  address: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type Menu = z.output<typeof answers>;

/**
 * A collection as a menu: in its order, with what goes into each drink; what its owner's bar cannot make now is left out
 * where they said so. Guests read that of a public collection.
 */
export const menuOperation = operation({
  name: "builder/menu",
  summary: "A collection as a menu",
  who: "anyone",
  changes: false,
  input: z.object({ id: collectionName }),
  answers,
  async handle({ id }, context) {
    const { db, house, reads, person } = context;
    const found = await readable(context, id);
    if (!found) return failure("not-found", "there is no such menu");
    const settings = menuOf(found.menu);
    const owner: BarAsker = { db, house, reads, person: { id: found.person_id } };
    const [items, catalogue] = await Promise.all([
      // What nobody but its owner may see stands on their own menu only.
      itemsIn(found, { db, house, person: person?.id === found.person_id ? owner.person : null }),
      barCatalogueFor(house, found.person_id),
    ]);
    const open = settings.hide_out ? (await barOf(owner)).open(0) : null;
    const shown = items.filter(
      ({ link_table, link_id }) => link_table !== "cocktails" || !open || open.missingOf(link_id) === 0,
    );
    const partsOf = (recipe: number) =>
      (catalogue.recipes.get(recipe)?.lines ?? [])
        .flatMap(({ ingredientId }) => catalogue.ingredients.get(ingredientId)?.name ?? [])
        .join(", ");
    // Of a bottle guests read what it is; in how many drinks a thing is, and for how much, is no matter of theirs.
    const kindOf = (bottle: number) => {
      const ingredient = catalogue.brands.get(bottle)?.ingredientId;
      return catalogue.ingredients.get(ingredient ?? 0)?.name ?? "";
    };
    const whatIs = { cocktails: partsOf, spiritbrands: kindOf, ingredients: () => "" };
    const address = `${house.settings.BASE_URL}${menuPath(found.code)}`;
    return success({
      ...{ name: found.name, own: person?.id === found.person_id, is_public: found.is_public, settings },
      ...{ address, qr: qrCode(address), hidden: items.length - shown.length },
      dishes: shown.map(({ id: oid, display_name, link_table, link_id, present, price, note, image, colour }) => ({
        ...{ id: oid, name: display_name, href: present.href },
        what: whatIs[link_table](link_id),
        price: settings.prices ? price : "",
        note: settings.notes ? note : "",
        // Paper is for words.
        ...(settings.size === "screen" ? { image, colour } : { image: null, colour: null }),
      })),
    });
  },
});
