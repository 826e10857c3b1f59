import type { termCategories } from "#app/drinks/vocabulary.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { defineArea } from "../area.ts";

/** The encyclopedia's categories (guide.md, 2) in words. */
const categories: Record<(typeof termCategories)[number], string> = {
  cocktails: "Cocktails",
  bars: "Bars",
  people: "People",
  products_and_services: "Products and services",
  books: "Books",
  bws: "Beer, wine and spirits",
  competitions: "Competitions",
  events: "Events",
  dailycocktail: "A drink a day",
  "jigger-blog": "From the Jigger blog",
  bundle: "Bundles",
};

/** The words of the drinks world (contract.md, 7). An entry's address ends in its category and a slash. */
export const encyclopedia = defineArea({
  table: "encyclopedia",
  section: "encyclopedia",
  path: "/encyclopedia",
  entries: "/encyclopedia",
  tab: "encyclopedia",
  rows: true,
  quick: [{ name: "category" }],
  words: {
    title: "Encyclopedia",
    one: "term",
    many: "terms",
    intro: "What bartenders, distillers and books mean when they say it, from angel’s share to zest.",
    description: "An encyclopedia of drinks: techniques, tools, styles, people’s names for things and what they mean.",
  },
  filters: [
    { name: "category", label: "Category", kind: "choice", texts: categories },
    { name: "letter", label: "First letter", kind: "letter", before: "beginning with" },
  ],
  orders: [
    { name: "name", label: "A to Z" },
    { name: "newest", label: "New in the guide" },
  ],
  subCategories: ["category", "letter"],
  target: "consumer",
  vote: null,
  wished: false,
  tried: false,
});

/** A term's category in words. */
export function categoryText(category: string): string {
  return Object.hasOwn(categories, category) ? categories[category as keyof typeof categories] : category;
}

const languages: Record<string, Locale> = {
  gb: "en-gb",
  us: "en-us",
  en: "en-gb",
  fr: "fr-fr",
  de: "de-de",
  es: "es-es",
  it: "it-it",
};

/** The locale that an old address of a term names: by its language, its country or as it is; null for any other word. */
export function localeOfTerm(language: string): Locale | null {
  if (Object.hasOwn(languages, language)) return languages[language]!;
  return locales.find((locale) => locale === language) ?? null;
}
