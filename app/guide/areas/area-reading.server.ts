import type { RawBuilder, SqlBool } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { MembersRating } from "#app/marks/rating.ts";
import type { SubjectCard } from "#app/search/subject-card.ts";
import type { Area, AreaFilter } from "../area.ts";
import type { LandingWord } from "../landings/landing.ts";
import type { Choices, Narrowed } from "./area-filters.ts";
import type { CalendarDate } from "./calendar/calendar.server.ts";
import type { ListMap } from "./list/above/list-map.tsx";
import type { ListShelf } from "./list/above/list-shelf.tsx";

/** The filters that the tables answer: those of the reader's own bar are answered by ids. */
type Told<List> = List extends readonly (infer One extends AreaFilter)[]
  ? Exclude<One, { personal: true }>["name"]
  : never;
type NameOf<List> = List extends readonly (infer One extends { name: string })[] ? One["name"] : never;
type Chosen<List> = List extends readonly (infer One extends AreaFilter)[]
  ? Exclude<Extract<One, { kind: "choice" | "choices" | "letter" | "switch" }>, { personal: true }>["name"]
  : never;

/**
 * Which block of its page a group is, where that page puts it between other parts of its own; those without one stand below
 * them all, in their order.
 */
type InBlock = { block?: string };
/** Where a group's heading leads on to. */
type WayOn = { href: string; text: string };

/** Something that an entry's page leads on to: a group of cards under a heading. */
export type RelatedAsked =
  /** Those of a link table that the library links with it, either way; of some roles only, where any are named. */
  | ({ title: string; table: string; linked: true; roles?: readonly string[]; most?: number } & InBlock)
  /** Those of a link table that the entry itself names. */
  | ({ title: string; table: string; ids: readonly number[]; most?: number; more?: WayOn } & InBlock)
  | ListAsked;

/** A group of an area's list, as narrowed there; the heading leads to that list. */
export type ListAsked = {
  title: string;
  table: string;
  values: Record<string, string[]>;
  sort?: string;
  most?: number;
} & InBlock;

/** What every entry's page shows, whatever its area. */
export type EntryBase = {
  /** The sentence that describes it, for search engines and social networks. */
  description: string;
  /** What its picture shows, in words. */
  picture_text: string;
  /** What else it is called. */
  aka: string[];
  /** What members make of it, read each time; null where nobody rated it, or nobody may. */
  members_rating?: MembersRating;
};

/** How an area is read: what belongs to it and to no other. Lists, choices, cards and pages are made from it. */
export type AreaReading<A extends Area = Area, Entry extends EntryBase = EntryBase> = {
  area: A;
  /** Its table, joined to the index of subjects by id. */
  own: string;
  /** The kind of its entries in the data files, as links between entries name it. */
  kind: string;
  /** A select of all that anybody may see, with the columns of `SubjectSource.rows`. */
  index: RawBuilder<unknown>;
  /** A select of `id, colour`, as `#rrggbb`: of those that have one, of what they are or hold (`SubjectSource.colours`). */
  colours?: RawBuilder<unknown>;
  /** A select of `sense, id`: which words that are no names mean which entries (app/search/words/senses.ts). */
  senses?: RawBuilder<unknown>;
  /** The condition of each filter, for the values that it is set to. */
  where: Record<Told<A["filters"]>, (values: string[]) => RawBuilder<SqlBool>>;
  /** Filters whose value is an entry of another area: its link table, and a select of its number. */
  about?: Partial<Record<Told<A["filters"]>, { table: string; id(value: string): RawBuilder<unknown> }>>;
  /**
   * Filters whose value is an entry: a select of `asked, value`, which of what is asked for is which of its choices, by its number or by
   * another name.
   */
  spelt?: { [Name in Told<A["filters"]>]?: (asked: readonly string[]) => RawBuilder<unknown> };
  /** For each filter with choices a select of `id, value, text`: which entry has which. A number may have some, for the counts of chips. */
  choices: Record<Chosen<A["filters"]>, RawBuilder<unknown>> & { [Name in Told<A["filters"]>]?: RawBuilder<unknown> };
  /** What each order orders by; the entry's id follows. */
  orders: Record<NameOf<A["orders"]>, RawBuilder<unknown>>;
  /** One entry as its page shows it; null where there is none that this reader may see. */
  find(db: Queries, id: number, readerId: string | null): Promise<Entry | null>;
  /** What of an entry changes without the library, beside its members' rating: read each time, while `find` is kept. */
  fresh?(db: Queries, id: number): Promise<object>;
  /** The card of an entry that is in no index, since only its owner may see it. */
  ownCard?(entry: Entry): SubjectCard;
  /** Whether somebody wrote an entry that is in no index and has no page: it can be said of by them alone. */
  ownedBy?(db: Queries, id: number, personId: string): Promise<boolean>;
  /** What its page leads on to, in the order in which it is shown. */
  related(entry: Entry, card: SubjectCard): RelatedAsked[];
  /** What of it others share, so that a page may be made of that (areas.md: country, city, year, spirit). */
  landings?(entry: Entry): LandingWord[];
  /** What it is to schema.org, beside name, description, picture and address; `images` where it has more pictures, as paths. */
  jsonLd(entry: Entry, card: SubjectCard, baseUrl: string): Record<string, unknown>;
  /** Its picture, as SVG; null where there is no such entry that this reader may see. */
  picture(db: Queries, id: number, readerId: string | null): Promise<string | null>;
  /** Further pictures of it, by what stands at the end of their address: `/drawings/{table}/{id}/{name}.svg`. */
  views?: Readonly<Record<string, (db: Queries, id: number) => Promise<string | null>>>;
  /** Maps that stand above its list, made of what its filters leave to choose from. */
  maps?(narrowed: Narrowed, choices: Choices): ListMap[];
  /** The filter whose choices, decades, stand above its list as columns. */
  columns?: { title: string; filter: string };
  /** The shelf that stands above its list, of what the list leaves. */
  shelf?: {
    /** A select of `id, facts` (as JSON): what is drawn of each there. It is read with the area's index. */
    things: RawBuilder<unknown>;
    /** How they stand there; they come in the area's first order. */
    stand(things: readonly object[]): ListShelf;
  };
  /** What a calendar keeps of it: its page's address with `.ics` answers that; null where it has no date. */
  calendar?(entry: Entry, card: SubjectCard): CalendarDate | null;
};

/** Ties a reading to its area: a filter, choice or order that it forgets is a type error. */
export function readArea<A extends Area, Entry extends EntryBase>(
  reading: AreaReading<A, Entry>,
): AreaReading<A, Entry> {
  return reading;
}
