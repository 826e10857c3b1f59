import { Moon, Sun } from "lucide-react";
import { keepTheme, themeKept } from "./theme.ts";

/** Changes between the day and the evening theme and remembers it; until then the system's choice holds. */
export function ThemeSwitch({ className }: { className: string }) {
  function change() {
    const kept = themeKept();
    const dark = kept === "device" ? matchMedia("(prefers-color-scheme: dark)").matches : kept === "dark";
    keepTheme(dark ? "light" : "dark");
  }
  return (
    <button type="button" className={className} onClick={change}>
      <Sun aria-hidden="true" className="hidden dark:block" />
      <Moon aria-hidden="true" className="block dark:hidden" />
      <span className="sr-only">Change between light and dark</span>
    </button>
  );
}
