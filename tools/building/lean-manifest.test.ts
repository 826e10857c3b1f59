import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { leanManifest, type Manifest } from "./lean-manifest.ts";

const route = (id: string, more: object) => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasDefaultExport: true,
  module: `/assets/page-${id}-AbCd.js`,
  imports: ["/assets/framework-X.js", "/assets/frame-Y.js", `/assets/part-${id}-Z.js`],
  css: [],
  ...more,
});
const manifest = {
  entry: { module: "/assets/entry-E.js", imports: ["/assets/framework-X.js"], css: [] },
  routes: {
    root: route("root", { path: "", imports: ["/assets/frame-Y.js"] }),
    0: route("0", { parentId: "root", index: true }),
    1: route("1", { parentId: "root", path: "cocktails/recipe/:id/:slug?", hasAction: true }),
    2: route("2", { parentId: "1", css: ["/assets/look.css"], hasDefaultExport: false }),
  },
  url: "/assets/manifest-1.js",
  version: "1",
};
const script = (value: unknown) => `window.__reactRouterManifest=${JSON.stringify(value)};`;
const run = (code: string): Manifest => {
  const window: { __reactRouterManifest?: Manifest } = {};
  new Function("window", code)(window);
  return window.__reactRouterManifest!;
};

describe("the short manifest", () => {
  it("says what the long one does, but for what modules load, which they name themselves, and for each no", () => {
    const short = run(leanManifest(script(manifest)));
    const said = (rest: object) => Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== false));
    const routes = Object.entries(manifest.routes).map(([id, { imports: _, ...rest }]) => [id, said(rest)]);
    expect(short).toEqual({ ...manifest, routes: Object.fromEntries(routes) });
  });

  it("is shorter, compressed", () => {
    const many = { ...manifest, routes: { ...manifest.routes } as Record<string, object> };
    // As in a build: names end in what no two have alike, and most parts serve several pages.
    const sign = (id: number) => createHash("sha256").update(String(id)).digest("base64url").slice(0, 8);
    const parts = Array.from({ length: 40 }, (_, id) => `/assets/part-${sign(id + 1_000)}.js`);
    for (let id = 3; id < 120; id += 1) {
      const module = `/assets/page-${sign(id)}.js`;
      const imports = ["/assets/framework-X.js", "/assets/frame-Y.js", ...parts.filter((_, at) => (at * id) % 7 === 1)];
      many.routes[id] = route(String(id), { parentId: "root", path: `page/${sign(id + 2_000)}`, module, imports });
    }
    const bytes = (text: string) => gzipSync(text).length;
    expect(bytes(leanManifest(script(many)))).toBeLessThan(bytes(script(many)) * 0.8);
  });

  it("is not made of what it does not know", () => {
    expect(() => leanManifest("export default {}")).toThrow(/not written as it was/);
    expect(() =>
      leanManifest(script({ ...manifest, routes: { 0: { ...manifest.routes[0], path: 7 } } })),
    ).not.toThrow();
    expect(() =>
      leanManifest(script({ ...manifest, routes: { 0: { ...manifest.routes[0], module: "/elsewhere/x.js" } } })),
    ).toThrow(/parts that are new/);
  });
});
