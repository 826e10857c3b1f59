import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { Client, signedIn } from "./client.ts";

let site: TestSite;
/** Ingredients that the shop sells, with the skew that is offered of each; of the last nothing is left. */
const sold = {
  orgeat: { id: 0, skew: 0 },
  "raspberry-syrup": { id: 0, skew: 0 },
  "cinnamon-syrup": { id: 0, skew: 0 },
};
beforeAll(async () => {
  site = await testSite();
  for (const [key, one] of Object.entries(sold)) {
    const { rows } = await site.house.pool.query(
      `select ingredient.id, (array_agg(skew.id order by skew.gbp))[1] as skew from ingredient
       join offer on offer.ingredient_id = ingredient.id join skew on skew.offer_id = offer.id where ingredient.key = $1 group by 1`,
      [key],
    );
    Object.assign(one, rows[0]);
  }
});
afterAll(() => site?.close());

async function member(): Promise<Client> {
  const client = await signedIn(site);
  client.cookies.set("cookie_policy", "essential");
  return client;
}
const drinkWith = async (ingredient: number) =>
  (
    await site.house.pool.query(
      "select cocktail_id as id from cocktail_line join cocktail on cocktail.id = cocktail_id where ingredient_id = $1 and not optional and is_public order by 1 limit 1",
      [ingredient],
    )
  ).rows[0].id as number;

describe("what is missing", () => {
  it("is offered where the shop has it: on a recipe, with its price and stock", async () => {
    const client = await member();
    const id = await drinkWith(sold.orgeat.id);
    const { recipe } = (await client.get(`/api/dev/frontend/personal?recipe=${id}`)).json<{
      recipe: { buyable: { ingredient_id: number; skew_id: number; stock: number; prices: { GBP: number } }[] };
    }>();
    const offered = recipe.buyable.find(({ ingredient_id }) => ingredient_id === sold.orgeat.id);
    expect(offered).toMatchObject({ skew_id: sold.orgeat.skew, prices: { GBP: 850 } });
    expect(offered!.stock).toBeGreaterThan(0);
  });

  it("is offered on the shopping list, as a form that needs no script", async () => {
    const client = await member();
    for (const { id } of Object.values(sold))
      await client.post("/api/dev/frontend/mybar/shopping-list", {
        link_table: "ingredients",
        link_id: String(id),
        add: "yes",
      });
    const page = (await client.get("/my-bar/shopping-list")).text;
    expect(page).toContain("Put all 2 into the basket");
    expect(page).toContain("Sold out");
    expect(page).toContain(`name="skew[]" value="${sold.orgeat.skew}"`);
    expect(page).not.toContain(`name="skew[]" value="${sold["cinnamon-syrup"].skew}"`);
  });

  it("goes into the basket, one of each, and what could not is told there", async () => {
    const client = await member();
    const skews = Object.values(sold).map(({ skew }, place) => [`skew[${place}]`, String(skew)]);
    const fields = { intent: "add-missing", shopelement: "recipe", ...Object.fromEntries(skews) };
    expect((await client.post("/shop/basket", fields)).status).toBe(303);
    const basket = (await client.get("/shop/basket")).text;
    expect(basket).toContain("2 things");
    expect(basket).toContain("Cinnamon syrup could not be put into your basket: it is sold out.");
    const { rows } = await site.house.pool.query("select distinct element from basket_line");
    expect(rows).toEqual([{ element: "recipe" }]);
  });

  it("of what there is not is refused, and without cookies all of it", async () => {
    const client = await member();
    for (const skew of ["900000", "-1", "1e9", "", "0"])
      expect([skew, (await client.post("/shop/basket", { intent: "add-missing", "skew[]": skew })).status]).toEqual([
        skew,
        400,
      ]);
    client.cookies.set("cookie_policy", "none");
    const refused = await client.post("/shop/basket", { intent: "add-missing", "skew[]": String(sold.orgeat.skew) });
    expect(refused.status).toBe(403);
  });
});

it("leads from an ingredient to its offer and back", async () => {
  const client = new Client(site.url);
  const ingredient = (await client.get(`/ingredients/${sold.orgeat.id}`)).headers.location!;
  const page = (await client.get(ingredient)).text;
  const offer = /href="(\/shop\/product\/\d+\/orgeat[a-z-]*)"/.exec(page)![1]!;
  expect((await client.get(offer)).text).toContain(ingredient);
});
