import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { Area } from "./area.ts";
import { books } from "./books/book.ts";
import { cocktails } from "./cocktails/cocktail-area.ts";
import { agents, prCompanies } from "./companies/company.ts";
import { encyclopedia } from "./encyclopedia/term.ts";
import { glassware } from "./glassware/glass.ts";
import { ingredients } from "./ingredients/ingredient-area.ts";
import { competitions, events, jobs } from "./lounge/lounge.ts";
import { people } from "./people/figure.ts";
import { producers } from "./producers/producer.ts";
import { products } from "./products/product.ts";
import { pubsAndBars } from "./pubs-and-bars/venue.ts";

/** An area's list, which is the same page for all, wherever it stands, and the page of an entry. */
function areaRoutes(area: Area, entryPage: string): RouteConfigEntry[] {
  const lists = [area.path, area.advanced].filter((path) => path !== undefined);
  return [
    ...lists.map((path) => route(path.slice(1), "guide/areas/list/area-list-page.tsx", { id: `list${path}` })),
    route(`${area.entries.slice(1)}/:id/:slug?`, entryPage, { id: `entry${area.path}` }),
    ...(area.dated
      ? [
          route(`${area.entries.slice(1)}/:id/:slug.ics`, "guide/areas/calendar/calendar-resource.ts", {
            id: `dates${area.path}`,
          }),
        ]
      : []),
  ];
}

export const guideRoutes = [
  ...areaRoutes(cocktails, "guide/cocktails/recipe-page.tsx"),
  route("cocktails/random", "guide/comparing/random-resource.ts"),
  route("cocktails/compare", "guide/comparing/compare-page.tsx"),
  route("cocktails/map", "guide/browse/map-page.tsx"),
  route("cocktails/years", "guide/browse/years-page.tsx"),
  ...["places/:country?/:city?", "years/:year?", "spirits/:spirit?"].map((address) =>
    route(address, "guide/landings/landing-page.tsx", { id: address }),
  ),
  ...areaRoutes(ingredients, "guide/ingredients/ingredient-page.tsx"),
  ...areaRoutes(products, "guide/products/product-page.tsx"),
  ...areaRoutes(producers, "guide/producers/producer-page.tsx"),
  ...areaRoutes(pubsAndBars, "guide/pubs-and-bars/venue-page.tsx"),
  ...areaRoutes(glassware, "guide/glassware/glass-page.tsx"),
  route("people/members/:id/:slug?", "guide/members/member-page.tsx"),
  ...areaRoutes(people, "guide/people/figure-page.tsx"),
  ...areaRoutes(agents, "guide/companies/company-page.tsx"),
  ...areaRoutes(prCompanies, "guide/companies/company-page.tsx"),
  ...areaRoutes(encyclopedia, "guide/encyclopedia/term-page.tsx"),
  route("encyclopedia/:id/:language/:category", "guide/encyclopedia/term-language-resource.ts"),
  route("on-this-day/calendar.ics", "guide/on-this-day/year-calendar-resource.ts"),
  route("on-this-day/:day?", "guide/on-this-day/day-page.tsx"),
  route("feeds/new.atom", "guide/feeds/new-feed-resource.ts"),
  route("feeds/comments.atom", "guide/feeds/comments-feed-resource.ts"),
  route("bar-interior", "guide/pages/bar-interior-page.tsx"),
  route("bar-equipment-and-barware", "guide/pages/bar-equipment-page.tsx"),
  route("about", "guide/pages/about-page.tsx"),
  route("commenting-guidelines", "guide/pages/commenting-page.tsx"),
  ...areaRoutes(books, "guide/books/book-page.tsx"),
  route("bartenders-lounge", "guide/lounge/lounge-page.tsx"),
  route("bartenders-lounge/jobs/advertise-here", "guide/lounge/advertising/advertise-page.tsx"),
  ...areaRoutes(jobs, "guide/lounge/job-page.tsx"),
  ...areaRoutes(competitions, "guide/lounge/competition-page.tsx"),
  ...areaRoutes(events, "guide/lounge/event-page.tsx"),
  route("shop", "guide/shop/shop-page.tsx", { id: "shop" }),
  route("shop/search", "guide/shop/shop-page.tsx", { id: "shop-search" }),
  route("shop/product/:id/:slug?", "guide/shop/offer-page.tsx"),
];
