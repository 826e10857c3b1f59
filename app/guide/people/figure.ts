import { defineArea } from "../area.ts";

/** People of the drinks world (contract.md, 7); a `figure` in code, since a person is somebody with an account. */
export const people = defineArea({
  table: "people",
  section: "people",
  path: "/people",
  entries: "/people",
  tab: "people",
  quick: [{ name: "role" }],
  words: {
    title: "People",
    one: "person",
    many: "people",
    intro: "Who mixed it, wrote it down, distilled it or owned the bar: the people behind the drinks.",
    description:
      "Bartenders, authors, distillers and bar owners who made drinks what they are, with their drinks, bars and books.",
  },
  filters: [
    { name: "role", label: "What they were", kind: "choice" },
    { name: "country", label: "Country", kind: "choice" },
    { name: "born", label: "Born", kind: "choice", before: "born in the" },
  ],
  orders: [
    { name: "name", label: "A to Z" },
    { name: "oldest", label: "Earliest born first" },
    { name: "latest", label: "Latest born first" },
    { name: "newest", label: "New in the guide" },
  ],
  subCategories: ["role", "country"],
  target: "consumer",
  vote: null,
  wished: false,
  tried: false,
});
