import type { rooms } from "./rooms.ts";

type Room = (typeof rooms)[number];

/**
 * Which room each table belongs to: only that room's stores name it in SQL. Another room asks through a function in the
 * owner's front hall. The library, which brings the data files into the tables of the guide, writes those as well.
 */
export const tables: Partial<Record<Room, readonly string[]>> = {
  "my-bar": ["bar_item", "pantry_off"],
  library: ["content_entry"],
  guide: [
    "agent",
    "anniversary",
    "book",
    "brand",
    "category",
    "cocktail",
    "cocktail_line",
    "cocktail_version",
    "cocktail_version_line",
    "competition",
    "figure",
    "glass",
    "ingredient",
    "ingredient_alternative",
    "ingredient_parent",
    "ingredient_part",
    "job",
    "library_link",
    "measure",
    "offer",
    "pr_company",
    "producer",
    "skew",
    "term",
    "trade_event",
    "unit",
    "venue",
  ],
  search: ["search_entry", "search_sense", "search_word"],
  marks: ["favourite", "rating", "tried", "wish"],
  visitor: ["credential", "person", "session", "verification"],
  operations: ["idempotency_key", "rate_limit"],
  database: ["migration"],
};

/**
 * Rooms that may also name the tables of another: the library writes what it loads into the guide's, and My Bar's
 * catalogue and search of things read the guide's ingredients, bottles and lines at once, which cards could not give.
 */
export const guests: Partial<Record<Room, readonly Room[]>> = { library: ["guide"], "my-bar": ["guide"] };
