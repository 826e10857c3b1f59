import type { Context } from "hono";
import type { House } from "#app/platform/house.server.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { findDrawnIngredient, findDrawnRecipe } from "./drawing/drawn-store.server.ts";
import { drawBottle, drawDrink } from "./drink-drawing.ts";
import { drinkFacts } from "./drink-facts.ts";

/** Pictures at cacheable addresses: `/drawings/cocktails/{id}/{version}.svg`, `/drawings/ingredients/{id}.svg`. */
export function drawings(house: House) {
  return async (context: Context): Promise<Response> => {
    const match = /^\/drawings\/(cocktails|ingredients)\/(\d{1,9})(?:\/([a-z0-9]+))?\.svg$/.exec(context.req.path);
    const id = Number(match?.[2]);
    if (!match || id < 1) return context.text("Not found\n", 404);
    const versioned = match[3] !== undefined;
    const svg = match[1] === "cocktails" ? await drawCocktail(house, id) : await drawIngredient(house, id);
    if (svg === null) return context.text("Not found\n", 404);
    return context.body(svg, 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": versioned ? "public, max-age=31536000, immutable" : "public, max-age=86400",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      ...publicPage([], [`${match[1]}:${id}`]),
    });
  };
}

async function drawCocktail(house: House, id: number): Promise<string | null> {
  const row = await findDrawnRecipe(house.db, id);
  if (!row) return null;
  return drawDrink(
    drinkFacts({
      name: row.name,
      shape: row.glass_shape,
      glassMl: row.glass_ml,
      method: row.method,
      ice: row.ice,
      garnishItems: row.garnish_items,
      lines: row.lines.map((line) => ({ ...line, ml: line.optional ? 0 : line.amount * (line.unit_ml ?? 0) })),
    }),
  );
}

const kinds = ["pantry", "spirit", "liqueur", "wine", "beer", "bitters", "syrup", "juice", "mixer", "pantry"] as const;

async function drawIngredient(house: House, id: number): Promise<string | null> {
  const row = await findDrawnIngredient(house.db, id);
  return row ? drawBottle({ name: row.name, colour: row.colour, kind: kinds[row.type] ?? "pantry" }) : null;
}
