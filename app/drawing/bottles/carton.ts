/** A gabled carton for juice and milk, with the name set on its front. */

import type { BottleFacts } from "../facts.ts";
import { safeColour, shade, toHex, toLab } from "../svg/colour.ts";
import { hash, idOf, s } from "../svg/svg.ts";
import { type as setType } from "./label.ts";

export function carton(facts: BottleFacts): string {
  const colour = safeColour(facts.colour);
  const [light, a, b] = toLab(colour);
  const pale = light > 0.86;
  // Milk comes in blue; pale juices in a fuller tone of their own.
  const paint =
    pale && (facts.kind === "pantry" || Math.hypot(a, b) < 0.03)
      ? "#4f7fa6"
      : pale
        ? toHex([0.84, a * 2, b * 2])
        : light < 0.3
          ? shade(colour, 0.15)
          : colour;
  const id = idOf(hash(JSON.stringify(["carton", facts.name, facts.brand ?? "", colour])));
  const ink = toLab(paint)[0] > 0.72 ? shade(paint, -0.36) : paint;
  const defs =
    `<linearGradient id="f${id}"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#eee5d2"/></linearGradient><linearGradient id="d${id}"><stop stop-color="#d8cbb2"/><stop offset="1" stop-color="#b9aa8e"/></linearGradient>` +
    `<radialGradient id="s${id}"><stop offset=".3" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>`;
  return (
    defs +
    `<ellipse cx="206" cy="458" rx="132" ry="20" fill="url(#s${id})"/>` +
    `<path d="M112 214L236 222V460L112 446Z" fill="url(#f${id})"/><path d="M236 222L290 206V438L236 460Z" fill="url(#d${id})"/>` +
    `<path d="M112 214L150 138L262 142L236 222Z" fill="#f8efdd"/><path d="M236 222L262 142L290 206Z" fill="#cbbd9f"/><path d="M236 222L262 190L290 206M262 142V190" stroke="#a99a7b" stroke-width="1.4"/>` +
    `<path d="M150 106L262 110V144L150 139Z" fill="#efe4cd" stroke="#c9bb9c"/><path d="M150 122L262 127" stroke="#c9bb9c" stroke-width="1.6"/>` +
    s`<path d="M112 214L236 222V250L112 241ZM236 222L290 206V232L236 250Z" fill="${paint}"/><path d="M236 222L290 206V232L236 250Z" fill="#0003"/>` +
    s`<path d="M112 392Q150 360 180 392T236 388V460L112 446Z" fill="${paint}"/><path d="M112 410Q150 380 182 410T236 406" stroke="#fff" stroke-opacity=".4" stroke-width="3"/><path d="M236 388Q260 366 290 380V438L236 460Z" fill="${paint}"/><path d="M236 388Q260 366 290 380V438L236 460Z" fill="#0004"/>` +
    `<path d="M176 168a17 8 0 0 1 34 1v12a17 8 0 0 1-34-1Z" fill="${ink}"/><ellipse cx="193" cy="168" rx="17" ry="8" fill="${paint}"/><path d="M182 166q8-5 16-3" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>` +
    `<g transform="skewY(4)">${
      facts.brand
        ? setType(facts.brand, 174, 292, 104, 56, "#2b211b") + setType(facts.name, 174, 338, 104, 30, ink, 15, 2)
        : setType(facts.name, 174, 304, 104, 88, "#2b211b")
    }</g><path d="M118 222V440" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><path d="M112 214L236 222V460L112 446Z" stroke="#0000001c"/>`
  );
}
