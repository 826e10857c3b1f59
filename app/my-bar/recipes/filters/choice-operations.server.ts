import { z } from "zod";
import { success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { ingredientChoices, starterGroup } from "../../answers.server.ts";
import { barOf } from "../../bar/persons-bar.server.ts";
import { type IngredientChoice, pictureOf } from "../../bar-types.ts";
import { starterKeys } from "../../starter/starter-keys.ts";
import { recipeSearchSchema } from "../recipe-search-input.server.ts";

type Bar = Pick<Awaited<ReturnType<typeof barOf>>, "bar" | "catalogue">;

/** The ingredients that the bottles of a bar are. */
const bottledIn = (bar: Bar["bar"], catalogue: Bar["catalogue"]) =>
  [...bar.brands].flatMap((id) => catalogue.brands.get(id)?.ingredientId ?? []);

/** What a newcomer picks from: common bottles, and what each would unlock from where the bar stands now. */
export const loadStarter = operation({
  name: "my-bar/load-starter",
  summary: "Common bottles to begin a bar with",
  who: "member",
  changes: false,
  input: z.object({}),
  answers: z.array(starterGroup),
  async handle(_, context) {
    const { catalogue, items, bar, open } = await barOf(context);
    const bottled = new Set(bottledIn(bar, catalogue));
    const unlocks = open(0).unlocks();
    const byKey = new Map([...catalogue.ingredients.values()].map((row) => [row.key, row]));
    const itemIds = new Map(
      items.flatMap((item) => (item.link_table === "ingredients" ? [[item.link_id, item.id]] : [])),
    );
    const groups = starterKeys.map(({ name, keys }) => ({
      name,
      items: keys.flatMap((key) => {
        const row = byKey.get(key);
        if (!row) return [];
        const { id } = row;
        const image = pictureOf({ link_table: "ingredients", link_id: id });
        const standing = { my_bar_item_id: itemIds.get(id) ?? null, has_bottle: bottled.has(id) };
        return [{ link_id: id, name: row.name, image, ...standing, unlocks: unlocks.of(id) }];
      }),
    }));
    return success(groups.filter(({ items }) => items.length > 0));
  },
});

const chosenInput = recipeSearchSchema.pick({ custom_ingredient_ids: true, must_contain_ingredient: true });

/** What the recipes' filters offer and call by name. */
export const loadIngredientChoices = operation({
  name: "my-bar/load-ingredient-choices",
  summary: "The ingredients that the recipes' filters offer",
  who: "member",
  changes: false,
  input: chosenInput,
  answers: ingredientChoices,
  async handle({ custom_ingredient_ids, must_contain_ingredient }, context) {
    const { catalogue, bar } = await barOf(context);
    const named = (id: number): IngredientChoice[] => {
      const row = catalogue.ingredients.get(id);
      return row ? [{ ingredient_id: id, name: row.name }] : [];
    };
    const ids = new Set([...bar.ingredients, ...bottledIn(bar, catalogue)]);
    return success({
      owned: [...ids].flatMap(named).sort((a, b) => a.name.localeCompare(b.name, "en")),
      custom: custom_ingredient_ids.flatMap(named),
      must_contain: named(must_contain_ingredient)[0] ?? null,
    });
  },
});
