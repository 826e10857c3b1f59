/** What is in the glass: how much, of what colour, in what layers. */
import { blend, distance, mix, safeColour, shade, tint, toLab } from "./colour.ts";
import type { DrinkFacts, Ice, Method, PourFact } from "./facts.ts";
import type { Vessel } from "./glasses/glasses.ts";
import { axis, bottomOf, levelAt, radiusAt, rimOf, sample, tilt } from "./glasses/profile.ts";
import { dots, type Random, s } from "./svg.ts";

/** Water that the making adds, as a multiple of what was poured. */
const dilution: Record<Method, number> = {
  shake: 1.28,
  stir: 1.22,
  throw: 1.22,
  swizzle: 1.3,
  blend: 2.3,
  build: 1.08,
};
/** Share of the glass that its ice takes up. */
const displaced: Record<Ice, number> = { none: 0, cubed: 0.36, crushed: 0.42, large: 0.3, cracked: 0.36 };

/** Below 1 a scant measure looks a little fuller, as at a bar that picks its glasses well. */
const generous = 0.85;

/** What was poured, in millilitres; a nonsensical amount counts for nothing. */
function volumeOf(pours: readonly PourFact[]): number {
  return pours.reduce((sum, { ml }) => sum + (Number.isFinite(ml) && ml > 0.01 ? Math.min(ml, 5000) : 0), 0);
}

/** How full the glass stands: 0 empty, 1 brimful. It never falls when more is poured. */
export function fillShare(facts: Pick<DrinkFacts, "pours" | "method" | "ice" | "glassMl">): number {
  const volume = volumeOf(facts.pours) * (dilution[facts.method] ?? 1);
  if (volume === 0) return 0;
  const glass = facts.glassMl > 0 && Number.isFinite(facts.glassMl) ? facts.glassMl : 300;
  const share = volume / glass + (facts.method === "blend" ? 0 : (displaced[facts.ice] ?? 0));
  return Math.min(0.97, Math.max(0.05, share) ** generous);
}

/** Height of the surface for a share of the glass: always a little below the rim. */
export function surfaceAt(vessel: Vessel, share: number): number {
  const top = rimOf(vessel.bowl).y;
  const depth = bottomOf(vessel.bowl).y - top;
  return Math.max(levelAt(vessel.bowl, share), top + Math.min(18, 6 + depth * 0.045));
}

type Band = {
  colour: string;
  /** Share of the depth, from the bottom. */
  share: number;
  /** Below 1 where the band is clearer than the rest. */
  alpha: number;
};

export type Liquid = {
  colour: string;
  /** 0 to 1. */
  alpha: number;
  clarity: PourFact["clarity"];
  fizzy: boolean;
  bands: Band[];
  /** The uppermost band is cream. */
  creamy: boolean;
  /** Height of the surface, and its half width. */
  y: number;
  r: number;
};

function strengthOf(pours: readonly PourFact[]): number {
  return pours.reduce((sum, pour) => sum + volumeOf([pour]) * tint(pour), 0) / Math.max(1, volumeOf(pours));
}

function bandsOf(pours: readonly PourFact[], method: Method, shape: string): Band[] {
  const total = volumeOf(pours);
  const share = (pour: PourFact): number => (total > 0 ? volumeOf([pour]) / total : 0);
  const last = pours.findLast((pour) => share(pour) > 0.05);
  if (method !== "build" || pours.length < 2 || !last) return [];
  const colourOf = (pour: PourFact): string => safeColour(pour.colour);
  if (shape === "shot" && pours.length <= 4 && !pours.some((pour) => pour.fizzy)) {
    return pours.map((pour) => ({ colour: colourOf(pour), share: share(pour), alpha: 1 }));
  }
  const before = mix(pours.filter((pour) => pour !== last));
  const other = colourOf(last);
  if (share(last) > 0.4 || distance(before, other) < 0.17 || last.fizzy || tint(last) < 0.7) return [];
  const fizz = pours.some((pour) => pour.fizzy);
  const floats = last.clarity === "opaque" || (fizz && toLab(other)[0] < 0.4);
  const cloudy = pours.some((pour) => pour !== last && pour.clarity !== "clear");
  if (!floats && (fizz || !cloudy)) return [];
  const depth = Math.max(0.14, share(last));
  const thin = Math.min(0.3, depth);
  const rest = pours.filter((pour) => pour !== last);
  const clear = rest.every((pour) => pour.clarity === "clear");
  const alpha = clear ? Math.min(1, 0.3 + strengthOf(rest) * 1.3) : 1;
  const stained = last.clarity === "opaque" ? before : blend(before, mix(pours), 0.4);
  return floats
    ? [
        { colour: stained, share: 1 - thin, alpha },
        { colour: other, share: thin, alpha: 1 },
      ]
    : [
        { colour: other, share: depth, alpha: 1 },
        { colour: before, share: 1 - depth, alpha },
      ];
}

