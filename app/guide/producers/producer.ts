import { defineArea } from "../area.ts";

/** Who makes what is in the bottles (contract.md, 7). */
export const producers = defineArea({
  table: "producers",
  section: "producers",
  path: "/producers",
  entries: "/producers",
  advanced: "/producers/advanced-search",
  tab: "bws",
  quick: [{ name: "kind" }],
  words: {
    title: "Producers",
    one: "producer",
    many: "producers",
    intro: "Distilleries, breweries, wineries and liqueur houses: where they stand, since when, and what they make.",
    description:
      "The distilleries, breweries, wineries and liqueur houses behind the bottles, by country, kind and founding year.",
  },
  filters: [
    { name: "name", label: "Name", kind: "word" },
    { name: "kind", label: "Kind", kind: "choice" },
    { name: "country", label: "Country", kind: "choice" },
    { name: "founded_from", label: "Founded from", kind: "number", before: "from" },
    { name: "founded_to", label: "Founded up to", kind: "number", before: "up to" },
  ],
  orders: [
    { name: "name", label: "A to Z" },
    { name: "oldest", label: "Oldest first" },
    { name: "latest", label: "Youngest first" },
    { name: "newest", label: "New in the guide" },
  ],
  subCategories: ["kind", "country"],
  target: "consumer",
  vote: null,
  wished: false,
  tried: false,
});
