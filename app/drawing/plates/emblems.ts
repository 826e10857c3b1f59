/** What somebody worked with, in place of a portrait: a still, a cask, a quill. Standing on y 452 about x 200, as tools do. */
import { inside } from "../svg/svg.ts";
import { type ToolKind, tool } from "../tools/tool.ts";

const drawings = {
  still:
    '<path d="M106 452V392Q106 300 168 288Q180 280 180 262Q178 212 214 196Q248 184 262 214L336 330V452H312V340L246 232Q232 214 224 240Q220 262 228 276Q236 286 252 290Q296 306 296 392V452Z" fill="#b9653a" stroke="#5d2d14" stroke-width="2"/><path d="M112 392Q200 412 290 392M124 350Q200 366 282 350" stroke="#5d2d14" stroke-width="3"/><path d="M128 376Q132 320 172 304" stroke="#f9cfae" stroke-width="9" stroke-linecap="round"/><path d="M306 392H346V452H306Z" fill="#85411f" stroke="#5d2d14"/><path d="M96 430H304V452H96Z" fill="#4a3a32"/><circle cx="160" cy="380" r="11" fill="#f4dca0" stroke="#5d2d14" stroke-width="2"/>',
  cask: '<path d="M104 200Q200 176 296 200Q328 322 296 446Q200 470 104 446Q72 322 104 200Z" fill="#a9743f" stroke="#4a2d15" stroke-width="2"/><path d="M140 194Q116 322 140 452M174 188Q164 322 174 458M226 188Q236 322 226 458M260 194Q284 322 260 452" stroke="#4a2d15" stroke-opacity=".6" stroke-width="2.400"/><path d="M96 232Q200 256 304 232M88 276Q200 300 312 276M88 372Q200 396 312 372M96 416Q200 440 304 416" stroke="#3a3532" stroke-width="12"/><path d="M100 229Q160 244 200 246M94 273Q150 288 200 290" stroke="#a39a92" stroke-width="3"/><circle cx="200" cy="326" r="11" fill="#3a2413"/>',
  quill:
    '<path d="M120 452V392Q120 372 146 366V352H206V366Q232 372 232 392V452Z" fill="#26323c" stroke="#0f171d" stroke-width="2"/><ellipse cx="176" cy="352" rx="30" ry="8" fill="#0b1013"/><path d="M134 440V396Q136 384 150 380" stroke="#9fb4c0" stroke-width="5" stroke-linecap="round"/><path d="M182 356Q204 250 300 112Q324 170 284 240Q252 300 200 318Z" fill="#f4ead2" stroke="#b9a878" stroke-width="2"/><path d="M182 358Q220 250 296 124M228 268l36-6M244 240l36-8M260 208l34-10M216 292l30 0" stroke="#b9a878" stroke-width="2.400"/>',
  flask:
    '<path d="M172 190H228V206H222V280L296 428Q304 452 280 452H120Q96 452 104 428L178 280V206H172Z" fill="#cfe0e833" stroke="#98a4ac" stroke-width="2.400"/><path d="M146 346H254L290 424Q300 446 278 446H122Q100 446 110 424Z" fill="#c9782c" fill-opacity=".85"/><ellipse cx="200" cy="346" rx="54" ry="9" fill="#eab065"/><path d="M168 330L126 420" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/><path d="M196 400h0M224 420h0M170 424h0M214 384h0" stroke="#fff8" stroke-width="10" stroke-linecap="round"/>',
  grapes:
    '<path d="M200 190Q202 216 200 236" stroke="#6b4a2a" stroke-width="8" stroke-linecap="round"/><path d="M204 226Q250 176 304 210Q296 262 250 258Q222 254 204 226Z" fill="#5c8a3c" stroke="#37592a" stroke-width="2"/><path d="M204 226Q250 226 296 214" stroke="#a8cf7c" stroke-width="2.400"/><path d="M134 270h0M176 264h0M218 268h0M260 280h0M154 304h0M198 302h0M240 310h0M172 340h0M216 342h0M188 378h0M226 374h0M204 412h0" stroke="#4b1030" stroke-width="50" stroke-linecap="round"/><path d="M126 260h0M168 254h0M210 258h0M252 270h0M146 294h0M190 292h0M232 300h0M164 330h0M208 332h0M180 368h0M218 364h0M196 402h0" stroke="#a5527c" stroke-width="14" stroke-linecap="round"/>',
  cloche:
    '<path d="M64 434H336V444Q332 456 310 456H90Q68 456 64 444Z" fill="#a3aeb5" stroke="#59636b"/><path d="M88 432Q88 306 200 300Q312 306 312 432Z" fill="#c9d2d8" stroke="#59636b" stroke-width="2"/><path d="M270 330Q300 366 302 424" stroke="#737e86" stroke-width="14" stroke-opacity=".5"/><path d="M116 410Q120 336 180 318" stroke="#fff" stroke-width="9" stroke-linecap="round"/><circle cx="200" cy="288" r="15" fill="#b98b3e" stroke="#6b4a17" stroke-width="2"/>',
  scales:
    '<path d="M192 170H208V430H192Z" fill="#b98b3e" stroke="#6b4a17"/><path d="M140 452Q144 428 200 426Q256 428 260 452Z" fill="#b98b3e" stroke="#6b4a17" stroke-width="2"/><path d="M88 200Q200 166 312 200" stroke="#8a6425" stroke-width="9" stroke-linecap="round"/><path d="M92 202L56 312M92 202L128 312M308 202L272 312M308 202L344 312" stroke="#8a6425" stroke-width="2.400"/><path d="M48 312H136Q130 350 92 350T48 312ZM264 312H352Q346 350 308 350T264 312Z" fill="#d9b75c" stroke="#6b4a17" stroke-width="2"/><circle cx="200" cy="166" r="12" fill="#f4dca0" stroke="#6b4a17"/>',
  tankard:
    '<path d="M270 270Q350 262 346 340T270 410V386Q318 384 318 340T270 294Z" fill="#a3aeb5" stroke="#59636b" stroke-width="2"/><path d="M114 230H282L276 446Q198 462 120 446Z" fill="#b9c3c9" stroke="#59636b" stroke-width="2"/><path d="M116 288Q198 304 280 288M118 410Q198 426 278 410" stroke="#737e86" stroke-width="6"/><path d="M140 250L146 440" stroke="#fff" stroke-opacity=".8" stroke-width="10" stroke-linecap="round"/><path d="M104 236Q96 196 136 200Q146 172 180 186Q206 164 232 186Q268 176 272 204Q304 206 290 238Q270 256 250 240Q226 258 200 242Q170 258 148 242Q122 256 104 236Z" fill="#fdf6e3" stroke="#d9cba4" stroke-width="2"/>',
} as const;

