import { setImmediate } from "node:timers/promises";

/**
 * What long work is made of, one thing after the other; whenever `every` milliseconds have passed all else that waits in this
 * process has its turn first, so that nobody's page waits for the work to end.
 */
export async function* inTurns<T>(things: Iterable<T>, every = 15, clock = () => performance.now()): AsyncGenerator<T> {
  let since = clock();
  for (const thing of things) {
    yield thing;
    if (clock() - since < every) continue;
    await setImmediate();
    since = clock();
  }
}
