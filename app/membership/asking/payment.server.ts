import type { Queries } from "#app/database/database.server.ts";
import type { Person } from "#app/operations/operation.ts";
import type { Settings } from "#app/platform/settings.server.ts";
import { storeRequest } from "./request-store.server.ts";

export type Wanted = { months: number; note: string };

/** What pays for memberships, whatever it is: the pages and operations know no more of it. */
export type PaymentProvider = {
  /** What the page says of how a membership is paid. */
  words: string;
  /** Begins it, or has it wait; `address` is where the person goes on, on this site or at the provider's. */
  start(db: Queries, person: Person, wanted: Wanted): Promise<{ address: string | null }>;
};

/** Nothing can be paid here: the request waits for an editor, who grants it. */
const byEditor: PaymentProvider = {
  words: "Nothing can be paid here yet. An editor reads your request and grants it, for nothing.",
  async start(db, person, wanted) {
    await storeRequest(db, { person_id: person.id, ...wanted });
    return { address: null };
  },
};

/** What pays for memberships at this site. A provider that takes money comes here, by its settings. */
export function paymentOf(_settings: Settings): PaymentProvider {
  return byEditor;
}
