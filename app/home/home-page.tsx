import { useCallback, useMemo } from "react";
import { data } from "react-router";
import { frontPageOf, newest } from "#app/guide/front-page.server.ts";
import { showDayOfYear, showWeekday } from "#app/i18n/formats.ts";
import { localeNamed, localPath } from "#app/i18n/locale.ts";
import { useReader } from "#app/i18n/locale-context.tsx";
import { useStill } from "#app/i18n/still.tsx";
import { siteDay, siteDayEnds } from "#app/kit/dates.ts";
import { siteJsonLd } from "#app/kit/json-ld.ts";
import { subjectOf } from "#app/kit/subject.ts";
import { PersonaliseCorner } from "#app/marks/personalise-link.tsx";
import { guestBarOf } from "#app/my-bar/guest-bar.server.ts";
import { GuestResults, useGuestBar } from "#app/my-bar/guest-bar.ts";
import { valueFrom } from "#app/operations/page.server.ts";
import { visitOf } from "#app/operations/visit.ts";
import { ask } from "#app/platform/client-call.ts";
import { pack, type Unpacked, unpack } from "#app/platform/packed.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { PictureCard } from "#app/ui/cards.ts";
import { JsonLdScript } from "#app/ui/inline-script.tsx";
import { A } from "#app/ui/link.tsx";
import { LoadMore, useGrownList } from "#app/ui/list.ts";
import { SocialMeta } from "#app/ui/page.tsx";
import type { Route } from "./+types/home-page";
import { Browse } from "./browse.tsx";
import { dashboardOf } from "./dashboard/dashboard.server.ts";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { Duo } from "./duo.tsx";
import { FromTheLibrary } from "./from-the-library.tsx";
import { NewAndToday } from "./new-and-today.tsx";
import { Best, BottleAndDrinks, Moods, Season, Spirits } from "./rails.tsx";

export { headers } from "#app/operations/page.server.ts";

/** A box of the stream, as the call answers it. */
export type Box = {
  oid: string;
  section: string;
  name: string;
  href: string;
  image: string | null;
  colour: string | null;
  teaser: string;
  rating: number | null;
};

const description =
  "Cocktail recipes with true measures, and a bar that knows what you can make from what stands on your shelf.";

/** So many of the newest stand by themselves; the stream goes on behind them. */
const newestShown = 4;

/** The front page is true for a day: one moment says which day it is and when that ends. */
export async function loader(args: Route.LoaderArgs) {
  const asked = visitOf(args);
  const { house, ...visit } = asked;
  const oldest = args.url.searchParams.get("oldest") ?? undefined;
  const caller = visit.publicCaller();
  const now = new Date();
  const day = siteDay(now);
  const first = oldest === undefined;
  const [stream, front, guest, person] = await Promise.all([
    newest(oldest, caller),
    first ? frontPageOf(house, day) : null,
    first ? guestBarOf(caller, new URLSearchParams()) : null,
    first ? visit.person() : null,
  ]);
  // Said here: to open its first format of dates takes a browser a tenth of the page's script.
  const locale = localeNamed(asked.locale);
  const said = { weekday: showWeekday(day, locale), date: showDayOfYear(day, locale) };
  const top = front && guest ? { front, guest, day: said } : null;
  const dashboard = person?.premium && front ? await dashboardOf(asked, front.tonight) : null;
  // A premium member's is theirs alone and is kept by nobody.
  const headers = dashboard ? {} : publicPage(["oldest"], ["library"], first ? siteDayEnds(now) : undefined, first);
  const jsonLd = first ? siteJsonLd({ name: "Jigger", description }, house.settings.BASE_URL) : null;
  return data(pack({ ...valueFrom(stream), top, dashboard, jsonLd }, args.request), { headers });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { boxes, oldest, top, dashboard, jsonLd } = unpack(loaderData);
  const { prefix } = useReader();
  const load = useCallback(
    async (next: string, signal: AbortSignal) => {
      const address = localPath(prefix, "/api/dev/frontend/box/infinite-scroll");
      const page = await ask<{ boxes: Box[]; oldest: string | null }>(address, { oldest: next }, signal);
      return { items: page.boxes, next: page.oldest };
    },
    [prefix],
  );
  const start = useMemo(() => ({ items: boxes as Box[], next: oldest }), [boxes, oldest]);
  const list = useGrownList<Box>(start, load);
  const shown = top ? list.items.slice(newestShown) : list.items;
  return (
    <div className="page-width pt-4 md:pt-8">
      <title>Jigger: what can you make tonight?</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR ? <SocialMeta title="Jigger" description={description} path="/" /> : null}
      {jsonLd ? <JsonLdScript of={jsonLd} /> : null}
      {dashboard ? <Dashboard {...dashboard} /> : null}
      {top ? <Top {...top} newest={boxes.slice(0, newestShown)} /> : <MoreHead isOver={shown.length === 0} />}
      {shown.length === 0 && !top ? null : (
        <section aria-labelledby="stream" className={top ? "mt-14" : ""}>
          <h2 id="stream" className="mb-4 text-3xl">
            {top ? "Everything, newest first" : "On the bar"}
          </h2>
          <ul className="card-list">
            {shown.map((box) => (
              <PictureCard
                key={box.oid}
                of={box}
                eager={false}
                corner={<PersonaliseCorner subject={subjectOf(box.oid)!} name={box.name} />}
              />
            ))}
          </ul>
          <LoadMore {...list} href={`/?oldest=${list.next}`} shown={shown.length} total={null} />
        </section>
      )}
    </div>
  );
}

/** Above a later part of the stream; behind its end there is nothing but the way back. */
function MoreHead({ isOver }: { isOver: boolean }) {
  if (!isOver) return <h1 className="mb-6 text-4xl">More to read</h1>;
  return (
    <>
      <h1 className="mb-3 text-4xl">That was everything</h1>
      <p className="mb-6 text-lg text-muted">Nothing in the guide is older than what you have seen.</p>
      <p>
        <A to="/" className="button button-main">
          From the newest again
        </A>
      </p>
    </>
  );
}

type TopProps = NonNullable<Unpacked<Route.ComponentProps["loaderData"]>["top"]> & { newest: readonly Box[] };

/** What the day has, above the stream. */
function Top({ front, guest, day, newest: fresh }: TopProps) {
  const bar = useGuestBar(guest);
  const further = useStill(
    front,
    "front",
    () => (
      <>
        <Season collection={front.collection} />
        <BottleAndDrinks bottle={front.bottle} />
        <FromTheLibrary parts={front.library} />
        <Moods ways={front.moods} />
        <Best cards={front.best} />
        <Spirits ways={front.spirits} />
        <Browse browse={front.browse} doors={front.doors} />
      </>
    ),
    true,
  );
  return (
    <>
      <Duo tonight={front.tonight} day={day.weekday} bar={bar} />
      <GuestResults bar={bar} />
      <NewAndToday today={front.today} day={day.date} newest={fresh} />
      <div {...further} />
    </>
  );
}
