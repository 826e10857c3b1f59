import { describe, expect, it } from "vitest";
import { sampleNamed } from "#app/drawing/drawing-sheet.ts";
import { sections } from "./menus.ts";
import { sectionOf } from "./navigation.ts";

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
