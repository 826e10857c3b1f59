/** Tools for the hand: spoons, strainers, blades, presses. They lie or lean in the light. */
import { s } from "../svg/svg.ts";
import { ground, type Paint, turned } from "./material.ts";

type Drawer = (paint: Paint, id: string) => string;

const lean = (turn: number, content: string): string => `<g transform="rotate(${turn} 200 250)">${content}</g>`;

const spoon: Drawer = ({ metal, line }, id) =>
  ground(id, 90, 452) +
  lean(
    16,
    s`<path d="M196 96H204V384H196Z" fill="${metal}" stroke="${line}"/><path d="M196 130l8 12M196 146l8 12M196 162l8 12M196 178l8 12M196 194l8 12M196 210l8 12M196 226l8 12M196 242l8 12M196 258l8 12M196 274l8 12M196 290l8 12" stroke="${line}" stroke-opacity=".8" stroke-width="2"/>` +
      s`<circle cx="200" cy="76" r="15" fill="${metal}" stroke="${line}"/><ellipse cx="195" cy="70" rx="5" ry="4" fill="#fff" fill-opacity=".8"/><path d="M200 376C222 386 230 420 218 440Q200 456 182 440C170 420 178 386 200 376Z" fill="${metal}" stroke="${line}"/><ellipse cx="200" cy="416" rx="15" ry="24" fill="#000" fill-opacity=".22"/><path d="M188 404q4-14 12-18" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
  );

function holes(rows: readonly number[], step: number, y: number): string {
  return rows
    .map((count, row) =>
      Array.from({ length: count }, (_, i) => s`M${200 + (i - (count - 1) / 2) * step} ${y + row * step}h0`).join(""),
    )
    .join("");
}

const hawthorne: Drawer = ({ metal, line, light }, id) => {
  let coil = "";
  for (let i = -7; i <= 7; i++) {
    const a = (i / 7) * 1.75 - Math.PI / 2;
    coil += s`M${200 + Math.cos(a) * 84} ${218 + Math.sin(a) * 84}L${200 + Math.cos(a) * 108} ${218 + Math.sin(a) * 108}`;
  }
  return (
    ground(id, 120, 440) +
    s`<path d="${coil}" stroke="${line}" stroke-width="9" stroke-linecap="round"/><path d="${coil}" stroke="${light}" stroke-width="4" stroke-linecap="round"/>` +
    s`<path d="M184 296H216L210 428Q200 440 190 428Z" fill="${metal}" stroke="${line}"/><circle cx="200" cy="214" r="92" fill="${metal}" stroke="${line}" stroke-width="2"/><path d="M108 214a14 14 0 0 1-24-8q10-12 26-6ZM292 214a14 14 0 0 0 24-8q-10-12-26-6Z" fill="${metal}" stroke="${line}"/>` +
    `<path d="${holes([3, 5, 5, 5, 3], 22, 170)}" stroke="#2a2520" stroke-width="10" stroke-linecap="round"/><path d="M132 180Q150 140 192 132" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`
  );
};

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

const peeler: Drawer = ({ metal, line, dark }, id) =>
  ground(id, 96, 448) +
  lean(
    10,
    s`<path d="M150 120C150 70 250 70 250 120L238 150H226L234 122C236 96 164 96 166 122L174 150H162Z" fill="${metal}" stroke="${line}"/><path d="M158 112H242V128H158Z" fill="${metal}" stroke="${line}"/><path d="M168 120H232" stroke="#2a2520" stroke-width="4"/><path d="M162 146H178L190 250Q214 250 212 250L222 146H238L226 270L222 424Q218 446 200 446T178 424L174 270Z" fill="${dark}"/><path d="M186 270V420" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>`,
  ) +
  '<path d="M92 398C60 380 54 340 84 330S126 356 110 374S70 368 84 346" stroke="#bf6210" stroke-width="15" stroke-linecap="round"/><path d="M92 398C60 380 54 340 84 330S126 356 110 374S70 368 84 346" stroke="#f0932b" stroke-width="11" stroke-linecap="round"/>';

const juicer: Drawer = ({ metal, line, light }, id) =>
  ground(id, 150, 440) +
  s`<path d="M236 246L366 392Q376 410 360 416L342 418L214 286Z" fill="${metal}" stroke="${line}"/><path d="M244 190L378 300Q392 316 378 328L364 330L224 226Z" fill="${metal}" stroke="${line}"/><path d="M44 240A94 90 0 0 0 232 240Z" fill="${metal}" stroke="${line}" stroke-width="2"/><path d="M50 236A88 76 0 0 1 226 236Z" fill="${metal}" stroke="${line}" stroke-width="2"/><path d="M44 240Q138 268 232 240" stroke="${light}" stroke-width="5"/>` +
  `<path d="M112 312h0M138 320h0M164 312h0M126 300h0M150 300h0" stroke="#2a2520" stroke-width="8" stroke-linecap="round"/><path d="M72 214Q90 176 130 168" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>` +
  '<path d="M138 338Q128 362 138 372Q148 362 138 338Z" fill="#f0d04a"/><path d="M126 392Q120 408 126 414Q133 408 126 392Z" fill="#f0d04a"/>';

const tray: Drawer = ({ dark }, id) => {
  const cell = (x: number, y: number): string =>
    s`<path d="M${x} ${y}l42-14 42 14-42 16Z" fill="#e9f4fa"/><path d="M${x} ${y}l42 16v16l-42-16Z" fill="#b9d3e0"/><path d="M${x + 84} ${y}l-42 16v16l42-16Z" fill="#8fb2c4"/>`;
  let cells = "";
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) cells += cell(158 + (column - row) * 50, 238 + (column + row) * 24);
  return (
    ground(id, 170, 420) +
    s`<path d="M30 298L200 216L370 298V350L200 440L30 350Z" fill="${dark}"/><path d="M30 298L200 386L370 298L200 216Z" fill="#2f5f78"/><path d="M30 298L200 386V440L30 350Z" fill="#24495c"/><path d="M370 298L200 386V440L370 350Z" fill="#183543"/>${cells}<path d="M30 298L200 216L370 298" stroke="#8fc0d6" stroke-width="2.4"/>`
  );
};

const tongs: Drawer = ({ metal, line }, id) =>
  ground(id, 90, 452) +
  s`<path d="M186 74Q200 56 214 74L236 250Q252 360 222 416L206 408Q228 350 216 256L200 120L184 256Q172 350 194 408L178 416Q148 360 164 250Z" fill="${metal}" stroke="${line}" stroke-width="1.6"/><path d="M178 416l-8 12 12-3 2 13 8-10 8 9 2-27ZM222 416l8 12-12-3-2 13-8-10" fill="${metal}" stroke="${line}"/><path d="M176 244Q162 330 178 392" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>` +
  '<g transform="translate(200 446)scale(.5)"><path d="M-34-16L0-34L34-16L0 4Z" fill="#f6fbfd"/><path d="M-34-16L0 4V42L-34 22Z" fill="#d5e4ec"/><path d="M34-16L0 4V42L34 22Z" fill="#a9c2cf"/></g>';

const pourer: Drawer = ({ metal, line, dark }, id) =>
  ground(id, 60, 452) +
  s`<path d="M190 250C190 150 200 110 252 74L266 88C224 122 212 160 212 250Z" fill="${metal}" stroke="${line}" stroke-width="1.6"/><path d="M252 74L266 88Q270 78 262 72T252 74Z" fill="#2a2520"/><path d="M190 250V180Q186 160 172 150" stroke="${line}" stroke-width="5"/><path d="M198 240C198 170 206 140 236 108" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>` +
  turned(
    [
      [40, 250],
      [42, 258],
      [42, 276],
      [34, 284],
    ],
    metal,
    line,
  ) +
  turned(
    [
      [30, 284],
      [34, 300],
      [30, 316],
      [33, 332],
      [29, 348],
      [32, 364],
      [28, 380],
      [30, 396],
      [26, 430],
    ],
    dark,
    "#171514",
  );

const knife: Drawer = ({ metal, line, wood }, id) =>
  ground(id, 130, 430) +
  lean(
    38,
    s`<path d="M186 60Q226 120 224 290H184Z" fill="${metal}" stroke="${line}"/><path d="M218 150Q224 220 222 284" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><path d="M180 288H226V302H180Z" fill="${metal}" stroke="${line}"/><path d="M182 302H224L228 420Q228 446 204 446T180 420Z" fill="${wood}" stroke="#4a2d15"/><path d="M203 330h0M203 370h0M203 410h0" stroke="#e8d6b0" stroke-width="9" stroke-linecap="round"/>`,
  );

const board: Drawer = ({ wood, metal, line }, id) =>
  ground(id, 170, 436) +
  s`<path d="M48 236L292 190Q306 188 312 200L372 356Q376 370 362 374L116 432Q102 434 96 422L36 256Q32 240 48 236Z" fill="${wood}" stroke="#4a2d15"/><path d="M96 422L36 256V268L96 436Q102 446 116 444L362 386Q376 380 374 364Q374 372 362 374L116 432Q102 434 96 422Z" fill="#4a2d15" fill-opacity=".7"/><path d="M70 262L300 214M84 300L318 250M98 340L336 286M112 382L350 330" stroke="#f0cf9a" stroke-opacity=".4" stroke-width="2.4"/><circle cx="72" cy="262" r="10" fill="#2a1a0e"/>` +
  s`<g transform="rotate(60 220 320)"><path d="M206 196Q232 236 232 322H204Z" fill="${metal}" stroke="${line}"/><path d="M204 322H234V402Q220 412 204 402Z" fill="#2b2522"/></g>` +
  '<g transform="translate(150 330)scale(1 .6)"><circle r="40" fill="#c79a12"/><circle r="40" cy="-4" fill="#f0c52b"/><circle r="35" cy="-4" fill="#fff5cf"/><circle r="17" cy="-4" stroke="#f8de63" stroke-width="30" stroke-dasharray="10.3 1.57"/></g>';

const swizzle: Drawer = ({ wood }, id) =>
  ground(id, 90, 452) +
  lean(
    10,
    s`<path d="M195 56Q200 50 205 56L206 400H194Z" fill="${wood}" stroke="#4a2d15"/><path d="M198 396L150 432M202 396L250 432M200 398V446M198 392L166 454M202 392L234 454" stroke="#4a2d15" stroke-width="11" stroke-linecap="round"/><path d="M198 396L150 432M202 396L250 432M200 398V446M198 392L166 454M202 392L234 454" stroke="#b98552" stroke-width="7" stroke-linecap="round"/><path d="M194 140h12M194 240h12M194 330h12" stroke="#4a2d15" stroke-width="3"/>`,
  );

const grater: Drawer = ({ metal, line, dark }, id) =>
  ground(id, 80, 448) +
  lean(
    -14,
    s`<path d="M172 60Q200 50 228 60V300H172Z" fill="${metal}" stroke="${line}" stroke-width="1.6"/><path d="${holes([3, 2, 3, 2, 3, 2, 3, 2, 3], 22, 88)}" stroke="#2a2520" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/><path d="M174 300H226L222 330L226 420Q224 446 200 446T174 420L178 330Z" fill="${dark}"/><path d="M190 330V420" stroke="#fff" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/>`,
  );

const volume = (x: number, top: number, wide: number, colour: string, dark: string): string =>
  s`<path d="M${x} ${top}H${x + wide}V452H${x}Z" fill="${colour}"/><path d="M${x} ${top}H${x + wide}V452H${x}Z" stroke="#0005"/><path d="M${x + 6} ${top}V452" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><path d="M${x + 5} ${top + 24}H${x + wide - 5}M${x + 5} ${top + 32}H${x + wide - 5}M${x + 5} 428H${x + wide - 5}" stroke="#e8cf93" stroke-width="2"/><path d="M${x + wide / 2} ${top + 60}V400" stroke="${dark}" stroke-width="${wide * 0.3}" stroke-opacity=".5"/>`;

const books: Drawer = (_, id) =>
  ground(id, 150) +
  volume(76, 150, 62, "#6d2530", "#3b1118") +
  volume(140, 118, 54, "#2f4a52", "#172a30") +
  volume(196, 168, 70, "#a9743f", "#5d3a1c") +
  `<g transform="rotate(12 290 452)">${volume(272, 136, 52, "#3f5a3a", "#1f301c")}</g>`;

export const handTools = {
  "bar-spoon": spoon,
  "hawthorne-strainer": hawthorne,
  "julep-strainer": julep,
  "fine-strainer": fine,
  muddler,
  peeler,
  juicer,
  "ice-tray": tray,
  "ice-tongs": tongs,
  pourer,
  knife,
  board,
  "swizzle-stick": swizzle,
  grater,
  "book-set": books,
} as const satisfies Record<string, Drawer>;
