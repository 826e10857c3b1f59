import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { routesByFirstWord } from "./routes-at.ts";

type Flat = { id: string; parentId?: string; path?: string; index?: boolean };

const buildOf = (routes: Flat[]) =>
  ({
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: { routes: Object.fromEntries(routes.map(({ id }) => [id, {}])) },
  }) as unknown as ServerBuild;

/** The routes as a tree, as the router has them. */
function treeOf({ routes }: ServerBuild, parent: string | undefined = undefined): RouteObject[] {
  return Object.values(routes as unknown as Record<string, Flat>)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => {
      const children = treeOf({ routes } as ServerBuild, id);
      return index ? { id, index: true } : { id, ...(path === undefined ? {} : { path }), children };
    });
}

const leadsTo = (build: ServerBuild, path: string) => matchRoutes(treeOf(build), path)?.map(({ route }) => route.id);

const segment = fc.constantFrom("a", "b", "A", "c.xml", ":id", ":id?", "b?", "*", "x-y");
const somePath = fc.array(segment, { minLength: 0, maxLength: 3 }).map((parts) => {
  const end = parts.indexOf("*");
  return (end < 0 ? parts : parts.slice(0, end + 1)).join("/");
});

describe("the routes of an address's first word", () => {
  it("answer every address as all routes do", () => {
    const routes = fc.array(
      fc.record({ path: somePath, below: fc.array(somePath, { maxLength: 2 }), index: fc.boolean() }),
      {
        maxLength: 6,
      },
    );
    const word = fc.constantFrom("a", "b", "A", "%61", "c.xml", "x-y", "7", "%zz", "_root");
    fc.assert(
      fc.property(routes, fc.array(word, { maxLength: 3 }), (all, asked) => {
        const flat: Flat[] = [{ id: "root", path: "" }];
        for (const [place, { path, below, index }] of all.entries()) {
          const id = `r${place}`;
          flat.push({ id, parentId: "root", path: path.replace(/\/?\*$/, "") });
          if (index) flat.push({ id: `${id}i`, parentId: id, index: true });
          for (const [at, child] of below.entries()) flat.push({ id: `${id}c${at}`, parentId: id, path: child });
        }
        const build = buildOf(flat);
        const path = `/${asked.join("/")}`;
        const { part } = routesByFirstWord(build)(path);
        expect(leadsTo(part(), path)).toEqual(leadsTo(build, path));
        expect(Object.keys(part().assets.routes)).toEqual(Object.keys(part().routes));
      }),
      { numRuns: 1_000 },
    );
  });

  it("are few, and the same for what the router asks for itself", () => {
    const flat = ["a", "b", "b/:id", ":any", "*"].map((path) => ({ id: path, parentId: "root", path }));
    const at = routesByFirstWord(
      buildOf([{ id: "root", path: "" }, ...flat, { id: "i", parentId: "root", index: true }]),
    );
    const idsAt = (path: string) => Object.keys(at(path).part().routes).sort();
    expect(idsAt("/b/7")).toEqual(["*", ":any", "b", "b/:id", "i", "root"]);
    for (const path of ["/b.data", "/B", "/%62/7.data"]) expect([path, idsAt(path)]).toEqual([path, idsAt("/b/7")]);
    for (const path of ["/", "/_root.data", "/elsewhere/b", "/%"])
      expect([path, idsAt(path)]).toEqual([path, ["*", ":any", "i", "root"]]);
  });

  it("are named by a word of the build and nothing that is asked", () => {
    const at = routesByFirstWord(
      buildOf([
        { id: "root", path: "" },
        { id: "a", parentId: "root", path: "a" },
      ]),
    );
    expect(["/a/1", "/A", "/nothing", "/__proto__", "/"].map((path) => at(path).word)).toEqual(["a", "a", "", "", ""]);
  });
});
