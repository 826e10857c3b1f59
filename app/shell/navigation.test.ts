import { describe, expect, it } from "vitest";
import { sampleNamed } from "#app/drawing/drawing-sheet.ts";
import { sections } from "./menus.ts";
import { hereIn, sectionOf } from "./navigation.ts";

describe("the tab of a page", () => {
  it("is that of its first part", () => {
    expect(sectionOf("/cocktails")).toBe("cocktails");
    expect(sectionOf("/cocktails/recipe/77/negroni")).toBe("cocktails");
    expect(sectionOf("/my-bar/pantry")).toBe("my-bar");
    expect(sectionOf("/your-account/login")).toBe("my-bar");
    for (const path of ["/builder/home", "/builder/your-recipe", "/builder/collections/abc/add-item"])
      expect(sectionOf(path), path).toBe("cocktail-builder");
  });

  it("is none where no tab leads", () => {
    for (const path of ["", "/", "/search", "/cocktails-and-more", "/login"]) {
      expect(sectionOf(path), path).toBe(null);
    }
  });

  it("is its own for every part of a tab", () => {
    for (const { id, parts } of sections) {
      for (const { to } of parts) expect(sectionOf(to.split("?")[0]!), to).toBe(id);
    }
  });

  it("has a picture in its panel that is drawn", () => {
    for (const { poster } of sections) {
      const [, section, key] = /^\/drawings\/site\/([^/]+)\/([^/]+)\.svg$/.exec(poster.picture) ?? [];
      expect(sampleNamed(section ?? "", key ?? ""), poster.picture).toBeDefined();
    }
  });
});

describe("the entry of a panel that leads to a page", () => {
  const here = (path: string, search = "") => hereIn(sectionOf(path), path, search);

  it("is each entry on its own page", () => {
    for (const { id, parts, popular } of sections)
      for (const { to } of [...parts, ...(popular?.entries ?? [])]) {
        const [path = "", query] = to.split("?");
        if (sectionOf(path) === id) expect(here(path, query ? `?${query}` : ""), to).toEqual({ to, as: "page" });
      }
    for (const path of ["/ingredients", "/glassware", "/books", "/agents", "/bar-interior", "/about", "/premium"])
      expect(here(path), path).toEqual({ to: path, as: "page" });
    expect(here("/on-this-day/")).toMatchObject({ as: "page" });
    expect(here("/ingredients", "?letter=b")).toEqual({ to: "/ingredients", as: "page" });
  });

  it("is the nearest one above where none leads to the very page", () => {
    expect(here("/ingredients/12/gin")).toEqual({ to: "/ingredients", as: "true" });
    expect(here("/bartenders-lounge/jobs/3/barback")).toEqual({ to: "/bartenders-lounge/jobs", as: "true" });
    expect(here("/shop/product/4/jigger")).toEqual({ to: "/shop", as: "true" });
  });

  it("is none where no tab is lit, or no part stands above", () => {
    for (const path of ["/", "/search", "/your-account/login", "/ingredients-and-more"])
      expect(here(path), path).toBe(null);
  });
});
