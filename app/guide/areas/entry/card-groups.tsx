import type { ReactNode } from "react";
import { Rail } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { AreaCard, AreaRow, type ListCard, rowList } from "../area-card.tsx";
import type { RelatedGroup } from "./related.server.ts";

/** A group as pages carry it. */
export type ShownGroup = Omit<RelatedGroup, "cards"> & { cards: ListCard[] };

/** The groups that are one block of their page; without a name those that stand below all its blocks. */
export function blockOf(groups: readonly ShownGroup[], name?: string): ShownGroup[] {
  return groups.filter(({ block }) => block === name);
}

/** So few cards are no row to push along: their groups stand beside each other. */
const few = 2;
const isSmall = ({ rows, cards }: ShownGroup) => !rows && cards.length <= few;

/** Groups of cards that a page leads on to, each under its heading: pictures in a row, words in a list, few in a corner. */
export function CardGroups({ groups }: { groups: ShownGroup[] }) {
  return runsOf(groups).map((run) =>
    isSmall(run[0]!) ? (
      <div key={run[0]!.title} className="few-groups mt-section print:hidden">
        {run.map((group) => (
          <section key={group.title} className={group.cards.length === few ? "md:col-span-2" : ""}>
            <Head group={group} />
            <ul className={`few-cards ${group.cards.length === few ? "md:grid-cols-2" : ""}`}>{itemsOf(group)}</ul>
          </section>
        ))}
      </div>
    ) : (
      run.map((group) =>
        group.rows ? (
          <section key={group.title} className="mt-section print:hidden">
            <Head group={group} />
            <ul className={rowList}>{itemsOf(group)}</ul>
          </section>
        ) : (
          <Rail key={group.title} title={group.title} count={group.cards.length} more={moreOf(group)}>
            {itemsOf(group)}
          </Rail>
        ),
      )
    ),
  );
}

/** Small groups that follow each other, in one; every other by itself. */
function runsOf(groups: readonly ShownGroup[]): ShownGroup[][] {
  const runs: ShownGroup[][] = [];
  for (const group of groups) {
    const last = runs.at(-1);
    if (last && isSmall(group) && isSmall(last[0]!)) last.push(group);
    else runs.push([group]);
  }
  return runs;
}

function Head({ group }: { group: ShownGroup }) {
  return (
    <div className="section-head">
      <h2>{group.title}</h2>
      {moreOf(group)}
    </div>
  );
}

const moreOf = ({ more }: ShownGroup): ReactNode =>
  more ? (
    <A to={more.href} className="text-link inline-flex min-h-11 items-center">
      {more.text}
    </A>
  ) : null;

function itemsOf({ rows, cards }: ShownGroup): ReactNode {
  const Item = rows ? AreaRow : AreaCard;
  return cards.map((one) => <Item key={`${one.link_table}:${one.link_id}`} card={one} />);
}
