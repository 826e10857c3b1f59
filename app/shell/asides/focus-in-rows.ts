import { useEffect } from "react";

/**
 * Brings what the keyboard reaches in a row that scrolls sideways wholly into view. Chromium leaves it where a sliver of it shows
 * already: the first tab stood with 5 of its 62 px in the window while it had the focus (WCAG 2.4.11).
 */
export function useFocusInRows(): void {
  useEffect(() => {
    function show({ target }: FocusEvent) {
      if (target instanceof HTMLElement && target.matches(":is(.tab-row, .rail) :focus-visible"))
        target.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}
