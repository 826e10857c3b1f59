/** A glass beside a measure, as large as they are beside each other on a bar. */
import type { GlassShape } from "../facts.ts";
import { type Vessel, vesselOf } from "../glasses/glasses.ts";
import { axis, bottomOf, outline, rimOf, sample, tilt, unitsInCentimetre } from "../glasses/profile.ts";
import { frame, inside, s } from "../svg/svg.ts";
import { tool } from "../tools/tool.ts";
import { describeGlass } from "./describe.ts";
import { emptyGlass } from "./drink.ts";

/** The jigger of `vessels.ts`: its small cup, the lower one, holds 25 ml; how far it reaches to either side, its top and its foot. */
const jigger = { cup: outline("54 440; 16 290"), ml: 25, left: 64, right: 64, top: 130, foot: 446 };
/** Where things stand, and what the picture leaves free at its sides, above, and between them. */
const bar = 462;
const rim = 22;
const gap = 34;

/** How far a vessel reaches to either side of its axis: its handle is at the right. */
function reachOf({ bowl, wall, stem, handle }: Vessel): { left: number; right: number } {
  const left = Math.max(...[bowl, wall, stem].flatMap((half) => (half ? sample(half).map(([r]) => r) : [])));
  return { left, right: Math.max(left, handle ? handle.x + handle.reach : 0) };
}

type Placed = { left: number; right: number; top: number; foot: number; unit: number; content: string };

/** A thing on the bar about an axis of its own, `by` times as large as it is drawn. */
const stood = ({ foot, content }: Placed, x: number, by: number): string =>
  s`<g transform="translate(${x - axis * by} ${bar - foot * by})scale(${String(Math.round(by * 1000) / 1000)})">${content}</g>`;

/** How many of the picture's units a centimetre is, so that both fit beside each other. */
export function centimetre(things: readonly Omit<Placed, "content">[]): number {
  const across = things.reduce((sum, { left, right, unit }) => sum + (left + right) / unit, 0);
  const high = Math.max(...things.map(({ top, foot, unit }) => (foot - top) / unit));
  return Math.min((400 - 2 * rim - gap) / across, (bar - rim * 2) / high);
}

/** The empty glass and the jigger: how large each is follows from what its hollow holds. */
export function placedForScale(shape: GlassShape, glassMl: number): { glass: Placed; measure: Placed } {
  const vessel = vesselOf(shape);
  const stand = vessel.stem ?? vessel.wall ?? vessel.bowl;
  const glass: Placed = {
    ...reachOf(vessel),
    top: Math.min(rimOf(vessel.bowl).y, rimOf(vessel.wall ?? vessel.bowl).y),
    foot: bottomOf(stand).y,
    unit: unitsInCentimetre(vessel.bowl, glassMl > 0 ? glassMl : vessel.ml),
    content: inside(emptyGlass(shape, vessel.ml)),
  };
  const measure: Placed = {
    ...jigger,
    unit: unitsInCentimetre(jigger.cup, jigger.ml),
    content: inside(tool({ name: "Jigger", kind: "jigger" })),
  };
  return { glass, measure };
}

/** Draws the empty glass beside the jigger. */
export function glassBesideJigger(shape: GlassShape, glassMl: number, name?: string): string {
  const { glass, measure } = placedForScale(shape, glassMl);
  const unit = centimetre([glass, measure]);
  const [large, small] = [unit / glass.unit, unit / measure.unit];
  const across = (glass.left + glass.right) * large + gap + (measure.left + measure.right) * small;
  const left = (400 - across) / 2 + glass.left * large;
  const right = left + glass.right * large + gap + measure.left * small;
  return frame(
    `${name ?? describeGlass(shape)} beside a jigger whose small cup holds 25 ml`,
    stood(glass, left, large) + stood(measure, right, small),
  );
}

/** What of the sheet an empty glass takes up, in the sheet's units: from the far side of its rim to the near side of its foot. */
function boxOf(shape: GlassShape, glassMl: number) {
  const vessel = vesselOf(shape);
  const { glass } = placedForScale(shape, glassMl);
  const rim = Math.max(rimOf(vessel.bowl).r, rimOf(vessel.wall ?? vessel.bowl).r);
  const foot = bottomOf(vessel.stem ?? vessel.wall ?? vessel.bowl).r;
  const top = Math.floor(glass.top - rim * tilt - line);
  const left = Math.floor(axis - glass.left - line);
  return {
    left,
    top,
    wide: Math.ceil(axis + glass.right + line) - left,
    high: Math.ceil(glass.foot + foot * tilt + line) - top,
    unit: glass.unit,
  };
}

/** How thick the line around a glass is drawn, at most. */
const line = 2;

/** How wide and how high an empty glass is with its handle, in millimetres: as high as its picture is cut. */
export function millimetresOf(shape: GlassShape, glassMl: number): { wide: number; high: number } {
  const { wide, high, unit } = boxOf(shape, glassMl);
  const millimetres = (units: number) => Math.round((units / unit) * 100) / 10;
  return { wide: millimetres(wide), high: millimetres(high) };
}

/** Draws the empty glass with nothing around it, to be as large as it is beside others. */
export function glassAlone(shape: GlassShape, glassMl: number, name?: string): string {
  const { left, top, wide, high } = boxOf(shape, glassMl);
  const content = inside(emptyGlass(shape, vesselOf(shape).ml));
  return frame(name ?? describeGlass(shape), content, `${left} ${top} ${wide} ${high}`);
}
