/** Tools for the hand: spoons, strainers, trays, tongs. They lie or lean in the light. */
import { outline } from "../glasses/profile.ts";
import { s } from "../svg/svg.ts";
import { type Drawer, ground, holes, lean, turned } from "./material.ts";

const spoon: Drawer = ({ metal, line }, id) =>
  ground(id, 90, 452) +
  lean(
    16,
    s`<path d="M196 96H204V384H196Z" fill="${metal}" stroke="${line}"/><path d="M196 130l8 12M196 146l8 12M196 162l8 12M196 178l8 12M196 194l8 12M196 210l8 12M196 226l8 12M196 242l8 12M196 258l8 12M196 274l8 12M196 290l8 12" stroke="${line}" stroke-opacity=".8" stroke-width="2"/>` +
      s`<circle cx="200" cy="76" r="15" fill="${metal}" stroke="${line}"/><ellipse cx="195" cy="70" rx="5" ry="4" fill="#fff" fill-opacity=".8"/><path d="M200 376C222 386 230 420 218 440Q200 456 182 440C170 420 178 386 200 376Z" fill="${metal}" stroke="${line}"/><ellipse cx="200" cy="416" rx="15" ry="24" fill="#000" fill-opacity=".22"/><path d="M188 404q4-14 12-18" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
  );

const hawthorne: Drawer = ({ metal, line, light }, id) =>
  ground(id, 110, 446) +
  s`<path d="M186 286H214L210 430Q200 442 190 430Z" fill="${metal}" stroke="${line}"/><circle cx="200" cy="424" r="4.5" fill="#2a2520"/>` +
  // The spring: close windings round the plate, open above the handle.
  s`<path d="M172 291A88 88 0 1 1 228 291" stroke="${line}" stroke-width="25" stroke-linecap="round"/><path d="M172 291A88 88 0 1 1 228 291" stroke="${light}" stroke-width="22" stroke-dasharray="3.600 4.200"/>` +
  s`<circle cx="200" cy="208" r="83" fill="${metal}" stroke="${line}" stroke-width="2"/><path d="M118 178L92 158Q84 166 90 178L114 198ZM282 178L308 158Q316 166 310 178L286 198Z" fill="${metal}" stroke="${line}" stroke-linejoin="round"/>` +
  s`<circle cx="200" cy="208" r="74" stroke="${line}" stroke-opacity=".5" stroke-width="1.600"/><path d="${holes([3, 5, 5, 3], 21, 178)}" stroke="#2a2520" stroke-width="9" stroke-linecap="round"/><path d="M136 178Q152 146 190 138" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/><path d="M180 270H220L214 312H186Z" fill="${metal}" stroke="${line}"/>`;

const julep: Drawer = ({ metal, line }, id) =>
  ground(id, 110, 440) +
  lean(
    -12,
    s`<path d="M190 260H210L214 420Q216 446 200 448T186 420Z" fill="${metal}" stroke="${line}"/><ellipse cx="200" cy="180" rx="92" ry="104" fill="${metal}" stroke="${line}" stroke-width="2"/><ellipse cx="200" cy="182" rx="76" ry="88" fill="#000" fill-opacity=".14"/><path d="${holes([3, 5, 5, 7, 5, 5, 3], 20, 122)}" stroke="#2a2520" stroke-width="7" stroke-linecap="round"/><path d="M124 160Q136 104 186 90" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>`,
  );

const fine: Drawer = ({ metal, line, light, dark }, id) => {
  let mesh = "";
  for (let i = -7; i <= 7; i++)
    mesh += `M${200 + i * 14} 150Q${200 + i * 8} 240 200 300M96 ${160 + (i + 7) * 11}Q200 ${200 + (i + 7) * 13} 304 ${160 + (i + 7) * 11}`;
  return (
    ground(id, 120, 446) +
    `<clipPath id="c${id}"><path d="M100 150H300Q280 270 200 322Q120 270 100 150Z"/></clipPath><path d="M100 150H300Q280 270 200 322Q120 270 100 150Z" fill="#8d979e38"/>` +
    s`<path d="${mesh}" clip-path="url(#c${id})" stroke="${light}" stroke-opacity=".55" stroke-width="1.6"/><path d="M100 150Q120 270 200 322Q280 270 300 150" stroke="${line}" stroke-width="2"/>` +
    s`<ellipse cx="200" cy="150" rx="104" ry="20" stroke="${line}" stroke-width="9"/><ellipse cx="200" cy="149" rx="104" ry="20" stroke="${light}" stroke-width="3.6"/><path d="M286 160L340 330L354 326L304 148Z" fill="${metal}"/><path d="M330 300L348 430Q356 440 364 430L356 296Z" fill="${dark}"/>`
  );
};

const muddler: Drawer = ({ wood }, id) =>
  ground(id, 100, 452) +
  lean(
    14,
    s`<path d="M182 70Q200 52 218 70L224 100Q214 130 214 180L222 400Q226 440 224 448Q200 462 176 448Q174 440 178 400L186 180Q186 130 176 100Z" fill="${wood}" stroke="#4a2d15"/><path d="M177 400Q200 410 223 400M178 412Q200 422 222 412" stroke="#4a2d15" stroke-opacity=".6" stroke-width="2"/><path d="M194 84L196 440" stroke="#f3d3a2" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/><path d="M208 200q4 60 0 120M190 230q-3 50 2 110" stroke="#5d3a1c" stroke-opacity=".5" stroke-width="1.6"/>`,
  );

const tray: Drawer = ({ dark }, id) => {
  const back = { y: 226, left: 96, right: 304 };
  const front = { y: 318, left: 54, right: 346 };
  const point = (across: number, down: number): string => {
    const [left, right] = [back.left + (front.left - back.left) * down, back.right + (front.right - back.right) * down];
    return s`${left + (right - left) * across} ${back.y + (front.y - back.y) * down}`;
  };
  const cell = (column: number, row: number): string => {
    const [a, b, c, d] = [(column + 0.12) / 4, (column + 0.88) / 4, row / 2 + 0.07, (row + 1) / 2 - 0.07];
    return `M${point(a, c)}L${point(b, c)} ${point(b, d)} ${point(a, d)}Z`;
  };
  let [cells, lights] = ["", ""];
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 4; column++) {
      cells += cell(column, row);
      lights += `M${point((column + 0.22) / 4, row / 2 + 0.14)}L${point((column + 0.5) / 4, row / 2 + 0.14)}`;
    }
  const cube = (x: number, y: number): string =>
    s`<path d="M${x} ${y}h52v44h-52Z" fill="#c5dce8"/><path d="M${x} ${y}l10-16h52l-10 16Z" fill="#f1f8fc"/><path d="M${x + 52} ${y}l10-16v42l-10 18Z" fill="#93b4c6"/><path d="M${x + 8} ${y + 10}v20M${x + 8} ${y + 8}h16" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;
  return (
    ground(id, 160, 434) +
    s`<path d="M${front.left} ${front.y}H${front.right}L330 404Q200 416 70 404Z" fill="${dark}"/><path d="M${front.left} ${front.y}H${front.right}L345 330H56Z" fill="#fff" fill-opacity=".2"/><path d="M128 322L134 406M200 322V410M272 322L266 406" stroke="#0004" stroke-width="5"/>` +
    s`<path d="M${back.left} ${back.y}H${back.right}L${front.right} ${front.y}H${front.left}Z" fill="#2f5f78"/><path d="${cells}" fill="#cfe4ee" stroke="#e9f4fa" stroke-width="5" stroke-linejoin="round"/><path d="${lights}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>` +
    cube(86, 396) +
    cube(232, 402)
  );
};

