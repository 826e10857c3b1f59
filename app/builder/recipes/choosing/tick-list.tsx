import { Check, Plus } from "lucide-react";
import type { Tickable } from "./load-choosing.server.ts";

type Props = { of: readonly Tickable[]; ids: readonly number[]; turn(id: number, on: boolean): void };

/** Ingredients to tick, as the first step sends them (builder.md, 3). */
export function TickList({ of, ids, turn }: Props) {
  if (of.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {of.map(({ id, name }) => {
        const on = ids.includes(id);
        return (
          <li key={id}>
            <label className="pick">
              <input
                type="checkbox"
                name={`step_one[chosen_ingredient][${id}]`}
                value={id}
                checked={on}
                onChange={(event) => turn(id, event.target.checked)}
                className="sr-only"
              />
              {name}
              {on ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
