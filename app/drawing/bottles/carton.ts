/** A gabled carton for juice and milk, seen from the front as bottles are, with the name set on it. */

import type { BottleFacts } from "../facts.ts";
import { safeColour, shade, toHex, toLab } from "../svg/colour.ts";
import { hash, idOf, s } from "../svg/svg.ts";
import { type as setType } from "./label.ts";

/** The carton's colour: milk comes in blue, pale juices in a fuller tone of their own. */
function paintOf(facts: BottleFacts, colour: string): string {
  const [light, a, b] = toLab(colour);
  if (light <= 0.86) return light < 0.3 ? shade(colour, 0.15) : colour;
  return facts.kind === "pantry" || Math.hypot(a, b) < 0.03 ? "#4f7fa6" : toHex([0.84, a * 2, b * 2]);
}

/** A carton as SVG, from its facts. */
export function carton(facts: BottleFacts): string {
  const colour = safeColour(facts.colour);
  const paint = paintOf(facts, colour);
  const id = idOf(hash(JSON.stringify(["carton", facts.name, facts.brand ?? "", colour])));
  const ink = toLab(paint)[0] > 0.72 ? shade(paint, -0.36) : paint;
  const defs =
    `<linearGradient id="f${id}"><stop stop-color="#e6dbc3"/><stop offset=".12" stop-color="#fffaf0"/><stop offset=".7" stop-color="#f3ead6"/><stop offset="1" stop-color="#cdbf9f"/></linearGradient><linearGradient id="d${id}" x2="0" y2="1"><stop stop-color="#fbf3e2"/><stop offset="1" stop-color="#d8cbae"/></linearGradient>` +
    `<radialGradient id="s${id}"><stop offset=".3" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>`;
  return (
    defs +
    `<ellipse cx="206" cy="458" rx="126" ry="18" fill="url(#s${id})"/>` +
    `<path d="M118 214H282V450Q200 462 118 450Z" fill="url(#f${id})" stroke="#b9aa8a" stroke-width="1.4"/>` +
    `<path d="M118 214L140 140H260L282 214Z" fill="url(#d${id})" stroke="#b9aa8a" stroke-width="1.4"/><path d="M136 104H264V144H136Z" fill="#efe4cd" stroke="#b9aa8a" stroke-width="1.4"/><path d="M136 122H264M150 104V144M250 104V144" stroke="#cdbf9f" stroke-width="1.6"/><path d="M118 214L160 170M282 214L240 170" stroke="#c9bb9c" stroke-width="1.6"/>` +
    s`<path d="M118 214H282V244H118Z" fill="${paint}"/><path d="M118 388Q160 356 200 388T282 384V450Q200 462 118 450Z" fill="${paint}"/><path d="M118 406Q160 376 200 406T282 402" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>` +
    `<circle cx="200" cy="180" r="21" fill="${ink}"/><circle cx="199" cy="177" r="18" fill="${paint}"/><path d="M186 170q6-8 16-8" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>` +
    (facts.brand
      ? setType(facts.brand, 200, 296, 140, 60, "#2b211b") + setType(facts.name, 200, 348, 140, 30, ink, 15, 2)
      : setType(facts.name, 200, 312, 140, 96, "#2b211b")) +
    '<path d="M128 220V446" stroke="#fff" stroke-opacity=".75" stroke-width="4"/>'
  );
}
