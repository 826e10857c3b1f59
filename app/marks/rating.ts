/** builder.md, 9: what each rating is called. */
export const ratingWords: Record<string, string> = {
  "5.5": "Outstanding",
  "5": "Exceptional",
  "4.5": "Excellent",
  "4": "Recommended",
  "3.5": "Commended",
  "3": "Mediocre",
  "2.5": "Disappointing",
  "2": "Pretty Awful",
  "1.5": "Shameful",
  "1": "Disgusting",
};

/** The ratings that can be given, best first. */
export const ratings = Object.keys(ratingWords)
  .map(Number)
  .sort((a, b) => b - a);

/** builder.md, 4: how somebody stands to a thing. */
export const triedWords = {
  not_tried: "Not Tried",
  must_try: "Must Try",
  liked: "Tried & Liked",
  disliked: "Tried & Didn't Like",
} as const;

/** What members make of a subject: how many rated it, and the mean from three on; null where nobody has. */
export type MembersRating = { mean: number | null; count: number } | null;

/** The mean with how many gave it; of few only how many they are. */
export function membersWords(rated: MembersRating, number: (value: number, decimals: number) => string): string {
  if (!rated) return "No one has rated it yet";
  if (rated.mean !== null) return `${number(rated.mean, 1)} from ${rated.count}`;
  return rated.count === 1 ? "One rating so far" : `${rated.count} ratings so far`;
}
