/** A bar, pub or hotel from the street at dusk: its sign, its bulbs, its lit windows, its door. */
import { type as setType } from "../bottles/label.ts";
import type { DrinkFacts } from "../facts.ts";
import { frame, hash, idOf, s } from "../svg/svg.ts";
import { type Cloth, clothOf } from "./cloth.ts";
import { rooftops } from "./skylines.ts";
import { describeWindow, type WindowFacts, windowed } from "./window.ts";

export const barKinds = ["bar", "pub", "hotel", "restaurant", "club"] as const;
export type BarKind = (typeof barKinds)[number];
/** With the drink that it is known for, a place is seen from within. */
export type BarFacts = { name: string; kind?: BarKind; city?: string; drink?: DrinkFacts };

/** A window with somebody's evening in it. */
function pane(x: number, y: number, wide: number, high: number, id: string, bars = 2): string {
  let mullions = "";
  for (let i = 1; i < bars; i++) mullions += s`M${x + (wide * i) / bars} ${y}v${high}`;
  return s`<path d="M${x} ${y}h${wide}v${high}h${-wide}Z" fill="url(#l${id})"/><path d="${mullions}M${x} ${y + high * 0.36}h${wide}" stroke="#2b1c10" stroke-width="3"/><path d="M${x} ${y}h${wide}v${high}h${-wide}Z" stroke="#2b1c10" stroke-width="4"/>`;
}

/** Bottles on a shelf behind the glass. */
const shelf = (x: number, y: number, count: number): string => {
  let d = "";
  for (let i = 0; i < count; i++) {
    const left = x + i * 12;
    d += s`M${left} ${y}v${-12 - (i % 3) * 4}h2v-7h4v7h2v${12 + (i % 3) * 4}Z`;
  }
  return `<path d="${d}" fill="#6b3a14" fill-opacity=".75"/>${s`<path d="M${x - 4} ${y}h${count * 12 + 4}" stroke="#6b3a14" stroke-width="2.4"/>`}`;
};

function door(x: number, wide: number, top: number, { cloth, deep, foil }: Cloth, id: string): string {
  return s`<path d="M${x} ${top}h${wide}V446h${-wide}Z" fill="${deep}"/><path d="M${x + 5} ${top + 6}h${wide - 10}V446h${10 - wide}Z" fill="${cloth}"/><path d="M${x + 13} ${top + 16}h${wide - 26}v64h${26 - wide}Z" fill="url(#l${id})" stroke="${deep}" stroke-width="3"/><path d="M${x + 13} ${top + 96}h${wide - 26}V434h${26 - wide}Z" stroke="${deep}" stroke-width="3"/><circle cx="${x + wide - 14}" cy="${top + 106}" r="4.500" fill="${foil}"/>`;
}

function bulbs(y: number, from: number, to: number, sag: number): string {
  const count = 9;
  let dots = "";
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    dots += s`M${from + (to - from) * t} ${y + 4 + sag * 4 * t * (1 - t)}h0`;
  }
  return s`<path d="M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}" stroke="#1b1511" stroke-width="2"/><path d="${dots}" stroke="#ffd98a" stroke-opacity=".35" stroke-width="17" stroke-linecap="round"/><path d="${dots}" stroke="#fff1c9" stroke-width="7" stroke-linecap="round"/>`;
}

const sign = (name: string, { deep, foil }: Cloth, y: number, high: number): string =>
  s`<path d="M56 ${y}H344V${y + high}H56Z" fill="${deep}"/><path d="M62 ${y + 6}H338V${y + high - 6}H62Z" stroke="${foil}" stroke-width="1.8"/>` +
  setType(name, 200, y + high / 2, 250, high - 20, foil, 34, 2);

type Front = (facts: BarFacts, cloth: Cloth, id: string) => string;

const bar: Front = (facts, cloth, id) =>
  `<path d="M48 150H352V446H48Z" fill="${cloth.cloth}"/><path d="M48 150H352V446H48Z" fill="url(#f${id})"/>` +
  sign(facts.name, cloth, 158, 66) +
  pane(66, 250, 140, 136, id, 3) +
  shelf(80, 340, 10) +
  shelf(80, 378, 10) +
  `<path d="M66 398H206V446H66Z" fill="${cloth.deep}"/><path d="M76 408H130V436H76ZM142 408H196V436H142Z" stroke="${cloth.light}" stroke-width="2"/>` +
  door(232, 92, 250, cloth, id) +
  bulbs(146, 48, 352, 10);

