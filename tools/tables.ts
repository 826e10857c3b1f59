import type { rooms } from "./rooms.ts";

type Room = (typeof rooms)[number];

/**
 * Which room each table belongs to: only that room's stores name it in SQL. Another room asks through a function in the
 * owner's front hall. The library, which brings the data files into the tables of the guide, writes those as well.
 */
export const tables = {
  desk: ["queue_claim"],
  messages: ["message"],
  builder: [
    "collection",
    "collection_choice",
    "collection_item",
    "collection_picture",
    "ingredient_picture",
    "own_ingredient",
    "preferred_in_recipe",
    "recipe_search",
  ],
  "your-lists": ["list_removal", "share"],
  "own-recipes": ["own_recipe", "recipe_picture", "recipe_revision"],
  "own-products": ["brand_code", "own_product", "product_picture"],
  "my-bar": [
    "bar_item",
    "cabinet",
    "cabinet_choice",
    "drink_log",
    "own_code",
    "own_substitute",
    "pantry_off",
    "shopping_item",
  ],
  library: ["content_entry", "content_deleted", "content_revision"],
  photographs: ["photograph"],
  newsletters: ["newsletter_delivery", "newsletter_issue", "newsletter_subscription"],
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
    "entry_mention",
    "figure",
    "glass",
    "ingredient",
    "ingredient_alternative",
    "ingredient_parent",
    "ingredient_part",
    "job",
    "job_advert",
    "library_link",
    "measure",
    "pr_company",
    "producer",
    "term",
    "trade_event",
    "unit",
    "venue",
  ],
  comments: ["comment", "comment_mail_off", "comment_notice", "comment_report", "comment_vote"],
  shop: [
    "basket",
    "basket_line",
    "delivery_country",
    "delivery_price",
    "offer",
    "order_counter",
    "order_line",
    "order_mail",
    "order_payment",
    "order_refund",
    "order_step",
    "payment_event",
    "sales_order",
    "skew",
    "skew_price",
    "stock_level",
    "stock_move",
    "vat_rate",
  ],
  search: ["search_entry", "search_sense", "search_word"],
  marks: ["favourite", "note", "preferred_brand", "rating", "tried", "viewed", "wish"],
  membership: ["membership_request"],
  account: ["address"],
  visitor: ["credential", "email_change", "membership", "passkey", "person", "session", "verification"],
  tally: ["tally"],
  operations: ["audit_entry", "idempotency_key", "rate_limit"],
  database: ["migration"],
} as const satisfies Partial<Record<Room, readonly string[]>>;

/**
 * Rooms that may also name the tables of another, or single ones of them: the library writes what it loads into the guide's
 * and the shop's, the guide lists the shop's offers as an area,
 * My Bar's catalogue reads what goes into drinks at once, which cards could not give, the account's pages are where people
 * change what the visitor's tables hold of them, the desk shows whose account is whose and what editors changed, the shop's desk picks an
 * offer's category, and what it shows and is for, and members' own recipes, ingredients and bottles stand among the guide's.
 */
export const guests: Partial<Record<Room, readonly string[]>> = {
  library: [...tables.guide, "offer", "skew"],
  guide: ["offer", "skew"],
  shop: ["category", "glass", "ingredient"],
  account: tables.visitor,
  desk: ["audit_entry", "membership", "person", "session"],
  builder: ["brand", "cocktail", "cocktail_line", "ingredient", "ingredient_parent"],
  "own-recipes": ["brand", "cocktail", "cocktail_line", "glass", "ingredient", "measure", "unit"],
  "own-products": ["brand", "category", "cocktail", "ingredient", "producer"],
  "my-bar": [
    "brand",
    "brand_code",
    "cocktail",
    "cocktail_line",
    "ingredient",
    "ingredient_alternative",
    "ingredient_parent",
    "ingredient_part",
  ],
};
