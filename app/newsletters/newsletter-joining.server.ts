import type { Joining } from "#app/operations/house.server.ts";
import { adoptAddress, confirmSubscriptions, subscribe } from "./newsletter-store.server.ts";
import { usualNewsletter } from "./newsletters.ts";

/** Who wishes for a newsletter while joining gets it once their address is confirmed (contract.md, 8). */
export const newsletterJoining: Joining = {
  async joined({ db }, { id }, { newsletter }) {
    if (newsletter) await subscribe(db, { person_id: id }, [usualNewsletter], false);
  },
  async confirmed(db, { id, email }) {
    await confirmSubscriptions(db, id);
    await adoptAddress(db, id, email);
  },
};
