/** The ladder of rooms, top to bottom: each may import only rooms below it (README, The house). */
export const rooms = [
  "shell",
  "api",
  "desk",
  "my-bar",
  "guide",
  "search",
  "marks",
  "visitor",
  "ui",
  "i18n",
  "platform",
  "kit",
] as const;
