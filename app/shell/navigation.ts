import { sections, tabOfFolder } from "./menus.ts";

/** The tab that a path belongs to; null where none does. */
export function sectionOf(path: string): string | null {
  const folder = path.split(/[/?#]/)[1] ?? "";
  return Object.hasOwn(tabOfFolder, folder) ? tabOfFolder[folder]! : null;
}

/** The entry of a panel that a page belongs to, by where it leads, and whether it leads to the very page or to one above it. */
export type Here = { to: string; as: "page" | "true" };

/**
 * What of its tab's panel leads to a page (contract.md, 7): the entry with its very address, else the nearest part above it;
 * null where none does.
 */
export function hereIn(section: string | null, path: string, search: string): Here | null {
  const tab = sections.find(({ id }) => id === section);
  if (!tab) return null;
  const at = path.replace(/\/+$/, "");
  const exact = [...tab.parts, ...(tab.popular?.entries ?? [])].find(({ to }) => to === at + search);
  if (exact) return { to: exact.to, as: "page" };
  const above = tab.parts
    .map(({ to }) => ({ to, folder: pathOf(to) }))
    .filter(({ folder }) => `${at}/`.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  return above ? { to: above.to, as: above.folder === at ? "page" : "true" } : null;
}

const pathOf = (to: string) => to.split("?")[0]!.replace(/\/+$/, "");