/** Everything about the liquid, or nothing when nothing measurable was poured. */
export function liquidOf(facts: DrinkFacts, vessel: Vessel): Liquid | undefined {
  const pours = facts.pours.filter((pour) => volumeOf([pour]) > 0);
  const total = volumeOf(pours);
  if (total === 0) return undefined;
  const part = (clarity: PourFact["clarity"]): number =>
    volumeOf(pours.filter((pour) => pour.clarity === clarity)) / total;
  const cloudy = part("opaque") * 2.5 + part("hazy") * 1.2 + (facts.method === "shake" ? 0.04 : 0);
  const clarity = cloudy > 0.5 || facts.method === "blend" ? "opaque" : cloudy > 0.12 ? "hazy" : "clear";
  const alpha = { clear: 0.12 + Math.min(0.82, strengthOf(pours) * 1.3), hazy: 0.93, opaque: 1 }[clarity];
  const y = surfaceAt(vessel, fillShare(facts));
  const bands = bandsOf(pours, facts.method, facts.shape);
  return {
    colour: mix(pours),
    alpha,
    clarity,
    fizzy: pours.some((pour) => pour.fizzy),
    bands,
    creamy: bands.length === 2 && pours.some((pour) => pour.clarity === "opaque" && pour.colour === bands[1]?.colour),
    y,
    r: Math.max(6, radiusAt(vessel.bowl, y) - 1),
  };
}

/** Whether the drink wears a cap of foam; a blender leaves slush instead. */
export function foamed(facts: Pick<DrinkFacts, "foam" | "method">): boolean {
  return facts.foam && facts.method !== "blend";
}

/** The colour of foam on this liquid: near white, or tan on coffee. */
export function foamColour(colour: string): string {
  return toLab(colour)[0] < 0.45 ? blend(colour, "#e3bd8d", 0.9) : blend(shade(colour, 0.05), "#fffaf0", 0.82);
}

/** The gradient that the body is filled with. */
export function liquidDefs(liquid: Liquid, vessel: Vessel, id: string): string {
  const { bands, colour, creamy, y } = liquid;
  const stop = (offset: number, paint: string, alpha = 1): string =>
    `<stop offset="${Math.round(offset * 100)}%" stop-color="${paint}"${alpha < 1 ? s` stop-opacity="${alpha}"` : ""}/>`;
  let stops = stop(0, shade(colour, 0.03)) + stop(0.35, colour) + stop(1, shade(colour, -0.1));
  if (bands.length > 0) {
    const sharp = bands.length > 2 ? 0.012 : creamy ? 0.035 : 0.09;
    let from = 0;
    const list = [...bands].reverse().map((band, i) => {
      const start = from + (i ? sharp : 0);
      from += band.share;
      const stopAt = i < bands.length - 1 ? from - sharp : 1;
      const next = bands[bands.length - 2 - i];
      const between = next && bands.length === 2 ? stop(from, shade(blend(band.colour, next.colour, 0.5), 0.02)) : "";
      return stop(start, band.colour, band.alpha) + stop(Math.max(start, stopAt), band.colour, band.alpha) + between;
    });
    stops = list.join("");
  }
  const deep = shade(colour, -0.26);
  return s`<linearGradient id="l${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${y}" y2="${bottomOf(vessel.bowl).y}">${stops}</linearGradient>${vessel.made ? "" : `<linearGradient id="e${id}"><stop stop-color="${deep}a0"/><stop offset=".28" stop-color="${deep}00"/><stop offset=".74" stop-color="${deep}00"/><stop offset="1" stop-color="${deep}a0"/></linearGradient>`}`;
}

/** The body of the liquid with its surface, to be put inside the bowl's clip path; `lit` where light shines through. */
export function liquidBody(liquid: Liquid, floor: number, lit: boolean, id: string): string {
  const { y, r, alpha, colour, bands, clarity } = liquid;
  const top = bands.at(-1)?.colour ?? colour;
  const depth = floor - y;
  const glow =
    !lit || bands.length > 0 || clarity === "opaque"
      ? ""
      : s`<ellipse cx="${axis + r * 0.2}" cy="${floor - depth * 0.22}" rx="${r}" ry="${depth * 0.6}" fill="url(#b${id})"/>`;
  return (
    s`<path d="M0 ${y}H400V500H0Z" fill="url(#l${id})" fill-opacity="${String(Math.round(alpha * 100) / 100)}"/>${glow}` +
    s`<ellipse cx="${axis}" cy="${y}" rx="${r}" ry="${r * tilt}" fill="${shade(top, clarity === "clear" ? 0.06 : 0.09)}" fill-opacity="${String(Math.min(1, Math.round((alpha + 0.1) * 100) / 100))}"/>`
  );
}

