// How the site's process is told to keep its memory small and to sweep it; docs/scaling.md has the figures.
import { availableParallelism } from "node:os";

/**
 * Rendering makes much that is gone with its page. With 16 MB for it (V8 takes up to 32) the young part of the heap is swept sooner;
 * 8 MB save little more and cost a fifth of the rate. The old part is swept when it has grown by two fifths; what that leaves empty is
 * given back while much is resident (`server/memory/memory-mode.ts`), which costs a tenth of a page's time: by three fifths a page's load
 * alone reached that. After 10,000 pages of all kinds 285 to 332 MB (docs/decisions/2026-11-28-what-the-figures-stand-on.md).
 *
 * Sweeping the old part, four threads look for what is still in use, however many cores there are. On two they kept the thread that
 * answers, and the database, off both for 40 to 100 ms; a core is left to these two. Of 300 additions to baskets a second the
 * slowest hundredth took 4 to 12 ms instead of 5 to 70, eight runs of five seconds each (two of the eight met a sweep); a member's
 * pages are as quick either way. What the operator set stays.
 */
export const heapFlags = [
  "--max-semi-space-size=16",
  "--heap-growing-percent=40",
  `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`,
].filter((flag) => !process.env.NODE_OPTIONS?.includes(flag.split("=", 1)[0]));

/**
 * The C library keeps what was freed in few arenas and gives pieces of 256 kB and more back at once: what a large page and its
 * compressing need. From 32 kB on each page had the system give and take it all anew, a tenth of a list's time, for 15 MB less.
 * What the operator set stays.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "1048576",
};
