import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSynthetic } from "#app/library/library.server.ts";
import { type TestSite, testSite } from "../site.ts";
import { Client } from "./client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  // So few recipes still name more than 500 spirits.
  await loadSynthetic(site.house.bulk, { recipes: 1_500, ingredients: 3_000, seed: 1 });
});
afterAll(() => site?.close());

/** The values that a list's select offers, the empty one aside, and which of them is chosen. */
async function offered(address: string): Promise<{ values: string[]; chosen: string | undefined }> {
  const { text } = await new Client(site.url).get(address);
  const select = /<select[^>]*name="spirit"[\s\S]*?<\/select>/.exec(text)![0];
  const values = [...select.matchAll(/<option[^>]*value="([^"]+)"/g)].map(([, value]) => value!);
  return { values, chosen: /<option(?=[^>]*selected)[^>]*value="([^"]+)"/.exec(select)?.[1] };
}

it("a list offers the most used of very many choices, and what is chosen always", async () => {
  await expect.poll(async () => (await offered("/cocktails")).values.length).toBe(500);
  const { values } = await offered("/cocktails");
  // A spirit that is no kind of another, is called after none and goes into a recipe, and is not among the most used.
  const { rows } = await sql<{ key: string }>`
    select key from ingredient where type = 1 and key <> all(${values}::text[])
      and not exists (select from ingredient_parent where ingredient_id = ingredient.id)
      and not exists (select from ingredient base where base.type = 1 and base.id <> ingredient.id
        and lower(base.name) = lower(substring(ingredient.name from '[^ ]+$')))
      and exists (select from cocktail_line where ingredient_id = ingredient.id and not optional)
    order by id limit 1`.execute(site.house.db);
  const rare = rows[0]!.key;
  const asked = await offered(`/cocktails?spirit=${rare}`);
  expect(asked.chosen).toBe(rare);
  expect(asked.values.length).toBeLessThanOrEqual(500);
});
