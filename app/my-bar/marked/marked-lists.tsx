import type { ReactNode } from "react";
import type { MissingCounts } from "#app/drinks/verdict.ts";
import { CardRow } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { Pager } from "#app/ui/list.ts";
import { AddItemButton } from "../adding/add-item-button.tsx";
import { addable } from "../adding/to-add.ts";
import type { BarItem, ListedCocktail, OtherMarked } from "../bar-types.ts";
import { ItemCard } from "../board/item-card.tsx";
import { listSize } from "../paging/paging.ts";
import { BarMark } from "./bar-mark.tsx";

type List<Item> = { result: Item[]; result_count: number };
export type Marked = {
  cocktails: List<ListedCocktail>;
  spiritbrands: List<BarItem>;
  ingredients: List<BarItem>;
  others: List<OtherMarked>;
};
export const markedKeys = ["cocktails", "spiritbrands", "ingredients", "others"] as const;
type Offsets = Record<(typeof markedKeys)[number], number>;

const titles = {
  cocktails: "Cocktails",
  spiritbrands: "Bottles",
  ingredients: "Ingredients",
  others: "And more",
} as const;

/** Favourites or wishes in their lists; one that is empty is left out. */
export function MarkedLists({ lists, offsets }: { lists: Marked; offsets: Offsets }) {
  const { cocktails } = lists;
  return (
    <>
      <Section kind="cocktails" total={cocktails.result_count} offset={offsets.cocktails}>
        {cocktails.result.map((cocktail) => (
          <CocktailLine key={cocktail.link_id} cocktail={cocktail} />
        ))}
      </Section>
      {(["spiritbrands", "ingredients"] as const).map((kind) => (
        <Section key={kind} kind={kind} total={lists[kind].result_count} offset={offsets[kind]}>
          {lists[kind].result.map((item) => (
            <ItemCard key={item.link_id} item={item}>
              <AddItemButton item={addable(item)} />
            </ItemCard>
          ))}
        </Section>
      ))}
      <Section kind="others" total={lists.others.result_count} offset={offsets.others}>
        {lists.others.result.map((one) => (
          <OtherLine key={`${one.link_table}:${one.link_id}`} one={one} />
        ))}
      </Section>
    </>
  );
}

type SectionProps = { kind: keyof typeof titles; total: number; offset: number; children: ReactNode };

function Section({ kind, total, offset, children }: SectionProps) {
  if (total === 0) return null;
  return (
    <section id={kind} aria-labelledby={`${kind}-title`} className="mb-10 scroll-mt-4">
      <h2 id={`${kind}-title`} className="mb-3 text-2xl">
        {titles[kind]} <span className="font-text text-base font-normal text-muted tabular-nums">{total}</span>
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
      <Pager label={titles[kind]} offset={offset} size={listSize} total={total} name={`${kind}_offset`} anchor={kind} />
    </section>
  );
}

/** The short form of what the bar makes of it, for a card that names no lines. */
function Standing({ counts: { strict, close, pinch } }: { counts: MissingCounts }) {
  if (strict === 0) return <p className="font-semibold text-good">You can make it now</p>;
  if (pinch > 0)
    return (
      <p className="text-muted">
        {pinch === strict ? `${strict} missing` : `${strict} missing, ${strict - pinch} with a substitute`}
      </p>
    );
  return (
    <p className="text-good">{close === 0 ? "You can make it with substitutes" : "In a pinch, with substitutes"}</p>
  );
}

function CocktailLine({ cocktail }: { cocktail: ListedCocktail }) {
  const { link_table, link_id, display_name: name } = cocktail;
  const subject = { link_table, link_id };
  return (
    <CardRow
      item={`cocktails:${link_id}`}
      image={cocktail.image}
      colour={cocktail.colour}
      name={
        <A to={cocktail.href} className="hover:underline">
          {name}
        </A>
      }
      place="foot"
      actions={
        <>
          <BarMark kind="favourite" subject={subject} name={name} on={cocktail.favourite === "yes"} />
          <BarMark kind="wish" subject={subject} name={name} on={cocktail.wish_list === "yes"} />
        </>
      }
    >
      {cocktail.missing_counts === null ? null : <Standing counts={cocktail.missing_counts} />}
    </CardRow>
  );
}

function OtherLine({ one }: { one: OtherMarked }) {
  const { link_table, link_id, display_name: name, category, href, image, colour } = one;
  return (
    <CardRow
      item={`${link_table}:${link_id}`}
      image={image}
      colour={colour}
      name={
        <A to={href} className="hover:underline">
          {name}
        </A>
      }
      place="foot"
      actions={<BarMark kind="favourite" subject={{ link_table, link_id }} name={name} on={one.favourite === "yes"} />}
    >
      <p className="text-muted">{category}</p>
    </CardRow>
  );
}
