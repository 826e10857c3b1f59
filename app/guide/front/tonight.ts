/** What a list of cocktails is narrowed to, by the names of its filters. */
type Values = Record<string, string[]>;

/** What a month has its reader drink, and why, in one line: what the light and the weather are in London. */
type Month = { values: Values; why: string };

const winter: Values = { season: ["winter"], rating: ["4"] };
const summer: Values = { season: ["summer"], rating: ["4"] };
const between: Values = { occasion: ["aperitif"], rating: ["4"] };

const months: readonly Month[] = [
  { values: winter, why: "January: the feast is over and the nights are long, so something that warms." },
  { values: winter, why: "February: the coldest month asks for depth in the glass." },
  { values: between, why: "March: the evenings grow light, and dinner can wait for an aperitif." },
  { values: between, why: "April: between showers, something short before dinner." },
  { values: summer, why: "May: the first evenings outside." },
  { values: summer, why: "June: the sun sets late, and the drink may be long." },
  { values: summer, why: "July: the hottest month, and the most ice." },
  { values: summer, why: "August: nobody hurries, and nothing should be heavy." },
  { values: summer, why: "September: the last warm evenings, while they last." },
  { values: between, why: "October: dark before dinner, and an aperitif to mark the hour." },
  { values: winter, why: "November: dark by five, and made for something with weight." },
  { values: winter, why: "December: the season of guests, spice and long nights." },
];

/** From which recipes tonight's is drawn where the day itself names none, and what is said of it. `month` is 1 to 12. */
export function seasonOf(month: number): Month {
  return months[month - 1]!;
}

/**
 * What a British market has at its best in each month, by the library's keys: grown there where it grows there, and come from
 * the south in winter. Every month has several, so that each day of it draws one.
 */
const inSeason: Record<string, readonly number[]> = {
  "blood-orange-juice": [1, 2, 3],
  "clementine-juice": [11, 12, 1],
  grapefruit: [12, 1, 2, 3],
  lemon: [1, 2, 3, 12],
  orange: [12, 1, 2],
  "yuzu-juice": [11, 12],
  pomegranate: [10, 11, 12],
  pear: [9, 10, 11],
  apple: [9, 10, 11],
  grape: [9, 10],
  rhubarb: [2, 3, 4, 5],
  mint: [5, 6, 7, 8],
  strawberry: [6, 7],
  raspberry: [6, 7, 8],
  cherry: [6, 7],
  cucumber: [5, 6, 7, 8],
  basil: [6, 7, 8],
  blueberry: [7, 8],
  peach: [7, 8],
  watermelon: [7, 8],
  tomato: [7, 8, 9],
  blackberry: [8, 9],
  thyme: [4, 5, 6],
  rosemary: [3, 4, 10],
  "celery-stick": [9, 10, 11],
  lavender: [6, 7],
};

/** The keys of what is in season in a month, 1 to 12. */
export function inSeasonIn(month: number): string[] {
  return Object.entries(inSeason).flatMap(([key, when]) => (when.includes(month) ? [key] : []));
}

/** A collection of the front page: recipes under one name, by the filters of their list. */
export type Mood = { title: string; values: Values };

const moods: Record<"hot" | "cold" | "all", readonly Mood[]> = {
  hot: [{ title: "For winter", values: { season: ["winter"] } }],
  cold: [{ title: "For summer", values: { season: ["summer"] } }],
  all: [
    { title: "Two ingredients", values: { lines_max: ["2"] } },
    { title: "Before dinner", values: { occasion: ["aperitif"] } },
    { title: "After dinner", values: { occasion: ["after-dinner"] } },
    { title: "Without alcohol", values: { without_alcohol: ["1"] } },
    { title: "For a party", values: { occasion: ["party"] } },
    { title: "Strong and stirred", values: { method: ["stir"], strength: ["strong"] } },
  ],
};

/** The collections in their order for a month: what belongs to the season comes first, the other season last. */
export function moodsOf(month: number): Mood[] {
  const cold = month >= 10 || month <= 3;
  const [first, last] = cold ? [moods.hot, moods.cold] : [moods.cold, moods.hot];
  return [...first, ...moods.all, ...last];
}

/** The base spirits that bottles are drawn of, by the library's keys, as the list's filter names them. */
export const spirits = ["gin", "rum", "whisky", "vodka", "tequila", "brandy"] as const;
