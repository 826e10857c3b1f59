import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openFlag } from "./button-state.ts";

/** A change that goes through, or fails, when the test says so. */
function underWay() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, end: (well: boolean) => (well ? resolve() : reject(new Error("refused"))) };
}

function open() {
  const shown: (boolean | null)[] = [];
  return { shown, turn: openFlag((wanted) => shown.push(wanted)) };
}
const settled = () => new Promise((done) => setImmediate(done));

describe("a flag that is turned", () => {
  it("shows at once what is wanted, and the page's own facts when the change is through, however it went", async () => {
    for (const well of [true, false]) {
      const { shown, turn } = open();
      const change = underWay();
      turn(true, change.promise);
      expect(shown).toEqual([true]);
      change.end(well);
      await settled();
      expect(shown).toEqual([true, null]);
    }
  });

  it("shows what the last of several clicks wants until that one is through, in whatever order they end", async () => {
    const clicks = fc.array(fc.record({ next: fc.boolean(), well: fc.boolean() }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(clicks, fc.infiniteStream(fc.nat()), async (wanted, order) => {
        const { shown, turn } = open();
        const changes = wanted.map((click) => ({ ...click, ...underWay() }));
        for (const { next, promise } of changes) turn(next, promise);
        const last = changes.at(-1)!;
        const left = [...changes];
        while (left.length > 0) {
          const [ended] = left.splice(order.next().value % left.length, 1);
          ended!.end(ended!.well);
          await settled();
          expect(shown.at(-1)).toBe(left.includes(last) ? last.next : null);
        }
        expect(shown).toEqual([...wanted.map(({ next }) => next), null]);
      }),
    );
  });
});
