/** Printed paper for what has no thing to show: a visiting card, a notice, a rosette, a ticket, a calendar's leaf, a word. */
import { asXml } from "#app/kit/xml.ts";
import { type as setType } from "../bottles/label.ts";
import { frame, hash, idOf, s } from "../svg/svg.ts";
import { type Cloth, clothOf, serif } from "./cloth.ts";

export const paperKinds = ["card", "notice", "rosette", "ticket", "leaf", "word"] as const;
export type PaperKind = (typeof paperKinds)[number];
export type PaperFacts = {
  kind: PaperKind;
  /** What is printed large. */
  title: string;
  /** A short line above it: a month, a company. */
  above?: string;
  /** A short line below it: a city, a year. */
  below?: string;
};

type Printed = { title: string; above: string; below: string };
type Sheet = (facts: Printed, cloth: Cloth, id: string) => string;

const paperOf = (id: string): string => `url(#p${id})`;
const ornament = (x: number, y: number, ink: string): string =>
  s`<path d="M${x - 46} ${y}h34M${x + 12} ${y}h34" stroke="${ink}" stroke-width="1.6"/><path d="M${x} ${y - 6}l6 6-6 6-6-6Z" fill="${ink}"/>`;
const line = (text: string, y: number, wide: number, ink: string, largest: number): string =>
  text ? setType(text, 200, y, wide, largest * 1.4, ink, largest, 1) : "";

const card: Sheet = ({ title, above, below }, { deep, cloth, foil }, id) =>
  `<g transform="rotate(7 200 250)"><path d="M44 152H356V348H44Z" fill="${cloth}"/><path d="M54 162H346V338H54Z" stroke="${foil}" stroke-opacity=".6" stroke-width="1.4"/></g>` +
  `<g transform="rotate(-4 200 250)"><path d="M36 150H364V350H36Z" fill="${paperOf(id)}"/><path d="M48 162H352V338H48Z" stroke="${cloth}" stroke-opacity=".55" stroke-width="1.4"/>` +
  line(above, 188, 250, cloth, 15) +
  setType(title, 200, 244, 270, 70, deep, 32, 2) +
  ornament(200, 292, cloth) +
  line(below, 318, 250, deep, 15) +
  "</g>";

const notice: Sheet = ({ title, above, below }, { deep, cloth, foil }, id) =>
  `<g transform="rotate(-2 200 250)"><path d="M74 66H326V424L302 438 274 424 246 438 218 424 190 438 162 424 134 438 106 424 74 438Z" fill="${paperOf(id)}"/><path d="M90 116H310M90 122H310" stroke="${cloth}" stroke-width="1.6"/>` +
  line(above, 146, 200, cloth, 15) +
  setType(title, 200, 216, 208, 96, deep, 38, 3) +
  ornament(200, 286, cloth) +
  line(below, 318, 200, deep, 18) +
  `<path d="M112 356H288M112 372H288M112 388H240" stroke="${deep}" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/></g>` +
  `<circle cx="200" cy="88" r="13" fill="${deep}"/><circle cx="199" cy="85" r="11" fill="${foil}"/><circle cx="195" cy="81" r="3.500" fill="#fff" fill-opacity=".7"/>`;

const rosette: Sheet = ({ title, above, below }, { deep, cloth, light, foil, paper }) => {
  let pleats = "";
  for (let i = 0; i < 32; i++) {
    const [a, b] = [(i / 32) * Math.PI * 2, ((i + 0.5) / 32) * Math.PI * 2];
    const at = (angle: number, radius: number) =>
      s`${Math.round(200 + Math.cos(angle) * radius)} ${Math.round(206 + Math.sin(angle) * radius)}`;
    pleats += `${i === 0 ? "M" : "L"}${at(a, 148)}L${at(b, 136)}`;
  }
  return (
    `<path d="M150 300L104 456 148 436 170 472 210 320ZM250 300L296 456 252 436 230 472 190 320Z" fill="${deep}"/><path d="M162 306L126 446 150 436 166 456 204 322ZM238 306L274 446 250 436 234 456 196 322Z" fill="${cloth}"/>` +
    `<path d="${pleats}Z" fill="${cloth}"/><circle cx="200" cy="206" r="124" fill="${light}"/><circle cx="200" cy="206" r="112" fill="${paper}" stroke="${foil}" stroke-width="4"/><circle cx="200" cy="206" r="101" stroke="${cloth}" stroke-opacity=".6" stroke-width="1.4"/>` +
    line(above, 146, 120, cloth, 14) +
    setType(title, 200, 204, 170, 92, deep, 28, 3) +
    line(below, 268, 120, cloth, 14)
  );
};

