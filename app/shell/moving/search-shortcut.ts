import { useEffect } from "react";

/** Kept where the reader has switched the single key off (WCAG 2.1.4); Ctrl-K stays. */
export const slashOff = "slash-off";

/** True where only Ctrl-K opens the search. */
export function isOff(): boolean {
  try {
    return localStorage.getItem(slashOff) === "1";
  } catch {
    return false;
  }
}

/** `/` and Ctrl-K (or Command-K) open the search, unless somebody is typing or a dialog is open. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target) && !isOff();
      if (!command && !slash) return;
      event.preventDefault();
      open();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
