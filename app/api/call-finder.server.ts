import type { Call } from "#app/operations/expose.server.ts";

/** The calls at a path, and what the path itself names. */
type Found = { here: readonly Call[]; named: Readonly<Record<string, string>> };

/**
 * Finds the calls at a path: `/api/comment/read/{link_table}/{link_id}` names two fields of its input. A list that is read and
 * changed at one address is two calls, by their methods.
 */
export function callFinder(all: readonly Call[]): (path: string) => Found {
  const byPath = Map.groupBy(all, (call) => call.path);
  const patterns = [...byPath]
    .filter(([path]) => path.includes("{"))
    .map(([path, here]) => ({ here, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]{1,100})")}$`) }));
  return (path) => {
    for (const { here, pattern } of patterns) {
      const match = pattern.exec(path);
      if (match) return { here, named: { ...match.groups } };
    }
    return { here: byPath.get(path) ?? [], named: {} };
  };
}
