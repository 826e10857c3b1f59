/** "a coupe", "an old-fashioned glass". */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** "gin", "gin and tonic", "gin, lime and soda". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
}

/** "Vegan with a vegan wine": the first letter a capital. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands between two sentences. An abbreviation such as "St. Germain" or "No. 2", or a first name's letter, ends none. */
const sentenceEnd =
  /(?<=[.!?]['’”")]?)(?<!\b(?:St|No|Dr|Mr|Mrs|c|vol|Jr|Co|J|H|W|D|A|E|F|G|C|B|L|M|P|R|S|T)\.)\s+(?=['‘“"(]?[\p{Lu}\p{N}])/u;

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** A text's first sentence and the rest of it. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = sentenceEnd.exec(text);
  return end ? [text.slice(0, end.index), text.slice(end.index).trim()] : [text, ""];
}

/** As many sentences from the beginning of a text as `most` letters hold, one at least: what a search engine shows of a page. */
export function opening(text: string, most = 160): string {
  const [first = "", ...rest] = sentencesOf(text);
  let said = first;
  for (const sentence of rest) {
    if (said.length + 1 + sentence.length > most) break;
    said += ` ${sentence}`;
  }
  return said;
}

/** What parts words in one line: spaces, and what nobody sees. A joiner stands for itself within a word or a sign, as Persian and families of emoji need it. */
const unseen =
  /(?:(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Emoji}])|(?![\u200c\u200d])[\s\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+/gu;

/**
 * What was typed into a field of one line as it may be kept: composed (NFC), with single spaces. What steers a printer or turns the
 * reading direction is no part of it, and alone it is none.
 */
export function oneLine(text: string): string {
  return text.normalize("NFC").replace(unseen, " ").trim();
}
