/** Tools that hold something: shakers, mixing glass, jigger, siphon, atomiser, blender, a box of glasses. */
import { axis, outline } from "../glasses/profile.ts";
import { s } from "../svg/svg.ts";
import { type Drawer, ground, ring, turned } from "./material.ts";

const tin: Drawer = ({ metal, line }, id) =>
  ground(id, 92) +
  turned(outline("92 96; 94 104; 66 440; 62 452"), metal, line, true) +
  ring(66.5, 434, line) +
  ring(93, 108, line, 1.4, 0.5);

const cobbler: Drawer = ({ metal, line, light }, id) =>
  ground(id, 92) +
  turned(outline("84 220; 90 240; 66 440; 62 452"), metal, line) +
  turned(outline("40 124; 58 140 82 160 88 212; 88 226"), metal, line) +
  turned(outline("24 62; 34 70; 40 118; 38 132"), metal, line) +
  s`<ellipse cx="${axis}" cy="62" rx="24" ry="6" fill="${light}"/>` +
  ring(88, 222, line, 2.4) +
  ring(40, 126, line, 2);

/** Two parts of metal: the body, and a cap that goes on smoothly from it, without a strainer. */
const parisian: Drawer = ({ metal, line, light }, id) =>
  ground(id, 92) +
  turned(outline("88 230; 66 440; 62 452"), metal, line) +
  turned(outline("36 84; 62 90 84 160 91 228; 91 238"), metal, line) +
  s`<ellipse cx="${axis}" cy="84" rx="34" ry="8" fill="${light}"/>` +
  ring(91, 234, line, 2.4) +
  ring(66.5, 434, line);

const boston: Drawer = ({ metal, line, glass }, id) =>
  ground(id, 96) +
  `<g transform="rotate(-8 200 250)"><path d="M143 88L158 262H246L257 88Z" fill="#b9c9d326"/>${turned(
    outline("58 80; 46 262"),
    glass,
    "#98a4ac",
    true,
  )}</g>` +
  turned(outline("86 186; 88 194; 64 440; 60 452"), metal, line, true) +
  ring(64, 434, line);

const mixingGlass: Drawer = ({ glass }, id) => {
  let cut = "";
  for (let i = -5; i <= 5; i++)
    cut += s`M${axis + i * 15} 208L${axis + i * 15 + 34} 396M${axis + i * 15} 208L${axis + i * 15 - 34} 396`;
  return (
    ground(id, 100) +
    `<clipPath id="c${id}"><path d="M112 210H288L282 392H118Z"/></clipPath>` +
    turned(outline("90 138; 92 150; 88 440; 86 454"), glass, "#98a4ac", true) +
    s`<path d="M108 140L92 132Q96 150 112 158" fill="#c9d6dd66" stroke="#98a4ac"/><path d="${cut}" clip-path="url(#c${id})" stroke="#b4c0c8" stroke-opacity=".6" stroke-width="1.8"/>` +
    ring(89, 206, "#98a4ac", 1.6) +
    ring(87, 396, "#98a4ac", 1.6) +
    ring(84, 424, "#fff", 3, 0.6)
  );
};

const jigger: Drawer = ({ metal, line }, id) =>
  ground(id, 74) +
  turned(outline("64 130; 66 136; 16 284; 16 296"), metal, line, true) +
  s`<path d="M184 290Q200 296 216 290L254 440A54 9 0 0 1 146 440Z" fill="${metal}" stroke="${line}" stroke-opacity=".7"/><path d="M184 306L168 424" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>` +
  ring(17, 290, "#fff", 3, 0.7) +
  ring(46, 200, line, 1.4, 0.6) +
  ring(30, 244, line, 1.4, 0.6);

const siphon: Drawer = ({ metal, glass, line }, id) =>
  ground(id, 84) +
  `<path d="M130 250V440Q130 452 144 452H256Q270 452 270 440V250Q262 204 226 190H174Q138 204 130 250Z" fill="#6f9fb04a"/>` +
  turned(outline("26 188; 60 204 74 230 76 262; 76 440; 70 452"), glass, "#98a4ac") +
  `<path d="M126 256L274 440M126 440L274 256M126 300L240 446M274 300L160 446M126 350L206 450M274 350L194 450M150 224L274 380M250 224L126 380" stroke="#aebac2" stroke-opacity=".5" stroke-width="3"/>` +
  turned(outline("22 118; 30 128; 30 176; 34 196"), metal, line) +
  s`<path d="M178 130H128Q112 130 110 148L106 196H120L124 154Q125 146 134 146H178Z" fill="${metal}" stroke="${line}"/><path d="M104 194H122V202H104Z" fill="${line}"/><path d="M182 120Q180 92 206 92L286 108Q296 112 292 120T280 124L214 114Q212 116 214 122Z" fill="${metal}" stroke="${line}"/><path d="M204 99L284 114" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><path d="M222 140H246Q252 140 252 147T246 154H222Z" fill="${metal}" stroke="${line}"/>` +
  ring(32, 178, line, 2) +
  `<path d="M152 290h96v96h-96Z" fill="#f6eedd"/><path d="M158 296h84v84h-84Z" stroke="#9c480b" stroke-width="1.6"/><path d="M200 312l18 26-18 26-18-26Z" fill="#9c480b"/>`;

