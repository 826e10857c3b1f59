/** Texts that scripts ask for by key (`POST mybar/phrase`), by category; guide.md, 7 and 8. */
const phrases: Record<string, Record<string, string>> = {
  mybar: {
    "empty-bar": "You have not added any ingredients yet",
    "empty-comments": "You have not made any comments yet",
    "empty-favourites": "You have no favourites yet. The heart on a recipe or bottle puts it here.",
    "empty-wish-list": "Your wish list is empty. Add the bottles and drinks that you are looking out for.",
    "empty-results": "No Results Found",
    added: "Added to your bar",
    removed: "Removed from your bar",
  },
  list: {
    "empty-title": "No results found",
    "empty-text": "No items available matching your criteria",
  },
  search: {
    "empty-title": "No results found",
    "empty-text": "Please try a different search query",
  },
};

/** One text; a key that is not known says so in the words that the specification gives (guide.md, 8). */
export function phrase(category: string, key: string): string {
  const known = Object.hasOwn(phrases, category) ? phrases[category] : undefined;
  const text = known && Object.hasOwn(known, key) ? known[key] : undefined;
  return text ?? "SITE WARNING: Phrase not found";
}

/** All texts of a category; none for one that is not known. */
export function phrasesOf(category: string): Record<string, string> {
  return Object.hasOwn(phrases, category) ? { ...phrases[category] } : {};
}
