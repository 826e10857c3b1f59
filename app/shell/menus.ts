import { type Area, type Tab, tabPictures } from "#app/guide/area.ts";
import { areas } from "#app/guide/areas.ts";
import { browsePages, contentPages, landingPages } from "#app/guide/content-pages.ts";
import { everythingQuery, guestPath } from "#app/my-bar/bar-types.ts";
import { offersPath, shopSearchPath } from "#app/shop/addresses.ts";

// Everything here is plain data: browsers get it as it was reckoned when the site was built (vite.config.ts), without the
// areas and all their filters.

export type Entry = { text: string; to: string };
/** `popular`: lists that many look for, beside its parts; `poster`: where its panel leads by a picture, one of the samples of drawings. */
export type Section = Entry & {
  id: string;
  parts: Entry[];
  popular?: { title: string; entries: Entry[] };
  poster: Entry & { picture: string };
};

/** What an area is called in a menu, and where its list stands. */
const entryOf = ({ words, path }: Area): Entry => ({ text: words.title, to: path });

/** A tab of the guide: its own page, the lists of its areas from the register, and what else belongs to it. */
function tab(
  id: Tab,
  text: string,
  to: string,
  { before = [], after = [], ...more }: { before?: Entry[]; after?: Entry[] } & Pick<Section, "popular" | "poster">,
): Section {
  const own = (areas as readonly Area[]).filter((area) => area.tab === id).map(entryOf);
  return { id, text, to, parts: [...before, ...own, ...after], ...more };
}

const page = ({ title, path }: { title: string; path: string }): Entry => ({ text: title, to: path });

/** A drawing of the contact sheet (app/drawing/drawing-sheet.ts, which stays on the server). */
const sample = (name: string) => `/drawings/site/${name}.svg`;

/** The tabs of the header and what each opens (contract.md, 7); every part has a page. */
export const sections: Section[] = [
  tab("cocktails", "Cocktails", "/cocktails", {
    after: [
      { text: "Advanced search", to: "/cocktails/search" },
      page(browsePages.tastes),
      page(browsePages.years),
      page(landingPages.spirits),
      page(landingPages.years),
    ],
    popular: {
      title: "Looked for",
      entries: [
        { text: "With gin", to: "/cocktails?spirit=gin" },
        { text: "With rum", to: "/cocktails?spirit=rum" },
        { text: "With whisky", to: "/cocktails?spirit=whisky" },
        { text: "Without alcohol", to: "/cocktails?without_alcohol=1" },
        { text: "Aperitifs", to: "/cocktails?occasion=aperitif" },
        { text: "For summer", to: "/cocktails?season=summer" },
        { text: "Two or three ingredients", to: "/cocktails?lines_max=3" },
        { text: "Outstanding", to: "/cocktails?rating=5.5" },
      ],
    },
    poster: { text: "What can you make tonight?", to: guestPath, picture: sample(tabPictures.cocktails) },
  }),
  tab("bws", "Beer, wine and spirits", "/beer-wine-spirits", {
    after: [
      { text: "Advanced search", to: "/beer-wine-spirits/advanced-search" },
      { text: "Propose a bottle", to: "/beer-wine-spirits/submit-product" },
    ],
    popular: {
      title: "What is in the bottle",
      entries: [
        { text: "Base spirits", to: "/ingredients?type=1" },
        { text: "Liqueurs", to: "/ingredients?type=2" },
        { text: "Wine and vermouth", to: "/ingredients?type=3" },
        { text: "Bitters", to: "/ingredients?type=5" },
      ],
    },
    poster: { text: "The makers", to: "/producers", picture: sample(tabPictures.bws) },
  }),
  tab("pubs-and-bars", "Pubs and bars", "/pubs-and-bars", {
    after: [page(landingPages.places), page(contentPages.interior), page(contentPages.equipment)],
    popular: {
      title: "Further",
      entries: [
        { text: "Oldest first", to: "/pubs-and-bars?sort=oldest" },
        { text: "By country and city", to: "/pubs-and-bars/advanced-search?sort=place" },
      ],
    },
    poster: { text: "Which glass for what", to: "/glassware", picture: sample(tabPictures["pubs-and-bars"]) },
  }),
  tab("people", "People", "/people", {
    poster: { text: "On this day in the history of drinks", to: "/on-this-day", picture: sample(tabPictures.people) },
  }),
  tab("encyclopedia", "Encyclopedia", "/encyclopedia", {
    after: [page(contentPages.about)],
    poster: { text: "From the shelf", to: "/books", picture: sample(tabPictures.encyclopedia) },
  }),
  tab("bartenders-lounge", "Bartenders lounge", "/bartenders-lounge", {
    before: [{ text: "The lounge", to: "/bartenders-lounge" }],
    after: [page(contentPages.advertise)],
    poster: {
      text: "Tools of the trade",
      to: contentPages.equipment.path,
      picture: sample(tabPictures["bartenders-lounge"]),
    },
  }),
  tab("shop", "Shop", offersPath, {
    after: [{ text: "Search the shop", to: shopSearchPath }],
    poster: { text: "Glasses", to: `${offersPath}?tid=429`, picture: sample(tabPictures.shop) },
  }),
  {
    id: "cocktail-builder",
    text: "Cocktail builder",
    to: "/builder/home",
    parts: [
      { text: "The builder", to: "/builder/home" },
      { text: "Get started", to: "/builder/get-started" },
      { text: "Your ingredients", to: "/builder/ingredients" },
      { text: "Recipes", to: "/builder/recipes" },
      { text: "Search by ingredients", to: "/builder/recipes/search" },
      { text: "Saved searches", to: "/builder/recipes/searches" },
      { text: "Premium", to: "/premium" },
    ],
    poster: {
      text: "Name a bottle, see its drinks",
      to: "/builder/recipes/search",
      picture: sample("glasses/highball"),
    },
  },
  {
    id: "my-bar",
    text: "My Bar",
    to: "/my-bar",
    parts: [
      { text: "Your bottles", to: "/my-bar" },
      { text: "Pantry", to: "/my-bar/pantry" },
      { text: "What you can make", to: `/my-bar/recipes${everythingQuery}` },
      { text: "Shopping list", to: "/my-bar/shopping-list" },
      { text: "Diary", to: "/my-bar/diary" },
      { text: "Without an account", to: guestPath },
      { text: "Favourites", to: "/my-bar/favourites" },
      { text: "Wish list", to: "/my-bar/wish-list" },
      { text: "All your lists", to: "/your/favourites" },
    ],
    poster: {
      text: "What you can make now",
      to: `/my-bar/recipes${everythingQuery}`,
      picture: sample("garnishes/orange-twist"),
    },
  },
];

/** What the sections of searches are called. */
export const sectionTitles: Readonly<Record<string, string>> = Object.fromEntries(
  (areas as readonly Area[]).map(({ section, under, words }) => [section, under?.title ?? words.title]),
);

/** The first folder of each address that belongs to a tab, with the tab's id. */
export const tabOfFolder: Readonly<Record<string, string>> = Object.fromEntries([
  ...sections.flatMap(({ id, parts }) => parts.map(({ to }) => [to.split(/[/?#]/)[1]!, id] as const)),
  ...["your", "your-account"].map((folder) => [folder, "my-bar"] as const),
]);