/** A veil of liquid over what is sunk in it, darker at the edges, and the bright line where it meets the glass. */
export function liquidVeil(liquid: Liquid, vessel: Vessel, iced: boolean, id: string): string {
  const { y, r, clarity, alpha } = liquid;
  const colour = liquid.bands.at(-1)?.colour ?? liquid.colour;
  const wide = Math.max(...sample(vessel.bowl).map(([radius, at]) => (at >= y ? radius : 0)), r);
  const veil = { clear: 0.5 * alpha, hazy: 0.5, opaque: 0.76 }[clarity];
  const front = s`<path d="M${axis - wide} ${y}H${axis - r}a${r} ${r * tilt} 0 0 0 ${r * 2} 0H${axis + wide}V500H${axis - wide}Z" fill="url(#`;
  return (
    (iced ? `${front}l${id})" fill-opacity="${Math.round(veil * 100) / 100}"/>` : "") +
    `${front}e${id})"/>` +
    s`<path d="M${axis - r} ${y}a${r} ${r * tilt} 0 0 0 ${r * 2} 0" stroke="${shade(colour, 0.25)}" stroke-opacity=".8" stroke-width="1.6"/>`
  );
}

/** A cap of foam or cream, `thick` units deep, standing on the surface. */
export function cap(liquid: Liquid, thick: number, colour: string, random: Random): string {
  const { y, r } = liquid;
  const ry = r * tilt;
  const pits = Array.from({ length: 9 }, () => {
    const a = random() * Math.PI * 2;
    const q = 0.85 * Math.sqrt(random());
    return [axis + Math.cos(a) * r * q, y + Math.sin(a) * ry * q] as const;
  });
  const skirt = (down: number, paint: string): string =>
    s`<path d="M0 ${y}V${y + down}H${axis - r}a${r} ${ry} 0 0 0 ${r * 2} 0H400V${y}Z" fill="${paint}"/>`;
  return (
    skirt(thick * 1.25, `${colour}66`) +
    skirt(thick, shade(colour, -0.05)) +
    s`<ellipse cx="${axis}" cy="${y}" rx="${r}" ry="${ry}" fill="${colour}"/>` +
    dots(pits, `${shade(colour, -0.12)}99`, 2.2)
  );
}

/** The soft top of a drink from the blender. */
export function slush(liquid: Liquid): string {
  const { y, r, colour } = liquid;
  const high = Math.min(26, 8 + r * 0.16);
  return (
    s`<path d="M${axis - r} ${y}C${axis - r * 0.8} ${y - high} ${axis - r * 0.3} ${y - high * 0.7} ${axis} ${y - high}S${axis + r * 0.8} ${y - high * 0.8} ${axis + r} ${y}A${r} ${r * tilt} 0 0 1 ${axis - r} ${y}Z" fill="${shade(colour, 0.06)}"/>` +
    s`<path d="M${axis - r * 0.6} ${y - high * 0.3}q${r * 0.3} ${-high * 0.5} ${r * 0.6} ${-high * 0.2}t${r * 0.5} ${high * 0.1}M${axis - r * 0.2} ${y + 2}q${r * 0.3} ${-high * 0.4} ${r * 0.6} ${-2}" stroke="${shade(colour, -0.07)}" stroke-opacity=".6" stroke-width="2"/>`
  );
}

/** A head of foam that has risen out of a tall glass. */
export function risen(rim: { r: number; y: number }, colour: string): string {
  const r = rim.r;
  const ry = r * tilt;
  return (
    s`<path d="M${axis - r} ${rim.y}V${rim.y - 14}C${axis - r} ${rim.y - 26} ${axis + r} ${rim.y - 26} ${axis + r} ${rim.y - 14}V${rim.y}A${r} ${ry} 0 0 1 ${axis - r} ${rim.y}Z" fill="${shade(colour, -0.03)}" stroke="${shade(colour, -0.14)}"/>` +
    s`<ellipse cx="${axis}" cy="${rim.y - 14}" rx="${r}" ry="${ry}" fill="${colour}"/><path d="M${axis - r * 0.6} ${rim.y - 15}q${r * 0.5} ${-ry * 0.6} ${r} 0" stroke="${shade(colour, -0.08)}" stroke-width="1.6"/>`
  );
}

/** Bubbles rising, more of them towards the surface. */
export function bubbles(liquid: Liquid, vessel: Vessel, random: Random): string {
  const floor = bottomOf(vessel.bowl).y;
  const list = Array.from({ length: 22 }, () => {
    const y = liquid.y + 8 + random() ** 1.3 * (floor - liquid.y - 10);
    return [axis + (random() * 2 - 1) * radiusAt(vessel.bowl, y) * 0.86, y] as const;
  });
  const ring = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2 + random() * 0.4;
    return [axis + Math.cos(a) * liquid.r * 0.93, liquid.y + Math.sin(a) * liquid.r * tilt * 0.9] as const;
  });
  return dots(list.slice(0, 14), "#fff9", 2.6) + dots([...list.slice(14), ...ring], "#fff9", 4);
}
