/** builder.md, 9: milliseconds between the last keystroke and the question, in the builder's boxes. */
export const unhurriedPause = 750;

/** Half of it before the first question, and twice as long where a word was ended: more of it is likely to come. */
export function unhurried(typed: string, first: boolean): number {
  if (/\s$/.test(typed)) return unhurriedPause * 2;
  return first ? unhurriedPause / 2 : unhurriedPause;
}
