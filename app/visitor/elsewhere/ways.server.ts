import type { Queries } from "#app/database/database.server.ts";
import type { House } from "#app/operations/house.server.ts";
import { countKeys } from "../passkeys/passkey-store.server.ts";
import { waysOf } from "./elsewhere-store.server.ts";
import { providersOf } from "./providers.server.ts";

type Without = { provider?: string; keys?: number };

/**
 * Whether somebody could still sign in without one of their ways: a provider, or so many passkeys. A provider that is not
 * set up any more opens nothing.
 */
export async function hasOtherWay(
  { house, db }: { house: House; db: Queries },
  personId: string,
  { provider, keys = 0 }: Without,
): Promise<boolean> {
  const opens = new Set(["credential", ...providersOf(house.settings).map(({ key }) => key)]);
  const ways = await waysOf(db, personId);
  if (ways.some((way) => way.provider !== provider && opens.has(way.provider))) return true;
  return (await countKeys(db, personId)) > keys;
}
