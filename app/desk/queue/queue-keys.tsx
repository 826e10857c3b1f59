import { useEffect, useRef, useState } from "react";

const keys = [
  { key: "j", does: "the next one" },
  { key: "k", does: "the one before" },
  { key: "a", does: "publish the one that has the focus" },
  { key: "r", does: "refuse it: write the reason" },
  { key: "x", does: "tick it" },
  { key: "?", does: "show these keys" },
] as const;

const kept = "desk-keys";

/** What a key does with the cards of the queue, of which one may have the focus. */
function press(key: string): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-waiting]")];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const card = cards[at];
  if (key === "j" || key === "k") {
    const next = cards[Math.min(cards.length - 1, Math.max(0, at + (key === "j" ? 1 : -1)))];
    next?.focus();
    next?.scrollIntoView({ block: "start" });
    return next !== undefined;
  }
  if (!card) return false;
  if (key === "a") card.querySelector<HTMLButtonElement>("[data-act=approve]")?.click();
  else if (key === "x") card.querySelector<HTMLInputElement>("[data-act=tick]")?.click();
  else if (key === "r") {
    const folded = card.querySelector<HTMLDetailsElement>("details[data-act=refuse]");
    if (folded) folded.open = true;
    folded?.querySelector("textarea")?.focus();
  } else return false;
  return true;
}

/** The keys of the queue, shown by `?`; they do nothing while somebody types, and can be switched off (WCAG 2.1.4). */
export function QueueKeys() {
  const [on, setOn] = useState(true);
  const folded = useRef<HTMLDetailsElement>(null);
  useEffect(() => setOn(localStorage.getItem(kept) !== "off"), []);
  useEffect(() => {
    if (!on) return;
    const heard = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest("input:not([type=checkbox]), textarea, select");
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === "?" && folded.current) {
        folded.current.open = !folded.current.open;
        folded.current.querySelector("summary")?.focus();
        event.preventDefault();
      } else if (press(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, [on]);
  return (
    <details ref={folded} className="mb-6">
      <summary className="cursor-pointer underline">Keys</summary>
      <dl className="mt-3 grid max-w-md gap-1">
        {keys.map(({ key, does }) => (
          <div key={key} className="flex gap-4">
            <dt className="w-8 shrink-0 font-semibold">
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-6"
          checked={on}
          onChange={({ target }) => {
            setOn(target.checked);
            localStorage.setItem(kept, target.checked ? "on" : "off");
          }}
        />
        Single keys work on this page
      </label>
    </details>
  );
}
