/** The silhouettes of wine, beer, bitters, syrups, sodas and the larder. */
import { outline } from "../glasses/profile.ts";
import { type BottleShape, kraft, label, white } from "./shape.ts";
import { capsule, crown, foil, screw, swing, wax } from "./stoppers.ts";

export const cellarShapes = {
  /** Red wine with shoulders. */
  bordeaux: {
    half: outline("16 46; 16 150; 17 190 66 186 66 236; 66 452"),
    level: 166,
    glass: "green",
    label: label("plain", 344, 118, 124, white),
    stopper: capsule(46, 16, 132, "#6d1f2b"),
  },
  /** White wine with sloping shoulders. */
  burgundy: {
    half: outline("16 46; 16 132; 18 214 70 226 72 296; 72 452"),
    level: 176,
    glass: "green",
    label: label("plain", 362, 126, 104, white),
    stopper: capsule(46, 16, 118, "#7a6a2c"),
  },
  /** Slim and tall: hock, and aromatised whites. */
  hock: {
    half: outline("15 34; 15 96; 17 196 58 240 60 320; 60 452"),
    level: 150,
    glass: "clear",
    label: label("arch", 372, 108, 108, white),
    stopper: capsule(34, 15, 96, "#3f5a50"),
  },
  /** Champagne and everything that fizzes under a cage. */
  champagne: {
    half: outline("17 58; 18 90; 20 176; 26 246 78 262 80 330; 80 440; 80 452 74 456 68 456"),
    level: 190,
    glass: "green",
    label: label("shield", 374, 128, 104),
    stopper: foil(58, 186, "#c9a24a"),
  },
  /** Sherry, port, madeira: a bulb in the neck. */
  port: {
    half: outline("17 62; 17 84; 24 108 24 132 19 150; 20 176 72 170 74 214; 72 452"),
    level: 182,
    glass: "black",
    label: label("strip", 336, 128, 128),
    stopper: wax(62, 17, "#1f1a1a"),
  },
  /** Vermouth: a wine's neck on a broad body, a gaudy label. */
  vermouth: {
    half: outline("16 54; 18 66; 16 74; 17 150; 22 206 72 206 76 256; 74 446; 73 456 64 456 60 456"),
    level: 178,
    glass: "green",
    label: label("arch", 346, 132, 152, "#f5e8c4"),
    slip: 122,
    stopper: screw(54, 16, "#a3241f", 24),
  },
  /** Beer: a long neck. */
  longneck: {
    half: outline("15 82; 17 92; 18 160; 22 214 60 222 60 284; 60 452"),
    level: 142,
    glass: "brown",
    label: label("arch", 362, 108, 116),
    slip: 158,
    stopper: crown(84, "#b58a3c"),
  },
  /** Beer: a stubby. */
  stubby: {
    half: outline("16 176; 18 186; 20 214; 24 248 72 246 74 290; 74 446; 72 456 64 456 60 456"),
    level: 226,
    glass: "brown",
    label: label("oval", 362, 132, 100),
    stopper: crown(178, "#a3241f"),
  },
  /** Bitters: small, with a paper that is too large for it. */
  bitters: {
    half: outline("13 172; 14 206; 16 232 56 230 58 262; 58 452"),
    level: 238,
    glass: "brown",
    label: label("wrap", 346, 124, 196, "#f7f1e0"),
    stopper: screw(176, 13, "#d9ac2e", 34),
  },
  /** Syrup and homemade cordial: a swing-top bottle. */
  swing: {
    half: outline("19 92; 19 104; 20 150; 22 186 70 186 70 236; 69 452"),
    level: 190,
    glass: "clear",
    label: label("tag", 340, 126, 104, kraft),
    stopper: swing(92, 20),
  },
  /** Bought syrup: straight, with a pourer's cap. */
  cordial: {
    half: outline("17 60; 19 74; 17 82; 18 126; 20 158 60 160 62 204; 62 452"),
    level: 168,
    glass: "clear",
    label: label("plain", 330, 116, 156, white),
    stopper: screw(60, 17, "#5a6b2f", 24),
  },
  /** Pressed juice in a wide-mouthed bottle. */
  juice: {
    half: outline("40 130; 40 142; 38 176; 38 220 82 226 82 282; 80 452"),
    level: 192,
    glass: "clear",
    label: label("oval", 358, 136, 108),
    stopper: screw(132, 38, "#d7d2c6", 20),
  },
  /** Soda and tonic: a small bottle with a waist. */
  mixer: {
    half: outline(
      "15 122; 17 132; 18 170; 20 216 62 224 62 284; 62 330 56 350 56 380; 56 410 62 420 62 444; 62 452 58 456 52 456",
    ),
    level: 192,
    glass: "clear",
    label: label("wrap", 318, 118, 84, "#f3f1e8"),
    stopper: crown(124, "#8c9aa2"),
  },
  /** Oil-tall bottle for vinegar, sauces and waters of flowers. */
  dropper: {
    half: outline("12 190; 14 200; 13 232; 15 256 50 252 52 290; 52 446; 50 456 44 456 40 456"),
    level: 268,
    glass: "blue",
    label: label("plain", 366, 92, 100, white),
    stopper:
      '<path d="M186 196V176H214V196Q200 201 186 196Z" fill="#26221f"/><path d="M190 178C184 150 190 132 200 132S216 150 210 178Z" fill="#4a423c"/><path d="M194 168C191 150 195 140 199 138" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>',
  },
  /** Dry goods in a preserving jar. */
  jar: {
    half: outline("84 176; 84 190; 84 206 98 206 98 228; 96 450"),
    level: 240,
    glass: "clear",
    label: label("tag", 346, 132, 96, "#ecdcbc"),
    behind: '<path d="M104 206Q84 206 88 250" stroke="#9aa0a4" stroke-width="3"/>',
    stopper:
      '<path d="M112 172Q112 128 200 124Q288 128 288 172Q200 190 112 172Z" fill="#cfe0e82e" stroke="#98a4ac" stroke-width="1.6"/><path d="M130 152Q150 136 186 134" stroke="#fff9" stroke-width="3" stroke-linecap="round"/><path d="M112 172Q200 192 288 172V182Q200 202 112 182Z" fill="#d98a4e"/><path d="M287 168L300 178V236L288 246M287 168Q304 160 306 188L300 200" stroke="#9aa0a4" stroke-width="3.4" stroke-linejoin="round"/>',
  },
} as const satisfies Record<string, BottleShape>;
