import { everythingQuery } from "#app/my-bar/bar-types.ts";
export type Entry = { text: string; to: string };
export type Section = Entry & { id: string; parts: Entry[] };

/** The tabs of the header and what each opens; every part has a page. */
export const sections: Section[] = [
  {
    id: "cocktails",
    text: "Cocktails",
    to: "/cocktails",
    parts: [
      { text: "All cocktails", to: "/cocktails" },
      { text: "With gin", to: "/cocktails?spirit=gin" },
      { text: "With rum", to: "/cocktails?spirit=rum" },
      { text: "With whisky", to: "/cocktails?spirit=whisky" },
      { text: "With vodka", to: "/cocktails?spirit=vodka" },
      { text: "With tequila", to: "/cocktails?spirit=tequila" },
      { text: "Without alcohol", to: "/cocktails?without_alcohol=1" },
      { text: "Strong and stirred", to: "/cocktails?method=stir&strength=strong" },
    ],
  },
  {
    id: "my-bar",
    text: "My Bar",
    to: "/my-bar",
    parts: [
      { text: "Your bottles", to: "/my-bar" },
      { text: "Pantry", to: "/my-bar/pantry" },
      { text: "What you can make", to: `/my-bar/recipes${everythingQuery}` },
    ],
  },
];

/** The tab that a path belongs to; null where none does. */
export function sectionOf(path: string): string | null {
  if (path === "/on-this-day" || path.startsWith("/on-this-day/")) return "cocktails";
  const first = path.split("/")[1] ?? "";
  return sections.find((section) => section.to === `/${first}`)?.id ?? null;
}
