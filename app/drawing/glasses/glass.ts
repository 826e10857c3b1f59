/** Draws a see-through vessel: what lies behind the drink, and what lies before it. */

import { dashes, s } from "../svg/svg.ts";
import type { Handle, Vessel } from "./glasses.ts";
import { axis, bottomOf, radiusAt, rimOf, sideDown, sideLength, silhouette, tilt } from "./profile.ts";

/** The line that shows on a dark bar and on paper alike. */
const line = "#98a4ac";

/** Where the vessel stands: centre and half width of its foot. */
function footOf(vessel: Vessel): { r: number; y: number } {
  const half = vessel.stem ?? vessel.wall ?? vessel.bowl;
  return { r: Math.max(bottomOf(half).r, vessel.stem ? 0 : 0), y: bottomOf(half).y };
}

/** Gradients and the clip path (open above the rim) that the other parts refer to by `id`. */
export function glassDefs(vessel: Vessel, id: string): string {
  return (
    s`<clipPath id="c${id}"><path d="${silhouette(vessel.bowl, "tall")}"/></clipPath><linearGradient id="g${id}">` +
    '<stop stop-color="#7f929f80"/><stop offset=".07" stop-color="#a9b9c438"/><stop offset=".2" stop-color="#fff2"/><stop offset=".42" stop-color="#fff0"/><stop offset=".9" stop-color="#9fb0bb28"/><stop offset="1" stop-color="#6d808d80"/></linearGradient>'
  );
}

function handlePath({ x, top, bottom, reach, width }: Handle): string {
  const out = axis + x;
  const far = out + reach * 1.3;
  const near = far - width * 1.35;
  return (
    s`M${out} ${top - width / 2}C${far} ${top - width} ${far} ${bottom + width * 0.4} ${out - 1} ${bottom + width / 2}` +
    s`V${bottom - width / 2}C${near} ${bottom - width} ${near} ${top + width * 0.6} ${out} ${top + width / 2}Z`
  );
}

/** The handle, filled with a paint. */
export function handle(vessel: Vessel, paint: string): string {
  if (!vessel.handle) return "";
  return s`<path d="${handlePath(vessel.handle)}" fill="${paint}" stroke="${line}" stroke-width="1.4"/>`;
}

function handleShine({ handle }: Vessel): string {
  if (!handle) return "";
  const { x, top, bottom, reach } = handle;
  const far = axis + x + reach * 1.14;
  return s`<path d="M${axis + x + reach * 0.45} ${top - 1}C${far} ${top + 10} ${far} ${bottom - 60} ${far - reach * 0.2} ${bottom - 50}" stroke="#fff8" stroke-width="2.2" stroke-linecap="round"/>`;
}

/** Handle, foot, stem, the outline with its far rim. */
export function glassBack(vessel: Vessel, id: string): string {
  const foot = footOf(vessel);
  const body = s`<path d="${silhouette(vessel.wall ?? vessel.bowl, "far")}" fill="url(#g${id})" stroke-width="1.8"/>`;
  let stand = "";
  if (vessel.stem) {
    stand =
      s`<ellipse cx="${axis}" cy="${foot.y}" rx="${foot.r}" ry="${foot.r * tilt}"/><path d="${silhouette(vessel.stem, "open")}"/>` +
      s`<path d="M${axis - 1.5} ${rimOf(vessel.stem).y + 14}V${foot.y - 22}M${axis - foot.r * 0.7} ${foot.y + foot.r * 0.07}q${foot.r * 0.4} ${foot.r * 0.11} ${foot.r * 0.9} ${foot.r * 0.06}" stroke="#fff9" stroke-width="1.6" fill="none"/>`;
  }
  return `${handle(vessel, "#b4c3cc2e")}${handleShine(vessel)}<g fill="#b4c3cc2a" stroke="${line}" stroke-width="1.2">${stand}${body}</g>`;
}

