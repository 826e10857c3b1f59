/**
 * Half of a vessel's outline, from rim to bottom, and what follows from turning it about its axis:
 * the silhouette, the radius at a height, and the height that a volume reaches.
 */
import { s } from "../svg/svg.ts";

/** First `[r, y]`, then `[r, y]` for a straight side or `[r1, y1, r2, y2, r, y]` for a curve. y grows downwards. */
export type Half = readonly (readonly number[])[];

/** An outline as it is written down: `rim; side; curve`, as "20 94; 22 106; 26 160 88 148 90 182". */
export function outline(text: string): Half {
  return text.split(";").map((segment) => segment.trim().split(" ").map(Number));
}

/** The axis of every vessel. */
export const axis = 200;
/** Height of an ellipse over its width: how far above the glass the eye is. */
export const tilt = 0.17;

const end = (segment: readonly number[] | undefined): readonly [number, number] => [
  segment?.at(-2) ?? 0,
  segment?.at(-1) ?? 0,
];

/** Radius and height of the rim. */
export function rimOf(half: Half): { r: number; y: number } {
  const [r, y] = end(half[0]);
  return { r, y };
}

/** Radius and height of the lowest point. */
export function bottomOf(half: Half): { r: number; y: number } {
  const [r, y] = end(half.at(-1));
  return { r, y };
}

/** One side as path data without its first point; `side` is 1 for right, -1 for left, `squeeze` narrows it. */
export function sideDown(half: Half, side: 1 | -1, squeeze = 1): string {
  return half
    .slice(1)
    .map((segment) => {
      const numbers = segment.map((value, i) => (i % 2 ? s`${value}` : s`${axis + side * squeeze * value}`)).join(" ");
      return (segment.length === 6 ? "C" : "L") + numbers;
    })
    .join("");
}

function sideUp(half: Half): string {
  let text = "";
  for (let i = half.length - 1; i > 0; i--) {
    const segment = half[i] ?? [];
    const [r, y] = end(half[i - 1]);
    const [r1 = 0, y1 = 0, r2 = 0, y2 = 0] = segment;
    text += segment.length === 6 ? s`C${axis - r2} ${y2} ${axis - r1} ${y1} ${axis - r} ${y}` : s`L${axis - r} ${y}`;
  }
  return text;
}

/** How the mouth is closed: along the far rim, the near rim, not at all, or straight up for things that stick out. */
type Mouth = "far" | "near" | "open" | "tall";

/** The whole silhouette as path data. */
export function silhouette(half: Half, mouth: Mouth): string {
  const top = rimOf(half);
  const foot = bottomOf(half);
  const base = foot.r > 0 ? s`A${foot.r} ${foot.r * tilt} 0 0 1 ${axis - foot.r} ${foot.y}` : "";
  const close = {
    far: s`A${top.r} ${top.r * tilt} 0 0 1 ${axis + top.r} ${top.y}Z`,
    near: s`A${top.r} ${top.r * tilt} 0 0 0 ${axis + top.r} ${top.y}Z`,
    open: "",
    tall: s`V0H${axis + top.r}Z`,
  }[mouth];
  return s`M${axis + top.r} ${top.y}${sideDown(half, 1)}${base}${sideUp(half)}${close}`;
}

/** The outline as a list of points, close enough together for arithmetic. */
export function sample(half: Half): [r: number, y: number][] {
  const points: [number, number][] = [[...end(half[0])]];
  half.slice(1).forEach((segment, i) => {
    const [r0, y0] = end(half[i]);
    const [r3, y3] = end(segment);
    const [r1, y1, r2, y2] =
      segment.length === 6
        ? (segment as [number, number, number, number])
        : [r0 + (r3 - r0) / 3, y0 + (y3 - y0) / 3, r3 - (r3 - r0) / 3, y3 - (y3 - y0) / 3];
    for (let step = 1; step <= 16; step++) {
      const t = step / 16;
      const u = 1 - t;
      const at = (a: number, b: number, c: number, d: number): number =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      points.push([at(r0, r1, r2, r3), at(y0, y1, y2, y3)]);
    }
  });
  return points;
}

/** How long one side is from rim to bottom, narrowed by `squeeze`. */
export function sideLength(half: Half, squeeze = 1): number {
  const points = sample(half);
  return points.reduce((sum, [r, y], i) => {
    const [r0, y0] = points[i - 1] ?? [r, y];
    return sum + Math.hypot((r - r0) * squeeze, y - y0);
  }, 0);
}

/** Radius at a height, the rim's above the rim. */
export function radiusAt(half: Half, y: number): number {
  const points = sample(half);
  for (let i = 1; i < points.length; i++) {
    const [r1, y1] = points[i - 1] ?? [0, 0];
    const [r2, y2] = points[i] ?? [0, 0];
    if (y <= y1) return r1;
    if (y <= y2) return r1 + ((r2 - r1) * (y - y1)) / (y2 - y1);
  }
  return bottomOf(half).r;
}

/** A solid of revolution in slices, from the bottom up; their volumes are without the factor of a circle. */
function slicesOf(half: Half): { bottom: number; top: number; volume: number }[] {
  const points = sample(half).reverse();
  return points.slice(1).map(([r2, y2], i) => {
    const [r1, y1] = points[i] ?? [0, 0];
    return { bottom: y1, top: y2, volume: ((y1 - y2) * (r1 * r1 + r1 * r2 + r2 * r2)) / 3 };
  });
}

const sumOf = (slices: readonly { volume: number }[]): number => slices.reduce((sum, { volume }) => sum + volume, 0);

/** How many of the picture's units a centimetre is, where the hollow holds so many millilitres. */
export function unitsInCentimetre(half: Half, ml: number): number {
  return Math.cbrt((Math.PI * Math.abs(sumOf(slicesOf(half)))) / ml);
}

/** The height (y) to which a share of the brimful volume reaches, as a solid of revolution. */
export function levelAt(half: Half, share: number): number {
  const slices = slicesOf(half);
  let left = sumOf(slices) * Math.min(1, Math.max(0, share));
  for (const slice of slices) {
    if (slice.volume >= left) {
      return slice.volume > 0 ? slice.bottom - (slice.bottom - slice.top) * (left / slice.volume) : slice.bottom;
    }
    left -= slice.volume;
  }
  return rimOf(half).y;
}
