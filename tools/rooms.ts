/** The ladder of rooms, top to bottom: each may import only rooms below it (README, The house). */
export const rooms = [
  "shell",
  "api",
  "desk",
  "my-bar",
  "library",
  "guide",
  "search",
  "marks",
  "visitor",
  "ui",
  "drinks",
  "drawing",
  "i18n",
  "platform",
  "embedded-postgres",
  "kit",
] as const;
