import { threadPath } from "#app/comments/comments.ts";
import type { EntryComments } from "#app/comments/entry-comments.server.tsx";
import { MarkBar } from "#app/marks/mark-bar.tsx";
import { Img } from "#app/ui/cards.ts";
import { A } from "#app/ui/link.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import type { ListCard } from "../areas/area-card.tsx";
import { CardGroups, type ShownGroup } from "../areas/entry/card-groups.tsx";
import { NamedText } from "../areas/entry/named-text.tsx";
import type { TextLink } from "../areas/entry/text-link.ts";
import { onThisDay } from "./anniversary.ts";

type Props = {
  entry: { id: number; year: number; title: string; text: string; picture_text: string };
  card: ListCard;
  links: TextLink[] | undefined;
  related: ShownGroup[];
  /** What is said of it, where it stands on this page: of several the first's; the others' threads have pages of their own. */
  comments: EntryComments | null;
};

/** What happened on a day of one year, at its place on the day's page, and what it leads on to. */
export function DayEntry({ entry, card, links, related, comments }: Props) {
  usePersonal(`oids=${card.link_table}:${card.link_id}`);
  return (
    <article id={String(entry.id)} className="scroll-mt-6">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-6 max-[15em]:grid-cols-1 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
        {card.image ? (
          <Img
            src={card.image}
            alt={entry.picture_text}
            width={400}
            height={500}
            className="h-auto w-18 sm:w-36 print:hidden"
          />
        ) : null}
        <div>
          <h2 className="text-3xl">
            <span className="block font-normal text-muted text-xl">{entry.year}</span>
            {entry.title}
          </h2>
          <p className="mt-3 mb-4 max-w-prose text-lg">
            <NamedText text={entry.text} links={links} />
          </p>
          <MarkBar several subject={card} name={card.name} sayable={onThisDay} />
          {comments ? null : (
            <p className="print:hidden">
              <A to={threadPath(card)} className="text-link inline-flex min-h-11 items-center">
                Comments<span className="sr-only"> on {entry.title}</span>
              </A>
            </p>
          )}
        </div>
      </div>
      <CardGroups groups={related} />
    </article>
  );
}
