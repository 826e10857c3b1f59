import type { Queries } from "#app/database/database.server.ts";
import { type KeptAddress, readAddresses } from "./address-book/address-store.server.ts";

/** What a member's account knows that a form of the shop can begin with. */
export type BuyerFacts = { born: string | null; currency: string | null; addresses: KeptAddress[] };

/** A member as a buyer: their day of birth, the currency of their profile, their address book. */
export async function buyerOf(db: Queries, personId: string): Promise<BuyerFacts> {
  const [person, addresses] = await Promise.all([
    db.selectFrom("person").select(["born", "currency"]).where("id", "=", personId).executeTakeFirst(),
    readAddresses(db, personId),
  ]);
  return { born: person?.born ?? null, currency: person?.currency ?? null, addresses };
}
