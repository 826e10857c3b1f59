import { A } from "#app/ui/link.tsx";
import { AreaCard, type ListCard } from "../area-card.tsx";
import type { RelatedGroup } from "./related.server.ts";

/** Groups of cards that a page leads on to, each under its heading. */
export function CardGroups({ groups }: { groups: (Omit<RelatedGroup, "cards"> & { cards: ListCard[] })[] }) {
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
      <ul className="card-list">
        {group.cards.map((one) => (
          <AreaCard key={`${one.link_table}:${one.link_id}`} card={one} />
        ))}
      </ul>
    </section>
  ));
}
