import { useEffect, useState } from "react";

/** Kept where the reader has switched the single key off (WCAG 2.1.4); Ctrl-K stays. */
const name = "slash-off";

function isOff(): boolean {
  try {
    return localStorage.getItem(name) === "1";
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

/** Tells of the keys, and lets the single one be switched off. */
export function ShortcutNote() {
  const [off, setOff] = useState(isOff);
  function turn(on: boolean) {
    setOff(!on);
    try {
      if (on) localStorage.removeItem(name);
      else localStorage.setItem(name, "1");
    } catch {
      // It holds for this dialog, and the key works on.
    }
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 text-muted text-sm max-md:hidden">
      <span>
        Opens by <kbd className="rounded border border-line px-1.5">Ctrl K</kbd>
      </span>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <input type="checkbox" checked={!off} onChange={(event) => turn(event.target.checked)} className="size-5" />
        <span>
          and by <kbd className="rounded border border-line px-1.5">/</kbd> alone
        </span>
      </label>
    </p>
  );
}
