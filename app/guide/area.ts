import { slugOf } from "#app/kit/slug.ts";

/**
 * How a filter is chosen: one of what there is, several of it (all of which must hold), one letter of a strip above the
 * list, a word, a whole number, one with a tenth (bottles have 43.1 %), or a switch that is on or off.
 */
export type FilterKind = "choice" | "choices" | "letter" | "word" | "number" | "tenths" | "switch";

/** One way to narrow an area's list; `name` is its name in addresses (contract.md, 7). */
export type AreaFilter = {
  readonly name: string;
  readonly label: string;
  readonly kind: FilterKind;
  /** Words for values that are keys of a vocabulary; a choice without any brings its words with it. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What stands before the value among the filters that are on: "with Campari". */
  readonly before?: string;
  /** The filter that decides what this one offers: another value there takes this one's back. */
  readonly follows?: string;
  /**
   * Of one that follows another: it is there once that is chosen and something is below it. The call answers what is, by
   * `parent_id` (guide.md, 4: Category selects).
   */
  readonly below?: `/api/${string}`;
  /** The choice that holds where none is made; without one everything is shown. */
  readonly fallback?: string;
  /**
   * Of several choices those that stand open; the others are in a select that is called `rest`. Where none does, what is
   * chosen stands open, and the select adds to it.
   */
  readonly main?: readonly string[];
  readonly rest?: string;
  /** True where a value takes away what has it: the more it takes, the higher it stands, and its count is what stays. */
  readonly excludes?: true;
  /** How many values are offered at most, those that leave most; without it 500. */
  readonly most?: number;
  /** True where members answer for what editors have not rated: it changes with every vote (contract.md, 6). */
  readonly voted?: true;
  /** True where the reader's own bar answers it: the list with it on is for them alone (contract.md, 7). */
  readonly personal?: true;
  /** True where the form shows it only on the advanced search, or while it is on. */
  readonly further?: true;
};

/** A filter of which choices stand as chips above the list: those named, or those that leave most. */
export type QuickFilter = {
  readonly name: string;
  readonly values?: readonly string[];
  /** Shorter words for them. */
  readonly texts?: Readonly<Record<string, string>>;
};

export type AreaOrder = { readonly name: string; readonly label: string };

/** The tabs of the header, by the areas that they hold (contract.md, 7). */
export type Tab = "cocktails" | "bws" | "pubs-and-bars" | "people" | "encyclopedia" | "bartenders-lounge" | "shop";

/** A drawing of the contact sheet for each tab: in its panel, and on the card of its lists for social networks. */
export const tabPictures: Readonly<Record<Tab, `${string}/${string}`>> = {
  cocktails: "glasses/coupe",
  bws: "bottles/spirit-1",
  "pubs-and-bars": "glasses/highball",
  people: "plates/person-1",
  encyclopedia: "books/book-1",
  "bartenders-lounge": "tools/cobbler-shaker",
  shop: "glasses/coupe",
};

/**
 * What an area of the guide is: a kind of subject with a list, a page each, and all that follows. Browser-safe. How it is
 * read stands beside it in its store; how it is shown, but for its own part of the page, is the same for all
 * (docs/growing.md).
 */
export type Area<
  Table extends string = string,
  Filters extends readonly AreaFilter[] = readonly AreaFilter[],
  Orders extends readonly AreaOrder[] = readonly AreaOrder[],
