import { describe, expect, it } from "vitest";
import { Reads } from "./reads.ts";

/** Something to read whose value is how often it was read. */
function counted() {
  let count = 0;
  return async () => ++count;
}

describe("what a request has read", () => {
  it("is read once, also by those who ask at the same time, and each thing for itself", async () => {
    const reads = new Reads();
    const [read, other] = [counted(), counted()];
    expect(await Promise.all([reads.once("a", read), reads.once("a", read), reads.once("b", other)])).toEqual([
      1, 1, 1,
    ]);
    expect(await reads.once("a", read)).toBe(1);
  });

  it("is read anew after a change, and nothing that was under way when it came is given to who asks later", async () => {
    const reads = new Reads();
    const { promise, resolve } = Promise.withResolvers<string>();
    const before = reads.once("a", () => promise);
    reads.forget();
    const after = reads.once("a", async () => "new");
    resolve("old");
    expect([await before, await after, await reads.once("a", async () => "newer")]).toEqual(["old", "new", "new"]);
  });

  it("is never kept within a change", async () => {
    const reads = new Reads(false);
    const read = counted();
    expect([await reads.once("a", read), await reads.once("a", read)]).toEqual([1, 2]);
  });

  it("is asked for again after a failure", async () => {
    const reads = new Reads();
    await expect(reads.once("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await reads.once("a", async () => 2)).toBe(2);
  });

  it("is read in one go for those who ask at the same moment, and again for those who ask later", async () => {
    const reads = new Reads();
    const asked: string[][] = [];
    const read = async (all: string[]) => {
      asked.push(all);
      return all.join();
    };
    const of = (names: string[]) => new Map(names.map((name) => [name, name]));
    const bar = Promise.resolve();
    const ask = async (...names: string[]) => {
      await bar;
      return reads.together("marks", of(names), read);
    };
    expect(await Promise.all([ask("gin", "rum"), ask("rum", "lime")])).toEqual(["gin,rum,lime", "gin,rum,lime"]);
    expect(await ask("gin")).toBe("gin");
    expect(await new Reads(false).together("marks", of(["gin"]), read)).toBe("gin");
    expect(asked).toEqual([["gin", "rum", "lime"], ["gin"], ["gin"]]);
  });
});