const pub: Front = (facts, cloth, id) =>
  `<path d="M40 70H360V446H40Z" fill="#7a4a36"/><path d="M40 90H360M40 110H360M40 130H360M40 150H360M40 170H360M40 190H360" stroke="#5b3424" stroke-width="2"/><path d="M70 70v20M130 90v20M190 70v20M250 90v20M310 70v20M90 110v20M150 130v20M230 110v20M290 130v20M60 150v20M210 150v20M330 150v20" stroke="#5b3424" stroke-width="2"/>` +
  pane(74, 96, 56, 82, id) +
  pane(270, 96, 56, 82, id) +
  `<path d="M40 200H360V446H40Z" fill="${cloth.cloth}"/><path d="M40 200H360V446H40Z" fill="url(#f${id})"/>` +
  sign(facts.name, cloth, 206, 62) +
  pane(58, 290, 92, 104, id, 3) +
  pane(250, 290, 92, 104, id, 3) +
  door(162, 76, 290, cloth, id) +
  `<path d="M200 60V74M164 84H236V158Q200 176 164 158Z" stroke="${cloth.deep}" stroke-width="4"/><path d="M166 86H234V156Q200 172 166 156Z" fill="${cloth.paper}"/><path d="M184 108H212V146H184ZM212 114q14 0 14 13t-14 13M182 108q4-10 12-6q8-8 18 4" stroke="${cloth.deep}" stroke-width="3.4" stroke-linejoin="round"/><path d="M40 200H360" stroke="${cloth.foil}" stroke-width="3"/>` +
  `<path d="M44 420q10-22 22-2q12-24 24 0q10-20 22 2v26H44ZM288 422q12-24 22-2q10-22 24 0q12-20 22 0v26h-68Z" fill="#3f6b34"/>`;

const hotel: Front = (facts, cloth, id) => {
  let rooms = "";
  for (const y of [66, 130]) for (let i = 0; i < 5; i++) rooms += pane(70 + i * 56, y, 36, 46, id);
  return (
    `<path d="M44 44H356V446H44Z" fill="#d9c9a8"/><path d="M44 44H356V446H44Z" fill="url(#f${id})"/><path d="M32 36H368V52H32ZM38 188H362V200H38Z" fill="#b8a680"/><path d="M60 52V188M340 52V188" stroke="#b8a680" stroke-width="4"/>` +
    rooms +
    sign(facts.name, cloth, 206, 60) +
    pane(60, 300, 76, 96, id, 2) +
    pane(264, 300, 76, 96, id, 2) +
    door(154, 92, 300, cloth, id) +
    `<path d="M140 276H260L276 300H124Z" fill="${cloth.cloth}"/><path d="M140 276L124 300H148L160 276ZM180 276L172 300H196L200 276ZM220 276L220 300H244L240 276Z" fill="${cloth.foil}" fill-opacity=".75"/><path d="M124 300v8M148 300v8M172 300v8M196 300v8M220 300v8M244 300v8M276 300v8" stroke="${cloth.deep}" stroke-width="3"/><path d="M140 446V412M260 446V412" stroke="${cloth.foil}" stroke-width="4"/><path d="M124 410q16-26 32 0ZM244 410q16-26 32 0Z" fill="#3f6b34"/>`
  );
};

const restaurant: Front = (facts, cloth, id) =>
  `<path d="M44 120H356V446H44Z" fill="#cdbb99"/><path d="M44 120H356V446H44Z" fill="url(#f${id})"/>` +
  sign(facts.name, cloth, 130, 64) +
  `<path d="M52 206H348L368 258H32Z" fill="${cloth.cloth}"/><path d="M52 206L32 258H80L92 206ZM134 206L128 258H176L176 206ZM218 206L224 258H272L260 206ZM302 206L320 258H368L348 206Z" fill="${cloth.paper}"/><path d="M32 258q12 14 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" fill="${cloth.deep}"/>` +
  pane(60, 282, 124, 116, id, 3) +
  `<path d="M86 398V362H158V398M122 362V350" stroke="#6b3a14" stroke-width="4"/><path d="M104 350h36" stroke="#6b3a14" stroke-width="4"/>` +
  door(226, 96, 278, cloth, id);

