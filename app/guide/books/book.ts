import { defineArea } from "../area.ts";

/** Books on drinks (contract.md, 7). */
export const books = defineArea({
  table: "books",
  section: "books",
  path: "/books",
  entries: "/books",
  tab: "encyclopedia",
  quick: [{ name: "decade" }],
  words: {
    title: "Books",
    one: "book",
    many: "books",
    intro: "Two centuries of writing on drinks: who wrote it, what it holds, and which recipes began there.",
    description:
      "Books on cocktails, spirits and bars, from the first bartender's guides to today, with the drinks in them.",
  },
  filters: [
    { name: "author", label: "Author", kind: "choice", before: "by" },
    { name: "decade", label: "Decade", kind: "choice" },
  ],
  orders: [
    { name: "oldest", label: "Oldest first" },
    { name: "latest", label: "Latest first" },
    { name: "name", label: "A to Z" },
    { name: "newest", label: "New in the guide" },
  ],
  subCategories: ["decade"],
  target: "consumer",
  vote: ["book", "books"],
  wished: true,
  tried: false,
});