const ticket: Sheet = ({ title, above, below }, { deep, cloth, foil }, id) =>
  `<g transform="rotate(-7 200 250)"><path d="M30 150H370V232A20 20 0 0 0 370 272V350H30V272A20 20 0 0 0 30 232Z" fill="${paperOf(id)}"/><path d="M30 150H370V178H30ZM30 322H370V350H30Z" fill="${cloth}"/><path d="M52 164H284M52 336H284" stroke="${foil}" stroke-width="2" stroke-dasharray="2 8" stroke-linecap="round"/><path d="M298 184V316" stroke="${cloth}" stroke-width="2.400" stroke-dasharray="1 9" stroke-linecap="round"/>` +
  s`<g transform="translate(-36 0)">${line(above, 200, 210, cloth, 15)}${setType(title, 200, 250, 216, 66, deep, 30, 2)}${line(below, 304, 210, cloth, 15)}</g>` +
  `<path d="M324 228l6 13 15 2-11 10 3 15-13-7-13 7 3-15-11-10 15-2Z" fill="${cloth}"/></g>`;

const leaf: Sheet = ({ title, above, below }, { deep, cloth, light, foil }, id) =>
  `<path d="M82 96H318V446H82Z" fill="${deep}"/><path d="M74 88H326V432Q300 440 262 434T190 436 118 432 74 436Z" fill="${paperOf(id)}"/><path d="M74 74H326V146H74Z" fill="${cloth}"/><path d="M74 74H326V84H74Z" fill="${light}"/><circle cx="124" cy="74" r="9" fill="${deep}"/><circle cx="276" cy="74" r="9" fill="${deep}"/><path d="M124 74V44M276 74V44" stroke="${foil}" stroke-width="7" stroke-linecap="round"/>` +
  line(above, 114, 220, foil, 30) +
  s`<text x="200" y="316" font-family="${serif}" font-size="168" text-anchor="middle" fill="${deep}">${asXml(title.slice(0, 2))}</text>` +
  ornament(200, 358, cloth) +
  line(below, 392, 200, cloth, 26);

const word: Sheet = ({ title, above, below }, { deep, cloth, foil }, id) => {
  const initial = [...title.replace(/^[^\p{L}\p{N}]+/u, "")][0]?.toLocaleUpperCase("en") ?? "J";
  return (
    `<path d="M78 74H334V446H78Z" fill="${cloth}"/><path d="M70 66H326V438H70Z" fill="${paperOf(id)}"/><path d="M86 82H310V422H86Z" stroke="${cloth}" stroke-opacity=".5" stroke-width="1.4"/>` +
    line(above, 108, 190, cloth, 14) +
    s`<text x="200" y="248" font-family="${serif}" font-size="140" text-anchor="middle" fill="${cloth}">${asXml(initial)}</text>` +
    setType(title, 200, 304, 206, 60, deep, 30, 2) +
    `<path d="M112 352H288M112 370H288M112 388H220" stroke="${deep}" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>` +
    line(below, 408, 190, cloth, 13) +
    `<path d="M286 66H310V118L298 108 286 118Z" fill="${foil}"/>`
  );
};

const sheets: Record<PaperKind, Sheet> = { card, notice, rosette, ticket, leaf, word };

/** Draws the paper; its ink stays its own. */
export function paper({ kind, title, above = "", below = "" }: PaperFacts): string {
  const seed = hash(JSON.stringify(["paper", kind, title, above, below]));
  const id = idOf(seed);
  const content =
    `<linearGradient id="p${id}" x2="1" y2="1"><stop stop-color="#fffdf6"/><stop offset=".6" stop-color="#f6ecd6"/><stop offset="1" stop-color="#dfd0ae"/></linearGradient><radialGradient id="s${id}"><stop offset=".5" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>` +
    `<ellipse cx="204" cy="${kind === "card" || kind === "ticket" ? 372 : 452}" rx="168" ry="20" fill="url(#s${id})"/>${sheets[kind]({ title, above, below }, clothOf(seed % 7), id)}`;
  return frame(title, content);
}

const words: Record<PaperKind, string> = {
  card: "a visiting card",
  notice: "a notice on a pin",
  rosette: "a winner's rosette",
  ticket: "a ticket",
  leaf: "a leaf of a calendar",
  word: "a page of a dictionary",
};

/** The picture of a printed paper in words. */
export function describePaper({ kind, title, above }: PaperFacts): string {
  return kind === "leaf" ? `${words.leaf}: ${title} ${above ?? ""}.` : `${title}: ${words[kind]}.`;
}
