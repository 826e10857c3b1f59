/** Tools that cut, peel, press and grate. */
import { s } from "../svg/svg.ts";
import { type Drawer, ground, holes, lean } from "./material.ts";

const peeler: Drawer = ({ metal, line, dark }, id) =>
  ground(id, 90, 448) +
  lean(
    10,
    s`<path d="M186 276C186 214 136 206 132 140V118H146V142C150 196 194 204 200 252C206 204 250 196 254 142V118H268V140C264 206 214 214 214 276Z" fill="${metal}" stroke="${line}" stroke-width="1.4"/>` +
      s`<path d="M126 112H274V138Q200 146 126 138Z" fill="${metal}" stroke="${line}"/><path d="M146 124H254V130H146Z" fill="#2a2520"/><path d="M144 121H256" stroke="#fff" stroke-width="2.4"/><circle cx="132" cy="125" r="4" fill="${line}"/><circle cx="268" cy="125" r="4" fill="${line}"/>` +
      s`<path d="M180 270H220Q228 300 226 340L224 424Q220 446 200 446T176 424L174 340Q172 300 180 270Z" fill="${dark}"/><path d="M180 300H220M179 314H221M178 328H222" stroke="#000" stroke-opacity=".35" stroke-width="3"/><path d="M188 344V424" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>`,
  ) +
  '<path d="M92 398C60 380 54 340 84 330S126 356 110 374S70 368 84 346" stroke="#bf6210" stroke-width="15" stroke-linecap="round"/><path d="M92 398C60 380 54 340 84 330S126 356 110 374S70 368 84 346" stroke="#f0932b" stroke-width="11" stroke-linecap="round"/>';

const juicer: Drawer = ({ metal, line, light }, id) => {
  const arm = (y: number): string =>
    s`<path d="M216 ${y}H352Q368 ${y} 368 ${y + 11}T352 ${y + 22}H216Z" fill="${metal}" stroke="${line}"/><path d="M232 ${y + 6}H346" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`;
  return (
    ground(id, 140, 430) +
    // Below the cup with its holes, above the dome that presses, both on one hinge at the left.
    `<g transform="rotate(-27 66 268)">${arm(224)}${s`<path d="M78 226H232Q230 268 196 282H114Q80 268 78 226Z" fill="${metal}" stroke="${line}" stroke-width="1.600"/><path d="M72 212H238V230H72Z" fill="${metal}" stroke="${line}"/><path d="M96 240Q100 262 120 272" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`}</g>` +
    '<path d="M96 282Q100 238 154 236T214 282Z" fill="#f0c52b"/><path d="M106 272Q118 246 150 244" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>' +
    arm(280) +
    s`<path d="M76 286H236Q234 362 156 366T76 286Z" fill="${metal}" stroke="${line}" stroke-width="1.600"/><path d="M68 276H242V294H68Z" fill="${metal}" stroke="${line}"/><circle cx="66" cy="268" r="17" fill="${metal}" stroke="${line}" stroke-width="2"/><circle cx="66" cy="268" r="6" fill="${line}"/>` +
    s`<path d="M94 304Q104 340 140 354" stroke="${light}" stroke-width="6" stroke-linecap="round"/><path d="M130 346h0M150 350h0M170 348h0M190 340h0M142 332h0M162 334h0M180 328h0" stroke="#2a2520" stroke-width="7" stroke-linecap="round"/>` +
    '<path d="M152 374Q143 394 152 402Q161 394 152 374ZM172 384Q166 398 172 404Q178 398 172 384Z" fill="#f0d04a"/>'
  );
};

const knife: Drawer = ({ metal, line, wood }, id) =>
  ground(id, 130, 430) +
  lean(
    38,
    s`<path d="M186 60Q226 120 224 290H184Z" fill="${metal}" stroke="${line}"/><path d="M218 150Q224 220 222 284" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><path d="M180 288H226V302H180Z" fill="${metal}" stroke="${line}"/><path d="M182 302H224L228 420Q228 446 204 446T180 420Z" fill="${wood}" stroke="#4a2d15"/><path d="M203 330h0M203 370h0M203 410h0" stroke="#e8d6b0" stroke-width="9" stroke-linecap="round"/>`,
  );

const board: Drawer = ({ wood, metal, line }, id) =>
  ground(id, 150, 452) +
  // Seen from above, as what is cut upon it is.
  s`<path d="M78 112Q62 112 62 128V430Q62 446 78 446H322Q338 446 338 430V128Q338 112 322 112H226V76Q226 62 212 62H188Q174 62 174 76V112Z" fill="#4a2d15" transform="translate(4 5)"/><path d="M78 112Q62 112 62 128V430Q62 446 78 446H322Q338 446 338 430V128Q338 112 322 112H226V76Q226 62 212 62H188Q174 62 174 76V112Z" fill="${wood}" stroke="#4a2d15"/><circle cx="200" cy="86" r="10" fill="#2a1a0e"/>` +
  '<path d="M66 168Q180 156 334 172M66 214Q200 226 334 212M66 268Q170 258 334 272M66 326Q220 338 334 322M66 384Q180 372 334 388" stroke="#5d3a1c" stroke-opacity=".4" stroke-width="2"/><path d="M66 190Q200 182 334 192M66 296Q200 306 334 298M66 356Q200 348 334 358" stroke="#f0cf9a" stroke-opacity=".45" stroke-width="2"/>' +
  s`<path d="M262 140Q300 190 298 306H268Z" fill="${metal}" stroke="${line}"/><path d="M292 214Q295 260 294 300" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><path d="M264 306H302V318H264Z" fill="${metal}" stroke="${line}"/><path d="M266 318H300L302 412Q300 428 284 428T264 412Z" fill="#2b2522"/><path d="M283 344h0M283 392h0" stroke="#d8c7a0" stroke-width="8" stroke-linecap="round"/>` +
  '<g transform="translate(142 240)"><circle r="42" fill="#c79a12" cx="3" cy="4"/><circle r="42" fill="#f0c52b"/><circle r="37" fill="#fff5cf"/><circle r="18" stroke="#f8de63" stroke-width="31" stroke-dasharray="10.900 1.660"/></g><g transform="translate(176 352)rotate(24)"><path d="M-44 0a44 44 0 0 1 88 0Z" fill="#f0c52b"/><path d="M-38-1a38 38 0 0 1 76 0Z" fill="#fff5cf"/><path d="M-18-1a18 18 0 0 1 36 0" stroke="#f8de63" stroke-width="31" stroke-dasharray="10.200 1.100"/></g>';

const grater: Drawer = ({ metal, line, dark }, id) =>
  ground(id, 80, 448) +
  lean(
    -14,
    s`<path d="M172 60Q200 50 228 60V300H172Z" fill="${metal}" stroke="${line}" stroke-width="1.6"/><path d="${holes([3, 2, 3, 2, 3, 2, 3, 2, 3], 22, 88)}" stroke="#2a2520" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/><path d="M174 300H226L222 330L226 420Q224 446 200 446T174 420L178 330Z" fill="${dark}"/><path d="M190 330V420" stroke="#fff" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/>`,
  );

export const cuttingTools = { peeler, juicer, knife, board, grater } as const satisfies Record<string, Drawer>;
