import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { measureSystems } from "#app/i18n/measure-systems.ts";
import { changed } from "#app/platform/other-tabs.ts";
import { bootScript } from "./boot-script.ts";
import { keepTheme } from "./theme/theme.ts";

let stored: Record<string, string>;
const store = {
  getItem: (name: string) => stored[name] ?? null,
  setItem: (name: string, value: string) => void Object.assign(stored, { [name]: value }),
  removeItem: (name: string) => void Reflect.deleteProperty(stored, name),
};
const forbidden = () => {
  throw new DOMException("no", "SecurityError");
};

beforeEach(() => {
  stored = {};
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", store);
});
afterEach(() => vi.unstubAllGlobals());

class MutationObserver {
  observe() {}
}

/** What the script puts on the document before the first paint. */
function booted(localStorage: { getItem(name: string): string | null } = store): Record<string, string> {
  const put: Record<string, string> = {};
  const documentElement = { setAttribute: (name: string, value: string) => void Object.assign(put, { [name]: value }) };
  runInNewContext(bootScript, { document: { documentElement }, localStorage, addEventListener() {}, MutationObserver });
  return put;
}

/** A page that has booted, as what happens to it reaches its window. */
function page() {
  const listeners: Record<string, (event: object) => void> = {};
  const addEventListener = (kind: string, listener: () => void) => void Object.assign(listeners, { [kind]: listener });
  const documentElement = { setAttribute() {} };
  const scope = { document: { documentElement }, localStorage: stored, addEventListener, MutationObserver };
  runInNewContext(bootScript, scope);
  return (kind: string, event: object = {}) => listeners[kind]?.(event);
}

describe("before the first paint", () => {
  it("the document says that scripts run, and nothing else where nothing was chosen", () => {
    expect(booted()).toEqual({ "data-script": "" });
  });

  it("it bears what the reader chose", () => {
    stored = { theme: "dark", units: "oz", "list-type": "list", member: "1" };
    expect(booted()).toEqual({
      "data-script": "",
      "data-theme": "dark",
      "data-units": "oz",
      "data-list": "list",
      "data-member": "",
    });
    for (const system of measureSystems) {
      stored = { units: system };
      expect(booted()["data-units"]).toBe(system);
    }
  });

  it("it bears the theme that was kept on another page, until that is forgotten", () => {
    for (const theme of ["light", "dark", "device"] as const) {
      keepTheme(theme);
      expect(booted()["data-theme"] ?? "device").toBe(theme);
    }
  });

  it("it bears nothing that there is no choice of", () => {
    for (const odd of ["", "device", "constructor", '"><script>']) {
      stored = { theme: odd, units: odd, "list-type": odd };
      expect(booted()).toEqual({ "data-script": "" });
    }
  });

  it("it says that scripts run also where nothing can be stored", () => {
    expect(booted({ getItem: forbidden })).toEqual({ "data-script": "" });
  });

  it("can stand in a page: it ends no script and no line", () => {
    expect(bootScript).not.toMatch(/<|\n/);
  });
});

describe("the other tabs", () => {
  it("are told of a form that changes something as its page goes away, and not before", () => {
    const tell = page();
    tell("submit", { target: { method: "post" }, defaultPrevented: false });
    expect(stored).not.toHaveProperty(changed);
    tell("pagehide");
    expect(stored).toHaveProperty(changed);
  });

  it("are told of nothing where none was sent, a search was, or the page took it over", () => {
    const tell = page();
    tell("submit", { target: { method: "get" }, defaultPrevented: false });
    tell("submit", { target: { method: "post" }, defaultPrevented: true });
    tell("pagehide");
    expect(stored).not.toHaveProperty(changed);
  });
});
