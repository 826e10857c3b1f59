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

/** A text's first sentence and the rest of it. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /[.!?]['’”"]?(?=\s+[\p{Lu}\p{N}‘“"])/u.exec(text);
  if (!end) return [text, ""];
  const after = end.index + end[0].length;
  return [text.slice(0, after), text.slice(after).trim()];
}