> = {
  /** The link table of its subjects, in calls and in what people mark. */
  readonly table: Table;
  /** Its name in boxes, searches and the list service. */
  readonly section: string;
  /** Where its list stands; an entry stands at `{entries}/{id}/{slug}`. */
  readonly path: `/${string}`;
  readonly entries: `/${string}`;
  /** Where the same list stands once more, with its filters open. */
  readonly advanced?: `/${string}`;
  /** The page above its list, where that is not the homepage. */
  readonly under?: { readonly title: string; readonly path: `/${string}` };
  /** The filters that stand above its list, to be set by one press. */
  readonly quick?: readonly QuickFilter[];
  /** Other ways into what its list has: pages that draw it. */
  readonly ways?: readonly { readonly text: string; readonly to: string }[];
  /** The order in which its list is parted by the first of its cards' facts, each part under a head that goes along. */
  readonly parted?: Orders[number]["name"];
  /** True where its list shows words in rows, without pictures. */
  readonly rows?: true;
  /** How many a page of its list shows, where that is a page of its own: the pattern has no routes for it then. */
  readonly ownList?: number;
  /** True where its list is no list of cards and its entries are places on pages of its own: the pattern has no routes then. */
  readonly ownPages?: true;
  /** True where what it shows changes with the day. */
  readonly daily?: true;
  /** True where its entries have dates: the address of each with `.ics` is a calendar file. */
  readonly dated?: true;
  /** Where one of what its list holds is found by chance, and what the link to it says. */
  readonly random?: { readonly path: `/${string}`; readonly text: string };
  readonly tab: Tab;
  readonly words: {
    /** "Books", "book", "books": a title, one of them, several. */
    title: string;
    one: string;
    many: string;
    /** A sentence under the title of the list. */
    intro: string;
    /** What the list is, for search engines. */
    description: string;
  };
  readonly filters: Filters;
  /** The first is the one that holds where none is asked for. */
  readonly orders: Orders;
  /** Whom its boxes are for (the calls' `target`). */
  readonly target: "consumer" | "trade";
  /** The name by which members rate its subjects, with its other spellings; null where nobody rates them. */
  readonly vote: readonly [string, ...string[]] | null;
  /** The filters whose choices are its sub-categories in the box calls (guide.md, 7), those that are asked first before the others. */
  readonly subCategories: readonly Filters[number]["name"][];
  /** Other words for sub-categories. */
  readonly subCategoryWords?: Readonly<Record<string, string>>;
  /** What an entry's page reads from its address. */
  readonly query?: readonly string[];
  /** How long others may keep an entry's page, where that is longer than asking takes. */
  readonly mayKeep?: "recipe";
  /** What else can be said of its subjects beside "favourite" (contract.md, 7). */
  readonly wished: boolean;
  readonly tried: boolean;
  /** False where nobody comments on its entries. */
  readonly commented?: false;
};

/** What pages have of an area whose list they show: all but what only calls ask. */
export type ShownArea = Omit<Area, "subCategories" | "subCategoryWords">;

/** An area as a page sends it to the browser. */
export function shownArea({ subCategories: _, subCategoryWords: __, ...area }: Area): ShownArea {
  return area;
}

/** How every area that members rate can be put in order: by what they make of its subjects, the area's first order for all others. */
export const byMembers = { name: "members", label: "Members’ rating" } as const;

/**
 * At least so well rated (contract.md, 7; builder.md, 9): by the editors, or by members where no editor has said and three of them
 * have.
 */
export const byRating = {
  name: "rating",
  label: "Rating",
  kind: "choice",
  texts: { "5.5": "Outstanding", "5": "5 and better", "4": "4 and better", "3": "3 and better" },
  voted: true,
  further: true,
} as const satisfies AreaFilter;

/** Names an area's parts, so that what is missing in its store is a type error. What members rate has its order from here. */
export function defineArea<
  const Table extends string,
  const Filters extends readonly AreaFilter[],
  const Orders extends readonly AreaOrder[],
>(area: Area<Table, Filters, Orders>): Area<Table, Filters, Orders> {
  if (area.vote === null) return area;
  const [first, ...others] = area.orders as readonly AreaOrder[];
  return { ...area, orders: [first, byMembers, ...others] as unknown as Orders };
}

/** What the page of an entry shows of its area: browsers have it from the page, not the area with all its filters. */
export type AreaInShort = Pick<Area, "path" | "entries" | "vote" | "wished" | "tried"> & {
  readonly commented: boolean;
  readonly title: string;
  readonly one: string;
  readonly under: NonNullable<Area["under"]> | null;
};

/** An area in short. */
export function inShort({ path, entries, vote, wished, tried, commented, words, under }: Area): AreaInShort {
  return {
    path,
    entries,
    vote,
    wished,
    tried,
    commented: commented !== false,
    title: words.title,
    one: words.one,
    under: under ?? null,
  };
}

/** guide.md, 9: a category page shows 24; a reader may choose another of these (contract.md, 7). */
export const pageSizes = [12, 24, 48, 96] as const;
export const categoryPageSize = 24;

/** Where an entry stands: `/books/12/the-hour`. */
export function entryPath(area: Pick<Area, "entries">, id: number, name: string): string {
  return `${area.entries}/${id}/${slugOf(name)}`;
}

/** The card of an area's lists for social networks (`app/guide/drawings.server.ts`). */
export function areaCard({ table }: Pick<Area, "table">): string {
  return `/drawings/cards/${table}.png`;
}

/** The address of an area's list call; by link table, since areas of one section have a list each. */
export function listCall(area: Pick<Area, "table">): string {
  return `/api/dev/frontend/${area.table}/list`;
}

/** "1 book", "24 books". */
export function countOf({ words }: Pick<Area, "words">, count: number): string {
  return `${count} ${count === 1 ? words.one : words.many}`;
}
