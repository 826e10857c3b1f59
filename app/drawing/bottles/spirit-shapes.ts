/** The silhouettes of spirits and liqueurs. */
import { outline } from "../glasses/profile.ts";
import { type BottleShape, kraft, label, night, white } from "./shape.ts";
import { ball, capsule, cork, screw, wax } from "./stoppers.ts";

export const spiritShapes = {
  /** Gin: an apothecary's short neck and square shoulders. */
  apothecary: {
    half: outline("24 118; 24 130; 21 136; 20 164; 22 186 86 178 88 214; 87 444; 86 454 80 456 74 456"),
    level: 190,
    glass: "clear",
    label: label("arch", 334, 138, 138),
    stopper: cork(118, 20),
    front: '<path d="M130 200Q200 222 270 200M124 222H276" stroke="#fff6" stroke-width="2"/>',
  },
  /** Vodka: tall and straight, to stand in the freezer. */
  tall: {
    half: outline("17 66; 17 80; 16 140; 17 178 66 180 67 222; 65 448; 64 455 58 456 54 456"),
    level: 184,
    glass: "clear",
    label: label("strip", 336, 118, 150, white, night),
    stopper: screw(66, 17, "#b9c2c7", 22),
  },
  /** Rum: a round shoulder and a long label. */
  rum: {
    half: outline("18 74; 20 88; 18 94; 20 150; 26 184 78 192 80 236; 79 446; 78 455 70 456 64 456"),
    level: 190,
    glass: "clear",
    label: label("plain", 344, 130, 122, "#efe0bd"),
    slip: 218,
    stopper: cork(74, 16),
  },
  /** Whisky: broad in the shoulder, a dignified label. */
  whisky: {
    half: outline("18 64; 18 78; 20 128; 24 164 76 158 82 204; 80 446; 79 455 70 456 64 456"),
    level: 172,
    glass: "clear",
    label: label("arch", 334, 134, 150, white),
    slip: 206,
    stopper: capsule(64, 18, 118, "#2f3b33"),
  },
  /** Bourbon: a flask with a cork. */
  bourbon: {
    half: outline("20 96; 20 110; 20 150; 22 176 96 166 98 206; 98 438; 98 452 92 456 84 456"),
    level: 186,
    glass: "clear",
    label: label("plain", 330, 154, 126, "#f3e6c6"),
    stopper: cork(96, 19),
    front: '<path d="M118 206V440M282 206V440" stroke="#fff5" stroke-width="2.4"/>',
  },
  /** Tequila and mezcal: low and heavy, with a wooden ball. */
  tequila: {
    half: outline("19 150; 19 164; 19 196; 22 222 98 216 102 262; 106 430; 106 452 96 456 86 456"),
    level: 236,
    glass: "clear",
    label: label("oval", 348, 164, 116, kraft),
    stopper: ball(150, 18, "#8a5a30"),
  },
  /** Brandy: a bell under a long neck. */
  cognac: {
    half: outline("16 54; 18 68; 16 76; 17 160; 20 224 92 240 106 330; 114 396 112 440 94 454"),
    level: 226,
    glass: "clear",
    label: label("oval", 366, 150, 104),
    stopper: cork(54, 15),
  },
  /** Absinthe and other anis: narrow, green, with a shield. */
  absinthe: {
    half: outline("15 52; 18 64; 16 74; 20 190; 26 236 64 250 66 300; 66 446; 64 456 56 456 52 456"),
    level: 212,
    glass: "green",
    label: label("shield", 352, 112, 132),
    stopper: wax(52, 15, "#3f6b3c"),
  },
  /** Liqueur: a round belly with a glass stopper. */
  round: {
    half: outline("15 74; 15 150; 16 200 98 204 104 300; 108 372 104 424 90 450"),
    level: 218,
    glass: "clear",
    label: label("oval", 336, 158, 126),
    stopper: ball(74, 15, "#cfe0e8"),
  },
  /** Herbal liqueur: a long cone. */
  cone: {
    half: outline("14 46; 16 58; 14 66; 22 170 50 300 64 446; 64 455 58 456 54 456"),
    level: 128,
    glass: "clear",
    label: label("strip", 372, 108, 96),
    stopper: screw(46, 14, "#a5812e", 22),
    front: '<path d="M182 120L150 440M218 120L250 440M200 110V446" stroke="#fff3" stroke-width="2"/>',
  },
  /** Amaro: sloping shoulders and a wide, printed label. */
  amaro: {
    half: outline("16 62; 18 76; 17 140; 20 210 76 216 80 276; 80 446; 79 456 70 456 64 456"),
    level: 202,
    glass: "brown",
    label: label("shield", 350, 132, 142, "#f2e2b8"),
    slip: 120,
    stopper: screw(62, 16, "#8f2f25", 24),
  },
  /** Cream liqueur and advocaat: a pot, in clear glass, for their colour is the point. */
  pot: {
    half: outline("22 112; 24 126; 22 134; 24 176; 30 200 92 206 94 262; 92 446; 90 456 80 456 74 456"),
    level: 206,
    glass: "clear",
    label: label("oval", 344, 152, 128, white),
    stopper: screw(112, 22, "#6b4a2a", 24),
  },
} as const satisfies Record<string, BottleShape>;
