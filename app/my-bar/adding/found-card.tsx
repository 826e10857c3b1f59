import { CardRow } from "#app/ui/cards.ts";
import { type FoundItem, pictureOf } from "../bar-types.ts";
import { AddItemButton } from "./add-item-button.tsx";
import { addable, whatItIs } from "./to-add.ts";

/** Something that the search found, with the button that puts it into the bar or takes it out. */
export function FoundCard({ item }: { item: FoundItem }) {
  const { display_name: name } = item;
  return (
    <CardRow
      item={`${item.link_table}:${item.link_id}`}
      image={pictureOf(item)}
      colour={item.colour}
      name={name}
      actions={<AddItemButton item={addable(item)} />}
    >
      <p className="text-muted">{item.in_bar ? <span className="text-good">In your bar</span> : whatItIs(item)}</p>
    </CardRow>
  );
}
