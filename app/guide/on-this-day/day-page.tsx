import { data, redirect } from "react-router";
import { CommentsSection } from "#app/comments/comments-section.tsx";
import { entryComments } from "#app/comments/entry-comments.server.tsx";
import { showDayOfYear, showMonth } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { dayAfter, siteDay, siteDayEnds } from "#app/kit/dates.ts";
import { oidOf } from "#app/kit/subject.ts";
import { run } from "#app/operations/runner.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { pack, unpack } from "#app/platform/packed.ts";
import { commentsOf, publicPage } from "#app/platform/public-page.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { DocumentHead, Empty, SocialMeta } from "#app/ui/page.tsx";
import { areaCard } from "../area.ts";
import { listCard } from "../areas/area-card.tsx";
import { entryOperation } from "../areas/area-operations.server.ts";
import { CardGroups } from "../areas/entry/card-groups.tsx";
import { listJsonLd } from "../areas/json-ld.server.ts";
import { socialPath } from "../cocktail.ts";
import { drinkOfDay } from "../front/drink-of-day.server.ts";
import type { Route } from "./+types/day-page";
import { dayPath, leapYear, onThisDay, readYearDay, type YearDay } from "./anniversary.ts";
import { anniversariesOf, anniversaryReading } from "./anniversary-store.server.ts";
import { DayEntry } from "./day-entry.tsx";
import { MonthGrid } from "./month-grid.tsx";

/** Today's address ends in a slash (guide.md, 2), those of the days do not. */
export const handle = { slash: (params: { day?: string }) => params.day === undefined };

/** The days beside one, so many before and after. */
const beside = [-3, -2, -1, 0, 1, 2, 3] as const;

