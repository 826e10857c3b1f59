import type { GlassForm } from "#app/drawing/drink-drawing.ts";
import { defineArea } from "../area.ts";

/** What a glass is to the hand, as filters tell it. */
const kinds: Record<GlassForm, string> = { stem: "On a stem", tumbler: "Tumblers", handle: "With a handle" };

/** Glasses, by what is drunk from them (contract.md, 7). */
export const glassware = defineArea({
  table: "glassware",
  section: "glassware",
  path: "/glassware",
  entries: "/glassware",
  tab: "pubs-and-bars",
  words: {
    title: "Glassware",
    one: "glass",
    many: "glasses",
    intro: "Every glass that a recipe here asks for: what it holds, what it is for, and what it does to a drink.",
    description:
      "Cocktail glasses from the coupe to the tiki mug: how much each holds and which drinks are served in it.",
  },
  quick: [{ name: "kind" }],
  filters: [{ name: "kind", label: "Kind", kind: "choice", texts: kinds }],
  orders: [
    { name: "name", label: "A to Z" },
    { name: "smallest", label: "Smallest first" },
    { name: "largest", label: "Largest first" },
    { name: "newest", label: "New in the guide" },
  ],
  subCategories: ["kind"],
  target: "consumer",
  vote: null,
  wished: false,
  tried: false,
});
