import { offerEntries, offersPath, shopSearchPath } from "#app/shop/addresses.ts";
import { defineArea } from "../area.ts";

/** guide.md, 9: a page of the shop. */
export const shopPageSize = 20;

/**
 * The shop's offers, as an area of the guide (contract.md, 7). Its lists are pages of their own, with prices and forms; all else is as
 * for every area.
 */
export const shop = defineArea({
  table: "shop",
  section: "shop",
  path: offersPath,
  entries: offerEntries,
  advanced: shopSearchPath,
  ownList: shopPageSize,
  tab: "shop",
  words: {
    title: "Shop",
    one: "offer",
    many: "offers",
    intro: "Glasses, tools, ice and books: what a good bar is made of beside its bottles.",
    description:
      "Cocktail glasses, bar tools, ice moulds and reading copies of the classic bar books, with prices and stock.",
  },
  filters: [{ name: "tid", label: "Category", kind: "choice" }],
  orders: [
    { name: "name", label: "A to Z" },
    { name: "cheapest", label: "Cheapest first" },
    { name: "dearest", label: "Dearest first" },
    { name: "newest", label: "New in the shop" },
  ],
  subCategories: ["tid"],
  target: "consumer",
  vote: ["shop"],
  query: ["sku", "currency"],
  wished: true,
  tried: false,
});