/** A day of the year, or the site's own day where none is named: that page is true until midnight only. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { day: text } = args.params;
  const day = text === undefined ? siteDay() : readYearDay(text);
  if (!day) throw data(null, { status: 404 });
  if (text !== undefined && !dayPath(day).endsWith(`/${text}`)) throw redirect(dayPath(day), 301);
  const week = beside.map((days) => yearDay(dayAfter({ ...day, year: leapYear }, days)));
  const found = await anniversariesOf(visit.house.db, { days: week, month: day.month });
  const on = (one: YearDay) => found.filter(({ month, day }) => month === one.month && day === one.day);
  const answers = await Promise.all(
    on(day).map(({ id }) => run(entryOperation(anniversaryReading), { id }, visit.publicCaller())),
  );
  const entries = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  // What happened may name a drink; otherwise the season pours one.
  const poured = entries.some(({ related }) =>
    related.some(({ cards }) => cards.some(({ link_table }) => link_table === "cocktails")),
  );
  const drink = poured ? null : await drinkOfDay(visit.house.db, { ...day, year: siteDay().year });
  const jsonLd = listJsonLd(
    [
      { name: onThisDay.words.title, href: onThisDay.path },
      { name: showDayOfYear(day, defaultLocale), href: dayPath(day) },
    ],
    entries.map(({ card }) => card),
    visit.house.settings.BASE_URL,
  );
  const [first] = entries;
  const { prefix, house } = visit;
  const { CDN_PREFIX: pictures = "" } = house.settings;
  const comments = first
    ? await entryComments(house.db, {
        subject: first.card,
        name: first.card.name,
        href: first.card.href,
        prefix,
        pictures,
      })
    : null;
  const shown = entries.map(({ entry, card, links, related }, place) => ({
    entry,
    comments: place === 0 ? comments : null,
    links: links.text,
    card: listCard(card),
    related: related.map((group) => ({ ...group, cards: group.cards.map(listCard) })),
  }));
  const answer = {
    today: text === undefined,
    day: yearDay(day),
    entries: shown,
    drink: drink && listCard(drink),
    week: week.map((one) => ({ ...one, titles: on(one).map(({ title, year }) => ({ title, year })) })),
    month: [...new Set(found.filter(({ month }) => month === day.month).map((one) => one.day))],
    jsonLd,
  };
  const until = text === undefined ? siteDayEnds() : undefined;
  return data(pack(answer, args.request), {
    headers: publicPage([], ["library", ...(first ? [commentsOf(oidOf(first.card))] : [])], until),
  });
}

const yearDay = ({ month, day }: YearDay): YearDay => ({ month, day });

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function DayPage({ loaderData }: Route.ComponentProps) {
  const { today, day, entries, drink, week, month, jsonLd } = unpack(loaderData);
  const { locale } = useReader();
  const name = showDayOfYear(day, locale);
  const [before, after] = [week[2]!, week[4]!];
  const first = entries[0];
  const title = `${today ? "Today" : name} in the history of drinks`;
  const told = first ? `${name} ${first.entry.year}: ${first.entry.title}.` : onThisDay.words.description;
  const description = today ? `On this day: ${told}` : told;
  return (
    <div className="page-width pt-8 md:pt-12">
      <DocumentHead title={title} description={description} />
      <SocialMeta
        title={title}
        description={description}
        path={today ? onThisDay.path : dayPath(day)}
        image={first?.card.image ? socialPath(first.card.image) : areaCard(onThisDay)}
        {...(first ? { alt: first.entry.picture_text } : {})}
      />
      <JsonLdScript of={jsonLd} />
      <header className="mb-8">
        <p className="eyebrow mb-2">On this day</p>
        <h1 className="text-4xl md:text-6xl">{name}</h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          {entries.length === 0 ? (
            <Empty title="A quiet day">
              <p>Nothing is written down here for this day yet. The days around it have something to tell.</p>
            </Empty>
          ) : (
            entries.map((one) => <DayEntry key={one.card.link_id} {...one} />)
          )}
          {drink ? (
            <CardGroups groups={[{ title: "A drink for the day", cards: [drink], more: null, rows: false }]} />
          ) : null}
          <nav
            aria-label="The days beside it"
            className="mt-8 flex flex-wrap justify-between gap-2 print:hidden max-sm:[&>a]:px-3"
          >
            <A to={dayPath(before)} className="button button-quiet">
              <span aria-hidden="true">←</span> {showDayOfYear(before, locale)}
            </A>
            {today ? null : (
              <A to={onThisDay.path} className="button button-quiet">
                Today
              </A>
            )}
            <A to={dayPath(after)} className="button button-quiet">
              {showDayOfYear(after, locale)} <span aria-hidden="true">→</span>
            </A>
          </nav>
          <section className="mt-12" aria-labelledby="week">
            <h2 id="week" className="mb-4 text-3xl">
              The week
            </h2>
            <ol className="border-line border-t">
              {week.map((one) => (
                <li key={dayPath(one)} className="grid gap-x-6 border-line border-b py-3 sm:grid-cols-[10rem_1fr]">
                  <A
                    to={dayPath(one)}
                    className="inline-flex min-h-11 items-center font-semibold hover:underline"
                    aria-current={one.day === day.day ? "date" : undefined}
                  >
                    {showDayOfYear(one, locale)}
                  </A>
                  <div className="self-center text-muted">
                    {one.titles.length === 0 ? "Nothing written down yet" : null}
                    {one.titles.map(({ title, year }) => (
                      <p key={title}>{`${year}: ${title}`}</p>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          </section>
          {first?.comments ? (
            <CommentsSection
              key={first.card.href}
              subject={first.card}
              name={first.card.name}
              html={first.comments.html}
            />
          ) : null}
        </div>
        <aside className="print:hidden">
          <MonthGrid day={day} filled={month} name={showMonth(day.month, locale)} />
          <p className="mt-6">
            <A to="/on-this-day/calendar.ics" className="text-link">
              All days for your calendar
            </A>
          </p>
        </aside>
      </div>
    </div>
  );
}
