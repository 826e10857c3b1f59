import { Rail } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { AreaCard, AreaRow, type ListCard, rowList } from "../area-card.tsx";
import type { RelatedGroup } from "./related.server.ts";

/** A group as pages carry it. */
export type ShownGroup = Omit<RelatedGroup, "cards"> & { cards: ListCard[] };

/** Groups of cards that a page leads on to, each under its heading: pictures in a row, words in a list. */
export function CardGroups({ groups }: { groups: ShownGroup[] }) {
  return groups.map(({ title, rows, cards, more }) => {
    const all = more ? (
      <A to={more.href} className="text-link inline-flex min-h-11 items-center">
        {more.text}
      </A>
    ) : null;
    const Item = rows ? AreaRow : AreaCard;
    const items = cards.map((one) => <Item key={`${one.link_table}:${one.link_id}`} card={one} />);
    if (!rows)
      return (
        <Rail key={title} title={title} count={cards.length} more={all}>
          {items}
        </Rail>
      );
    return (
      <section key={title} className="mt-section print:hidden">
        <div className="section-head">
          <h2>{title}</h2>
          {all}
        </div>
        <ul className={rowList}>{items}</ul>
      </section>
    );
  });
}
