/** Maps drawn from coastlines: the same names always give the same SVG text. */
import { type OutlineName, outlines } from "./maps/outlines.ts";

export type MapName = OutlineName;

/** The width of every map, in its own units; its height follows from what it shows. */
export const mapWidth = 1_000;

/** A map as SVG: land alone, in one colour, so that pages use it as a mask and give it theirs. */
export function drawMap(name: MapName): string {
  const { height, path } = outlines[name];
  const size = `viewBox="0 0 ${mapWidth} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>Land</title><path d="${path}"/></svg>`;
}

/** The height of a map, in its own units. */
export function mapHeight(name: MapName): number {
  return outlines[name].height;
}

/** True for the name of a map. */
export function isMap(name: string): name is MapName {
  return Object.hasOwn(outlines, name);
}

/**
 * Where a place is on a map, in its units; null where the map does not show it. Degrees are taken as they are, both ways
 * by the scale of the map's middle, which is near enough for a dot.
 * @param degrees east and north
 */
export function placeOn(name: MapName, [east, north]: readonly [number, number]): { x: number; y: number } | null {
  const { box, height } = outlines[name];
  const [left, top, right, foot] = box;
  if (east < left || east > right || north > top || north < foot) return null;
  const x = Math.round(((east - left) / (right - left)) * mapWidth);
  return { x, y: Math.round(((top - north) / (top - foot)) * height) };
}
