import { CardRow } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { MarkToggles } from "../../toggles/mark-toggles.tsx";
import type { BuilderItem } from "../present-items.server.ts";
import { Removal } from "./removal.tsx";

/** One thing of the list: into how many drinks it goes, what its owner says of it, and the way out of the list. */
export function ItemRow({ item }: { item: BuilderItem }) {
  const { display_name: name, ingredient, pre_populated_item, in_ingredients, spiritbrand, engagement } = item;
  const staple = pre_populated_item === "yes";
  const drinks = ingredient.cocktail_count;
  return (
    <CardRow
      item={`${item.link_table}:${item.link_id}`}
      image={item.picture ?? item.image}
      colour={item.colour}
      name={
        <A to={item.edit_href ?? item.present.href} className="hover:underline">
          {name}
        </A>
      }
      actions={
        <div className="flex w-full flex-wrap items-center gap-x-4">
          <MarkToggles of={item} name={name} said={engagement} />
          <span className="ml-auto flex flex-wrap items-center gap-x-4">
            {item.edit_href ? (
              <A to={item.edit_href} className="inline-flex min-h-11 items-center font-semibold underline">
                Edit<span className="sr-only">: {name}</span>
              </A>
            ) : null}
            <Removal item={item} staple={staple} />
          </span>
        </div>
      }
    >
      {item.edit_href ? <p className="text-muted">Your own</p> : null}
      {spiritbrand ? <p className="text-muted">{ingredient.displayName}</p> : null}
      <p className="text-muted">
        {in_ingredients === "no" ? <span className="text-bad">Out · </span> : null}
        {staple ? "From the pantry · " : ""}
        {drinks === 0 ? (
          "in no drink you can make yet"
        ) : (
          <A to={item.recipes_href} className="underline">
            in {drinks === 1 ? "1 drink" : `${drinks} drinks`} you can make
          </A>
        )}
      </p>
    </CardRow>
  );
}
