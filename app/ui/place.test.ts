import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A browser's store for a visit, with so much room (characters). */
class Store {
  readonly kept = new Map<string, string>();
  readonly room: number;
  constructor(room: number) {
    this.room = room;
  }
  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    if (this.size - (this.kept.get(name)?.length ?? 0) + value.length > this.room)
      throw new DOMException("full", "QuotaExceededError");
    this.kept.set(name, value);
  }
  removeItem(name: string): void {
    this.kept.delete(name);
  }
  get size(): number {
    return [...this.kept.values()].reduce((sum, value) => sum + value.length, 0);
  }
}

let place: typeof import("./place.ts");
// Whether a document has moved on is kept by the module, as long as the document is there: each test is a new one.
beforeEach(async () => {
  vi.resetModules();
  place = await import("./place.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function withRoom(room: number): Store {
  const store = new Store(room);
  vi.stubGlobal("sessionStorage", store);
  return store;
}

describe("what is kept of a visit", () => {
  it("comes back under its name", () => {
    withRoom(1_000);
    expect(place.recall("scroll:a:/")).toBe(null);
    place.remember("scroll:a:/", "740");
    place.remember("list:a:/", "[]");
    place.remember("scroll:a:/", "780");
    expect([place.recall("scroll:a:/"), place.recall("list:a:/")]).toEqual(["780", "[]"]);
  });

  it("is never more than so many places, and the one kept last is among them", () => {
    const name = fc.integer({ min: 0, max: 3 * 100 }).map((entry) => `scroll:${entry}:/cocktails`);
    fc.assert(
      fc.property(fc.array(name, { minLength: 150, maxLength: 400, size: "max" }), (names) => {
        const store = withRoom(Number.POSITIVE_INFINITY);
        for (const one of names) place.remember(one, one);
        // Beside them stands the list of their names.
        expect(store.kept.size - 1).toBe(Math.min(new Set(names).size, place.mostPlaces));
        expect(place.recall(names.at(-1)!)).toBe(names.at(-1));
      }),
      { numRuns: 20 },
    );
  });

  it("makes room for the newest where the store is full, and lets go of the oldest first", () => {
    const change = fc.record({ entry: fc.integer({ min: 0, max: 30 }), length: fc.integer({ min: 1, max: 400 }) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 60 }), (changes) => {
        const store = withRoom(1_000);
        store.kept.set("somebody's own", "x".repeat(100));
        for (const { entry, length } of changes) {
          place.remember(`list:${entry}:/`, "y".repeat(length));
          expect(place.recall(`list:${entry}:/`)).toHaveLength(length);
        }
        expect(place.recall("somebody's own")).toHaveLength(100);
      }),
    );
    const store = withRoom(250);
    for (const entry of [1, 2, 3, 4]) place.remember(`list:${entry}:/`, "y".repeat(60));
    expect([...store.kept.keys()].sort()).toEqual(["list:2:/", "list:3:/", "list:4:/", "places"]);
  });

  it("is not thrown away for what would not fit in any case", () => {
    withRoom(5_000_000);
    place.remember("scroll:1:/", "740");
    place.remember("list:2:/", "y".repeat(place.longestPlace + 1));
    expect([place.recall("scroll:1:/"), place.recall("list:2:/")]).toEqual(["740", null]);
  });

  it("is nothing where a store is forbidden or holds something odd, and nobody is told", () => {
    vi.stubGlobal("sessionStorage", undefined);
    place.remember("scroll:1:/", "740");
    expect(place.recall("scroll:1:/")).toBe(null);
    const store = withRoom(1_000);
    for (const odd of ["{", "{}", "7", "[null,7]"]) {
      store.kept.clear();
      store.kept.set("places", odd);
      place.remember("scroll:1:/", "740");
      expect([odd, place.recall("scroll:1:/")]).toEqual([odd, "740"]);
    }
  });
});

describe("the name of a place", () => {
  const at = (key: string, address = "/cocktails?offset=24") => {
    const [pathname = "", search = ""] = address.split(/(?=\?)/);
    return { pathname, search, hash: "", state: null, key };
  };
  /** A new entry of the history, as a full load leaves it. */
  const entry = (state: unknown = null) => {
    const history = { state, replaceState: (next: unknown) => Object.assign(history, { state: next }) };
    vi.stubGlobal("history", history);
    return history;
  };

  it("tells entries, addresses and kinds apart", () => {
    const names = [
      place.placeName("scroll", at("a")),
      place.placeName("list", at("a")),
      place.placeName("scroll", at("b")),
      place.placeName("scroll", at("a", "/cocktails?offset=48")),
      place.placeName("scroll", at("a", "/cocktails")),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(place.placeName("scroll", at("a"))).toBe(names[0]);
  });

  it("is an entry's own also where it came by a full load, and stays as long as the entry", async () => {
    const first = entry({ idx: 3 });
    const name = place.placeName("scroll", at("default"));
    expect(place.placeName("scroll", at("default"))).toBe(name);
    // The entry bears it a step later, which the page need not wait for.
    await vi.waitFor(() => expect(first.state).toEqual({ idx: 3, place: expect.any(String) }));
    expect(place.placeName("scroll", at("default"))).toBe(name);
    entry();
    expect(place.placeName("scroll", at("default"))).not.toBe(name);
    entry(first.state);
    expect(place.placeName("scroll", at("default"))).toBe(name);
  });

  it("is not written to an entry that the browser has gone on to in the meantime", async () => {
    entry({ idx: 1 });
    place.placeName("scroll", at("default"));
    const next = entry({ idx: 2 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(next.state).toEqual({ idx: 2 });
  });
});

describe("coming back", () => {
  const loadedBy = (type: string) =>
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);

  it("is a first page that the browser went back to or loads again, and no other first page", () => {
    for (const [type, back] of [
      ["navigate", false],
      ["prerender", false],
      ["back_forward", true],
      ["reload", true],
    ] as const) {
      loadedBy(type);
      expect([type, place.isReturn("POP")]).toEqual([type, back]);
    }
  });

  it("is every step through the history once the document went on, and no link", () => {
    loadedBy("navigate");
    expect([place.isReturn("POP"), place.isReturn("PUSH"), place.isReturn("POP"), place.isReturn("REPLACE")]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});