const tongs: Drawer = ({ metal, line }, id) =>
  ground(id, 90, 452) +
  s`<path d="M186 74Q200 56 214 74L236 250Q252 360 222 416L206 408Q228 350 216 256L200 120L184 256Q172 350 194 408L178 416Q148 360 164 250Z" fill="${metal}" stroke="${line}" stroke-width="1.6"/><path d="M178 416l-8 12 12-3 2 13 8-10 8 9 2-27ZM222 416l8 12-12-3-2 13-8-10" fill="${metal}" stroke="${line}"/><path d="M176 244Q162 330 178 392" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>` +
  '<g transform="translate(200 446)scale(.5)"><path d="M-34-16L0-34L34-16L0 4Z" fill="#f6fbfd"/><path d="M-34-16L0 4V42L-34 22Z" fill="#d5e4ec"/><path d="M34-16L0 4V42L34 22Z" fill="#a9c2cf"/></g>';

const pourer: Drawer = ({ metal, line, dark }, id) =>
  ground(id, 60, 452) +
  s`<path d="M180 250V206Q180 192 168 184" stroke="${line}" stroke-width="7" stroke-linecap="round"/><path d="M180 250V206Q180 192 168 184" stroke="${metal}" stroke-width="4"/>` +
  s`<path d="M190 252C188 176 206 116 268 62L282 76C234 122 220 176 222 252Z" fill="${metal}" stroke="${line}" stroke-width="1.6"/><ellipse cx="275" cy="69" rx="10.500" ry="5" transform="rotate(45 275 69)" fill="#2a2520" stroke="${line}"/><path d="M198 240C197 180 214 130 258 84" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>` +
  turned(outline("44 250; 46 258; 46 272; 40 282"), metal, line) +
  turned(
    outline("25 282; 36 300; 26 304; 35 324; 25 328; 33 348; 24 352; 31 372; 23 376; 28 398; 22 430"),
    dark,
    "#171514",
  );