type Drawn = keyof typeof drawings;
/** An emblem: one of those drawn here, or a tool of the bar. */
type Emblem = Drawn | ToolKind;

const trades: readonly (readonly [RegExp, readonly Emblem[], string])[] = [
  [/distill|mezcal|rum-runner|moonshin/, ["still"], "a copper still"],
  [/blender|merchant|nobleman|shipper/, ["cask"], "a cask"],
  [/brewer/, ["tankard"], "a tankard with its head of foam"],
  [/wine(maker| steward| merchant)|vermouth|sommelier/, ["grapes"], "a bunch of grapes"],
  [
    /author|novelist|historian|journalist|publisher|preacher|artist|campaigner|designer/,
    ["quill"],
    "a quill in its ink",
  ],
  [
    /liqueur|apothecary|physician|scientist|soda|monk|abbess|inventor|watchmaker|engineer|founder/,
    ["flask"],
    "a flask on the bench",
  ],
  [/restaurat|chef|host/, ["cloche"], "a silver cloche"],
  [/lawyer|law |officer/, ["scales"], "a pair of scales"],
];
/** What a bartender is known by, one each. */
const bar: readonly (readonly [Emblem, string])[] = [
  ["cobbler-shaker", "a shaker"],
  ["boston-set", "a shaker of two parts"],
  ["mixing-glass", "a mixing glass"],
  ["jigger", "a jigger"],
  ["bar-spoon", "a bar spoon"],
  ["hawthorne-strainer", "a strainer"],
  ["siphon", "a siphon"],
];

/** What stands for a trade, and what to call it; a bartender's is one of several, by a number from the name. */
export function emblemOf(role: string, look: number): { emblem: Emblem; words: string } {
  const [, emblems, words] = trades.find(([pattern]) => pattern.test(role)) ?? [];
  if (emblems?.[0] && words) return { emblem: emblems[0], words };
  const [emblem, called] = bar[look % bar.length] ?? ["cobbler-shaker", "a shaker"];
  return { emblem, words: called };
}

/** The drawing of an emblem, without a frame of its own. */
export function drawEmblem(emblem: Emblem): string {
  if (Object.hasOwn(drawings, emblem)) return drawings[emblem as Drawn];
  return inside(
    tool({ name: `emblem ${emblem}`, kind: emblem as ToolKind, finish: emblem === "jigger" ? "brass" : "steel" }),
  );
}
