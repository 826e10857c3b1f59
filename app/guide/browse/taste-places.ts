/** A drink by what its place on the map follows from: per cent by volume, and sweetness from 0 to 10. */
export type Tasted = { id: number; name: string; abv: number; sweetness: number };
export type Placed = Tasted & { x: number; y: number };

/** The map's size in its own units, and what it leaves free around its points. */
export const mapSize = { width: 1_000, height: 560, rim: 24 };
/** The strength at the map's right edge, where what is stronger stands too: one drink in a hundred. Up to 40 % a third lay empty. */
const strongest = 32;
const sweetest = 10;
/** Two points are at least so far apart, where there is room. */
const apart = 12;
/** How many places are tried for a point before it lies on another. */
const tries = 500;

/** From left to right, from without alcohol to the strongest. */
export function acrossOf(abv: number): number {
  const { width, rim } = mapSize;
  return rim + (Math.min(Math.max(abv, 0), strongest) / strongest) * (width - 2 * rim);
}

/** From the foot to the top, from dry to sweet. */
export function upOf(sweetness: number): number {
  const { height, rim } = mapSize;
  return height - rim - (Math.min(Math.max(sweetness, 0), sweetest) / sweetest) * (height - 2 * rim);
}

/**
 * A place for each drink, near where its strength and sweetness put it: where others lie already it moves outwards along a
 * spiral, so that each is a point of its own. The same drinks in the same order always lie the same.
 */
export function placesOf(drinks: readonly Tasted[]): Placed[] {
  const cells = new Map<number, { x: number; y: number }[]>();
  const cellOf = (x: number, y: number) => Math.floor(x / apart) * 1_000 + Math.floor(y / apart);
  const isFree = (x: number, y: number) => {
    for (const dx of [-apart, 0, apart])
      for (const dy of [-apart, 0, apart])
        if (cells.get(cellOf(x + dx, y + dy))?.some((one) => Math.hypot(one.x - x, one.y - y) < apart)) return false;
    return true;
  };
  const { width, height, rim } = mapSize;
  const within = (x: number, y: number) =>
    x >= rim / 2 && x <= width - rim / 2 && y >= rim / 2 && y <= height - rim / 2;
  return drinks.map((drink) => {
    const [left, top] = [acrossOf(drink.abv), upOf(drink.sweetness)];
    let [x, y] = [Math.round(left), Math.round(top)];
    for (let step = 1; step < tries && !(within(x, y) && isFree(x, y)); step++) {
      // The golden angle fills the plane evenly.
      const turn = step * 2.399963;
      const out = apart * 0.72 * Math.sqrt(step);
      [x, y] = [Math.round(left + out * Math.cos(turn)), Math.round(top + out * Math.sin(turn))];
    }
    [x, y] = [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];
    const cell = cells.get(cellOf(x, y));
    if (cell) cell.push({ x, y });
    else cells.set(cellOf(x, y), [{ x, y }]);
    return { ...drink, x, y };
  });
}

/** The nearest point in a direction from one, by arrow: what lies more across than along counts as farther. */
export function nextPoint(
  points: readonly { x: number; y: number }[],
  from: number,
  [dx, dy]: readonly [number, number],
): number {
  const start = points[from];
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  if (!start) return from;
  for (const [place, { x, y }] of points.entries()) {
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const far = along + 2.5 * across;
    if (place !== from && along > 0 && far < least) [best, least] = [place, far];
  }
  return best;
}
