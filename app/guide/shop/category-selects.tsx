import { useState } from "react";
import { useLocalPath } from "#app/i18n/locale-context.tsx";
import { ask } from "#app/platform/client-call.ts";
import { categoriesCall } from "#app/shop/addresses.ts";
import type { Level } from "./shop-operations.server.ts";

const names = ["Category", "Of which", "More exactly", "Kind"];

type Answer = { name: string; item_count: number; matrix: { id: number } }[];

/**
 * Categories from the top down: choosing one takes back what was chosen below it, and a further select comes where more than one
 * is below (guide.md, 4 and 9). Without a script the next one comes with the next page.
 */
export function CategorySelects({ levels: given }: { levels: Level[] }) {
  const local = useLocalPath();
  const [state, setState] = useState({ given, levels: given });
  if (state.given !== given) setState({ given, levels: given });
  const { levels } = state;
  async function choose(place: number, value: string) {
    const chosen = value === "" ? null : Number(value);
    const kept = levels.slice(0, place + 1).map((level, at) => (at === place ? { ...level, chosen } : level));
    setState({ given, levels: kept });
    if (chosen === null) return;
    const query = { parent_id: value, filterzero: "1" };
    const below = await ask<Answer>(local(categoriesCall), query, AbortSignal.timeout(10_000)).catch(() => []);
    if (below.length < 2) return;
    const options = below.map(({ name, item_count, matrix }) => ({ id: matrix.id, name, count: item_count }));
    setState((now) =>
      now.levels[place]?.chosen === chosen ? { given, levels: [...kept, { chosen: null, options }] } : now,
    );
  }
  return levels.map(({ chosen, options }, place) => (
    <label key={names[place]} className="block">
      <span className="mb-1 block font-semibold">{names[place]}</span>
      <select
        name="tid"
        className="input"
        value={chosen ?? ""}
        onChange={(event) => void choose(place, event.target.value)}
      >
        <option value="">All</option>
        {options.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {name} ({count})
          </option>
        ))}
      </select>
    </label>
  ));
}
