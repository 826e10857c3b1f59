// How the site's process is told to keep its memory small; docs/scaling.md has the figures.

/**
 * Rendering makes much that is gone with its page. With 16 MB for it (V8 takes up to 32) the heap is swept sooner: 360 MB
 * instead of 418 MB resident after 10,000 pages of all kinds. 8 MB save nothing more and cost a fifth of the rate.
 */
export const heapFlags = ["--max-semi-space-size=16"];

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