const swizzle: Drawer = ({ wood }, id) =>
  ground(id, 90, 452) +
  lean(
    10,
    s`<path d="M195 56Q200 50 205 56L206 400H194Z" fill="${wood}" stroke="#4a2d15"/><path d="M198 396L150 432M202 396L250 432M200 398V446M198 392L166 454M202 392L234 454" stroke="#4a2d15" stroke-width="11" stroke-linecap="round"/><path d="M198 396L150 432M202 396L250 432M200 398V446M198 392L166 454M202 392L234 454" stroke="#b98552" stroke-width="7" stroke-linecap="round"/><path d="M194 140h12M194 240h12M194 330h12" stroke="#4a2d15" stroke-width="3"/>`,
  );

const volume = (x: number, top: number, wide: number, colour: string, dark: string): string =>
  s`<path d="M${x} ${top}H${x + wide}V452H${x}Z" fill="${colour}"/><path d="M${x} ${top}H${x + wide}V452H${x}Z" stroke="#0005"/><path d="M${x + 6} ${top}V452" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><path d="M${x + 5} ${top + 24}H${x + wide - 5}M${x + 5} ${top + 32}H${x + wide - 5}M${x + 5} 428H${x + wide - 5}" stroke="#e8cf93" stroke-width="2"/><path d="M${x + wide / 2} ${top + 60}V400" stroke="${dark}" stroke-width="${wide * 0.3}" stroke-opacity=".5"/>`;

const books: Drawer = (_, id) =>
  ground(id, 150) +
  volume(76, 150, 62, "#6d2530", "#3b1118") +
  volume(140, 118, 54, "#2f4a52", "#172a30") +
  volume(196, 168, 70, "#a9743f", "#5d3a1c") +
  `<g transform="rotate(12 290 452)">${volume(272, 136, 52, "#3f5a3a", "#1f301c")}</g>`;

/** A board of cork in a wooden frame, with a sheet pinned to it: a glass, what is looked for, and strips to tear off. */
const notice: Drawer = ({ wood }, id) =>
  ground(id, 140) +
  s`<path d="M150 400L126 456M250 400L274 456" stroke="#4a2d15" stroke-width="12" stroke-linecap="round"/>` +
  s`<rect x="74" y="96" width="252" height="316" rx="10" fill="${wood}" stroke="#4a2d15"/><rect x="92" y="114" width="216" height="280" rx="4" fill="#c79a63" stroke="#5d3a1c"/><path d="M112 140h4M150 372h4M288 160h4M104 300h4M292 330h4M276 128h4M120 220h4M284 250h4M246 380h4M108 376h4" stroke="#8a6234" stroke-width="4" stroke-linecap="round"/>` +
  s`<g transform="rotate(-3 200 250)"><path d="M126 142H274V366H126Z" fill="#0003" transform="translate(5 7)"/><path d="M126 142H274V366H126Z" fill="#fbf6ea" stroke="#c9b995"/><path d="M168 176H232Q230 208 200 210Q170 208 168 176ZM200 210V244M180 246H220" stroke="#8f3a1c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M148 272H252M148 290H252M148 308H222" stroke="#6f6250" stroke-width="5" stroke-linecap="round"/><path d="M126 330H274M151 330V366M175 330V366M200 330V366M225 330V366M249 330V366" stroke="#c9b995" stroke-width="2"/></g>` +
  s`<circle cx="195" cy="148" r="11" fill="#b3261e" stroke="#6d1410"/><circle cx="191" cy="144" r="3.500" fill="#fff" fill-opacity=".8"/>`;

export const handTools = {
  "bar-spoon": spoon,
  "hawthorne-strainer": hawthorne,
  "julep-strainer": julep,
  "fine-strainer": fine,
  muddler,
  "ice-tray": tray,
  "ice-tongs": tongs,
  pourer,
  "swizzle-stick": swizzle,
  "book-set": books,
  notice,
} as const satisfies Record<string, Drawer>;
