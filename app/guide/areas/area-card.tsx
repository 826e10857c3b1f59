import type { ReactNode } from "react";
import { PersonaliseCorner } from "#app/marks/personalise-link.tsx";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { PictureCard, unbroken } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";

/** What a list shows of a subject; the rest of its card is for machines. */
export type ListCard = Pick<
  SubjectCard,
  "link_table" | "link_id" | "name" | "href" | "image" | "colour" | "teaser" | "rating" | "facts" | "badge"
>;

const listed = new WeakMap<SubjectCard, ListCard>();

/** The fields of a card that pages carry: the same object for a card that is kept, so that its text is kept with it. */
export function listCard(card: SubjectCard): ListCard {
  const known = listed.get(card) ?? shownOf(card);
  listed.set(card, known);
  return known;
}

function shownOf(card: SubjectCard): ListCard {
  const { link_table, link_id, name, href, image, colour, teaser, rating, facts, badge } = card;
  return { link_table, link_id, name, href, image, colour, teaser, rating, facts, badge };
}

/** A subject in a list of words: its name and what it is, in a line or two. */
export function AreaRow({ card }: { card: ListCard }) {
  return (
    <li className="relative border-line border-b py-4">
      {card.facts ? <p className="eyebrow mb-1">{unbroken(card.facts)}</p> : null}
      <h3 className="text-xl">
        <A to={card.href} className="after:absolute after:inset-0 hover:underline">
          {card.name}
        </A>
      </h3>
      <p className="line-clamp-2 text-muted">{card.teaser}</p>
    </li>
  );
}

/** How a list of rows lies on its page. */
export const rowList = "grid gap-x-10 border-line border-t md:grid-cols-2";

/** A subject of any area in a list of cards; for members with what their bar makes of it. */
export function AreaCard({ card, eager = false, mark }: { card: ListCard; eager?: boolean; mark?: ReactNode }) {
  return (
    <PictureCard of={card} eager={eager} mark={mark} corner={<PersonaliseCorner subject={card} name={card.name} />} />
  );
}
