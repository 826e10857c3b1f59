import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

type DrawnLine = {
  key: string;
  name: string;
  colour: string;
  clarity: string;
  fizzy: boolean;
  amount: number;
  unit_ml: number | null;
  unit_kind: string;
  note: string | null;
  optional: boolean;
};

/** What a drink's drawing is made of: of a public recipe, or of one that is the reader's own. */
export async function findDrawnRecipe(db: Queries, id: number, reader: string | null) {
  return db
    .selectFrom("cocktail")
    .innerJoin("glass", "glass.id", "cocktail.glass_id")
    .select([
      "cocktail.name",
      "drawing",
      "method",
      "ice",
      "garnish_items",
      "garnish",
      "instructions",
      "tags",
      "glass.shape as glass_shape",
      "glass.ml as glass_ml",
    ])
    .select(
      sql<
        DrawnLine[]
      >`(select coalesce(json_agg(json_build_object('key', ingredient.key, 'name', ingredient.name, 'colour', ingredient.colour,
          'clarity', ingredient.clarity, 'fizzy', ingredient.fizzy, 'amount', line.amount, 'unit_ml', unit.ml,
          'unit_kind', unit.kind, 'note', line.note, 'optional', line.optional)
          order by line.position), '[]')
        from cocktail_line line join ingredient on ingredient.id = line.ingredient_id join unit on unit.id = line.unit_id
        where line.cocktail_id = cocktail.id)`.as("lines"),
    )
    .where("cocktail.id", "=", id)
    .where((eb) =>
      eb.or([eb("cocktail.is_public", "=", true), ...(reader ? [eb("cocktail.owner_id", "=", reader)] : [])]),
    )
    .executeTakeFirst();
}