const atomiser: Drawer = ({ metal, glass, line, dark }, id) =>
  ground(id, 74) +
  `<path d="M136 330Q136 300 170 292H230Q264 300 264 330V446H136Z" fill="#d9a34a66"/>` +
  turned(outline("22 236; 24 268 64 274 64 312; 64 440; 58 452"), glass, "#98a4ac") +
  `<path d="M158 306L180 440M200 300V446M242 306L220 440" stroke="#c3ccd280" stroke-width="2"/>` +
  turned(outline("18 190; 24 200; 24 238"), metal, line) +
  s`<path d="M180 200H118V214H180ZM118 201h-10v12h10Z" fill="${metal}" stroke="${line}"/><path d="M222 206C252 200 262 170 290 172S334 206 322 240S268 268 262 232" stroke="#3a3634" stroke-width="5"/><ellipse cx="300" cy="206" rx="38" ry="34" fill="${dark}"/><path d="M280 192q10-12 24-12" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="M96 200L64 188M94 207H56M96 214L64 226M80 197h0M72 216h0M60 200h0M64 208h0" stroke="#9fb4c0" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 8"/>`;

const blender: Drawer = ({ metal, glass, line, dark }, id) =>
  ground(id, 116) +
  s`<path d="M110 360H290L308 440Q310 454 296 454H104Q90 454 92 440Z" fill="${metal}" stroke="${line}"/><circle cx="200" cy="410" r="24" fill="${dark}"/><path d="M200 410V390" stroke="#f0e6d6" stroke-width="4" stroke-linecap="round"/><path d="M120 426h30M250 426h30" stroke="${line}" stroke-width="5" stroke-linecap="round"/>` +
  turned(outline("92 110; 64 346; 64 362"), glass, "#98a4ac", true) +
  `<path d="M292 140Q350 150 336 230T276 314L274 296Q314 280 318 230T290 162Z" fill="#b4c3cc66" stroke="#98a4ac"/><path d="M114 200h22M118 240h18M122 280h16" stroke="#98a4ac" stroke-width="3"/><path d="M172 340L200 320L228 340M180 328L200 338L220 328" stroke="#8d979e" stroke-width="6" stroke-linecap="round"/>` +
  s`<path d="M104 112V96Q104 84 116 84H284Q296 84 296 96V112Q200 128 104 112Z" fill="${dark}"/><path d="M172 84V66H228V84Z" fill="${dark}"/><path d="M116 92H270" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`;

/** A box of glasses with its lid off. */
const kit: Drawer = ({ wood, glass }, id) => {
  const cup = (x: number): string =>
    `<g transform="translate(${x} 0)"><path d="M158 190L166 300H234L242 190Z" fill="#b9c9d322"/>${turned(
      outline("42 190; 36 320"),
      glass,
      "#98a4ac",
      true,
    )}</g>`;
  return (
    ground(id, 170) +
    cup(-92) +
    cup(0) +
    cup(92) +
    s`<path d="M44 268H356V448H44Z" fill="${wood}" stroke="#4a2d15"/><path d="M44 268H356M44 328H356M44 388H356" stroke="#4a2d15" stroke-opacity=".6" stroke-width="2"/><path d="M60 286h120M210 300h120M70 350h90M220 366h110M80 410h140" stroke="#f0cf9a" stroke-opacity=".3" stroke-width="2"/><path d="M150 334H250V392H150Z" fill="#f6eedd"/><path d="M156 340H244V386H156Z" stroke="#9c480b" stroke-width="1.6"/><path d="M200 348l12 15-12 15-12-15Z" fill="#9c480b"/>`
  );
};

export const vesselTools = {
  "shaker-tin": tin,
  "cobbler-shaker": cobbler,
  "parisian-shaker": parisian,
  "boston-set": boston,
  "mixing-glass": mixingGlass,
  jigger,
  siphon,
  atomiser,
  blender,
  "glass-kit": kit,
} as const satisfies Record<string, Drawer>;
