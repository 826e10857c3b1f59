import type { SubjectCard } from "#app/search/subject-card.ts";
import { PictureCard, Rail } from "#app/ui/cards.ts";
import { ListTypeSwitch, ResultBar } from "#app/ui/list.ts";
import { Chapter, Part } from "./part.tsx";

/** A name and a text longer than any: what is long must break, and push nothing aside. */
const long = {
  name: "The Gentleman’s Companion’s Uncommonly Long-Winded Punch à la Romaine",
  facts: "Overproof unaged agricole rum · 21 % · 14 parts",
  teaser: "Abcdefghijklmnopqrstuvwxyz".repeat(4),
};

/** Cards, alone, in a grid and in a row. */
export function Lists({ cards }: { cards: SubjectCard[] }) {
  const [first] = cards;
  return (
    <Chapter title="Lists">
      <Part name="Result bar" says="How many, how shown, and the filters that are on.">
        <div className="w-full">
          <ResultBar
            count="74 recipes"
            chips={[
              { key: "a", text: "Gin", to: "/desk/design" },
              { key: "b", text: "Strong, 20 % and over", to: "/desk/design" },
            ]}
            clear="/desk/design"
          >
            <ListTypeSwitch />
          </ResultBar>
        </div>
      </Part>
      <Part name="Cards in a grid" says="Two columns on a phone, up to five; square pictures on their wash.">
        <ul className="card-list w-full">
          {cards.slice(0, 4).map((card) => (
            <PictureCard key={card.link_id} of={card} eager={false} />
          ))}
          {first ? (
            <PictureCard
              of={{ ...first, ...long, badge: "Without alcohol" }}
              eager={false}
              mark={<p className="font-semibold text-good">You can make it</p>}
            />
          ) : null}
          {first ? (
            <PictureCard of={{ ...first, name: "Without a picture", image: null, rating: null }} eager={false} />
          ) : null}
        </ul>
      </Part>
      <Rail title="Rail" count={cards.length}>
        {cards.map((card) => (
          <PictureCard key={card.link_id} of={card} eager={false} />
        ))}
      </Rail>
    </Chapter>
  );
}
