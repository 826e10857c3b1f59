import { tables } from "#tools/tables.ts";
import type { TestSite } from "../site.ts";
import { type Client, sameOrigin } from "./client.ts";

/** What a swindler would try besides the names of our own columns. */
const guesses = [
  ...["unit_price", "amount", "discount", "voucher", "cost", "subtotal", "delivery", "shipping", "tax", "tax_rate"],
  ...["vat_rate", "exempt", "is_exempt", "paid", "free", "admin", "role", "lower", "gross", "net", "sum", "prices"],
  ...["lines[0][price]", "lines[0][quantity]", "order[total]", "sums[total]", "basket[goods]", "seal_price"],
];

/** Every name that somebody could hope to be believed under: each column of each of the shop's tables, and what they would guess. */
export async function claimsFor(site: TestSite): Promise<string[]> {
  const { rows } = await site.house.pool.query<{ name: string }>(
    "select distinct column_name as name from information_schema.columns where table_schema = 'public' and table_name = any($1)",
    [tables.shop],
  );
  return [...new Set([...rows.map(({ name }) => name), ...guesses])].sort();
}

type Thing = { offer: number; skew: number };
/** What each form means by its own fields; everything else that is sent with it is a claim. */
const own: Record<string, readonly string[]> = {
  add: ["product_id", "skew[]", "skew", "quantity", "quantities", "product_vars", "currency", "intent"],
  change: ["intent", "skew", "quantity", "currency"],
  place: ["email", "name", "phone", "street", "city", "postCode", "country", "payment", "private_buyer", "vat_number"],
  order: ["intent", "withdraw"],
};
const notAsked = ["idempotency_key", "seal", "state", "book_delivery"];

/**
 * A guest's whole way through the shop, by every form that there is, each sent with what is claimed besides; what stands in the tables
 * afterwards, without what is another one each time.
 */
export async function wayThrough(
  site: TestSite,
  client: Client,
  { bottle, book, claims }: { bottle: Thing; book: Thing; claims: readonly string[] },
): Promise<unknown> {
  const { pool } = site.house;
  const told: unknown[] = [];
  const claimed = (form: string) =>
    Object.fromEntries(
      claims
        .filter((name) => !own[form]!.includes(name) && (form !== "place" || !notAsked.includes(name)))
        .map((name) => [name, "1"]),
    );
  const post = async (form: string, path: string, fields: Record<string, string>) => {
    const { status, headers } = await client.post(path, { ...claimed(form), ...fields });
    told.push([form, fields.intent, status]);
    return headers.location?.split("?")[0] ?? "";
  };
  const lines = async () => {
    const { rows } = await pool.query(
      `select skew_id, place, quantity, line.name, price, line.currency, product_vars from basket_line line join basket on basket.id = basket_id
       where basket.id = (select id from basket order by changed_at desc limit 1) order by skew_id`,
    );
    told.push(rows);
  };
  const query = claims.length > 0 ? `&${new URLSearchParams(claimed("place"))}` : "";
  const take = (thing: Thing) => ({ product_id: String(thing.offer), "skew[]": String(thing.skew), quantity: "2" });
  await post("add", "/api/dev/frontend/shop/add-to-basket", take(bottle));
  const json = { ...claimed("add"), product_id: bottle.offer, skew: bottle.skew, quantity: 1 };
  told.push((await client.postJson("/api/dev/frontend/shop/add-to-basket", json, sameOrigin)).text);
  await post("add", "/shop/basket", { ...take(book), intent: "add" });
  await post("change", "/shop/basket", { intent: "add-missing", skew: String(book.skew) });
  for (const intent of ["update", "save-for-later", "move-to-basket", "remove", "undo"])
    await post("change", "/shop/basket", { intent, skew: String(bottle.skew), quantity: "4" });
  await post("change", "/shop/basket", { intent: "currency", currency: "EUR" });
  await lines();
  for (const country of ["GB", "DE", "US"]) {
    const page = await client.get(`/shop/your-details?country=${country}&private_buyer=yes${query}`);
    told.push(page.text.match(/[€£]\d[\d.,]*/g));
  }
  const details = {
    ...{ email: "ada@example.org", name: "Ada", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
    ...{ country: "DE", private_buyer: "yes", payment: "invoice" },
  };
  const first = await post("place", "/shop/your-details", details);
  await post("order", first, { intent: "cancel" });
  await post("order", first, { intent: "reorder" });
  await lines();
  const second = await post("place", "/shop/your-details", { ...details, country: "GB" });
  await pool.query("update sales_order set state = 'paid' where number = $1", [second.split("/")[3]]);
  await post("order", second, { intent: "withdraw" });
  const { rows } = await pool.query(
    `select state, currency, goods, delivery_price, vat, total, refunded, vat_number, vat_checked, vat_exempt, private_buyer, payment, country,
       person_id, email, withdrawn_at is null as stays, (select json_agg(json_build_array(skew_id, quantity, price, vat_category, vat_rate, put_back)
       order by skew_id) from order_line where order_id = o.id) as lines
     from sales_order o where number = any($1) order by id`,
    [[first, second].map((path) => path.split("/")[3])],
  );
  const stock = await pool.query(
    "select skew_id, sum(quantity)::int as moved from stock_move where order_number = any($1) group by 1 order by 1",
    [[first, second].map((path) => path.split("/")[3])],
  );
  return [...told, rows, stock.rows];
}
