import { setFlagsFromString } from "node:v8";

const megabyte = 2 ** 20;
/** Resident bytes from which V8 gives back what its sweeps emptied, and below which it keeps it again. */
const much = 310 * megabyte;
const little = 285 * megabyte;
/**
 * Bytes of the heap in use from which nothing is spared: the library that ships has 70 to 160 MB of them. With one many times as large
 * sparing cannot come below `little`, and would have all of it moved with each sweep.
 */
const large = 200 * megabyte;
/** How often it is looked at (milliseconds): some pages' worth of memory comes in that time. */
const pause = 500;

/** Whether memory is to be spared, by what is resident, what of the heap is in use (bytes) and whether it was until now. */
export function spares(resident: number, used: number, before: boolean): boolean {
  return used < large && resident > (before ? little : much);
}

/**
 * Has V8 give back pages of memory that its sweeps emptied, while much is resident: without its mode for that it keeps 90 to 140 MB of
 * them, with it a stored page, which needs little, goes out a tenth less often, and one that is rendered as well: each sweep moves all and
 * has the young part begin anew with 1 MB. V8 reads the flag with each sweep
 * (docs/decisions/2026-11-28-what-the-figures-stand-on.md).
 * @returns ends it; the mode stays as it is
 */
export function startSparing(): () => Promise<void> {
  let isOn = false;
  const timer = setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage();
    const wanted = spares(rss, heapUsed, isOn);
    if (wanted === isOn) return;
    isOn = wanted;
    setFlagsFromString(wanted ? "--memory-saver-mode" : "--no-memory-saver-mode");
  }, pause);
  timer.unref();
  return async () => clearInterval(timer);
}
