import { A } from "#app/ui/link.tsx";
import { AreaCard, AreaRow, type ListCard, rowList } from "../area-card.tsx";
import type { RelatedGroup } from "./related.server.ts";

/** A group as pages carry it. */
export type ShownGroup = Omit<RelatedGroup, "cards"> & { cards: ListCard[] };

/** Groups of cards that a page leads on to, each under its heading. */
export function CardGroups({ groups }: { groups: ShownGroup[] }) {
  return groups.map((group) => (
    <section key={group.title} className="mt-14 print:hidden">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-3xl">{group.title}</h2>
        {group.more ? (
          <A to={group.more.href} className="text-link">
            {group.more.text}
          </A>
        ) : null}
      </div>
      <ul className={group.rows ? rowList : "card-list"}>
        {group.cards.map((one) => {
          const Item = group.rows ? AreaRow : AreaCard;
          return <Item key={`${one.link_table}:${one.link_id}`} card={one} />;
        })}
      </ul>
    </section>
  ));
}
