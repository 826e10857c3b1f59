import { CardRow } from "#app/ui/cards.ts";
import { whatItIs } from "../adding/to-add.ts";
import { type FoundItem, pictureOf } from "../bar-types.ts";

/** Things that a code may stand on: one press puts it into the bar, and its code is kept. */
export function Found({ title, barcode, items }: { title: string; barcode: string; items: readonly FoundItem[] }) {
  return (
    <section className="mb-6 max-w-2xl">
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="grid gap-2">
        {items.map((item) => (
          <CardRow
            key={`${item.link_table}:${item.link_id}`}
            item={`${item.link_table}:${item.link_id}`}
            image={pictureOf(item)}
            colour={item.colour}
            heading="h3"
            name={item.display_name}
            actions={
              <form method="post">
                <input type="hidden" name="barcode" value={barcode} />
                <input type="hidden" name="link_table" value={item.link_table} />
                <input type="hidden" name="link_id" value={item.link_id} />
                <button type="submit" className="button button-quiet">
                  {item.in_bar ? "Keep the code" : "Add it"}
                  <span className="sr-only">: {item.display_name}</span>
                </button>
              </form>
            }
          >
            <p className="text-muted">{item.in_bar ? "In your bar" : whatItIs(item)}</p>
          </CardRow>
        ))}
      </ul>
    </section>
  );
}
