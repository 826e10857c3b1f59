import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { useReorder } from "#app/ui/list.ts";
import type { Item } from "../collection-tasks.server.ts";
import { ItemRow } from "./item-row.tsx";

type Props = {
  items: readonly Item[];
  mine: boolean;
  /** They stand in their owner's order, which can be changed. */
  ordered: boolean;
  moved: string | null;
};

/** What is in a collection, in its owner's order: put in order by a handle, or by the buttons of each. */
export function ItemRows({ items, mine, ordered, moved }: Props) {
  const [order, setOrder] = useState<string[] | null>(null);
  const submit = useSubmit();
  // What the page says counts again as soon as it has heard of the change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the page
  useEffect(() => setOrder(null), [items]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const keys = order ?? items.map(({ id }) => id);
  // Their places in the whole collection, of which this is a page.
  const places = items.map(({ place }) => place).sort((a, b) => a - b);
  const { carried, handle } = useReorder(
    keys,
    (key, to) => {
      const others = keys.filter((one) => one !== key);
      setOrder([...others.slice(0, to), key, ...others.slice(to)]);
    },
    (key) => {
      const item = byId.get(key);
      if (!item) return;
      const place = { intent: "place", place: String(places[keys.indexOf(key)]) };
      const fields = { ...place, link_table: item.link_table, link_id: String(item.link_id) };
      void submit(fields, { method: "post", preventScrollReset: true });
    },
  );
  return (
    <ol className="row-list">
      {keys.flatMap((key, at) => {
        const item = byId.get(key);
        if (!item) return [];
        return (
          <ItemRow
            key={key}
            item={item}
            place={places[at] ?? item.place}
            last={at === keys.length - 1 && !item.more}
            mine={mine}
            ordered={ordered}
            moved={moved === `${key}:up` ? "up" : moved === `${key}:down` ? "down" : null}
            handle={handle(key)}
            carried={carried === key}
          />
        );
      })}
    </ol>
  );
}
