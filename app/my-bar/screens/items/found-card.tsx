import { type FoundItem, pictureOf } from "../../bar-types.ts";
import { whatItIs } from "../adding/to-add.ts";
import { AddItemButton } from "./add-item-button.tsx";

/** Something that the search found, with the button that puts it into the bar or takes it out. */
export function FoundCard({ item }: { item: FoundItem }) {
  const { display_name: name } = item;
  return (
    <li className="card flex flex-wrap items-center gap-3 p-3" data-item={`${item.link_table}:${item.link_id}`}>
      <img
        src={pictureOf(item)}
        alt=""
        width={400}
        height={500}
        loading="lazy"
        decoding="async"
        className="h-16 w-13 shrink-0 rounded-lg bg-raised object-contain p-1"
      />
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="text-lg wrap-break-word">{name}</h2>
        <p className="text-muted">{item.in_bar ? <span className="text-good">In your bar</span> : whatItIs(item)}</p>
      </div>
      <AddItemButton item={{ ...item, name }} />
    </li>
  );
}
