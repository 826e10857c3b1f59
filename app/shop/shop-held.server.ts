import type { Holding } from "#app/database/holding.server.ts";

const whose = "the same for every row: your own account";
const inner = "a number of the site's own";
const editor = "another person, the editor who decided it";
const buyers = "of another person's order";

/** What the shop holds of a person, for the export of it. */
export const shopHeld: readonly Holding[] = [
  {
    name: "basket",
    table: "basket",
    person: "person_id",
    told: ["currency", "notes", "changed_at"],
    untold: { id: inner, person_id: whose, token_hash: "none: a member's basket has no cookie" },
  },
  {
    name: "basket_lines",
    table: "basket_line",
    person: "person_id",
    through: { table: "basket", on: "basket_id", key: "id" },
    told: [
      "skew_id",
      "place",
      "was_saved",
      "quantity",
      "name",
      "price",
      "currency",
      "product_vars",
      "element",
      "changed_at",
    ],
    untold: { basket_id: inner },
  },
  {
    name: "orders",
    table: "sales_order",
    person: "person_id",
    told: [
      ...["number", "invoice_number", "state", "email", "name", "phone", "delivery", "billing", "country", "payment"],
      ...[
        "currency",
        "vat_number",
        "vat_checked",
        "vat_exempt",
        "private_buyer",
        "vat_unanswered",
        "goods",
        "delivery_price",
        "vat",
      ],
      ...["total", "refunded", "placed_at", "withdrawn_at", "seller"],
    ],
    untold: { id: inner, person_id: whose, basket_id: inner, idempotency_key: "a random name of one form" },
  },
  {
    name: "order_lines",
    table: "order_line",
    person: "person_id",
    through: { table: "sales_order", on: "order_id", key: "id" },
    told: [
      "offer_id",
      "skew_id",
      "name",
      "quantity",
      "price",
      "vat_category",
      "vat_rate",
      "product_vars",
      "element",
      "withdrawn",
      "put_back",
    ],
    untold: { order_id: inner, position: "the order in which they stand" },
  },
  {
    name: "order_steps",
    table: "order_step",
    person: "person_id",
    through: { table: "sales_order", on: "order_id", key: "id" },
    told: ["state", "at", "note"],
    untold: { order_id: inner, decided_by: editor },
  },
  {
    name: "order_refunds",
    table: "order_refund",
    person: "person_id",
    through: { table: "sales_order", on: "order_id", key: "id" },
    told: ["amount", "why", "made_at", "credit_number", "vat"],
    untold: {
      ...{
        id: inner,
        order_id: inner,
        decided_by: editor,
        provider: "follows from the order's payment",
        provider_id: inner,
      },
      ...{ due_at: "when it is tried again", tries: "how often it was tried", problem: "a note for the desk" },
    },
  },
  {
    name: "order_payments",
    table: "order_payment",
    person: "person_id",
    through: { table: "sales_order", on: "order_id", key: "id" },
    told: ["attempt", "state", "opened_at"],
    untold: {
      ...{
        id: inner,
        order_id: inner,
        session: "the provider's own name for it",
        href: "a page that is closed by then",
      },
      ...{ intent: "the provider's own name for it", problem: "a note for the desk", disputed: "what your bank told" },
    },
  },
  {
    name: "order_mails",
    table: "order_mail",
    person: "person_id",
    through: { table: "sales_order", on: "order_id", key: "id" },
    told: ["kind", "amount", "note", "made_at"],
    untold: { id: inner, order_id: inner, due_at: "when it is tried again", tries: "how often it was tried" },
  },
  {
    name: "order_steps_taken_at_the_desk",
    table: "order_step",
    person: "decided_by",
    told: ["state", "at"],
    untold: { order_id: inner, note: buyers, decided_by: whose },
  },
  {
    name: "refunds_decided",
    table: "order_refund",
    person: "decided_by",
    told: ["amount", "made_at"],
    untold: {
      ...{ id: inner, order_id: inner, why: buyers, decided_by: whose, provider: buyers, provider_id: buyers },
      ...{ due_at: buyers, tries: buyers, problem: buyers, credit_number: buyers, vat: buyers },
    },
  },
  {
    name: "prices_set",
    table: "skew_price",
    person: "decided_by",
    told: ["skew_id", "gbp", "eur", "usd", "aud", "set_at"],
    untold: { decided_by: whose },
  },
  {
    name: "offers_made",
    table: "offer",
    person: "made_by",
    told: ["id", "name", "made_at"],
    untold: {
      made_by: whose,
      ...Object.fromEntries(
        [
          ...[
            "key",
            "category_id",
            "teaser",
            "description",
            "picture",
            "choice",
            "max_per_order",
            "vat",
            "sample",
            "alcohol",
          ],
          ...["weight_g", "kind", "asks", "ingredient_id", "retired_at"],
        ].map((column) => [column, "what the shop sells, which everybody sees"]),
      ),
    },
  },
  {
    name: "stock_moved",
    table: "stock_move",
    person: "decided_by",
    told: ["skew_id", "quantity", "why", "note", "moved_at"],
    untold: { id: inner, order_number: buyers, decided_by: whose },
  },
];
