import { createHash } from "node:crypto";
import { z } from "zod";
import type { Queries } from "#app/database/database.server.ts";
import { failure, success } from "#app/kit/result.ts";
import { operation } from "#app/operations/operation.ts";
import { giveBack } from "../../orders/stock-store.server.ts";
import { addSkew, knownFor, offersCalled, putOffer, takeTurn } from "../made/made-offer-store.server.ts";
import { type NewLine, type NewOffer, newOffers } from "../made/new-lines.ts";
import { allSkews, lockStock, loggedSkew, setPrices, skewTitle } from "./desk-offer-store.server.ts";
import { compareOffers, type FileChange, type FileProblem, readOffers, writeOffers } from "./offers-file.ts";

/** All skews as a file. */
export const exportOffers = operation({
  name: "shop/export-offers",
  summary: "Prices and stock of all skews, as CSV",
  who: "editor",
  changes: false,
  input: z.object({}),
  answers: z.object({ text: z.string() }),
  handle: async (_, { db }) => success({ text: writeOffers(await allSkews(db)) }),
});

/** The most characters of a file. */
const longestFile = 900_000;
/** How many skews of a file the log of changes tells of one by one; each keeps its own movements besides. */
const mostLogged = 200;

/**
 * Sets prices and stock from a file, and makes the offers of its lines without a skew, all of it or nothing. Without the seal of a dry run it only tells what would change; with one
 * it changes just that, and nothing where something else has changed since.
 */
export const importOffers = operation({
  name: "shop/import-offers",
  summary: "Sets prices and stock from a CSV file and makes new offers, after a dry run",
  who: "editor",
  changes: true,
  input: z.object({ text: z.string(), seal: z.string().max(100).optional().catch(undefined) }),
  answers: z.object({
    done: z.boolean(),
    changes: z.array(z.custom<FileChange>()),
    made: z.array(z.custom<NewOffer>()),
    problems: z.array(z.custom<FileProblem>()),
    seal: z.string().nullable(),
  }),
  /** A dry run is about nothing yet. */
  async watched({ text, seal }, db) {
    if (!seal || text.length > longestFile) return null;
    const ids = readOffers(text).lines.map(({ skew }) => skew);
    const skews = await allSkews(db, ids.slice(0, mostLogged));
    const state = Object.fromEntries(skews.map((skew) => [`${skew.id}, ${skewTitle(skew)}`, loggedSkew(skew)]));
    return { subject: "desk/offers/file", title: "Offers from a file", intent: "import", state };
  },
  async handle({ text, seal: shown }, { db, house, person }) {
    if (text.length > longestFile)
      return failure("invalid", `A file has at most ${longestFile.toLocaleString("en-GB")} characters.`);
    const { lines, fresh, problems: unread } = readOffers(text);
    const ids = lines.map(({ skew }) => skew);
    if (shown) {
      if (fresh.length > 0) await takeTurn(db);
      await lockStock(db, ids);
    }
    const skews = await allSkews(db, ids);
    const { changes, problems: unknown } = compareOffers(lines, skews);
    const { made, problems: mistaken } = await readNew(db, fresh);
    const problems = [...unread, ...unknown, ...mistaken].sort((one, other) => one.line - other.line);
    const ready = problems.length === 0 && changes.length + made.length > 0;
    const asked = JSON.stringify([changes, made]);
    const seal = ready ? createHash("sha256").update(asked).digest("base64url") : null;
    if (!shown) return success({ done: false, changes, made, problems, seal });
    if (!seal || seal !== shown)
      return failure("conflict", "Something has changed since the dry run. Please look at it again before it is done.");
    const there = new Map(skews.map((skew) => [skew.id, skew]));
    const moved = [];
    for (const { skew, values } of changes) {
      const now = there.get(skew)!;
      const to = { ...now, ...Object.fromEntries(values.map((value) => [value.column, value.to])) };
      if (values.some(({ column }) => column !== "stock")) await setPrices(db, now, to, person.id);
      if (to.stock !== now.stock) moved.push({ skew_id: skew, offer_id: now.offer_id, quantity: to.stock - now.stock });
    }
    if (moved.length > 0) await giveBack(db, moved, { why: "counted", note: "from a file", editor: person.id });
    for (const { offer, skews } of made) {
      const id = await putOffer(db, offer, person.id);
      for (const skew of skews) await addSkew(db, id, skew);
    }
    if (made.length > 0) await house.reindex(db, "shop");
    return success({ done: true, changes, made, problems, seal: null });
  },
});

/** The offers that a file's new lines would make, held against what there is. */
async function readNew(db: Queries, fresh: readonly NewLine[]) {
  if (fresh.length === 0) return { made: [], problems: [] };
  const word = (name: string) => fresh.map(({ typed }) => typed[name] ?? "");
  const [known, called] = await Promise.all([
    knownFor(db, [...word("for"), ...word("shows").map((shows) => shows.split(":")[1] ?? "")]),
    offersCalled(
      db,
      word("offer").map((name) => name.trim()),
    ),
  ]);
  return newOffers(fresh, known, new Set(called.map(({ name }) => name)));
}
