import type { Area, Tab } from "#app/guide/area.ts";
import { areas } from "#app/guide/areas.ts";
import { browsePages, contentPages } from "#app/guide/content-pages.ts";
import { everythingQuery } from "#app/my-bar/bar-types.ts";
import { guestPath } from "#app/my-bar/guest-bar.ts";

export type Entry = { text: string; to: string };
export type Section = Entry & { id: string; parts: Entry[] };

/** What an area is called in a menu, and where its list stands. */
const entryOf = ({ words, path }: Area): Entry => ({ text: words.title, to: path });

/** A tab of the guide: its own page, the lists of its areas from the register, and what else belongs to it. */
function tab(id: Tab, text: string, to: string, more: { before?: Entry[]; after?: Entry[] } = {}): Section {
  const own = (areas as readonly Area[]).filter((area) => area.tab === id).map(entryOf);
  return { id, text, to, parts: [...(more.before ?? []), ...own, ...(more.after ?? [])] };
}

const page = ({ title, path }: { title: string; path: string }): Entry => ({ text: title, to: path });

/** The tabs of the header and what each opens (contract.md, 7); every part has a page. */
export const sections: Section[] = [
  tab("cocktails", "Cocktails", "/cocktails", {
    after: [
      { text: "With gin", to: "/cocktails?spirit=gin" },
      { text: "With rum", to: "/cocktails?spirit=rum" },
      { text: "With whisky", to: "/cocktails?spirit=whisky" },
      { text: "Without alcohol", to: "/cocktails?without_alcohol=1" },
      { text: "Advanced search", to: "/cocktails/search" },
      page(browsePages.tastes),
      page(browsePages.years),
    ],
  }),
  tab("bws", "Beer, wine and spirits", "/beer-wine-spirits", {
    after: [{ text: "Advanced search", to: "/beer-wine-spirits/advanced-search" }],
  }),
  tab("pubs-and-bars", "Pubs and bars", "/pubs-and-bars", {
    after: [page(contentPages.interior), page(contentPages.equipment)],
  }),
  tab("people", "People", "/people"),
  tab("encyclopedia", "Encyclopedia", "/encyclopedia", { after: [page(contentPages.about)] }),
  tab("bartenders-lounge", "Bartenders lounge", "/bartenders-lounge", {
    before: [{ text: "The lounge", to: "/bartenders-lounge" }],
    after: [page(contentPages.advertise)],
  }),
  {
    id: "my-bar",
    text: "My Bar",
    to: "/my-bar",
    parts: [
      { text: "Your bottles", to: "/my-bar" },
      { text: "Pantry", to: "/my-bar/pantry" },
      { text: "What you can make", to: `/my-bar/recipes${everythingQuery}` },
      { text: "Without an account", to: guestPath },
      { text: "Favourites", to: "/my-bar/favourites" },
      { text: "Wish list", to: "/my-bar/wish-list" },
    ],
  },
];

/** What the sections of searches are called. */
export const sectionTitles: Readonly<Record<string, string>> = Object.fromEntries(
  (areas as readonly Area[]).map(({ section, under, words }) => [section, under?.title ?? words.title]),
);

/** The first folder of an address, without its query. */
const folderOf = (path: string) => path.split(/[/?#]/)[1] ?? "";

/** Each first folder with the tab that it belongs to. */
const tabs = new Map([
  ...sections.flatMap(({ id, parts }) => parts.map(({ to }) => [folderOf(to), id] as const)),
  ...["your", "your-account"].map((folder) => [folder, "my-bar"] as const),
]);

/** The tab that a path belongs to; null where none does. */
export function sectionOf(path: string): string | null {
  return tabs.get(folderOf(path)) ?? null;
}
