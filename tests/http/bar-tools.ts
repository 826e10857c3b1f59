import type { TestSite } from "../site.ts";
import { type Client, signedIn } from "./client.ts";

export const bar = "/api/dev/frontend/mybar";
export type Row = { link_id: number; name: string; level: string; my_bar_item_id: number; in_bar: boolean };
export const negroni = ["gin", "campari", "sweet-vermouth"];

/** The numbers of ingredients and of drinks by their keys, and what tests do with somebody's bar by these. */
export async function barTools(site: TestSite) {
  const read = async (table: "ingredient" | "cocktail") => {
    const { rows } = await site.house.pool.query<{ key: string; id: number }>(`select key, id from ${table}`);
    return Object.fromEntries(rows.map((row) => [row.key, row.id]));
  };
  const [ids, drinks] = await Promise.all([read("ingredient"), read("cocktail")]);
  const add = (client: Client, ...keys: string[]) =>
    Promise.all(keys.map((key) => client.post(`${bar}/add-item`, { link_id: String(ids[key]) })));
  const items = async (client: Client) => {
    const lists = (await client.get(`${bar}/load-items?limit=100`)).json<Record<string, { result?: Row[] }>>();
    return Object.values(lists).flatMap(({ result }) => result ?? []);
  };
  const itemOf = async (client: Client, key: string) =>
    (await items(client)).find(({ link_id }) => link_id === ids[key])!;
  const setLevel = async (client: Client, key: string, level: string) =>
    client.post(`${bar}/set-level`, { id: String((await itemOf(client, key)).my_bar_item_id), level });
  const makes = async (client: Client, fields: Record<string, string> = {}) => {
    const found = await client.post(`${bar}/load-recipes`, { limit: "100", include_non_alcoholic: "1", ...fields });
    return found.json<{
      result: { cocktail: { name: string }; ingredients: { name: string; why: string; stand_in: string | null }[] }[];
    }>().result;
  };
  const names = async (client: Client, fields: Record<string, string> = {}) =>
    (await makes(client, fields)).map(({ cocktail }) => cocktail.name);
  const premium = async () => {
    const client = await signedIn(site);
    const began = "insert into membership (person_id, source) select id, 'command' from person where email = $1";
    await site.house.pool.query(began, [client.email]);
    return client;
  };
  return { ids, drinks, add, items, itemOf, setLevel, makes, names, premium };
}

/** What a page says, without what only scripts read. */
export async function shown(client: Client, path: string): Promise<string> {
  const page = await client.get(path);
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  return page.text
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}
