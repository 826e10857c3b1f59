/** A keyword by what it asks for. */
export type Asked = {
  /** All words that are to be found, those in quotes as well. */
  words: string;
  /** What was put in quotes: its words side by side, as they stand. */
  phrases: string[];
  /** What was put behind a minus: nothing with it. */
  without: string[];
};

/** Nobody means more of them. */
const most = 8;
/** A word, or several in quotes, each with what may stand before it. */
const token = /(?<=^|\s)([-−–]?)(?:["“”„]([^"“”„]+)["“”]|([^\s"“”„]+))/gu;

/**
 * Reads what nobody has to know: "corpse reviver" in quotes stays together, and -lime leaves out what has lime. A minus
 * within a word ("fat-washed") or by itself, and a quote that is not closed, are what they are without these.
 */
export function askedBy(keyword: string): Asked {
  const phrases: string[] = [];
  const without: string[] = [];
  const words = keyword.replace(token, (whole, minus: string, quoted: string | undefined, word = "") => {
    const text = (quoted ?? word).trim();
    if (!/[\p{L}\p{N}]/u.test(text) || /^[-−–]/.test(text) || (!minus && quoted === undefined)) return whole;
    const kept = minus ? without : phrases;
    if (kept.length < most) kept.push(text);
    return minus ? "" : text;
  });
  return { words: words.replace(/\s+/g, " ").trim(), phrases, without };
}

/** True for a keyword that only leaves out: "-gin". */
export function onlyLeavesOut(keyword: string): boolean {
  const { words, without } = askedBy(keyword);
  return words === "" && without.length > 0;
}
