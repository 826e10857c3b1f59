import { tabOfFolder } from "./menus.ts";

/** The tab that a path belongs to; null where none does. */
export function sectionOf(path: string): string | null {
  const folder = path.split(/[/?#]/)[1] ?? "";
  return Object.hasOwn(tabOfFolder, folder) ? tabOfFolder[folder]! : null;
}
