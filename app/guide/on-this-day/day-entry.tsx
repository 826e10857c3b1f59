import { MarkBar } from "#app/marks/mark-bar.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import { AreaCard, type ListCard } from "../areas/area-card.tsx";

type Props = {
  entry: { id: number; year: number; title: string; text: string; picture_text: string };
  card: ListCard;
  related: { title: string; cards: ListCard[] }[];
};

/** What happened on a day of one year, at its place on the day's page, and what it leads on to. */
export function DayEntry({ entry, card, related }: Props) {
  usePersonal(`oids=${card.link_table}:${card.link_id}`);
  return (
    <article id={String(entry.id)} className="scroll-mt-6">
      <div className="grid gap-6 sm:grid-cols-[9rem_1fr]">
        {card.image ? (
          <img
            src={card.image}
            alt={entry.picture_text}
            width={400}
            height={500}
            className="h-auto w-36 print:hidden"
          />
        ) : null}
        <div>
          <h2 className="text-3xl">
            <span className="block font-normal text-muted text-xl">{entry.year}</span>
            {entry.title}
          </h2>
          <p className="mt-3 mb-4 max-w-prose text-lg">{entry.text}</p>
          <MarkBar subject={{ link_table: card.link_table as "cocktails", link_id: card.link_id }} name={card.name} />
        </div>
      </div>
      {related.map((group) => (
        <section key={group.title} className="mt-8 print:hidden">
          <h3 className="mb-4 text-2xl">{group.title}</h3>
          <ul className="card-list">
            {group.cards.map((one) => (
              <AreaCard key={`${one.link_table}:${one.link_id}`} card={one} />
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
