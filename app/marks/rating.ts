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
  disliked: "Tried & Didn’t Like",
} as const;
