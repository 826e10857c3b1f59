import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import { readDigits } from "#app/kit/digits.ts";
import { clampPage } from "#app/kit/paging.ts";
import { failure, success } from "#app/kit/result.ts";
import { oneLine } from "#app/kit/words.ts";
import { operation, type Standing } from "#app/operations/operation.ts";
import { digits, idField } from "#app/platform/fields.ts";
import { giveBack } from "../../orders/stock-store.server.ts";
import { readMinor } from "../minor.ts";
import {
  type DeskSkew,
  findSkews,
  lastDeskMove,
  loggedSkew,
  movesOf,
  readSkew,
  setPrices,
  skewTitle,
} from "./desk-offer-store.server.ts";

const skewsPerPage = 40;
const movesPerPage = 30;
const skew = z.custom<DeskSkew>();
const gone = () => failure("not-found", "There is no such skew.");

/** The shop's skews with prices and stock, for the desk. */
export const loadDeskSkews = operation({
  name: "shop/desk-skews",
  summary: "The shop's skews with prices and stock, for the desk",
  who: "editor",
  changes: false,
  input: z.object({
    keyword: z.string().max(1_000).default("").catch(""),
    only: z.enum(["", "low", "out", "retired"]).default("").catch(""),
    offset: z.unknown().optional(),
  }),
  answers: z.object({
    skews: z.array(skew),
    keyword: z.string(),
    only: z.enum(["", "low", "out", "retired"]),
    count: z.int(),
    offset: z.int(),
    page_size: z.int(),
  }),
  async handle({ keyword: typed, only, offset }, { db }) {
    const page = clampPage(skewsPerPage, offset, skewsPerPage);
    const keyword = typed.trim().slice(0, 100);
    const { rows, count } = await findSkews(db, { keyword, only }, page);
    return success({ skews: rows, keyword, only, count, offset: page.offset, page_size: page.limit });
  },
});

const move = z.object({
  id: z.int(),
  quantity: z.int(),
  why: z.string(),
  order_number: z.string().nullable(),
  note: z.string().nullable(),
  moved_at: z.string(),
  left: z.int(),
});

/** One skew with every movement of its stock and why. */
export const loadDeskSkew = operation({
  name: "shop/desk-skew",
  summary: "A skew with every movement of its stock, for the desk",
  who: "editor",
  changes: false,
  input: z.object({ id: idField, offset: z.unknown().optional() }),
  answers: z.object({
    skew,
    moves: z.array(move),
    seen: z.int().describe("The last movement made at the desk"),
    count: z.int(),
    offset: z.int(),
    page_size: z.int(),
  }),
  async handle({ id, offset }, { db }) {
    const page = clampPage(movesPerPage, offset, movesPerPage);
    const [found, rows, seen] = await Promise.all([readSkew(db, id), movesOf(db, id, page), lastDeskMove(db, id)]);
    if (!found) return gone();
    const moves = rows.map(({ moved_at, count: _, ...one }) => ({ ...one, moved_at: moved_at.toISOString() }));
    return success({
      skew: found,
      moves,
      seen,
      count: rows[0]?.count ?? 0,
      offset: page.offset,
      page_size: page.limit,
    });
  },
});

/** What the log of changes is told of a skew. */
async function standing(db: Queries, id: number, intent: string, note?: string): Promise<Standing | null> {
  const found = await readSkew(db, id);
  if (!found) return null;
  const told = { subject: `skews/${id}`, title: skewTitle(found), intent, state: loggedSkew(found) };
  return note ? { ...told, note } : told;
}

/** Why the desk moves stock: what came, what was counted (the stock is then that), what is broken or lost. */
export const deskMoves = ["delivered", "counted", "damaged"] as const;
const mostMoved = 100_000;

/** An editor moves stock; a form that was sent twice moves it once. */
export const moveStock = operation({
  name: "shop/move-stock",
  summary: "Notes what came into stock, was counted, or is broken",
  who: "editor",
  changes: true,
  input: z.object({
    id: idField,
    why: z.enum(deskMoves),
    quantity: z.union([z.string(), z.number()]).optional(),
    note: z.string().max(100_000).default("").catch(""),
    seen: digits(0, Number.MAX_SAFE_INTEGER).optional(),
  }),
  answers: z.object({ stock: z.int() }),
  watched: ({ id, why, note }, db) => standing(db, id, why, oneLine(note).slice(0, 500)),
  async handle({ id, why, quantity: typed, note: text, seen }, { db, person }) {
    const found = await readSkew(db, id, true);
    if (!found) return gone();
    if (seen !== undefined && seen !== (await lastDeskMove(db, id)))
      return failure("conflict", "Somebody moved this stock meanwhile. Look at it again first.");
    const quantity = readDigits(typed);
    if (quantity === null || quantity > mostMoved || (quantity === 0 && why !== "counted"))
      return failure("invalid", "That is no quantity.", { quantity: "Enter a whole number" });
    if (why === "damaged" && quantity > found.stock)
      return failure("invalid", "So many are not there.", { quantity: `There are ${found.stock}` });
    const moved = { delivered: quantity, damaged: -quantity, counted: quantity - found.stock }[why];
    const note = oneLine(text).slice(0, 500);
    if (moved !== 0)
      await giveBack(db, [{ skew_id: id, offer_id: found.offer_id, quantity: moved }], {
        ...{ why, note: note || null, editor: person.id },
      });
    return success({ stock: found.stock + moved });
  },
});

/** The currencies of a skew's prices, as their columns and files name them; only Australian dollars may be missing. */
export const priceColumns = ["gbp", "eur", "usd", "aud"] as const;
/** However long: what is no price is told beside its field. */
const price = z.string().optional();

/** An editor sets what a skew costs; from the next look on everybody is told so, and no order is placed at the old price unseen. */
export const priceSkew = operation({
  name: "shop/price-skew",
  summary: "Sets the prices of a skew",
  who: "editor",
  changes: true,
  input: z.object({ id: idField, gbp: price, eur: price, usd: price, aud: price }),
  answers: z.null(),
  watched: ({ id }, db) => standing(db, id, "price"),
  async handle({ id, ...typed }, { db, person }) {
    const found = await readSkew(db, id, true);
    if (!found) return gone();
    const errors: Record<string, string> = {};
    const prices = { gbp: 0, eur: 0, usd: 0, aud: null as number | null };
    for (const name of priceColumns) {
      const text = typed[name]?.trim() ?? "";
      if (name === "aud" && text === "") continue;
      const minor = readMinor(text);
      if (minor === null || minor < 1 || minor > 10_000_000) errors[name] = "Enter a price such as 12.50";
      else prices[name] = minor;
    }
    if (Object.keys(errors).length > 0) return failure("invalid", "Some prices are no prices.", errors);
    await setPrices(db, found, prices, person.id);
    return success(null);
  },
});
