/** The twenty-four vessels: half outlines in the picture's own units, all standing on one bar. */
import type { GlassShape } from "../facts.ts";
import { type Half, outline } from "./profile.ts";

export type Handle = { x: number; top: number; bottom: number; reach: number; width: number };

export type Vessel = {
  /** Brimful volume that the drawing is in proportion for. */
  ml: number;
  /** The hollow that liquid fills. */
  bowl: Half;
  /** Outer wall, where it stands away from the hollow (tumblers, mugs). */
  wall?: Half;
  /** Stem and foot, from under the bowl. */
  stem?: Half;
  handle?: Handle;
  /** Not see-through. */
  made?: "copper" | "silver" | "clay";
  /** Cut or pressed lines up the lower wall. */
  facets?: number;
};

const bar = 454;

/** A stem that flows out of a bowl ending at `y` and into a foot. */
function stem(y: number, foot: number, thick = 4.5, neck = 24): Half {
  const low = Math.min(60, (bar - y) * 0.45);
  return [
    [16, y - 3],
    [thick + 3, y + 2, thick, y + neck * 0.5, thick, y + neck],
    [thick, bar - low],
    [thick + 1, bar - low * 0.35, thick + 10, bar - 6, foot, bar],
  ];
}

/** A straight-sided tumbler with a heavy base. */
function tumbler(top: number, rim: number, foot: number, base: number): Pick<Vessel, "bowl" | "wall"> {
  const floor = bar - base;
  const inner = foot + ((rim - foot) * base) / (bar - top) - 4;
  return {
    wall: [
      [rim, top],
      [foot, bar],
    ],
    bowl: [
      [rim - 3, top],
      [inner, floor],
    ],
  };
}

export const vessels: Record<GlassShape, Vessel> = {
  coupe: {
    ml: 180,
    bowl: outline("102 152; 108 208 70 256 0 258"),
    stem: stem(258, 66),
  },
  martini: {
    ml: 200,
    bowl: outline("124 142; 7 266; 4 269 2 270 0 270"),
    stem: stem(269, 72, 4.5, 16),
  },
  "nick-and-nora": {
    ml: 150,
    bowl: outline("68 138; 80 186 80 262 0 270"),
    stem: stem(270, 64),
  },
  flute: {
    ml: 180,
    bowl: outline("38 84; 46 140 50 266 0 318"),
    stem: stem(316, 58, 4.5, 20),
  },
  saucer: {
    ml: 200,
    bowl: outline("134 150; 132 178 112 200 60 208; 32 212 14 213 0 213"),
    stem: stem(213, 66, 4, 34),
  },
  "old-fashioned": { ml: 300, ...tumbler(236, 112, 98, 30), facets: 9 },
  highball: { ml: 330, ...tumbler(138, 72, 66, 22) },
  collins: { ml: 360, ...tumbler(112, 58, 55, 20) },
  sling: {
    ml: 330,
    bowl: outline("62 104; 58 190 44 300 30 378; 26 396 14 402 0 402"),
    stem: stem(402, 54, 8, 10),
  },
  hurricane: {
    ml: 450,
    bowl: outline("76 100; 72 136 50 164 50 200; 50 246 84 258 84 308; 84 362 44 396 0 398"),
    stem: stem(398, 60, 8, 12),
  },
  wine: {
    ml: 350,
    bowl: outline("54 96; 64 136 78 176 78 212; 78 260 46 286 0 288"),
    stem: stem(288, 62, 4, 26),
  },
  copa: {
    ml: 600,
    bowl: outline("88 110; 102 142 120 172 120 210; 120 266 66 300 0 302"),
    stem: stem(302, 74),
  },
  mug: {
    ml: 400,
    ...tumbler(196, 92, 92, 26),
    handle: { x: 90, top: 232, bottom: 400, reach: 74, width: 16 },
    facets: 6,
  },
  "copper-mug": {
    ml: 400,
    bowl: outline("98 226; 108 280 108 380 92 440"),
    wall: [
      [100, 226],
      [112, 280, 112, 390, 92, bar],
    ],
    handle: { x: 104, top: 256, bottom: 406, reach: 70, width: 13 },
    made: "copper",
  },
  "julep-cup": {
    ml: 350,
    bowl: outline("90 206; 70 440"),
    wall: [
      [92, 206],
      [88, 260, 74, 380, 68, bar],
    ],
    made: "silver",
  },
  tiki: {
    ml: 450,
    bowl: outline("78 146; 86 300 86 380 74 440"),
    wall: [
      [80, 146],
      [96, 220, 98, 380, 80, bar],
    ],
    made: "clay",
  },
  shot: { ml: 50, ...tumbler(262, 80, 60, 36), facets: 7 },
  "irish-coffee": {
    ml: 250,
    bowl: outline("68 128; 72 200 78 290 46 334; 36 348 16 352 0 352"),
    stem: stem(352, 62, 7, 16),
    handle: { x: 68, top: 178, bottom: 300, reach: 58, width: 11 },
  },
  margarita: {
    ml: 300,
    bowl: outline("128 142; 126 178 108 202 70 208; 54 211 52 222 52 232; 52 262 26 280 0 282"),
    stem: stem(282, 70),
  },
  snifter: {
    ml: 500,
    bowl: outline("66 176; 82 214 128 250 128 308; 128 376 66 408 0 410"),
    stem: stem(409, 76, 8, 8),
  },
  sour: {
    ml: 150,
    bowl: outline("58 140; 64 200 62 284 0 306"),
    stem: stem(305, 58, 5, 20),
  },
  "punch-cup": {
    ml: 200,
    bowl: outline("100 292; 104 370 92 430 40 436"),
    wall: [
      [102, 292],
      [108, 370, 98, 436, 60, 444],
      [58, 447, 60, 452, 58, bar],
    ],
    handle: { x: 101, top: 312, bottom: 402, reach: 54, width: 11 },
    facets: 8,
  },
  pint: { ml: 568, ...tumbler(106, 86, 62, 18) },
  toddy: {
    ml: 250,
    bowl: outline("74 180; 76 360; 76 392 48 406 0 407"),
    stem: stem(407, 62, 12, 8),
    handle: { x: 74, top: 218, bottom: 366, reach: 66, width: 13 },
  },
};

export type GlassForm = "stem" | "tumbler" | "handle";

/** How the hand takes a shape. */
export function formOf(shape: GlassShape): GlassForm {
  const { stem: on, handle } = vessels[shape];
  return handle ? "handle" : on ? "stem" : "tumbler";
}

/** The vessel of a shape; an old-fashioned glass for one that is not known. */
export function vesselOf(shape: GlassShape): Vessel {
  return vessels[shape] ?? vessels["old-fashioned"];
}
