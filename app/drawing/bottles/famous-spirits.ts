/** Spirits that people know by the outline of their bottle alone: no label and no mark of anybody's is drawn. */
import { outline } from "../glasses/profile.ts";
import { type BottleShape, edges, flutes, label, night, white } from "./shape.ts";
import { capsule, cork, screw, wax } from "./stoppers.ts";

export const famousSpirits = {
  /** Tennessee whiskey: four sides, square shoulders, a fluted neck. */
  square: {
    half: outline("17 54; 19 66; 17 74; 21 132; 24 154 78 148 82 178; 82 448; 82 455 78 456 72 456"),
    level: 150,
    glass: "clear",
    label: label("wrap", 330, 150, 150, "#efe6d0"),
    stopper: screw(54, 17, "#1d1a18", 26),
    front: edges(58, 190, 444) + flutes(16, 84, 128, 5),
  },
  /** Bourbon under red wax that has run far down. */
  dipped: {
    half: outline("24 108; 25 124; 24 168; 30 196 94 192 96 236; 90 444; 88 455 80 456 74 456"),
    level: 200,
    glass: "clear",
    label: label("tag", 338, 132, 120, "#efe0bd"),
    stopper: `${wax(108, 24, "#b3161f")}<path d="M174 128Q174 196 181 204Q188 208 188 170Q190 160 194 190Q197 226 203 222Q208 214 207 172Q211 160 214 186Q218 210 223 200Q228 188 227 128Z" fill="#b3161f"/><path d="M181 140V186" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`,
  },
  /** Swedish vodka: a chemist's bottle of old, round in the shoulder, hardly any neck. */
  medicine: {
    half: outline("25 108; 27 120; 22 126; 22 150; 24 178 82 174 84 226; 84 446; 82 456 74 456 68 456"),
    level: 182,
    glass: "clear",
    label: label("strip", 330, 150, 120, "#f7f9fa", "#23407a"),
    stopper: screw(108, 23, "#c9d2d8", 20),
  },
  /** London gin in pale blue, four sides that run together towards the foot. */
  sapphire: {
    half: outline("20 94; 22 106; 20 114; 21 138; 26 160 88 148 90 182; 78 448; 76 455 70 456 66 456"),
    level: 166,
    glass: "sky",
    label: label("shield", 326, 118, 138, "#eaf4fb", "#1f3f78"),
    stopper: screw(94, 20, "#b9c6d0", 26),
    front: edges(58, 196, 440),
  },
  /** London gin in a bottle like a shaker: broad at the shoulder, waisted below its ring. */
  shaker: {
    half: outline("19 74; 21 86; 19 94; 22 112; 26 150 84 152 92 204; 93 220; 84 234; 70 446; 68 455 60 456 56 456"),
    level: 176,
    glass: "green",
    label: label("oval", 334, 118, 96, white),
    stopper: screw(74, 19, "#b9902e", 30),
    front:
      '<path d="M107 214Q200 238 293 214" stroke="#fff6" stroke-width="4"/><path d="M150 160L118 206M250 160L282 206M200 142V222" stroke="#fff3" stroke-width="2"/>',
  },
  /** Scottish gin of cucumber and rose: a dark, dumpy jar from a chemist's shelf. */
  dumpy: {
    half: outline("28 140; 30 154; 25 160; 25 182; 30 208 98 200 100 252; 98 444; 96 456 86 456 80 456"),
    level: 214,
    glass: "black",
    label: label("tag", 342, 142, 116, "#f2e9d3"),
    stopper: cork(140, 25),
  },
  /** Malt whisky with three sides: an edge runs down the middle. */
  triangle: {
    half: outline("17 58; 18 72; 17 118; 22 172 72 168 84 226; 96 448; 94 456 84 456 80 456"),
    level: 180,
    glass: "green",
    label: label("arch", 350, 128, 126, white),
    stopper: capsule(58, 17, 108, "#2b3a2c"),
    front: '<path d="M200 150L188 300V452M200 150L212 300V452" stroke="#fff2" stroke-width="3"/>',
  },
  /** Blended Scotch: the tall, narrow, square bottle that packs without a gap. */
  pillar: {
    half: outline("16 46; 18 58; 16 66; 17 112; 20 134 62 126 64 158; 64 450; 63 456 58 456 54 456"),
    level: 130,
    glass: "clear",
    label: label("strip", 318, 116, 132, "#f3e6c2", night),
    stopper: screw(46, 16, "#23201d", 26),
    front: edges(44, 168, 446),
  },
} as const satisfies Record<string, BottleShape>;