const club: Front = (facts, cloth, id) =>
  `<path d="M56 60H344V446H56Z" fill="#2a2320"/><path d="M56 60H344V446H56Z" fill="url(#f${id})"/><path d="M56 100H344M56 140H344M56 180H344M56 220H344M56 260H344M56 300H344M56 340H344M56 380H344M56 420H344M100 60v40M180 60v40M260 60v40M130 100v40M220 100v40M300 100v40M90 260v40M310 260v40M110 340v40M290 340v40" stroke="#17110f" stroke-width="2"/>` +
  door(146, 108, 236, cloth, id) +
  `<path d="M180 300H220V312H180Z" fill="#17110f"/><path d="M184 306h32" stroke="#ffd98a" stroke-width="3"/>` +
  sign(facts.name, cloth, 130, 66) +
  `<path d="M196 76H204V98H196Z" fill="${cloth.foil}"/><path d="M178 116Q180 96 200 96T222 116Z" fill="${cloth.foil}"/><path d="M186 117h28" stroke="#fff4cf" stroke-width="6" stroke-linecap="round"/><path d="M170 120L96 446H304L230 120Z" fill="url(#h${id})"/>`;

const fronts: Record<BarKind, Front> = { bar, pub, hotel, restaurant, club };

/** The kind of place, where its name tells it. */
function kindOf({ name, kind }: BarFacts): BarKind {
  if (kind && Object.hasOwn(fronts, kind)) return kind;
  const text = name.toLowerCase();
  if (/\bhotel|savoy|ritz|connaught|raffles|waldorf|claridge/.test(text)) return "hotel";
  if (/\b(pub|inn|tavern|arms|alehouse|head)\b/.test(text)) return "pub";
  if (/restaurant|bistro|brasserie|caf[ée]|trattoria/.test(text)) return "restaurant";
  return /club|speakeasy|lounge|room\b/.test(text) ? "club" : "bar";
}

/** What the view from within needs, where all of it is known. */
function within(facts: BarFacts): WindowFacts | undefined {
  const { name, city, drink } = facts;
  return city && drink ? { name, kind: kindOf(facts), city, drink } : undefined;
}

/** Draws the front, or the room with its drink. */
export function barFront(facts: BarFacts): string {
  const kind = kindOf(facts);
  const seen = within(facts);
  if (seen) return windowed(seen);
  const seed = hash(JSON.stringify(["bar", facts.name, kind]));
  const id = idOf(seed);
  // The palest cloth is for books: a front is painted.
  const cloth = clothOf(seed % 7);
  const content =
    `<linearGradient id="l${id}" x2="0" y2="1"><stop stop-color="#ffe9b0"/><stop offset=".6" stop-color="#f7bf62"/><stop offset="1" stop-color="#c97f2f"/></linearGradient><linearGradient id="f${id}"><stop stop-color="#fff2"/><stop offset=".4" stop-color="#fff0"/><stop offset="1" stop-color="#0005"/></linearGradient>` +
    `<radialGradient id="g${id}"><stop stop-color="#ffc86a90"/><stop offset="1" stop-color="#ffc86a00"/></radialGradient><linearGradient id="h${id}" x2="0" y2="1"><stop stop-color="#ffe2a060"/><stop offset="1" stop-color="#ffe2a000"/></linearGradient>` +
    `<ellipse cx="200" cy="452" rx="184" ry="24" fill="url(#g${id})"/>${facts.city ? rooftops(facts.city) : ""}${fronts[kind](facts, cloth, id)}<path d="M24 446H376V458H24Z" fill="#8b7d6d"/><path d="M24 446H376" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
  return frame(facts.name, content);
}

/** The picture of a place in words. */
export function describeBar({ drink, ...facts }: Omit<BarFacts, "drink"> & { drink?: { name: string } }): string {
  if (facts.city && drink) return describeWindow({ name: facts.name, city: facts.city, drink });
  const where = facts.city ? ` in ${facts.city}` : "";
  const kind = kindOf(facts);
  return `${facts.name}${where}: the lit front of a ${kind}, its name on the sign.`;
}
