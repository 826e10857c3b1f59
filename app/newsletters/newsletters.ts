/** One part of an issue: how many new subjects of which link tables it tells, and under which heading. */
export type IssuePart = { title: string; tables: readonly string[]; most: number };

type Newsletter = {
  title: string;
  /** What comes, and how often. */
  words: string;
  parts: readonly IssuePart[];
};

const stories = ["people", "books", "pubs_and_bars"] as const;

/** The newsletters (contract.md, 8), by the name that forms and the command line know. */
export const newsletters = {
  weekly: {
    title: "The weekly round",
    words: "One cocktail, one bottle and one story. Once a week.",
    parts: [
      { title: "The cocktail", tables: ["cocktails"], most: 1 },
      { title: "The bottle", tables: ["spiritbrands"], most: 1 },
      { title: "The story", tables: stories, most: 1 },
    ],
  },
  products: {
    title: "New bottles",
    words: "What came onto our shelf of beer, wine and spirits, and what it is good for.",
    parts: [
      { title: "New bottles", tables: ["spiritbrands"], most: 6 },
      { title: "Who makes them", tables: ["producers"], most: 2 },
    ],
  },
  trade: {
    title: "The trade",
    words: "Jobs, competitions and events, for people who work behind a bar.",
    parts: [
      { title: "Jobs", tables: ["jobs"], most: 6 },
      { title: "Competitions", tables: ["competitions"], most: 4 },
      { title: "Events", tables: ["events"], most: 4 },
    ],
  },
  shop: {
    title: "The shop",
    words: "What is new in the shop, and what is back.",
    parts: [{ title: "New in the shop", tables: ["shop"], most: 6 }],
  },
  features: {
    title: "Long reads",
    words: "People, bars, books and words of the drinks world, a few at a time.",
    parts: [
      { title: "People and bars", tables: ["people", "pubs_and_bars"], most: 3 },
      { title: "From the bookshelf", tables: ["books"], most: 1 },
      { title: "Words", tables: ["encyclopedia"], most: 2 },
    ],
  },
} as const satisfies Record<string, Newsletter>;

export type NewsletterName = keyof typeof newsletters;
export const newsletterNames = Object.keys(newsletters) as NewsletterName[];

/** The newsletter of that name, if there is one. */
export function newsletterNamed(name: string): NewsletterName | undefined {
  return newsletterNames.find((known) => known === name);
}

/** The one that is meant where none is named: while registering, in the footer, by one click (contract.md, 8). */
export const usualNewsletter: NewsletterName = "weekly";

/** Where a member says which they get, where anybody can ask for one, and where one leaves. */
export const newsletterPaths = {
  own: "/your-account/newsletters",
  asking: "/newsletters",
  confirm: "/newsletters/confirm",
  unsubscribe: "/newsletters/unsubscribe",
} as const;

/** Pages of the account that this room brings (contract.md, 8). */
export const newsletterAccountPages = [{ text: "Newsletters", to: newsletterPaths.own }];
