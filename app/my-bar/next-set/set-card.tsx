import { Plus } from "lucide-react";
import { useReader } from "#app/i18n/locale-context.tsx";
import { showAbout, showPrice } from "#app/i18n/prices.ts";
import { BuyMissing } from "#app/shop/buy-missing.tsx";
import { Picture } from "#app/ui/cards.ts";
import { ChangeForm } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import { useChanges } from "../changes/changes.tsx";
import type { NextSetTold } from "./next-set-operations.server.ts";

/** How many of the unlocked drinks are named. */
const named = 12;

/** Things to buy together: what each adds to those before it, and the drinks that come of them. */
export function SetCard({ set: { ingredients, recipes, price, buyable } }: { set: NextSetTold }) {
  const more = recipes.length - named;
  const costs = usePriceText();
  return (
    <li className="card p-4 sm:p-5" data-set={recipes.length}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">
          {recipes.length === 1 ? "1 more drink" : `${recipes.length} more drinks`}
          <span className="sr-only"> with {ingredients.map(({ name }) => name).join(", ")}</span>
        </h2>
        <p className="font-semibold tabular-nums">
          {ingredients.length > 1 ? "Together " : ""}
          {costs(price)}
        </p>
      </div>
      <ul className="mb-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {ingredients.map((one, place) => (
          <li key={one.ingredient_id} className="flex items-center gap-3">
            <Picture src={one.image} wash={one.colour} className="h-16 w-13 shrink-0 rounded-lg p-1" />
            <div className="min-w-0">
              <p className="font-display text-lg font-semibold wrap-anywhere">{one.name}</p>
              <p className="text-muted">
                {place === 0
                  ? `${one.adds} alone`
                  : one.adds === 0
                    ? "nothing without the next"
                    : `${one.adds} more with it`}
                {ingredients.length > 1 ? <span className="tabular-nums"> · {costs(one.price)}</span> : null}
              </p>
              <ToList id={one.ingredient_id} name={one.name} />
            </div>
          </li>
        ))}
      </ul>
      <p>
        {recipes.slice(0, named).map((recipe, place) => (
          <span key={recipe.id}>
            {place > 0 ? ", " : ""}
            <A to={recipe.href} className="hover:underline">
              {recipe.name}
            </A>
          </span>
        ))}
        {more > 0 ? <span className="text-muted"> and {more} more</span> : null}
      </p>
      {buyable.length > 0 ? (
        <div className="mt-4">
          <BuyMissing offers={buyable} element="next-bottle" />
        </div>
      ) : null}
    </li>
  );
}

/** How a price is told: as it is in the shop, or about. */
function usePriceText() {
  const { locale } = useReader();
  return (price: NextSetTold["price"]) => {
    if (!price) return "price not known";
    const minor = Math.round(Number(price.amount) * 100);
    return price.estimate ? showAbout(minor, price.currency, locale) : showPrice(minor, price.currency, locale);
  };
}

/** Puts one of them on the shopping list. */
function ToList({ id, name }: { id: number; name: string }) {
  const changes = useChanges();
  const fields = { link_table: "ingredients", link_id: id };
  async function send() {
    if (await changes.change("shop-add", fields)) changes.say(`${name} is on your shopping list`);
  }
  return (
    <ChangeForm intent="shop-add" fields={fields} onSend={send}>
      <button type="submit" className="text-link inline-flex min-h-11 items-center gap-1">
        <Plus size={18} aria-hidden="true" />
        <span>
          Shopping list<span className="sr-only">: {name}</span>
        </span>
      </button>
    </ChangeForm>
  );
}
