import { BuyMissing } from "#app/shop/buy-missing.tsx";
import { Picture } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { AddItemButton } from "../adding/add-item-button.tsx";
import type { UnlockItem } from "../bar-types.ts";
import { BarMark } from "../marked/bar-mark.tsx";

const groups = [
  { source: "supermarket", title: "From the supermarket" },
  { source: "bottle-shop", title: "A bottle to buy" },
] as const;

/** What each further ingredient would unlock by itself, best first, by where one gets it. */
export function NextBottle({ unlocks }: { unlocks: UnlockItem[] }) {
  if (unlocks.length === 0) return null;
  return (
    <section aria-labelledby="next-bottle" className="mb-10">
      <h2 id="next-bottle" className="text-2xl">
        Your next bottle
      </h2>
      <p className="text-muted">What one more would add to what you can make.</p>
      <A to="/my-bar/next-set" className="text-link mb-3 inline-flex min-h-11 items-center">
        What to buy together
      </A>
      {groups.map(({ source, title }) => (
        <Group key={source} title={title} unlocks={unlocks.filter((unlock) => unlock.source === source)} />
      ))}
    </section>
  );
}

function Group({ title, unlocks }: { title: string; unlocks: UnlockItem[] }) {
  if (unlocks.length === 0) return null;
  return (
    <>
      <h3 className="mb-2 text-lg">{title}</h3>
      <ol className="mb-5 flex snap-x gap-3 overflow-x-auto pb-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 xl:grid xl:overflow-visible xl:pb-0">
        {unlocks.map((unlock) => (
          <Unlock key={unlock.ingredient_id} unlock={unlock} />
        ))}
      </ol>
    </>
  );
}

/** A name in the middle of a sentence: bottles keep their capital, for many are called after somebody. */
function within(name: string, source: UnlockItem["source"]): string {
  return source === "bottle-shop" ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function Unlock({ unlock }: { unlock: UnlockItem }) {
  const { ingredient_id: link_id, name, recipes, recipe_count: count } = unlock;
  const more = count - recipes.length;
  return (
    <li className="card relative flex w-72 shrink-0 snap-start flex-col p-3 xl:w-auto" data-unlock={link_id}>
      <div className="flex gap-3">
        <Picture src={unlock.image} wash={unlock.colour} className="h-20 w-16 shrink-0 rounded-lg p-1" />
        <div className="min-w-0">
          <h4 className="font-display text-lg font-semibold wrap-anywhere">{name}</h4>
          {unlock.or.length > 0 ? (
            <p className="text-muted wrap-anywhere">
              or {unlock.or.map((other) => within(other.name, unlock.source)).join(" or ")}
            </p>
          ) : null}
          <A to={unlock.href} className="text-link font-semibold">
            {count === 1 ? "1 more drink" : `${count} more drinks`}
            <span className="sr-only"> with {name}</span>
          </A>
          {unlock.kind ? (
            <p className="text-muted wrap-anywhere">
              {unlock.kind.recipe_count} with {unlock.kind.name}
            </p>
          ) : null}
        </div>
      </div>
      <p className="mt-2 mb-3">
        {recipes.map((recipe, place) => (
          <span key={recipe.id}>
            {place > 0 ? ", " : ""}
            <A to={recipe.href} className="hover:underline">
              {recipe.name}
            </A>
          </span>
        ))}
        {more > 0 ? <span className="text-muted"> and {more} more</span> : null}
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        <AddItemButton item={{ name, link_table: "ingredients", link_id, my_bar_item_id: null }} add="I have it" />
        <BarMark
          kind="wish"
          subject={{ link_table: "ingredients", link_id }}
          name={name}
          on={unlock.wish_list === "yes"}
          look="named"
        />
        <BuyMissing offers={unlock.buyable} element="next-bottle" short />
      </div>
    </li>
  );
}
