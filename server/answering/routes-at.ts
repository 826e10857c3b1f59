import type { ServerBuild } from "react-router";

/** Segments that stand for more than one word: parameters, what may be missing, all the rest. */
const open = /[:*?]/;

/**
 * A build with only those routes that can answer an address, by its first word: React Router goes through all routes several times
 * for each page, and of some 250 an address has ten (`docs/decisions/2026-11-22-still-parts.md`). What it answers is the same.
 * @returns for a path below the language's prefix, the name of its part and that part, of which there are as many as first words
 */
export function routesByFirstWord(build: ServerBuild): (path: string) => { word: string; part(): ServerBuild } {
  const words = new Map<string, string[]>();
  for (const id of Object.keys(build.routes)) {
    const word = firstWordOf(build, id);
    words.set(word, [...(words.get(word) ?? []), id]);
  }
  const everywhere = words.get("") ?? [];
  return (path) => {
    const asked = wordIn(path);
    const word = words.has(asked) ? asked : "";
    const own = word === "" ? [] : words.get(word)!;
    return { word, part: () => withRoutes(build, [...everywhere, ...own]) };
  };
}

/** The first word of the addresses that a route answers, in small letters, as addresses are compared; "" where it may be any. */
function firstWordOf({ routes }: ServerBuild, id: string): string {
  const paths: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) paths.unshift(route.path ?? "");
  const [first = ""] = paths.join("/").split("/").filter(Boolean);
  return open.test(first) ? "" : first.toLowerCase();
}

/** The first word of a path that is asked for; that of data for the router is its page's. */
function wordIn(path: string): string {
  const [first = "", ...more] = path.split("/").filter(Boolean);
  const word = more.length === 0 ? first.replace(/\.data$/, "") : first;
  try {
    return decodeURIComponent(word).toLowerCase();
  } catch {
    return "";
  }
}

/** The build with some of its routes and those above them, in the order that they had. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = new Set<string>();
  for (const id of ids)
    for (let route = build.routes[id]; route; route = build.routes[route.parentId ?? ""]) kept.add(route.id);
  const only = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
