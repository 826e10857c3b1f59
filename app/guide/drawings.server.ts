import type { Context } from "hono";
import type { Queries } from "#app/database/database.server.ts";
import { sampleNamed } from "#app/drawing/drawing-sheet.ts";
import { drawDrinkCard, drawDrinkScene, drawDrinkTight } from "#app/drawing/drink-drawing.ts";
import { drawMap, isMap } from "#app/drawing/map-drawing.ts";
import { socialPng } from "#app/drawing/social-card.server.ts";
import { storedDrinkFacts } from "#app/drinks/drink-facts.ts";
import type { House } from "#app/operations/house.server.ts";
import { mayKeep, publicPage } from "#app/platform/public-page.ts";
import { personOf } from "#app/visitor/sessions.server.ts";
import { readingOf } from "./area-readings.server.ts";
import type { AreaReading } from "./areas/area-reading.server.ts";
import { areas } from "./areas.ts";
import { drawingHand } from "./cocktail.ts";
import { findDrawnRecipe } from "./pictures/drawn-store.server.ts";
import { entrySocialCard, keptCard, pageSocialCard } from "./pictures/social-cards.server.ts";

/** What else than the picture of a card a drink's drawing can be, by the end of its address. */
const views: Record<string, typeof drawDrinkCard> = { "-tight": drawDrinkTight, "-scene": drawDrinkScene };
/** Sections whose pictures show a drink as well: they change with more than their own entry. */
const withDrinks = new Set(["people", "pubs_and_bars"]);
/** Sections of which members have entries of their own, which they alone see. */
const mayBeOwn = new Set(["ingredients"]);
const forOwner = { "cache-control": "private, no-store" };
const pictures = /^\/drawings\/([a-z_-]{1,20})\/(\d{1,9})(?:\/([a-z0-9]{1,40})(-tight|-scene)?)?\.(svg|png)$/;
const cards = /^\/drawings\/cards\/([a-z_]{1,20})\.png$/;
const maps = /^\/drawings\/maps\/([a-z-]{1,20})\.svg$/;
const samples = /^\/drawings\/(?:sheet|site)\/([a-z]{1,20})\/([a-z0-9-]{1,40})\.svg$/;

/**
 * Pictures at cacheable addresses: `/drawings/cocktails/{id}/{version}.svg` and `.png`, and `-tight.svg` without the room
 * around it, `-scene.svg` on a bar in the light; `/drawings/{link table}/{id}.svg` (and `.png`, the card) for the entries of the areas, and so for ingredients and brands, `/drawings/{link table}/{id}/{view}.svg`
 * for what else some have;
 * `/drawings/cards/{link table}.png` for lists; `/drawings/maps/{name}.svg`; and the samples of the contact sheet, `/drawings/sheet/{section}/{key}.svg`, which the site
 * itself adorns its menus with as `/drawings/site/…`.
 */
export function drawings(house: House) {
  return async (context: Context): Promise<Response> => {
    const sample = samples.exec(context.req.path);
    if (sample) {
      const found = sampleNamed(sample[1] ?? "", sample[2] ?? "");
      return found ? svg(context, found.draw(), kept(mayKeep.asking)) : missing(context);
    }
    const page = cards.exec(context.req.path)?.[1];
    if (page !== undefined) return png(context, await pageSocialCard(house, page), kept(mayKeep.asking));
    const map = maps.exec(context.req.path)?.[1];
    if (map !== undefined) return isMap(map) ? svg(context, drawMap(map), kept(mayKeep.asking)) : missing(context);
    const [, kind, number, version, view = "", type] = pictures.exec(context.req.path) ?? [];
    const id = Number(number);
    if (!kind || !(id >= 1)) return missing(context);
    if (kind !== "cocktails") {
      if (view) return missing(context);
      if (type === "png") {
        const reading = readingNamed(kind);
        // Where the page shows another view of it, its card stands beside that.
        const isThere = version === undefined || Object.hasOwn(reading?.views ?? {}, version);
        const card = reading && isThere ? await entrySocialCard(house, reading, id) : null;
        return png(context, card, kept(mayKeep.asking, "library", `${reading?.area.table}:${id}`));
      }
      const picture = await pictureOf(house.db, kind, id, null, version);
      const throwing = [`${kind}:${id}`, ...(withDrinks.has(kind) ? ["library"] : [])];
      if (picture !== null) return svg(context, picture, kept(mayKeep.asking, ...throwing));
      const own = mayBeOwn.has(kind) && !version ? await ownPicture(house, context.req.raw.headers, kind, id) : null;
      return own === null ? missing(context) : svg(context, own, forOwner);
    }
    const everybodys = await findDrawnRecipe(house.db, id, null);
    const row = everybodys ?? (await findOwnRecipe(house, context.req.raw.headers, id));
    if (!row) return missing(context);
    const facts = storedDrinkFacts(row);
    // A recipe that is not public is drawn for its owner, and nobody keeps it.
    const caching = everybodys ? kept(mayKeep.forEver, `cocktails:${id}`) : forOwner;
    // What is kept for ever stands at one address; another version leads to it, and a card, which takes a tenth of a
    // second to paint, is painted for no other.
    const current = row.drawing + drawingHand;
    if (version !== current) return context.redirect(`/drawings/cocktails/${id}/${current}${view}.${type}`, 302);
    if (type === "svg") return svg(context, (views[view] ?? drawDrinkCard)(facts), caching);
    if (view) return missing(context);
    const paint = () => socialPng(facts);
    return png(context, await (everybodys ? keptCard(house, `${id}/${current}`, paint) : paint()), caching);
  };
}

/** How long a picture may be kept, and what throws it away. */
function kept(cacheControl: string, ...subjects: string[]): Record<string, string> {
  return { "cache-control": cacheControl, ...publicPage([], subjects) };
}

function readingNamed(kind: string): AreaReading | undefined {
  const named = areas.find(({ section, table }) => table === kind || section === kind);
  return named && readingOf(named.table);
}

/** Pictures of an area's entries stand under its section, or its link table where several areas share one. */
async function pictureOf(
  db: Queries,
  kind: string,
  id: number,
  readerId: string | null,
  view?: string,
): Promise<string | null> {
  const reading = readingNamed(kind);
  if (!reading) return null;
  if (view === undefined) return reading.picture(db, id, readerId);
  return reading.views && Object.hasOwn(reading.views, view) ? reading.views[view]!(db, id) : null;
}

async function ownPicture(house: House, headers: Headers, kind: string, id: number): Promise<string | null> {
  const { person } = await personOf(house, headers);
  return person ? pictureOf(house.db, kind, id, person.id) : null;
}

async function findOwnRecipe(house: House, headers: Headers, id: number) {
  const { person } = await personOf(house, headers);
  return person ? findDrawnRecipe(house.db, id, person.id) : undefined;
}

function png(context: Context, card: Buffer | null, caching: Record<string, string>): Response {
  return card === null
    ? missing(context)
    : context.body(new Uint8Array(card), 200, { "content-type": "image/png", ...caching });
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
