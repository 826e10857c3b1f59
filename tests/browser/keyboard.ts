import type { Page } from "playwright-core";

/** No page is longer for the keyboard: a walk that does not end is one that is caught. */
const longest = 200;

/** Presses Tab until the focus stands on what has this name, where it does not stand already; nothing else moves it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < longest; presses++) {
    const said = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      const label = focused?.labels?.[0]?.textContent ?? focused?.getAttribute("aria-label") ?? focused?.textContent;
      return (label ?? "").replaceAll(/\s+/g, " ").trim();
    });
    if (name.test(said)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab led to ${name}`);
}

/** Reaches what has this name with Tab alone, and presses Enter there. */
export async function enterOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** Reaches the field that has this name with Tab alone, and types into it in place of what is there. */
export async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/**
 * Goes through a page with the Tab key, to its footer, and tells what has the focus without showing it: without a ring (its
 * own, its label's, its card's), outside the window, or under what stays on top of it (WCAG 2.4.7 and 2.4.11).
 */
export async function unseenFocus(page: Page): Promise<{ steps: number; unseen: string[] }> {
  const unseen: string[] = [];
  for (let steps = 0; steps < longest; steps += 1) {
    await page.keyboard.press("Tab");
    let said = await page.evaluate(seen);
    // What opens beside the focus takes its place with the next frames.
    for (let frame = 0; said && frame < 10; frame += 1)
      said = await page.evaluate(nextFrame).then(() => page.evaluate(seen));
    if (said === null) return { steps, unseen };
    if (said) unseen.push(said);
  }
  return { steps: longest, unseen: [...unseen, "the walk does not end"] };
}

const nextFrame = () => new Promise((come) => requestAnimationFrame(come));

/** Runs in the page: null at the page's end, "" where the focus is seen, else what is wrong. */
function seen(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest("footer")) return null;
  const label = focused.closest("label");
  const ringed = [focused, label, focused.closest("li"), focused.closest("article")].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 1) || boxShadow.includes("inset");
  });
  const shown = focused.matches("input:is([type=radio], [type=checkbox], .sr-only)") && label ? label : focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const covered = [0.1, 0.5, 0.9].every((part) => {
    const hit = document.elementFromPoint(left + width * part, top + Math.min(height, 44) / 2);
    return !hit || !(shown.contains(hit) || (hit.contains(shown) && !hit.matches("html, body, main")));
  });
  const name = `${focused.tagName} ${(focused.getAttribute("aria-label") || focused.textContent || focused.id).trim().slice(0, 40)}`;
  return [ringed ? "" : `${name}: no ring`, covered ? `${name}: not in sight` : ""].filter(Boolean).join(", ");
}
