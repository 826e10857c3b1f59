// How the site's process is told to keep its memory small; docs/scaling.md has the figures.

/**
 * Rendering makes much that is gone with its page. With 8 MB for it the heap is swept sooner: 110 MB instead of 220 MB
 * after 4,000 pages, in the same time.
 */
export const heapFlags = ["--max-semi-space-size=8"];

/**
 * The C library keeps what was freed in few arenas and gives pieces of 32 kB and more back at once: what compressing a page
 * needs, 100 MB otherwise. What the operator set stays.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
