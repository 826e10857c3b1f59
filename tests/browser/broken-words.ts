import type { Page } from "playwright-core";

/** The words of a page's name that stand in more than one line. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector("h1")?.firstChild as Text;
    return [...text.data.matchAll(/[^\s-]+/g)].flatMap(([word]) => {
      const range = document.createRange();
      const at = text.data.indexOf(word);
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? word : [];
    });
  });
