import { byRating, defineArea } from "../area.ts";

/** Each level of kinds is there once the one above is chosen. */
const deeper = { kind: "choice", below: "/api/dev/frontend/bws/dropdowns", further: true } as const;

/** Beer, wine and spirits: bottles that can be bought (contract.md, 7). */
export const products = defineArea({
  table: "spiritbrands",
  section: "bws",
  path: "/beer-wine-spirits",
  entries: "/beer-wine-spirits",
  advanced: "/beer-wine-spirits/advanced-search",
  tab: "bws",
  quick: [{ name: "category1" }],
  words: {
    title: "Beer, wine and spirits",
    one: "bottle",
    many: "bottles",
    intro: "What stands on the shelf of a good bar: who makes it, how strong it is, how it tastes and what it makes.",
    description:
      "Bottles of spirits, liqueurs, wine, beer and bitters by kind, country and producer, with the drinks that they make.",
  },
  filters: [
    { name: "category1", label: "Kind", kind: "choice" },
    { name: "category2", label: "Of which", follows: "category1", ...deeper },
    { name: "category3", label: "More exactly", follows: "category2", ...deeper },
    { name: "category4", label: "Style", follows: "category3", ...deeper },
    { name: "country", label: "Country", kind: "choice" },
    { name: "producer", label: "Producer", kind: "choice" },
    { name: "abv_from", label: "Strength from (%)", kind: "tenths", before: "% from", further: true },
    { name: "abv_to", label: "Strength up to (%)", kind: "tenths", before: "% up to", further: true },
    byRating,
  ],
  orders: [
    { name: "name", label: "A to Z" },
    { name: "strong", label: "Strongest first" },
    { name: "light", label: "Lightest first" },
    { name: "newest", label: "New in the guide" },
  ],
  subCategories: ["category1", "category2", "category3", "category4", "country"],
  target: "consumer",
  vote: ["bws"],
  wished: true,
  tried: true,
});
