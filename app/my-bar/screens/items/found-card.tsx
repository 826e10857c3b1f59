import type { FoundItem } from "../../bar-types.ts";
import { AddItemButton } from "./add-item-button.tsx";

/** Something that the search found, with the button that puts it into the bar or takes it out. */
export function FoundCard({ item }: { item: FoundItem }) {
  const { display_name: name, label } = item;
  return (
    <li className="card flex items-center gap-3 p-3" data-item={`${item.link_table}:${item.link_id}`}>
      <img
        src={`/drawings/ingredients/${item.ingredient_id}.svg`}
        alt=""
        width={400}
        height={500}
        loading="lazy"
        decoding="async"
        className="h-16 w-13 shrink-0 rounded-lg bg-raised object-contain p-1"
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg wrap-break-word">{name}</h2>
        <p className="text-muted">
          {item.in_bar ? <span className="text-good">In your bar</span> : label === name ? kinds[item.sub_type] : label}
        </p>
      </div>
      <AddItemButton item={{ ...item, name }} />
    </li>
  );
}

const kinds = { spirit: "Spirit", liqueur: "Liqueur", mixer: "Mixer", wine: "Wine" } as const;
