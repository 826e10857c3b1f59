/** The availability question asked in SQL, over the same facts in temporary tables: what the engine is measured against. */
import type { Client } from "pg";
import type { Bar } from "../app/my-bar/availability.ts";
import type { SyntheticCatalogue } from "./synthetic-catalogue.ts";

export type SqlMeasurement = {
  version: string;
  /** Median time to count the makeable recipes, and to count what each recipe misses; counted on the server. */
  countMs: number;
  missingMs: number;
  /** The ids of makeable recipes, ascending: to be compared with the engine's. */
  makeable: number[];
};

/** Bar → brands, pantry, what is above and homemade ones, round after round until nothing is added; strictly. */
const closedBar = `
  with recursive rounds as (
    select array(
             select ingredient_id from bench_bar_ingredient
             union select ingredient_id from bench_bar_brand join bench_brand using (brand_id)
             union select ingredient_id from bench_ingredient
                    where pantry and ingredient_id not in (select ingredient_id from bench_pantry_off)
           ) as had, true as grew
    union all
    select following.has, cardinality(following.has) > cardinality(rounds.had)
      from rounds
     cross join lateral (
       select array(
         select id from unnest(rounds.had) id
         union select upper_id from unnest(rounds.had) id join bench_above on lower_id = id
         union select homemade_id from bench_homemade where parts <@ rounds.had
       ) as has
     ) following
     where rounds.grew
  ),
  satisfied as materialized (
    select unnest(had) as ingredient_id from (select had from rounds where not grew) last_round
  )`;

const makeable = `${closedBar}
  select recipe_id from bench_recipe
   where not exists (
     select from bench_line
      where bench_line.recipe_id = bench_recipe.recipe_id and not optional
        and ingredient_id not in (select ingredient_id from satisfied)
   )`;

const missing = `${closedBar}
  select recipe_id, count(bench_line.ingredient_id) filter (where satisfied.ingredient_id is null) as missing
    from bench_recipe
    left join bench_line using (recipe_id)
    left join satisfied using (ingredient_id)
   where optional is not true
   group by recipe_id`;

/** The same questions, asked of PostgreSQL. */
export async function measureInSql(client: Client, facts: SyntheticCatalogue, bar: Bar): Promise<SqlMeasurement> {
  await load(client, facts, bar);
  const runs = facts.recipes.length > 100_000 ? 5 : 21;
  const countMs = await median(client, `select count(*) from (${makeable}) found`, runs);
  const missingMs = await median(client, `select count(*), sum(missing) from (${missing}) counted`, runs);
  const found = await client.query<{ recipe_id: number }>(`${makeable} order by recipe_id`);
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  const version = `PostgreSQL ${rows[0]!.server_version.split(" ")[0]}`;
  await client.query(`drop table if exists ${tables.join(", ")}`);
  return { version, countMs, missingMs, makeable: found.rows.map((row) => row.recipe_id) };
}

const tables = [
  "bench_ingredient",
  "bench_above",
  "bench_homemade",
  "bench_brand",
  "bench_recipe",
  "bench_line",
  "bench_bar_ingredient",
  "bench_bar_brand",
  "bench_pantry_off",
];

async function load(client: Client, facts: SyntheticCatalogue, bar: Bar): Promise<void> {
  await client.query(`
    drop table if exists ${tables.join(", ")};
    create temp table bench_ingredient (ingredient_id int primary key, pantry boolean not null);
    create temp table bench_above (lower_id int not null, upper_id int not null, primary key (lower_id, upper_id));
    create temp table bench_homemade (homemade_id int primary key, parts int[] not null);
    create temp table bench_brand (brand_id int primary key, ingredient_id int not null);
    create temp table bench_recipe (recipe_id int primary key);
    create temp table bench_line (recipe_id int not null, ingredient_id int not null, optional boolean not null);
    create temp table bench_bar_ingredient (ingredient_id int primary key);
    create temp table bench_bar_brand (brand_id int primary key);
    create temp table bench_pantry_off (ingredient_id int primary key);`);
  const { ingredients, brands, recipes } = facts;
  await fill(
    client,
    "bench_ingredient",
    ["int", "boolean"],
    [ingredients.map(({ id }) => id), ingredients.map(({ pantry }) => pantry)],
  );
  // The parents of each, and what lists it as the same.
  const above = new Map<string, [lower: number, upper: number]>();
  for (const { id, parents, alternatives } of ingredients) {
    for (const parent of parents) above.set(`${id} ${parent}`, [id, parent]);
    for (const other of alternatives) if (other.strength === 0) above.set(`${other.id} ${id}`, [other.id, id]);
  }
  const pairs = [...above.values()];
  await fill(client, "bench_above", ["int", "int"], [pairs.map(([lower]) => lower), pairs.map(([, upper]) => upper)]);
  const homemade = ingredients.filter(({ parts }) => parts.length > 0);
  await fill(
    client,
    "bench_homemade",
    ["int", "int[]"],
    [homemade.map(({ id }) => id), homemade.map(({ parts }) => `{${parts}}`)],
  );
  await fill(
    client,
    "bench_brand",
    ["int", "int"],
    [brands.map(({ id }) => id), brands.map(({ ingredientId }) => ingredientId)],
  );
  for (let from = 0; from < recipes.length; from += 50_000) {
    const some = recipes.slice(from, from + 50_000);
    await fill(client, "bench_recipe", ["int"], [some.map(({ id }) => id)]);
    const lines = some.flatMap(({ id, lines }) => lines.map((line) => ({ id, ...line })));
    await fill(
      client,
      "bench_line",
      ["int", "int", "boolean"],
      [lines.map(({ id }) => id), lines.map(({ ingredientId }) => ingredientId), lines.map(({ optional }) => optional)],
    );
  }
  await fill(client, "bench_bar_ingredient", ["int"], [[...bar.ingredients]]);
  await fill(client, "bench_bar_brand", ["int"], [[...bar.brands]]);
  await fill(client, "bench_pantry_off", ["int"], [[...bar.pantryOff]]);
  await client.query("create index on bench_line (recipe_id); create index on bench_line (ingredient_id)");
  for (const table of tables) await client.query(`analyze ${table}`);
}

/** Fills a table from one array a column. */
async function fill(client: Client, table: string, types: string[], columns: unknown[][]): Promise<void> {
  // An array of arrays would be flattened by unnest: such a column comes as text and is cast on its way.
  const sent = types.map((type, k) => `$${k + 1}::${type.endsWith("[]") ? "text" : type}[]`);
  const casts = types.map((type, k) => `c${k}::${type}`);
  const names = types.map((_, k) => `c${k}`);
  await client.query(`insert into ${table} select ${casts} from unnest(${sent}) as given(${names})`, columns);
}

async function median(client: Client, query: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = -1; run < runs; run++) {
    const start = performance.now();
    await client.query(query);
    if (run >= 0) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[runs >> 1]!;
}
