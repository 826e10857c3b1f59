import type { Queries } from "#app/database/database.server.ts";
import type { Holding } from "#app/database/holding.server.ts";
import { tell } from "#app/database/notices.server.ts";
import type { House } from "#app/operations/house.server.ts";
import type { SubjectKinds, SubjectSection } from "#app/operations/subject-kinds.ts";
import { indexSubjects, isListed } from "#app/search/subject-store.server.ts";
import type { Area } from "./area.ts";
import type { AreaReading } from "./areas/area-reading.server.ts";
import { areaIndex } from "./areas/found/area-index-store.server.ts";
import { type AreaTable, areas } from "./areas.ts";
import { bookReading } from "./books/book-store.server.ts";
import { cocktailReading } from "./cocktails/cocktail-store.server.ts";
import { agentReading, prCompanyReading } from "./companies/company-store.server.ts";
import { termReading } from "./encyclopedia/term-store.server.ts";
import { glassReading } from "./glassware/glass-store.server.ts";
import { ingredientReading } from "./ingredients/ingredient-store.server.ts";
import { landingsOf } from "./landings/landings.server.ts";
import { competitionReading } from "./lounge/competition-store.server.ts";
import { eventReading } from "./lounge/event-store.server.ts";
import { jobReading } from "./lounge/job-store.server.ts";
import { anniversaryReading } from "./on-this-day/anniversary-store.server.ts";
import { figureReading } from "./people/figure-store.server.ts";
import { producerReading } from "./producers/producer-store.server.ts";
import { productReading } from "./products/product-store.server.ts";
import { venueReading } from "./pubs-and-bars/venue-store.server.ts";
import { offerReading } from "./shop/offer-store.server.ts";

// A reading of one area is no reading of any area to the types, since its entry is its own; what goes in comes from itself.
type AnyReading = AreaReading<Area, never>;

/** How each area is read. */
export const readings: Record<AreaTable, AreaReading> = {
  cocktails: cocktailReading as AnyReading as AreaReading,
  ingredients: ingredientReading as AnyReading as AreaReading,
  spiritbrands: productReading as AnyReading as AreaReading,
  producers: producerReading as AnyReading as AreaReading,
  pubs_and_bars: venueReading as AnyReading as AreaReading,
  glassware: glassReading as AnyReading as AreaReading,
  people: figureReading as AnyReading as AreaReading,
  agents: agentReading as AnyReading as AreaReading,
  pr_companies: prCompanyReading as AnyReading as AreaReading,
  books: bookReading as AnyReading as AreaReading,
  encyclopedia: termReading as AnyReading as AreaReading,
  on_this_day: anniversaryReading as AnyReading as AreaReading,
  jobs: jobReading as AnyReading as AreaReading,
  competitions: competitionReading as AnyReading as AreaReading,
  events: eventReading as AnyReading as AreaReading,
  shop: offerReading as AnyReading as AreaReading,
};

/** The reading of a link table; undefined where the guide has no such area. */
export function readingOf(table: string): AreaReading | undefined {
  return Object.hasOwn(readings, table) ? readings[table as AreaTable] : undefined;
}

/**
 * What each area's list and its filters are found by, and the landings that entries lead to, to be read before somebody asks, one after the
 * other: of a hundred thousand recipes that takes some six seconds, as long again for the filters of the advanced search and three for the
 * landings; of twenty thousand ingredients four. What cannot be read now is read for whoever asks.
 */
export const guideToWarm: readonly ((house: House) => Promise<unknown>)[] = [
  ...Object.values(readings).map((reading) => (house: House) => areaIndex(house, reading)),
  async (house) => (await areaIndex(house, readings.cocktails)).facets(true),
  landingsOf,
];

/** The link table of the entries that the data files call by a kind; undefined where they have no pages. */
export function tableOfKind(kind: string): AreaTable | undefined {
  const found = Object.values(readings).find((reading) => reading.kind === kind);
  return found?.area.table as AreaTable | undefined;
}

/** Puts all that anybody may see of every area into the index of subjects: after a load, or a change of the library. */
export async function indexAreas(db: Queries): Promise<void> {
  await indexSubjects(db, Object.values(readings).map(sourceOf));
}

/**
 * Brings the index of subjects in line with some entries alone, by link table: after a change of one entry of the library.
 * @returns how many were looked at
 */
