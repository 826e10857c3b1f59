export type Theme = "light" | "dark" | "device";

/** What the reader chose; it stands on the document (app/shell/boot-script.ts). */
export function themeKept(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "device";
}

/** Shows a theme and remembers it; "device" forgets what was chosen. */
export function keepTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "device") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === "device") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // A browser that stores nothing keeps the theme for this page.
  }
}
