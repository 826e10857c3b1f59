/** Draws the liquid: its body with the light in it, its surface, its edges, its bubbles. */

import type { Vessel } from "../glasses/glasses.ts";
import { axis, bottomOf, radiusAt, sample, tilt } from "../glasses/profile.ts";
import { blend, shade } from "../svg/colour.ts";
import { dots, type Point, type Random, s } from "../svg/svg.ts";
import type { Liquid } from "./liquid.ts";

const share = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, ".");

/** Below this opacity a drink is drawn by its edges and lights, as water is. */
const watery = 0.42;

function bandStops(liquid: Liquid): string {
  const { bands, creamy, colour } = liquid;
  const stop = (offset: number, paint: string, alpha = 1): string =>
    `<stop offset="${Math.round(offset * 100)}%" stop-color="${paint}"${alpha < 1 ? s` stop-opacity="${alpha}"` : ""}/>`;
  if (bands.length === 0) return stop(0, shade(colour, 0.05)) + stop(0.4, colour) + stop(1, shade(colour, -0.09));
  const sharp = bands.length > 2 ? 0.012 : creamy ? 0.03 : (bands[1]?.share ?? 1) < 0.5 ? 0.03 : 0.11;
  let from = 0;
  const list = [...bands].reverse().map((band, i) => {
    const start = from + (i ? sharp : 0);
    from += band.share;
    const stopAt = i < bands.length - 1 ? from - sharp : 1;
    const next = bands[bands.length - 2 - i];
    const between = next && bands.length === 2 ? stop(from, shade(blend(band.colour, next.colour, 0.5), 0.02)) : "";
    return stop(start, band.colour, band.alpha) + stop(Math.max(start, stopAt), band.colour, band.alpha) + between;
  });
  return list.join("");
}

/** The gradients that the liquid is painted with: `l` its depth, `e` its edges, `w` the light that gathers in it. Layers begin `under` units below the surface. */
export function liquidDefs(liquid: Liquid, vessel: Vessel, under: number, id: string): string {
  const { colour, y, alpha, bands, clarity } = liquid;
  const depth = s`<linearGradient id="l${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${y + under}" y2="${bottomOf(vessel.bowl).y}">${bandStops(liquid)}</linearGradient>`;
  if (vessel.made) return depth;
  const thin = alpha < watery && bands.length === 0;
  const deep = thin ? blend(colour, "#7f95a2", 0.5) : bands.length > 0 ? "#1c0f0a" : shade(colour, -0.26);
  const edge = thin ? "90" : bands.length > 0 ? "58" : "a0";
  const [inner, beside] = thin ? ["#ffffff90", "#ffffff70"] : [`${deep}30`, `${deep}48`];
  const light = thin ? blend(colour, "#ffffff", 0.55) : shade(colour, clarity === "opaque" ? 0.07 : 0.17);
  return (
    depth +
    `<linearGradient id="e${id}"><stop stop-color="${deep}${edge}"/><stop offset=".08" stop-color="${inner}"/><stop offset=".3" stop-color="${deep}00"/><stop offset=".72" stop-color="${deep}00"/><stop offset=".93" stop-color="${beside}"/><stop offset="1" stop-color="${deep}${edge}"/></linearGradient>` +
    `<radialGradient id="w${id}"><stop stop-color="${light}${thin ? "c4" : "d8"}"/><stop offset="${thin ? ".2" : ".45"}" stop-color="${light}${thin ? "4c" : "60"}"/><stop offset="1" stop-color="${light}00"/></radialGradient>`
  );
}

