import type { Area } from "./area.ts";
import { books } from "./books/book.ts";
import { cocktails } from "./cocktails/cocktail-area.ts";
import { agents, prCompanies } from "./companies/company.ts";
import { encyclopedia } from "./encyclopedia/term.ts";
import { glassware } from "./glassware/glass.ts";
import { ingredients } from "./ingredients/ingredient-area.ts";
import { competitions, events, jobs } from "./lounge/lounge.ts";
import { onThisDay } from "./on-this-day/anniversary.ts";
import { people } from "./people/figure.ts";
import { producers } from "./producers/producer.ts";
import { products } from "./products/product.ts";
import { pubsAndBars } from "./pubs-and-bars/venue.ts";
import { shop } from "./shop/offer.ts";

/**
 * Every area of the guide, in the order of the menus: the one list that existence, votes, lists, boxes, search, pictures,
 * sitemap, calls and header tabs are made from.
 */
export const areas = [
  cocktails,
  ingredients,
  products,
  producers,
  pubsAndBars,
  glassware,
  people,
  agents,
  prCompanies,
  encyclopedia,
  books,
  onThisDay,
  jobs,
  competitions,
  events,
  shop,
] as const;

/** The link tables of subjects. */
export type AreaTable = (typeof areas)[number]["table"];

/** The area whose list stands at a path, without a language prefix. */
export function areaAt(path: string): Area | undefined {
  const tidy = path.replace(/\/+$/, "");
  return (areas as readonly Area[]).find((area) => area.path === tidy || area.advanced === tidy);
}
