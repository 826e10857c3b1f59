import { LRUCache } from "lru-cache";
import type { Channel } from "#app/database/notices.server.ts";
import { type House, keep } from "./house.server.ts";

type Kept = LRUCache<string, Promise<unknown>>;

/** Which answer: of `name` at most `most` are kept, by `key`; `rated` names the link table whose `rating` notices change it, too. */
type Asked = { name: string; key: string; most: number; rated?: string };

/**
 * An answer from the library that many ask for: found once, and kept until the library or a subject of it
 * changes. Whoever asks meanwhile waits for the same look-up.
 */
export function keptAnswer<T>(house: House, { name, key, most, rated }: Asked, find: () => Promise<T>): Promise<T> {
  const answers = keep<Kept>(house, `kept/${name}`, () => {
    const fresh: Kept = new LRUCache({ max: most });
    const isOfIt = (channel: Channel, payload: string) =>
      channel === "rating" && rated !== undefined && payload.startsWith(`${rated}:`);
    house.notices.hear((channel, payload) => {
      if (channel === "subject" || channel === "library" || isOfIt(channel, payload)) fresh.clear();
    });
    return fresh;
  });
  const known = answers.get(key) as Promise<T> | undefined;
  if (known) return known;
  const found = find();
  answers.set(key, found);
  // The next who asks tries again; what was found anew meanwhile stays.
  found.catch(() => answers.peek(key) === found && answers.delete(key));
  return found;
}
