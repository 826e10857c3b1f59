import { LRUCache } from "lru-cache";
import { expectAnswer } from "#app/database/database.server.ts";
import type { Channel } from "#app/database/notices.server.ts";
import { type House, keep } from "./house.server.ts";

type Kept = LRUCache<string, Promise<unknown>>;

/** Which answer: of `name` at most `most` are kept, by `key`; `rated` names the link table whose `rating` notices change it, too. */
type Asked = { name: string; key: string; most: number; rated?: string };

/**
 * An answer from the library that many ask for: found once, and kept until the library changes. Whoever asks meanwhile waits for the
 * same look-up. A subject that changes by itself (`subject`) is one that only its writer sees: to throw these answers away for it cost
 * the next reader of a list 50 ms with the library that ships, seconds with 100,000 recipes.
 */
export function keptAnswer<T>(house: House, { name, key, most, rated }: Asked, find: () => Promise<T>): Promise<T> {
  const answers = keep<Kept>(house, `kept/${name}`, () => {
    const fresh: Kept = new LRUCache({ max: most });
    const isOfIt = (channel: Channel, payload: string) =>
      channel === "rating" && rated !== undefined && payload.startsWith(`${rated}:`);
    house.notices.hear((channel, payload) => {
      if (channel === "library" || isOfIt(channel, payload)) fresh.clear();
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

/**
 * The same for what may take longer than a request's own statement may, as what is counted of a hundred thousand does: `find` asks
 * by `house.bulk`.
 */
export function keptLong<T>(house: House, asked: Asked, find: () => Promise<T>): Promise<T> {
  const found = keptAnswer(house, asked, find);
  return there.has(found) ? found : whileAnswering(house, found);
}

/** What has ended well: nobody waits for these. */
const there = new WeakSet<Promise<unknown>>();

/** Between two questions whether the database is there (milliseconds): with its patience for an answer less than 3 s. */
const pause = 700;

/** Waits for long work, and asks meanwhile whether the database answers at all: where it does not, that error ends the waiting. */
export async function whileAnswering<T>(house: House, work: Promise<T>): Promise<T> {
  let done = false;
  const end = () => {
    done = true;
  };
  work.then(() => there.add(work)).then(end, end);
  const asked = async (): Promise<T> => {
    await new Promise((later) => setTimeout(later, pause).unref());
    if (!done) await expectAnswer(house.db);
    return done ? work : asked();
  };
  return Promise.race([work, asked()]);
}

/** Which answer about a subject: of `name` those of at most `most` subjects are kept, each by `key`. */
type AskedOf = { name: string; oid: string; key?: string; most: number };

/** No longer than a stored page is given out (guide.md, 9: 25 minutes): what is said tells how long ago. */
const longest = 25 * 60 * 1000;

/**
 * What readers made of a subject, as what they said of it: found once, and kept until a notice names the subject, which is what
 * throws away the stored pages that show it, too.
 */
export function keptOfSubject<T>(
  house: House,
  { name, oid, key = "", most }: AskedOf,
  find: () => Promise<T>,
): Promise<T> {
  const subjects = keep<LRUCache<string, Map<string, Promise<unknown>>>>(house, `kept-of/${name}`, () => {
    const fresh = new LRUCache<string, Map<string, Promise<unknown>>>({ max: most, ttl: longest });
    house.notices.hear((channel, payload) => {
      if (channel === "library") fresh.clear();
      else fresh.delete(payload);
    });
    return fresh;
  });
  const answers = subjects.get(oid) ?? new Map<string, Promise<unknown>>();
  const known = answers.get(key) as Promise<T> | undefined;
  if (known) return known;
  const found = find();
  answers.set(key, found);
  subjects.set(oid, answers);
  found.catch(() => answers.get(key) === found && answers.delete(key));
  return found;
}
