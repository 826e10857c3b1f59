import { type Day, isoDay } from "#app/kit/dates.ts";
import { capitalised } from "#app/kit/words.ts";
import type { House } from "#app/operations/house.server.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import { subjectCards, subjectCounts } from "#app/search/subject-store.server.ts";
import type { Area } from "../area.ts";
import { readings, tableOfKind } from "../area-readings.server.ts";
import { listQuery, readNarrowed } from "../areas/area-filters.ts";
import { narrowedTo } from "../areas/area-store.server.ts";
import { choicesOf, keptList } from "../areas/kept-lists.server.ts";
import { areas } from "../areas.ts";
import { cocktails } from "../cocktails/cocktail-area.ts";
import type { FrontCard, FrontPage } from "../front-page.server.ts";
import { dayPath } from "../on-this-day/anniversary.ts";
import { type Draw, drawn, drinksOfBottle, happenedOn, ingredientOf } from "./front-store.server.ts";
import { inSeasonIn, moodsOf, seasonOf, spirits } from "./tonight.ts";

/** What is drawn from the library each day, of which areas and under which heading; a closed bar is nobody's evening. */
const drawsOfLibrary: { title: string; table: keyof typeof readings; values?: Record<string, string[]> }[] = [
  { title: "A bar", table: "pubs_and_bars", values: { open: ["yes"] } },
  { title: "A person", table: "people" },
  { title: "A book", table: "books" },
  { title: "A word", table: "encyclopedia" },
];
/** The filters that recipes are browsed by here, and how many of each are named. */
const browsed: readonly (readonly [filter: string, title: string, most: number])[] = [
  ["occasion", "By occasion", 6],
  ["season", "By season", 4],
  ["taste", "By flavour", 8],
  ["glass", "By glass", 8],
  ["origin", "By country", 8],
];
const bestShown = 10;
const collectionShown = 8;
const bottleMakes = 4;

/** The front page of a day, from the library. */
export async function makeFrontPage(house: House, day: Day): Promise<FrontPage> {
  // Drawn of a hundred thousand, that is no request's own statement any more.
  const db = house.bulk;
  const { cocktails: reading } = readings;
  const season = seasonOf(day.month);
  const moods = moodsOf(day.month);
  const narrowed = readNarrowed(cocktails, new URLSearchParams());
  const draws: Draw[] = [
    { name: "tonight", table: "cocktails", within: narrowedTo(reading, season.values) },
    { name: "in season", table: "ingredients", within: ingredientOf(inSeasonIn(day.month)) },
    { name: "bottle", table: "spiritbrands" },
    ...moods.map(({ title, values }, place) => ({
      ...(place === 0 ? { most: collectionShown } : {}),
      name: title,
      table: "cocktails",
      within: narrowedTo(reading, values),
    })),
    ...spirits.map((key) => ({ name: key, table: "ingredients", within: ingredientOf([key]) })),
    ...drawsOfLibrary.map(({ title, table, values }) => ({
      name: title,
      table,
      ...(values ? { within: narrowedTo(readings[table], values) } : {}),
    })),
  ];
  const [found, happened, choices, counts, best] = await Promise.all([
    drawn(db, isoDay(day)!, draws),
    happenedOn(db, day),
    choicesOf(house, reading, narrowed),
    subjectCounts(db),
    keptList(house, reading, narrowed, { limit: narrowed.limit, offset: 0 }),
  ]);
  const bottle = found.get("bottle")?.card;
  const [today, drinks] = await Promise.all([
    leadsOf(house, happened, dayPath(day)),
    bottle ? drinksOfBottle(db, bottle.link_id, bottleMakes) : [],
  ]);
  // What the day itself pours comes before what the season does.
  const named = today.flatMap(({ leads, title, year }) => {
    const card = leads.find(({ link_table }) => link_table === "cocktails");
    return card ? [{ card: frontCard(card), why: `On this day in ${year}: ${title}.` }] : [];
  })[0];
  const seasonal = found.get("tonight");
  const way = (values: Record<string, string[]>) => `${cocktails.path}${listQuery(cocktails, { values })}`;
  const one = (title: string, name = title) => {
    const card = found.get(name)?.card;
    return card ? [{ title, card: frontCard(card) }] : [];
  };
  return {
    tonight: named ?? (seasonal ? { card: frontCard(seasonal.card), why: season.why } : null),
    today: today.map((event) => ({ ...event, leads: event.leads.map(frontCard) })),
    library: [...drawsOfLibrary.flatMap(({ title }) => one(title)), ...one("In season now", "in season")],
    collection:
      moods.slice(0, 1).flatMap(({ title, values }) => {
        const drink = found.get(title);
        return drink ? [{ title, href: way(values), count: drink.total, cards: drink.cards.map(frontCard) }] : [];
      })[0] ?? null,
    bottle: bottle && drinks.length > 0 ? { card: frontCard(bottle), drinks: drinks.map(frontCard) } : null,
    moods: moods.flatMap(({ title, values }) => {
      const drink = found.get(title);
      return drink
        ? [{ text: title, href: way(values), count: drink.total, image: drink.card.image, colour: drink.card.colour }]
        : [];
    }),
    spirits: spirits.flatMap((key) => {
      const choice = choices.spirit?.find(({ value }) => value === key);
      const { text, count } = choice ?? { text: "", count: 0 };
      return count > 0
        ? [{ text, count, href: way({ spirit: [key] }), image: found.get(key)?.card.image ?? null }]
        : [];
    }),
    best: best.cards.slice(0, bestShown).map(frontCard),
    browse: browsed.flatMap(([name, title, most]) => {
      const texts = cocktails.filters.find((filter) => filter.name === name);
      const words = texts && "texts" in texts ? (texts.texts as Record<string, string>) : {};
      const ways = (choices[name] ?? [])
        .filter(({ count }) => count > 0)
        .slice(0, most)
        .map(({ value, text, count }) => ({
          // Choices without words of their own are keys, in lower case.
          text: capitalised(words[value] ?? text),
          count,
          href: way({ [name]: [value] }),
        }));
      return ways.length > 0 ? [{ title, ways }] : [];
    }),
    doors: (areas as readonly Area[])
      .filter((area) => area.target === "consumer" && (counts.get(area.table) ?? 0) > 0)
      .map((area) => ({ text: area.words.title, href: area.path, count: counts.get(area.table) ?? 0 })),
  };
}

/** What happened, with the cards of what the library links with it: one look-up for all. */
async function leadsOf(house: House, happened: Awaited<ReturnType<typeof happenedOn>>, path: string) {
  const subjectsOf = (links: { kind: string; id: number }[]) =>
    links.flatMap(({ kind, id }) => {
      const link_table = tableOfKind(kind);
      return link_table ? [{ link_table, link_id: id }] : [];
    });
  const cards = await subjectCards(
    house.db,
    happened.flatMap(({ links }) => subjectsOf(links)),
  );
  return happened.map(({ id, year, title, text, links }) => ({
    ...{ year, title, text, href: `${path}#${id}` },
    leads: subjectsOf(links).flatMap(
      ({ link_table, link_id }) =>
        cards.find((card) => card.link_table === link_table && card.link_id === link_id) ?? [],
    ),
  }));
}

function frontCard({ name, href, image, colour, teaser, rating, facts, category }: SubjectCard): FrontCard {
  return { name, href, image, colour, teaser, rating, facts, category };
}