/** The body of the liquid with its surface, to be put inside the bowl's clip path; `lit` where light shines through. */
export function liquidBody(liquid: Liquid, floor: number, lit: boolean, id: string): string {
  const { y, r, alpha, colour, bands, clarity } = liquid;
  const top = bands.at(-1)?.colour ?? colour;
  const depth = floor - y;
  const thin = alpha < watery && bands.length === 0;
  const glow =
    lit && bands.length === 0
      ? s`<ellipse cx="${axis + r * 0.26}" cy="${floor - depth * 0.2}" rx="${r * 0.9}" ry="${depth * 0.62}" fill="url(#w${id})"/>`
      : "";
  const surface = thin ? blend(top, "#ffffff", 0.6) : shade(top, clarity === "clear" ? 0.09 : 0.07);
  return (
    s`<path d="M0 ${y}H400V500H0Z" fill="url(#l${id})" fill-opacity="${share(alpha)}"/>${glow}` +
    s`<ellipse cx="${axis}" cy="${y}" rx="${r}" ry="${r * tilt}" fill="${surface}" fill-opacity="${share(thin ? 0.3 : Math.min(1, alpha + 0.1))}"/>` +
    s`<path d="M${axis - r} ${y}a${r} ${r * tilt} 0 0 1 ${r * 2} 0" stroke="${shade(top, thin ? -0.2 : -0.1)}" stroke-opacity=".55" stroke-width="2.4"/>` +
    s`<ellipse cx="${axis + r * 0.22}" cy="${y + r * tilt * 0.3}" rx="${r * 0.55}" ry="${r * tilt * 0.42}" fill="#fff" fill-opacity=".${thin ? 34 : 16}"/>`
  );
}

/** A veil of liquid over what is sunk in it, darker at the edges, and the bright line where it meets the glass. */
export function liquidVeil(liquid: Liquid, vessel: Vessel, iced: boolean, id: string): string {
  const { y, r, clarity, alpha } = liquid;
  const colour = liquid.bands.at(-1)?.colour ?? liquid.colour;
  const wide = Math.max(...sample(vessel.bowl).map(([radius, at]) => (at >= y ? radius : 0)), r);
  const veil = { clear: 0.42 * alpha, hazy: 0.5, opaque: 0.76 }[clarity];
  const front = s`<path d="M${axis - wide} ${y}H${axis - r}a${r} ${r * tilt} 0 0 0 ${r * 2} 0H${axis + wide}V500H${axis - wide}Z" fill="url(#`;
  const meniscus = (dy: number, paint: string, opacity: number, width: number): string =>
    s`<path d="M${axis - r} ${y + dy}a${r} ${r * tilt} 0 0 0 ${r * 2} 0" stroke="${paint}" stroke-opacity="${share(opacity)}" stroke-width="${width}"/>`;
  return (
    (iced ? `${front}l${id})" fill-opacity="${share(veil)}"/>` : "") +
    `${front}e${id})"/>` +
    meniscus(3, shade(colour, -0.14), 0.3, 2.6) +
    meniscus(0, shade(colour, 0.26), 0.85, 1.8)
  );
}

/** Strings of bubbles that grow as they rise, and a ring of them round the surface. */
export function bubbles(liquid: Liquid, vessel: Vessel, detail: number, random: Random): string {
  const floor = bottomOf(vessel.bowl).y;
  const [small, big]: [Point[], Point[]] = [[], []];
  for (let string = 0; string < 7; string++) {
    const across = ((string + 0.2 + random() * 0.6) / 7) * 2 - 1;
    const from = floor - random() * (floor - liquid.y) * 0.5;
    for (let y = from, step = 9 + random() * 6; y > liquid.y + 6; y -= step, step *= 1.12) {
      const rise = (floor - y) / (floor - liquid.y);
      const x = axis + across * radiusAt(vessel.bowl, y) * 0.84 + (random() - 0.5) * 3;
      (rise > 0.55 ? big : small).push([x, y]);
    }
  }
  const ring = Array.from({ length: 11 }, (_, i): Point => {
    const a = (i / 11) * Math.PI * 2 + random() * 0.4;
    return [axis + Math.cos(a) * liquid.r * 0.93, liquid.y + Math.sin(a) * liquid.r * tilt * 0.9];
  });
  return (
    dots(small.slice(0, 10 + detail * 12), "#ffffffa8", 2.2) +
    dots([...big.slice(0, 8 + detail * 7), ...ring], "#ffffffb8", 3.6)
  );
}
