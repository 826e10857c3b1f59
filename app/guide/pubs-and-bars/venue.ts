import { defineArea } from "../area.ts";

/** Pubs and bars (contract.md, 7); a `venue` in code, since a bar is what somebody has at home. */
export const pubsAndBars = defineArea({
  table: "pubs_and_bars",
  section: "pubs-and-bars",
  path: "/pubs-and-bars",
  entries: "/pubs-and-bars",
  advanced: "/pubs-and-bars/advanced-search",
  tab: "pubs-and-bars",
  quick: [{ name: "kind" }],
  words: {
    title: "Pubs and bars",
    one: "place",
    many: "places",
    intro: "Where drinks were made famous: hotel bars, pubs, saloons and beer halls, the ones that closed among them.",
    description:
      "Famous pubs and bars of the world by country and city: what they are known for, their drinks and their people.",
  },
  filters: [
    { name: "country", label: "Country", kind: "choice" },
    { name: "city", label: "City", kind: "choice", follows: "country", before: "in" },
    { name: "kind", label: "Kind", kind: "choice" },
    { name: "open", label: "Open today", kind: "choice", texts: { yes: "Open", closed: "Closed for good" } },
  ],
  orders: [
    { name: "name", label: "A to Z" },
    { name: "place", label: "By country and city" },
    { name: "oldest", label: "Oldest first" },
    { name: "latest", label: "Youngest first" },
    { name: "newest", label: "New in the guide" },
  ],
  parted: "place",
  subCategories: ["kind", "country", "city"],
  target: "consumer",
  vote: ["pub", "pubs-and-bars"],
  wished: true,
  tried: true,
});
