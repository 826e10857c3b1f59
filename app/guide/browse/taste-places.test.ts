import { describe, expect, it } from "vitest";
import { acrossOf, mapSize, nextPoint, placesOf, upOf } from "./taste-places.ts";

const drink = (id: number, abv: number, sweetness: number) => ({ id, name: `Drink ${id}`, abv, sweetness });

describe("the map of tastes", () => {
  it("lies from light to strong and from dry to sweet", () => {
    const [light, strong] = placesOf([drink(1, 2, 8), drink(2, 30, 1)]);
    expect(light!.x).toBeLessThan(strong!.x);
    expect(light!.y).toBeLessThan(strong!.y);
    expect([light!.x, light!.y]).toEqual([Math.round(acrossOf(2)), Math.round(upOf(8))]);
    for (const odd of [drink(1, 95, 12), drink(2, -1, -1)]) {
      const [{ x, y } = { x: -1, y: -1 }] = placesOf([odd]);
      expect(x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height).toBe(true);
    }
  });

  it("keeps drinks of one taste apart, and the same drinks where they were", () => {
    const same = Array.from({ length: 60 }, (_, id) => drink(id, 20, 5));
    const placed = placesOf(same);
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(60);
    expect(placesOf(same)).toEqual(placed);
  });

  it("places a thousand in no more than the square of what a quarter takes", () => {
    const takes = (count: number) => {
      const drinks = Array.from({ length: count }, (_, id) => drink(id, 20, 5));
      const times = [1, 2, 3].map(() => {
        const started = performance.now();
        placesOf(drinks);
        return performance.now() - started;
      });
      return Math.min(...times);
    };
    takes(250);
    expect(takes(1_000) / takes(250)).toBeLessThan(40);
  });

  it("goes by arrows to the nearest point that way, and stays at the rim", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 5 },
      { x: 60, y: 80 },
      { x: 0, y: 50 },
    ];
    expect(nextPoint(points, 0, [1, 0])).toBe(1);
    expect(nextPoint(points, 0, [0, 1])).toBe(3);
    expect(nextPoint(points, 1, [1, 0])).toBe(1);
    expect(nextPoint(points, 9, [1, 0])).toBe(9);
  });
});
