import { createHash } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { type House, keep } from "../house.server.ts";
import type { Limit } from "../operation.ts";

/** Something that is counted: `name` for what, `who` for whose; both together are one count. */
type Counted = { name: string; who: string; limit: Pick<Limit, "times" | "seconds" | "thenEvery"> };

/**
 * Counts one more of something, in the database, for all processes.
 * @returns seconds to wait where the limit is reached, rounded up, at least 1; null where it is not
 */
export async function secondsToWait(house: House, { name, who, limit }: Counted): Promise<number | null> {
  const { times, seconds, thenEvery } = limit;
  // Hashed, as it may be an address of 254 characters, and is nothing to be found in a table of counts.
  const key = createHash("sha256").update(who).digest("base64url");
  // What is let through at the slow pace is one of all that are.
  const wait = await consume(house, `${name}/${seconds}`, thenEvery ? times - 1 : times, seconds, key);
  if (wait === null || !thenEvery) return wait;
  return consume(house, `${name}/${seconds}/then`, 1, thenEvery, key);
}

async function consume(house: House, name: string, points: number, duration: number, key: string) {
  const limiter: RateLimiterAbstract = keep(house, `limit/${name}`, () => {
    return new RateLimiterPostgres({
      storeClient: house.pool,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
      // Who is over the limit asks no more of the database until it ends.
      inMemoryBlockOnConsumed: points,
    });
  });
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  }
}
