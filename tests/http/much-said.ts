import { holdings } from "#server/holdings.ts";
import type { TestSite } from "../site.ts";
import type { Client } from "./client.ts";

/** What Ada writes wherever one can: nobody else reads it. */
export const secret = "only-ada-reads-this";
const frontend = "/api/dev/frontend";

/** A recipe as its form names the fields. */
export const recipe = {
  "cocktail[name]": secret,
  "cocktail[glass]": "coupe",
  "cocktail[method]": "stir",
  "cocktail[ice]": "none",
  "cocktail[instructions]": "Stir it.",
  "cocktail[ingredient][a][ingredientId]": "1",
  "cocktail[ingredient][a][unitId]": "1",
  "cocktail[ingredient][a][amount]": "60",
};

/** Has somebody say something of every kind that has a number of its own, so that others could name it. */
export async function sayMuch(ada: Client): Promise<void> {
  ada.cookies.set("cookie_policy", "essential");
  const mark = { link_table: "cocktails", link_id: "77" };
  const calls: [path: string, fields: Record<string, string>][] = [
    [`${frontend}/favourite/add`, mark],
    [`${frontend}/wishlist/add`, mark],
    [`${frontend}/contactengagement/tried`, { ...mark, value: "must_try" }],
    [`${frontend}/vote/register`, { section: "cocktail", link_id: "77", rating: "4" }],
    [`${frontend}/mybar/add-item`, { link_table: "ingredients", link_id: "1", sub_type: "spirit" }],
    [`${frontend}/mybar/log`, { link_id: "77", rating: "4", note: secret }],
    [`${frontend}/mybar/alternatives`, { ingredient_id: "1", alternative_id: "2", strength: "close" }],
    [`${frontend}/mybar/shopping-list`, { link_table: "ingredients", link_id: "3", add: "yes" }],
    [`${frontend}/mybar/share`, { what: "bar", on: "yes" }],
    [`${frontend}/list/take-off`, { list: "favourite", oids: "cocktails:77" }],
    ["/builder/api/cabinet", { name: secret }],
    ["/builder/api/notes", { ...mark, notes: secret }],
    ["/builder/api/collection", { name: secret }],
    ["/builder/api/collection", { id: "base", ...mark, add_item: "yes", note: secret }],
    ["/builder/api/recipe-search-complete", { name: secret }],
    ["/builder/api/preferred-ingredient", { cocktail_id: "77", ingredient_id: "1", spiritbrand_id: "-1" }],
    ["/api/comment/write/cocktails/77", { comment: secret }],
    [`${frontend}/shop/add-to-basket`, { product_id: "48", "skew[]": "114" }],
  ];
  const address = { street: secret, city: "Leeds", postCode: "LS1 4DY", country: "GB" };
  const forms: [path: string, fields: Record<string, string>][] = [
    ["/your-account/address-book", { intent: "save", ...address }],
    ["/your-account/newsletters", { newsletters: "weekly" }],
    ["/my-bar/submit-cocktail", recipe],
    ["/builder/ingredients/new", { name: secret, parent: "1", abv: "44" }],
  ];
  for (const [path, fields] of calls) await expectStatus(ada, path, fields, 200);
  for (const [path, fields] of forms) await expectStatus(ada, path, fields, 303);
}

async function expectStatus(who: Client, path: string, fields: Record<string, string>, wanted: number) {
  const { status, text } = await who.post(path, fields);
  if (status !== wanted) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
}

/** What is held of a person, by table, in one statement; that a session was used is nothing said. */
export async function heldOf(
  { house }: TestSite,
  personId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const each = holdings.map(({ table, person, through }) => {
    const whose = through
      ? `"${through.on}" in (select "${through.key}" from "${through.table}" where "${person}" = $1)`
      : `"${person}" = $1`;
    const row = "to_jsonb(held) - 'updated_at' - 'expires_at'";
    return `select '${table}' as "table", coalesce(jsonb_agg(${row} order by ${row}), '[]') as held from "${table}" held where ${whose}`;
  });
  const { rows } = await house.pool.query(each.join(" union all "), [personId]);
  return Object.fromEntries(rows.map(({ table, held }) => [table, held]));
}
