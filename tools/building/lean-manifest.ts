import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
} & Record<string, unknown>;
export type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
} & Record<string, unknown>;
type Row = [path: string | 0, kind: number, module: string, parent?: string | 0, id?: string];
type Packed = { rest: Record<string, unknown>; kinds: object[]; rows: Row[] };

/**
 * Undoes `pack`; it goes to the browser as its own text, so it uses nothing from outside itself. It runs once, before the browser
 * has made code that is quick of it: with each yes or no a bit of its own it took six times as long.
 */
const unpack = ({ rest, kinds, rows }: Packed): Record<string, unknown> => {
  const routes: Record<string, unknown> = {};
  let next = 0;
  for (const [path, kind, module, parentId = "root", id = (next++).toString(36)] of rows) {
    const route: Record<string, unknown> = { id, module: `/assets/${module}.js`, ...kinds[kind] };
    if (parentId) route.parentId = parentId;
    if (path !== 0) route.path = path;
    routes[id] = route;
  }
  return { ...rest, routes };
};

const nameOf = (file: string) => /^\/assets\/(.+)\.js$/.exec(file)?.[1] ?? file;

/**
 * The routes without the files that their modules load: the server writes the preloads of a page, and a browser reads them
 * for `PrefetchPageLinks` only, which the site does not use; the modules themselves name what they need. And without each no,
 * which a browser takes for what is not said.
 */
function whatIsRead(manifest: Manifest): Manifest {
  const lean = Object.entries(manifest.routes).map(([id, { imports, ...route }]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
  ]);
  return { ...manifest, routes: Object.fromEntries(lean) as Manifest["routes"] };
}

/**
 * A manifest with each name once, and once what routes have in common: they are of few kinds, most stand below the root, and those
 * that `app/routes.ts` numbers follow one another.
 */
function pack({ routes, ...rest }: Manifest): Packed {
  const kinds = new Map<string, number>();
  const numbered = Object.values(routes).sort((one, other) => numberOf(one) - numberOf(other));
  let next = 0;
  const rows = numbered.map(({ id, parentId, path, module, ...more }): Row => {
    const kind = JSON.stringify(more);
    if (!kinds.has(kind)) kinds.set(kind, kinds.size);
    const row: Row = [path ?? 0, kinds.get(kind)!, nameOf(module)];
    const follows = id === next.toString(36);
    if (!follows || parentId !== "root") row.push(parentId ?? 0);
    if (follows) next += 1;
    else row.push(id);
    return row;
  });
  return { rest, kinds: [...kinds.keys()].map((kind) => JSON.parse(kind) as object), rows };
}

/** The root first, which has no number. */
const numberOf = ({ id }: Route) => (id === "root" ? -1 : Number.parseInt(id, 36));

/**
 * The script that tells the browser of all routes, in half of the bytes that React Router writes: it goes out with each page,
 * and a page more of the site made every other one 40 bytes heavier.
 * @throws where the short form would not say the same, as after a change of React Router's own form
 */
export function leanManifest(script: string): string {
  const [, written] = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(script) ?? [];
  if (!written) throw new Error("The manifest of the routes is not written as it was.");
  const lean = whatIsRead(JSON.parse(written) as Manifest);
  const packed = pack(lean);
  if (!isDeepStrictEqual(unpack(packed), lean)) throw new Error("The manifest of the routes has parts that are new.");
  return `window.__reactRouterManifest=(${unpack.toString().replace(/\s+/g, " ")})(${JSON.stringify(packed)});`;
}

/** Shortens the manifest in a finished build. */
export async function shortenManifest(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, "client/assets");
  for (const file of await readdir(assets)) {
    if (!/^manifest-\w+\.js$/.test(file)) continue;
    await writeFile(join(assets, file), leanManifest(await readFile(join(assets, file), "utf8")));
  }
}