function facetLines(vessel: Vessel): string {
  const wall = vessel.wall;
  if (!wall || !vessel.facets) return "";
  const foot = bottomOf(wall);
  const top = foot.y - (foot.y - rimOf(wall).y) * 0.36;
  let d = "";
  for (let i = 1; i < vessel.facets; i++) {
    const cos = -Math.cos((i / vessel.facets) * Math.PI);
    const sin = Math.sin((i / vessel.facets) * Math.PI);
    const [high, low] = [radiusAt(wall, top), radiusAt(wall, foot.y - 8)];
    d += s`M${axis + cos * high} ${top + sin * high * tilt}l${cos * (low - high)} ${foot.y - 8 - top + sin * (low - high) * tilt}`;
  }
  return s`<path d="${d}" stroke="#c3ccd255" stroke-width="1.4"/>`;
}

/** Sheen, cut lines, highlights and near rim, over the drink. */
export function glassFront(vessel: Vessel, id: string, glow: string | undefined): string {
  const rim = rimOf(vessel.wall ?? vessel.bowl);
  const side = s`M${axis - rim.r * 0.84} ${rim.y}${sideDown(vessel.bowl, -1, 0.84)}`;
  const long = sideLength(vessel.bowl, 0.84);
  const floor = bottomOf(vessel.bowl);
  const base = vessel.wall
    ? (glow
        ? s`<ellipse cx="${axis}" cy="${floor.y + floor.r * tilt + 5}" rx="${floor.r * 1.05}" ry="${floor.r * tilt + 6}" fill="url(#b${id})"/>`
        : "") +
      s`<path d="M${axis - floor.r} ${floor.y + 3}a${floor.r} ${floor.r * tilt} 0 0 0 ${floor.r * 2} 0" stroke="#fff8" stroke-width="1.6"/>`
    : "";
  return (
    (glow ? "" : s`<path d="${silhouette(vessel.bowl, "near")}" fill="url(#g${id})"/>`) +
    facetLines(vessel) +
    base +
    s`<g stroke="#fff" stroke-linecap="round" stroke-opacity=".6"><g stroke-width="4.6" ${dashes(long, 100, [40, 4, 5, 100], 8)}><path id="h${id}" d="${side}"/></g>` +
    s`<use href="#h${id}" transform="translate(${rim.r * 0.13})" stroke-opacity=".17" stroke-width="${Math.min(20, rim.r * 0.2)}" ${dashes(long, 100, [34, 100], 13)}/>` +
    s`<use href="#h${id}" transform="translate(406)scale(-1.03 1)" stroke-width="2.5" ${dashes(long, 100, [20, 5, 4, 100], 14)}/></g>` +
    s`<path d="M${axis - rim.r} ${rim.y}a${rim.r} ${rim.r * tilt} 0 0 0 ${rim.r * 2} 0" stroke="${line}" stroke-width="1.6"/>` +
    s`<path d="M${axis - rim.r * 0.86} ${rim.y + rim.r * tilt * 0.5}q${rim.r * 0.4} ${rim.r * tilt * 0.5} ${rim.r} ${rim.r * tilt * 0.48}" stroke="#fffc" stroke-width="1.3"/>`
  );
}

/** A soft shadow on the bar, with some of the drink's light in it. */
export function shadow(vessel: Vessel, id: string, glow: string | undefined): string {
  const foot = footOf(vessel);
  const ground = (x: number, rx: number, paint: string): string =>
    s`<ellipse cx="${axis + x}" cy="${foot.y + foot.r * 0.14}" rx="${foot.r * rx}" ry="${foot.r * 0.21}" fill="url(#${paint}${id})"/>`;
  const light = glow
    ? `<radialGradient id="b${id}"><stop stop-color="${glow}90"/><stop offset="1" stop-color="${glow}00"/></radialGradient>${ground(14, 1.5, "b")}`
    : "";
  return `<radialGradient id="s${id}"><stop offset=".3" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>${ground(0, 1.25, "s")}${light}`;
}
