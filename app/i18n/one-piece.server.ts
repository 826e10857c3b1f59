/**
 * A text that is kept, as one piece. React makes a text of thousands of small ones that are joined only when somebody reads it: kept
 * like that it takes twice its letters, and each page that repeats it goes through all of them anew (21 MB of them after
 * 10,000 pages).
 */
export function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
