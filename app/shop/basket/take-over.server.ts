import type { House } from "#app/operations/house.server.ts";
import type { Cookies } from "#app/platform/cookies.server.ts";
import { mostLines, mostOfOne, sameTexts } from "./basket.ts";
import {
  dropBasket,
  dropBasketOf,
  findBasket,
  giveBasket,
  linesOf,
  type NewLine,
  openBasket,
  putLines,
} from "./basket-store.server.ts";
import { forgetGuest, guestOf } from "./keeper.server.ts";

/**
 * When a guest signs in, what lies in their basket comes into the member's: the same thing adds up, within what one order may
 * have, and what was left out is told (contract.md, 10).
 */
export async function takeOverBasket(house: House, personId: string, cookies: Cookies): Promise<void> {
  const guest = guestOf(cookies);
  if (!guest) return;
  await house.db.transaction().execute(async (db) => {
    const theirs = await findBasket(db, guest, true);
    if (!theirs) return;
    const member = { person: personId };
    if (!(await findBasket(db, member, true))) {
      // One that was kept too long makes room.
      await dropBasketOf(db, personId);
      return giveBasket(db, theirs.id, personId);
    }
    const own = await openBasket(db, member);
    const lines = await linesOf(db, own.id);
    const notes: string[] = [];
    const put: NewLine[] = [];
    for (const line of await linesOf(db, theirs.id)) {
      if (line.place === "removed" || line.offer_id === null) continue;
      const there = lines.filter(({ place }) => place === line.place);
      const same = there.find(({ skew_id }) => skew_id === line.skew_id);
      if (same && !sameTexts(same.product_vars, line.product_vars)) {
        const texts = [same, line].map(({ product_vars }) => `“${Object.values(product_vars).join(", ")}”`);
        notes.push(`${line.name}: your basket has it with ${texts[0]}, so the one with ${texts[1]} was left out.`);
        continue;
      }
      const ofOffer = there.filter((one) => one.offer_id === line.offer_id && one !== same);
      const left = line.max_per_order - ofOffer.reduce((sum, one) => sum + one.quantity, 0);
      const sum = (same?.quantity ?? 0) + line.quantity;
      const quantity = line.place === "saved" ? Math.min(mostOfOne, sum) : Math.min(mostOfOne, left, sum);
      if (quantity < sum) notes.push(`${line.name}: limited to a maximum of ${line.max_per_order} per order.`);
      const full = !same && there.length >= mostLines;
      if (full) notes.push(`${line.name} had no room: a basket holds ${mostLines} different things.`);
      if (quantity < 1 || full) continue;
      const { skew_id, place, name, price, currency, product_vars, element } = line;
      put.push({ skew_id, place, quantity, name, price, currency, product_vars, element });
      if (same) same.quantity = quantity;
      else lines.push({ ...line, quantity });
    }
    notes.push("What you put into the basket before you signed in is in it now.");
    await putLines(db, own, put, { notes: [...new Set([...own.notes, ...notes])].slice(-20) });
    await dropBasket(db, theirs.id);
  });
  forgetGuest(cookies);
}
