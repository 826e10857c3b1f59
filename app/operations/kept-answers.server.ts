import { LRUCache } from "lru-cache";
import { type House, keep } from "./house.server.ts";

type Kept = LRUCache<string, Promise<unknown>>;

/**
 * An answer from the library that many ask for: found once, and kept until the library or a subject of it
 * changes. Of `name` at most `most` are kept, by `key`; whoever asks meanwhile waits for the same look-up.
 */
export function keptAnswer<T>(
  house: House,
  { name, key, most }: { name: string; key: string; most: number },
  find: () => Promise<T>,
): Promise<T> {
  const answers = keep<Kept>(house, `kept/${name}`, () => {
    const fresh: Kept = new LRUCache({ max: most });
    house.notices.hear((channel) => {
      if (channel === "subject" || channel === "library") fresh.clear();
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