export async function indexEntries(
  db: Queries,
  entries: ReadonlyMap<AreaTable | undefined, readonly number[]>,
): Promise<number> {
  const sources = [...entries].flatMap(([table, only]) => (table ? [{ ...sourceOf(readings[table]), only }] : []));
  await indexSubjects(db, sources);
  return sources.reduce((sum, { only }) => sum + only.length, 0);
}

/** Brings the index of subjects in line with one entry of an area, that has come, changed or gone: a fortieth of its area's time. */
export async function indexEntry(db: Queries, table: AreaTable, id: number): Promise<void> {
  await indexEntries(db, new Map([[table, [id]]]));
}

/** Brings the index of subjects in line with one area, of which an entry has come or gone. */
export async function indexArea(db: Queries, table: keyof typeof readings): Promise<void> {
  await indexSubjects(db, [sourceOf(readings[table])]);
}

/** The same for a room that knows no area by its type (`House.reindex`), and every page that is kept is read anew. */
export async function indexAgain(db: Queries, table: string): Promise<void> {
  if (!Object.hasOwn(readings, table)) throw new Error(`There is no area ${table}.`);
  await indexArea(db, table as keyof typeof readings);
  await tell(db, "library", "content");
}

function sourceOf({ area, index, colours, senses }: (typeof readings)[keyof typeof readings]) {
  return { table: area.table, section: area.section, trade: area.target === "trade", rows: index, colours, senses };
}

/** Areas that share a section are one, and stand where the page above their lists does. */
function sectionsOf(all: readonly Area[]): SubjectSection[] {
  const named = all.map(({ section, under, words, path }) => ({ section, ...(under ?? { title: words.title, path }) }));
  return [...new Map(named.map((one) => [one.section, one])).values()];
}

/** The guide's areas as the rooms below know them. */
export const subjectKinds: SubjectKinds = {
  all: areas,
  sections: sectionsOf(areas),
  async seen(db, personId, subject) {
    if (await isListed(db, subject)) return true;
    const reading = readingOf(subject.link_table);
    if (await reading?.ownedBy?.(db, subject.link_id, personId)) return true;
    return Boolean(reading?.ownCard && (await reading.find(db, subject.link_id, personId)));
  },
};

export { ownRecipeRows } from "./cocktails/cocktail-store.server.ts";

const columnsOfCocktail = [
  ...[
    "id",
    "key",
    "name",
    "aka",
    "teaser",
    "history",
    "instructions",
    "garnish",
    "garnish_items",
    "glass_id",
    "ice",
    "method",
  ],
  ...[
    "glass_alternatives",
    "taste",
    "tags",
    "sweetness",
    "rating",
    "pronunciation",
    "difficulty",
    "minutes",
    "tools",
    "serves",
  ],
  ...[
    "origin_year",
    "origin_circa",
    "origin_who",
    "origin_where",
    "origin_country",
    "tip",
    "sources",
    "colour",
    "contains",
  ],
  ...["diet", "iba", "iba_note", "variant_of", "volume_ml", "abv", "alcohol_ml", "is_public", "added_on", "updated_at"],
];

/** What the guide holds of a person: their recipes, and what they decided as an editor. */
export const guideHeld: readonly Holding[] = [
  {
    name: "recipes",
    table: "cocktail",
    person: "owner_id",
    told: columnsOfCocktail,
    untold: {
      owner_id: "the same for every row: your own account",
      drawing: "the version of its picture",
      stream_rank: "its place in the front page's stream",
    },
  },
  {
    name: "lines_of_recipes",
    table: "cocktail_line",
    person: "owner_id",
    through: { table: "cocktail", on: "cocktail_id", key: "id" },
    told: [
      ...["cocktail_id", "position", "ingredient_id", "brand_id", "amount", "unit_id", "optional", "note"],
      ...["alternatives", "alternative_strengths"],
    ],
  },
  {
    name: "advertisements_decided",
    table: "job_advert",
    person: "decided_by",
    told: ["id", "status", "job_id", "decided_at", "reason"],
    untold: Object.fromEntries(
      [
        ...["sent_at", "job_title", "company", "contact_name", "email", "phone", "city", "country", "hours", "pay"],
        ...["description", "closes", "package", "product_vars", "decided_by"],
      ].map((column) => [column, "another's: whoever sent the advertisement"]),
    ),
  },
];
