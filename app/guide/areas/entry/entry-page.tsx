import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { CommentsSection } from "#app/comments/comments-section.tsx";
import type { EntryComments } from "#app/comments/entry-comments.server.tsx";
import { showNumber } from "#app/i18n/formats.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import type { JsonLd } from "#app/kit/json-ld.ts";
import { MarkBar } from "#app/marks/mark-bar.tsx";
import { membersWords } from "#app/marks/rating.ts";
import type { Photograph } from "#app/photographs/photographs.ts";
import { Img, unbroken, washOf } from "#app/ui/cards.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { later, SocialMeta } from "#app/ui/page.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { usePersonal } from "#app/visitor/personal.tsx";
import type { AreaInShort } from "../../area.ts";
import { socialPath } from "../../cocktail.ts";
import type { LandingHrefs } from "../../landings/landing.ts";
import type { ListCard } from "../area-card.tsx";
import type { EntryBase } from "../area-reading.server.ts";
import { blockOf, CardGroups, type ShownGroup } from "./card-groups.tsx";
import { EntryName, NamedText } from "./named-text.tsx";
import type { TextLinks } from "./text-link.ts";
import { Way } from "./way.tsx";

const photographList = async () => (await import("#app/photographs/photograph-list.tsx")).PhotographList;
const PhotographList = later(import.meta.env.SSR ? await photographList() : null, photographList);

type Shown = {
  area: AreaInShort;
  entry: EntryBase;
  card: ListCard;
  links: TextLinks;
  related: ShownGroup[];
  /** Pages made from facts that it tells, by their words. */
  landings: LandingHrefs;
  jsonLd: JsonLd;
  /** Where its date is as a calendar file. */
  calendar: string | null;
  comments: EntryComments | null;
  /** Those that stand on it; null where its area shows none. */
  photographs: Photograph[] | null;
};

type Props = {
  shown: Shown;
  /** What stands below its name, where that is not what lists say of it. */
  lead?: ReactNode;
  children: ReactNode;
  /** What follows below its picture and its part, at the width of the page, before what it leads on to. */
  below?: ReactNode;
  /** What its page is there for, where that is not to be read: it stands above what members say of it, in a phone's first screen. */
  first?: ReactNode;
  /** What can be done with it beside what members say of it. */
  actions?: ReactNode;
  /** What tells it from others of its name, in the browser's tab. */
  told?: string | null;
  /** How its name is said, where people stumble over it. */
  say?: string | null;
  /** What else its page asks the one personal call. */
  asks?: string;
};

/** The page of an entry of any area: the way to it, its head, its own part, and what it leads on to. */
export function EntryPage({ shown, lead, first, children, below, actions, told, say, asks }: Props) {
  const { area, entry, card, links, related, jsonLd, calendar, comments, photographs } = shown;
  const way = [...(area.under ? [area.under] : []), { title: area.title, path: area.path }];
  const { locale } = useReader();
  usePersonal(`oids=${card.link_table}:${card.link_id}${asks ? `&${asks}` : ""}`);
  return (
    <article className="page-width pt-2 md:pt-5" style={washOf(card.colour)}>
      <title>{`${card.name}${told ? ` (${told})` : ""} · ${area.title} · Jigger`}</title>
      <meta name="description" content={entry.description} />
      {import.meta.env.SSR ? (
        <SocialMeta
          title={card.name}
          description={entry.description}
          path={card.href}
          {...(card.image ? { image: socialPath(card.image) } : {})}
          alt={entry.picture_text}
          type="article"
        />
      ) : null}
      <JsonLdScript of={jsonLd} />
      <Way steps={way} here={card.name} />
      <div className={card.image ? `entry-grid${first ? " entry-brief" : ""}` : ""}>
        {card.image ? (
          <div className={`entry-picture wash print:hidden ${card.colour ? "entry-thing" : ""}`}>
            <Img
              key={card.href}
              src={card.image}
              alt={entry.picture_text}
              width={400}
              height={500}
              fetchPriority="high"
              data-hero=""
            />
          </div>
        ) : null}
        <div>
          <header className="fitting mb-5">
            <p className="eyebrow mb-2">{card.facts ? unbroken(card.facts) : area.one}</p>
            <EntryName name={card.name} />
            {say ? (
              <p className="mt-1 text-muted" data-say="">
                Say <span className="font-display text-lg text-ink">{say}</span>
              </p>
            ) : null}
            {entry.aka.length > 0 ? <p className="mt-1 text-muted">Also called {entry.aka.join(", ")}</p> : null}
            {card.badge ? <p className="mt-2 font-semibold">{card.badge}</p> : null}
            {card.rating === null ? null : <Stars value={card.rating} />}
            {area.vote && entry.members_rating ? (
              <p className="mt-1 text-muted">
                Members’ rating: {membersWords(entry.members_rating, (value) => showNumber(value, locale, 1))}
              </p>
            ) : null}
            <p className="mt-3 text-lg text-muted">{lead ?? <NamedText text={card.teaser} links={links.teaser} />}</p>
          </header>
          {first}
          <MarkBar subject={card} name={card.name} sayable={area} />
          {actions}
          {children}
          {photographs && photographs.length > 0 ? (
            <section aria-labelledby="photographs-title" className="mt-10 print:hidden">
              <h2 id="photographs-title" className="mb-3 text-h2">
                {photographs.length > 1 ? "Photographs" : "Photograph"}
              </h2>
              <PhotographList photographs={photographs} name={card.name} />
            </section>
          ) : null}
          {calendar ? (
            <p className="mt-6 print:hidden">
              <A to={calendar} className="button button-quiet" download>
                <CalendarPlus size={20} aria-hidden="true" /> Put it into your calendar
              </A>
            </p>
          ) : null}
        </div>
      </div>
      {below}
      <CardGroups groups={blockOf(related)} />
      {comments ? <CommentsSection key={card.href} subject={card} name={card.name} html={comments.html} /> : null}
    </article>
  );
}
