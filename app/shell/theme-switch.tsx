import { Moon, Sun } from "lucide-react";

/** Changes between the day and the evening theme and remembers it; until then the system's choice holds. */
export function ThemeSwitch({ className, text }: { className: string; text?: string }) {
  function change() {
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {
      // A browser that stores nothing keeps the theme for this page.
    }
  }
  return (
    <button type="button" className={className} onClick={change}>
      <Sun aria-hidden="true" className="hidden dark:block" />
      <Moon aria-hidden="true" className="block dark:hidden" />
      {text ?? <span className="sr-only">Change between light and dark</span>}
    </button>
  );
}
