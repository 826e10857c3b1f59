/** How well a substitute does, in the words of pages (docs/language.md, alternative). */
export const strengthWords = {
  same: "Just as well: it always counts",
  close: "It comes close",
  pinch: "In a pinch",
} as const;
