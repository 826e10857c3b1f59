import { useShownFlag } from "#app/ui/button-state.ts";
import { CardRow } from "#app/ui/cards.ts";
import { ChangeForm } from "#app/ui/form.ts";
import { A } from "#app/ui/link.tsx";
import type { BarItem } from "../bar-types.ts";
import { useChanges } from "../changes/changes.tsx";

/** A staple, and whether it counts as there: Included or Not included (guide.md, 4). */
export function PantrySwitch({ item }: { item: BarItem }) {
  const changes = useChanges();
  const [included, turn] = useShownFlag(!item.disabled);
  const { display_name: name, link_id: ingredient_id, cocktail_count: count } = item;
  const intent = included ? "pantry-off" : "pantry-on";
  function send() {
    turn(!included, changes.change(intent, { ingredient_id }));
  }
  return (
    <CardRow
      item={`ingredients:${ingredient_id}`}
      image={item.image}
      colour={item.colour}
      name={name}
      faded={!included}
      actions={
        <ChangeForm intent={intent} fields={{ ingredient_id }} onSend={send} className="ml-auto">
          <button
            type="submit"
            role="switch"
            aria-checked={included}
            aria-label={name}
            className="flex min-h-11 cursor-pointer flex-col items-end"
          >
            <span className={`w-24 text-right ${included ? "font-semibold" : "text-muted"}`}>
              {included ? "Included" : "Not included"}
            </span>
            <span
              aria-hidden="true"
              className={`flex h-7 w-12 shrink-0 items-center rounded-full border p-0.5 transition-colors ${included ? "justify-end border-accent bg-accent" : "border-edge bg-raised"}`}
            >
              <span className={`size-5 rounded-full ${included ? "bg-on-accent" : "bg-edge"}`} />
            </span>
          </button>
        </ChangeForm>
      }
    >
      {count > 0 && included ? (
        <A to={item.recipes_href} className="text-link">
          in {count === 1 ? "1 drink" : `${count} drinks`} you can make
        </A>
      ) : null}
    </CardRow>
  );
}
