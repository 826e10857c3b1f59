import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";
import type { AlternativeStrength, BrandFacts, IngredientFacts, LineFacts, RecipeFacts } from "../availability.ts";

/** The engine's number for how well an alternative does, by the library's word for it. */
function strengthOf(word: string): AlternativeStrength {
  return word === "same" ? 0 : word === "close" ? 1 : 2;
}

export type IngredientRow = {
  id: number;
  key: string;
  name: string;
  /** What else it is called. */
  aka: string[];
  type: number;
  /** Of what it is, as #rrggbb: pictures of it and of its brands stand on a wash of it. */
  colour: string;
  grade: string;
  pantry: boolean;
  homemade: boolean;
  /** What it is a kind of. */
  parents: number[];
  /** The ingredients that list it as the same thing as themselves. */
  sameFor: number[];
  /** Which member wrote it; null for the library's. */
  ownerId: string | null;
  /** Nobody but its writer sees it. */
  own?: true;
};
export type BrandRow = { id: number; name: string; ingredientId: number };
export type RecipeRow = {
  id: number;
  name: string;
  folded: string;
  teaser: string;
  drawing: string;
  colour: string | null;
  rating: number | null;
  abv: number;
  ownerId: string | null;
  isPublic: boolean;
  updatedAt: number;
  lines: LineFacts[];
};

/** An ingredient that one member sees alone, by its owner. */
export type OwnIngredientRow = IngredientRow & { ownerId: string };

/** The ingredients that are not public: all, or one. */
export async function readOwnIngredients(db: Queries, only?: number): Promise<OwnIngredientRow[]> {
  const { rows } = await sql<Omit<OwnIngredientRow, "homemade" | "sameFor" | "own">>`
    select id, key, name, aka, type, colour, grade, pantry, owner_id as "ownerId",
      array(select parent_id from ingredient_parent where ingredient_id = id order by position) as parents
    from ingredient where not is_public and owner_id is not null and (${only ?? null}::int is null or id = ${only ?? null}::int)
    order by id`.execute(db);
  return rows.map((row) => ({ ...row, homemade: false, sameFor: [], own: true }));
}

/** What the engine is told of an ingredient that one member sees alone. */
export const factsOfOwn = ({ id, parents, pantry }: IngredientRow): IngredientFacts => ({
  ...{ id, parents, pantry },
  parts: [],
  alternatives: [],
});

/** Everything that the availability engine and its answers need, in seven queries. */
export async function readCatalogue(db: Queries) {
  const [ingredients, parents, parts, alternatives, brands, recipes, own] = await Promise.all([
    db
      .selectFrom("ingredient")
      .select(["id", "key", "name", "aka", "type", "colour", "grade", "pantry", "owner_id as ownerId"])
      .where("is_public", "=", true)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("ingredient_parent")
      .select(["ingredient_id", "parent_id"])
      .orderBy("ingredient_id")
      .orderBy("position")
      .execute(),
    db
      .selectFrom("ingredient_part")
      .select(["ingredient_id", "part_id"])
      .orderBy("ingredient_id")
      .orderBy("position")
      .execute(),
    db.selectFrom("ingredient_alternative").select(["ingredient_id", "alternative_id", "strength"]).execute(),
    db.selectFrom("brand").select(["id", "name", "ingredient_id as ingredientId"]).orderBy("id").execute(),
    readRecipes(db),
    readOwnIngredients(db),
  ]);
  const parentsOf = grouped(parents, (row) => row.ingredient_id);
  const partsOf = grouped(parts, (row) => row.ingredient_id);
  const othersOf = grouped(alternatives, (row) => row.ingredient_id);
  const sameAs = grouped(
    alternatives.filter(({ strength }) => strength === "same"),
    (row) => row.alternative_id,
  );
  const rows: IngredientRow[] = ingredients.map((row) => ({
    ...row,
    parents: (parentsOf.get(row.id) ?? []).map((each) => each.parent_id),
    homemade: partsOf.has(row.id),
    sameFor: (sameAs.get(row.id) ?? []).map((each) => each.ingredient_id),
  }));
  const facts: IngredientFacts[] = rows.map((row) => ({
    id: row.id,
    parents: row.parents,
    pantry: row.pantry,
    parts: (partsOf.get(row.id) ?? []).map((part) => part.part_id),
    alternatives: (othersOf.get(row.id) ?? []).map((other) => ({
      id: other.alternative_id,
      strength: strengthOf(other.strength),
    })),
  }));
  const brandFacts: BrandFacts[] = brands.map(({ id, ingredientId }) => ({ id, ingredientId }));
  const recipeFacts: RecipeFacts[] = recipes.filter((row) => row.isPublic).map(({ id, lines }) => ({ id, lines }));
  return {
    ingredients: rows,
    brands: brands as BrandRow[],
    recipes,
    own,
    facts: { ingredients: facts, brands: brandFacts, recipes: recipeFacts },
  };
}

/** The recipes as the catalogue has them: all, or one. */
export async function readRecipes(db: Queries, only?: number): Promise<RecipeRow[]> {
  const rows = await sql<Omit<RecipeRow, "lines"> & { lines: [number, boolean, number[], string[]][] }>`
    select id, name, folded(name) as folded, teaser, drawing, colour, rating, abv, owner_id as "ownerId", is_public as "isPublic",
      extract(epoch from updated_at)::float8 as "updatedAt",
      coalesce((select json_agg(json_build_array(line.ingredient_id, line.optional, line.alternatives, line.alternative_strengths) order by line.position)
        from cocktail_line line where line.cocktail_id = cocktail.id), '[]') as lines
    from cocktail where ${only ?? null}::int is null or id = ${only ?? null}::int order by id`.execute(db);
  return rows.rows.map((row) => ({
    ...row,
    lines: row.lines.map(([ingredientId, optional, others, words]) => ({
      ingredientId,
      optional,
      alternatives: others.map((id, k) => ({ id, strength: strengthOf(words[k]!) })),
    })),
  }));
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
