import { Pager } from "#app/ui/list.ts";
import type { BarItem, SubType } from "../bar-types.ts";
import { indexSizes } from "../paging/paging.ts";
import { BoardBottle } from "./board-bottle.tsx";
import { OwnedItemCard } from "./item-card.tsx";

const titles: Record<SubType, string> = {
  spirit: "Spirits",
  liqueur: "Liqueurs and bitters",
  mixer: "Mixers, juices and syrups",
  wine: "Wine, vermouth and beer",
};

type Props = { kind: SubType; items: BarItem[]; total: number; offset: number };

/**
 * One of the bar's four lists. The page holds nine; small screens show eight of them and page by eight
 * (guide.md, 9), decided by the style sheet, so that the page is right before any script runs.
 */
export function BarList({ kind, items, total, offset }: Props) {
  const title = titles[kind];
  const pager = { label: title, offset, total, name: `${kind}_offset`, anchor: kind };
  return (
    <section id={kind} aria-labelledby={`${kind}-title`} className="mb-10 scroll-mt-4">
      <h2 id={`${kind}-title`} tabIndex={-1} className="mb-3 text-2xl outline-none">
        {title} <span className="font-text text-base font-normal text-muted tabular-nums">{total}</span>
      </h2>
      {total === 0 ? (
        <p className="text-muted">You have not added any ingredients yet</p>
      ) : (
        <ul className="bar-board">
          {items.map((item, place) => (
            <OwnedItemCard
              key={`${item.link_table}:${item.link_id}`}
              item={item}
              listId={`${kind}-title`}
              className={place >= indexSizes.small ? "max-lg:hidden" : ""}
            />
          ))}
          {items.slice(0, indexSizes.small).map((item) => (
            <li key={`${item.link_table}:${item.link_id} bottle`} data-bottle={`${item.link_table}:${item.link_id}`}>
              <BoardBottle item={item} listId={`${kind}-title`} />
            </li>
          ))}
        </ul>
      )}
      <Pager {...pager} size={indexSizes.large} className="mt-4 max-lg:hidden" />
      <Pager {...pager} size={indexSizes.small} className="mt-4 lg:hidden" />
    </section>
  );
}
