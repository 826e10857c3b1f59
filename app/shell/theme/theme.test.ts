import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepTheme, themeKept } from "./theme.ts";

let dataset: Record<string, string>;
let stored: Map<string, string>;
beforeEach(() => {
  dataset = {};
  stored = new Map();
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("localStorage", {
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a theme", () => {
  it("holds at once and is kept for the next page; the device's is none", () => {
    expect(themeKept()).toBe("device");
    for (const theme of ["light", "dark"] as const) {
      keepTheme(theme);
      expect([themeKept(), [...stored.values()]]).toEqual([theme, [theme]]);
    }
    keepTheme("device");
    expect([themeKept(), dataset, stored.size]).toEqual(["device", {}, 0]);
  });

  it("holds for the page where nothing can be stored", () => {
    vi.stubGlobal("localStorage", undefined);
    for (const theme of ["dark", "device"] as const) {
      keepTheme(theme);
      expect(themeKept()).toBe(theme);
    }
  });

  it("is the device's where the document names one that there is not", () => {
    dataset.theme = "sepia";
    expect(themeKept()).toBe("device");
  });
});
