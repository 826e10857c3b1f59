/** Liqueurs, bitters and sodas that people know by the outline of their bottle alone. */
import { outline } from "../glasses/profile.ts";
import { type BottleShape, edges, flutes, label, night, white } from "./shape.ts";
import { ball, cork, crown, screw, wax } from "./stoppers.ts";

const weave = Array.from({ length: 15 }, (_, i) => `M139 ${212 + i * 16}q10 9 20 0t20 0 20 0 20 0 20 0 22 0`).join("");

export const famousLiqueurs = {
  /** Red bitter from Milan: tall and plain, so that its red is seen. */
  milan: {
    half: outline("17 50; 19 62; 17 70; 18 144; 22 192 66 194 69 238; 69 448; 68 456 60 456 56 456"),
    level: 166,
    glass: "clear",
    label: label("wrap", 340, 126, 112, white, night),
    stopper: screw(50, 17, "#1f2b52", 28),
  },
  /** The orange apéritif: broad shoulders, a ribbed foot. */
  orange: {
    half: outline("18 78; 20 90; 18 98; 20 146; 26 184 82 178 85 226; 83 446; 82 456 74 456 68 456"),
    level: 180,
    glass: "clear",
    label: label("shield", 320, 132, 120, white, night),
    stopper: screw(78, 18, "#1e3f86", 26),
    front:
      '<path d="M118 404Q200 420 282 404M118 416Q200 432 282 416M118 428Q200 444 282 428M119 440Q200 456 281 440" stroke="#fff7" stroke-width="2"/>',
  },
  /** Vanilla and anise: a spire, fluted from top to foot. */
  spire: {
    half: outline("9 22; 11 32; 9 40; 16 140; 40 330; 56 446; 55 455 50 456 46 456"),
    level: 92,
    glass: "clear",
    label: label("strip", 386, 82, 76, "#f7edc8"),
    stopper: screw(22, 9, "#d9d2c0", 16),
    front: '<path d="M197 60L188 446M203 60L212 446M194 70L166 440M206 70L234 440" stroke="#fff7" stroke-width="2.4"/>',
  },
  /** Black raspberry: an orb with a belt and a crown. */
  orb: {
    half: outline("19 196; 20 214; 24 226; 96 232 122 284 122 342; 122 404 88 444 48 454"),
    level: 246,
    glass: "clear",
    label: label("oval", 368, 128, 84, "#f3e3b6"),
    stopper:
      '<path d="M176 198V172H224V198Q200 206 176 198Z" fill="#c9a24a"/><path d="M170 174L166 132 184 152 200 120 216 152 234 132 230 174Q200 184 170 174Z" fill="#d9b75c" stroke="#8a6a22"/><path d="M166 130h0M200 117h0M234 130h0" stroke="#f6e2a0" stroke-width="11" stroke-linecap="round"/>',
    front:
      '<path d="M80 300Q200 344 320 300V318Q200 362 80 318Z" fill="#c9a24a" stroke="#8a6a22"/><path d="M84 306Q200 349 316 306" stroke="#fbe9b8" stroke-width="2"/>',
  },
  /** Maraschino in plaited straw. */
  straw: {
    half: outline("15 48; 17 58; 15 66; 15 128; 17 170 60 170 62 210; 60 448; 59 456 54 456 50 456"),
    level: 150,
    glass: "green",
    label: label("oval", 330, 108, 92, white),
    stopper: screw(48, 15, "#a3241f", 28),
    front: `<path d="M137 206Q200 222 263 206L261 452Q200 468 139 452Z" fill="#d8b777"/><path d="${weave}" stroke="#8f6c31" stroke-width="2.4"/><path d="M152 212V456M172 214V459M192 215V460M212 215V460M232 213V458M250 210V455" stroke="#f1dba6" stroke-width="2"/><path d="M137 206Q200 222 263 206" stroke="#8f6c31" stroke-width="5"/>`,
  },
  /** Triple sec from Angers: four-square, amber, rounded at every corner. */
  block: {
    half: outline("19 100; 21 112; 19 120; 19 142; 22 164 88 150 94 194; 94 436; 94 452 88 456 80 456"),
    level: 166,
    glass: "amber",
    label: label("arch", 330, 132, 140, "#f6ead0"),
    stopper: screw(100, 19, "#a3241f", 24),
    front: edges(66, 206, 438),
  },
  /** Cognac and bitter orange: the belly of a pot still, a ribbon and a seal. */
  still: {
    half: outline("17 54; 19 66; 17 74; 20 168; 34 222 108 276 110 356; 110 412 92 440 70 453"),
    level: 190,
    glass: "amber",
    label: label("oval", 362, 150, 98, "#f4e6c4"),
    stopper: cork(54, 16),
    front:
      '<path d="M176 176Q200 188 224 176L230 196Q200 208 170 196Z" fill="#a3161f"/><path d="M196 192L172 296 190 288 200 300 206 194Z" fill="#b51c26"/><circle cx="200" cy="194" r="15" fill="#c21f2a" stroke="#7d0f17" stroke-width="2"/><path d="M193 190q7-6 13 1" stroke="#ffb9b0" stroke-width="2" stroke-linecap="round"/>',
  },
  /** Hazelnut: a friar in his habit, a cord about his waist. */
  friar: {
    half: outline(
      "21 92; 30 104; 32 126; 24 150; 44 174 68 196 70 248; 60 306; 72 338 84 400 82 446; 80 456 72 456 66 456",
    ),
    level: 178,
    glass: "brown",
    label: label("oval", 384, 112, 74, "#f1e3c0"),
    stopper: screw(92, 20, "#4a2c17", 24),
    front:
      '<path d="M139 300Q200 322 261 300" stroke="#f3ead2" stroke-width="7"/><path d="M139 300Q200 322 261 300" stroke="#b9a878" stroke-width="7" stroke-dasharray="2 5"/><path d="M222 312Q232 350 224 384M230 310Q244 344 238 372" stroke="#f3ead2" stroke-width="5" stroke-linecap="round"/><path d="M176 150Q200 170 224 150M200 168V290" stroke="#fff2" stroke-width="3"/>',
  },
  /** Elderflower: fluted like an arcade of the eighteen-nineties, wide at the foot. */
  arcade: {
    half: outline("19 72; 22 84; 19 92; 24 150; 34 196 52 250 56 320; 60 386; 90 440; 92 454 84 456 76 456"),
    level: 180,
    glass: "clear",
    label: label("arch", 322, 92, 108, "#f7f2df"),
    stopper: screw(72, 19, "#b99a4e", 38),
    front:
      '<path d="M186 120L162 390 128 446M214 120L238 390 272 446M200 116V452M176 150L150 384 112 444M224 150L250 384 288 444" stroke="#fff8" stroke-width="2.2"/>',
  },
  /** Herbs and a hunter: low, square and green. */
  hunter: {
    half: outline("19 122; 21 134; 19 142; 19 168; 22 192 92 182 94 220; 94 448; 93 456 86 456 80 456"),
    level: 200,
    glass: "green",
    label: label("wrap", 336, 166, 128, "#f0dfb6"),
    stopper: screw(122, 19, "#2e3a1c", 24),
    front: edges(66, 228, 444),
  },
  /** Honeyed herbs from an abbey: a long neck, a collar, sloping ribs, a seal in wax. */
  abbey: {
    half: outline("15 54; 17 66; 15 74; 18 158; 22 186 46 188 48 208; 52 218 102 226 102 290; 102 380 88 430 82 452"),
    level: 196,
    glass: "brown",
    label: label("shield", 352, 128, 112, "#f2e2b8"),
    stopper: wax(54, 15, "#a3241f"),
    front:
      '<path d="M150 206Q200 222 250 206" stroke="#fff5" stroke-width="4"/><circle cx="200" cy="256" r="18" fill="#a3241f" stroke="#6d1016" stroke-width="2"/><path d="M192 256h16M200 248v16" stroke="#f0b2a6" stroke-width="3"/>',
  },
  /** Green and yellow herbs of the Charterhouse: slim, long in the neck, in clear glass. */
  charterhouse: {
    half: outline("14 40; 16 52; 14 60; 17 150; 22 226 66 246 68 312; 68 446; 66 456 60 456 54 456"),
    level: 158,
    glass: "clear",
    label: label("plain", 370, 122, 96, "#f6eed6"),
    stopper: cork(40, 13),
    front: '<path d="M140 292Q200 312 260 292M178 200Q200 208 222 200" stroke="#fff7" stroke-width="2.6"/>',
  },
  /** Coffee: a bulge in the neck and shoulders like arches. */
  arches: {
    half: outline("20 92; 22 104; 20 112; 32 128 32 146 24 160; 26 196 90 190 94 262; 92 446; 90 456 82 456 76 456"),
    level: 190,
    glass: "black",
    label: label("arch", 348, 146, 128, "#f2e4c4"),
    stopper: screw(92, 20, "#a3241f", 24),
    front:
      '<path d="M114 258Q132 208 158 258Q178 202 200 258Q222 202 242 258Q268 208 286 258" stroke="#fff4" stroke-width="3"/>',
  },
  /** Almond: a cut block under a great square cap. */
  cut: {
    half: outline("32 136; 32 152; 32 166; 36 184 84 178 88 206; 88 450; 87 456 82 456 76 456"),
    level: 190,
    glass: "clear",
    label: label("plain", 346, 108, 96, "#f6ecd2"),
    stopper:
      '<path d="M160 138V84Q200 92 240 84V138Q200 148 160 138Z" fill="#26211d"/><path d="M170 90V138M186 93V142M202 94V143M218 93V141M232 90V138" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>',
    front:
      '<path d="M118 216L146 244 118 272 146 300 118 328 146 356 118 384 146 412 118 440M282 216L254 244 282 272 254 300 282 328 254 356 282 384 254 412 282 440" stroke="#fff7" stroke-width="2.6"/>',
  },
  /** Coconut: white all over, and so a sun of its own. */
  chalk: {
    half: outline("20 84; 22 96; 20 104; 21 148; 26 186 74 190 76 238; 76 446; 74 456 68 456 62 456"),
    level: 190,
    glass: "white",
    label: label("arch", 344, 128, 136, "#e9d3ac"),
    stopper: screw(84, 20, "#3a2a20", 24),
  },
  /** Melon: pebbled like the rind. */
  rind: {
    half: outline("18 70; 20 82; 18 90; 20 146; 26 186 76 190 80 240; 80 446; 78 456 70 456 64 456"),
    level: 186,
    glass: "clear",
    label: label("oval", 348, 124, 92, "#f4f7e4"),
    stopper: ball(70, 18, "#23201d"),
    front: flutes(64, 236, 296, 9) + flutes(64, 400, 446, 9),
  },
  /** Cola: the waist that everybody knows. */
  contour: {
    half: outline(
      "14 92; 16 102; 15 142; 20 196 58 214 61 258; 62 304 47 318 47 350; 47 384 60 396 59 432; 58 452 52 456 46 456",
    ),
    level: 168,
    glass: "clear",
    label: label("wrap", 276, 114, 62, white),
    stopper: crown(94, "#8c9aa2"),
    front: '<path d="M176 330V440M188 328V446M200 328V448M212 328V446M224 330V440" stroke="#fff5" stroke-width="3"/>',
  },
} as const satisfies Record<string, BottleShape>;
