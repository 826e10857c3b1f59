import type { Context } from "hono";
import type { House } from "#app/platform/house.server.ts";
import { publicPage } from "#app/platform/public-page.ts";
import { personOf } from "#app/visitor/sessions.server.ts";
import { drawingHand } from "./cocktail.ts";
import { socialPng } from "./drawing/card/social-card.server.ts";
import { findDrawnRecipe } from "./drawing/drawn-store.server.ts";
import { drawThing } from "./drawing/world-drawings.server.ts";
import { sampleNamed } from "./drawing-sheet.ts";
import { drawDrink } from "./drink-drawing.ts";
import { storedDrinkFacts } from "./drink-facts.ts";

const forEver = "public, max-age=31536000, immutable";
const forADay = "public, max-age=86400";
const pictures = /^\/drawings\/([a-z-]{1,20})\/(\d{1,9})(?:\/([a-z0-9]{1,40}))?\.(svg|png)$/;
const samples = /^\/drawings\/sheet\/([a-z]{1,20})\/([a-z0-9-]{1,40})\.svg$/;

/**
 * Pictures at cacheable addresses: `/drawings/cocktails/{id}/{version}.svg` and `.png`; `/drawings/{kind}/{id}.svg`
 * for ingredients, brands, glasses, producers, people, pubs-and-bars and books; and the samples of the
 * contact sheet, `/drawings/sheet/{section}/{key}.svg`.
 */
export function drawings(house: House) {
  return async (context: Context): Promise<Response> => {
    const sample = samples.exec(context.req.path);
    if (sample) {
      const found = sampleNamed(sample[1] ?? "", sample[2] ?? "");
      return found ? svg(context, found.draw(), { "cache-control": forADay, ...publicPage([], []) }) : missing(context);
    }
    const [, kind, number, version, type] = pictures.exec(context.req.path) ?? [];
    const id = Number(number);
    if (!kind || !(id >= 1)) return missing(context);
    if (kind !== "cocktails") {
      const picture = type === "svg" && !version ? await drawThing(house.db, kind, id) : null;
      return picture === null
        ? missing(context)
        : svg(context, picture, { "cache-control": forADay, ...publicPage([], [`${kind}:${id}`]) });
    }
    const everybodys = await findDrawnRecipe(house.db, id, null);
    const row = everybodys ?? (await findOwnRecipe(house, context.req.raw.headers, id));
    if (!row) return missing(context);
    const facts = storedDrinkFacts(row);
    // A recipe that is not public is drawn for its owner, and nobody keeps it.
    const caching = everybodys
      ? { "cache-control": forEver, ...publicPage([], [`cocktails:${id}`]) }
      : { "cache-control": "private, no-store" };
    // What is kept for ever stands at one address; another version leads to it, and a card, which takes a tenth of a
    // second to paint, is painted for no other.
    const current = row.drawing + drawingHand;
    if (version !== current) return context.redirect(`/drawings/cocktails/${id}/${current}.${type}`, 302);
    if (type === "svg") return svg(context, drawDrink(facts), caching);
    const card = await socialPng(facts);
    return context.body(new Uint8Array(card), 200, { "content-type": "image/png", ...caching });
  };
}

async function findOwnRecipe(house: House, headers: Headers, id: number) {
  const { person } = await personOf(house, headers);
  return person ? findDrawnRecipe(house.db, id, person.id) : undefined;
}

function missing(context: Context): Response {
  return context.text("Not found\n", 404);
}

function svg(context: Context, picture: string, caching: Record<string, string>): Response {
  return context.body(picture, 200, {
    "content-type": "image/svg+xml; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    ...caching,
  });
}
