import { Check } from "lucide-react";
import { TickChip, type useGuestBar } from "#app/my-bar/guest-bar.ts";
import { categories } from "../ingredients/categories.ts";

/** An ingredient that one begins with; a staple counts as there, and `there` is in the reader's bar already. */
export type Offered = { id: number; name: string; type: number; staple: boolean; there: boolean };

type Props = { bar: ReturnType<typeof useGuestBar>; offered: readonly Offered[] };

/** The install list by the nine parts of the ingredient list. Without a script they are boxes of the form around them. */
export function PickGroups({ bar, offered }: Props) {
  const on = new Set(bar.ids);
  const unlocks = new Map(bar.picks.result.map((pick) => [pick.id, pick.unlocks]));
  const staples = offered.filter((one) => one.staple);
  const named = new Set(offered.map(({ id }) => id));
  // What the address or this browser names beyond the list stays ticked.
  const others = bar.picks.result.filter(({ id }) => on.has(id) && !named.has(id));
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {categories.map(({ type, title }) => {
        const own = offered.filter((one) => one.type === type && !one.staple);
        return own.length === 0 ? null : (
          <fieldset key={type}>
            <legend className="mb-2 font-display font-semibold text-lg">{title}</legend>
            <ul className="flex flex-wrap gap-2">
              {own.map((one) => (
                <TickChip
                  key={one.id}
                  pick={{ id: one.id, name: one.name, unlocks: unlocks.get(one.id) ?? 0 }}
                  on={on.has(one.id)}
                  bar={bar}
                />
              ))}
            </ul>
          </fieldset>
        );
      })}
      {others.length === 0 ? null : (
        <fieldset>
          <legend className="mb-2 font-display font-semibold text-lg">Picked elsewhere</legend>
          <ul className="flex flex-wrap gap-2">
            {others.map((pick) => (
              <TickChip key={pick.id} pick={pick} on bar={bar} />
            ))}
          </ul>
        </fieldset>
      )}
      {staples.length === 0 ? null : (
        <section aria-labelledby="staples">
          <h2 id="staples" className="mb-2 text-lg">
            Counted as there
          </h2>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {staples.map(({ id, name }) => (
              <li key={id} className="flex items-center gap-1.5 text-muted">
                <Check size={16} aria-hidden="true" className="text-good" /> {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
