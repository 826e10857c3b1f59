import { expect, it } from "vitest";
import { type Above, type KindNode, kindTree } from "./kind-tree.ts";

const one = (id: number, name: string, ...parents: number[]): Above => ({ id, name, parents });
const told = (nodes: KindNode[]): string =>
  nodes.map(({ name, own, kinds }) => `${own ? name.toUpperCase() : name}(${told(kinds)})`).join(" ");

it("goes from the widest kind down to the entry's own", () => {
  const above = [one(1, "whisky"), one(2, "scotch", 1)];
  const tree = kindTree(one(3, "malt", 2), above, [
    { id: 4, name: "Islay" },
    { id: 5, name: "Speyside" },
  ]);
  expect(told(tree)).toBe("whisky(scotch(MALT(Islay() Speyside())))");
});

it("shows what is a kind of several below each, and its kinds once", () => {
  const tree = kindTree(one(3, "both", 1, 2), [one(1, "left"), one(2, "right")], [{ id: 4, name: "kind" }]);
  expect(told(tree)).toBe("left(BOTH(kind())) right(BOTH())");
});

it("is not there where there is nothing to show, and ends where data goes round in a circle", () => {
  expect(kindTree(one(1, "salt"), [], [])).toEqual([]);
  expect(told(kindTree(one(1, "top"), [], [{ id: 2, name: "kind" }]))).toBe("TOP(kind())");
  const round = kindTree(one(3, "own", 2), [one(1, "a", 2), one(2, "b", 1)], []);
  expect(told(round)).toBe("");
});
