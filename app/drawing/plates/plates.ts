/** Monogram plates: round porcelain for people, a stamped label for producers. */
import { asXml } from "#app/kit/xml.ts";
import { type as setType } from "../bottles/label.ts";
import type { DrinkFacts } from "../facts.ts";
import { toHex } from "../svg/colour.ts";
import { frame, hash, idOf, s } from "../svg/svg.ts";
import { clothOf, serif } from "./cloth.ts";
import { initials } from "./monogram.ts";
import { describeNiche, niche } from "./niche.ts";

/** With a role the picture shows what the person worked with, and with a drink what they are known for. */
export type PersonFacts = { name: string; years?: string; role?: string; drink?: DrinkFacts };
export type ProducerFacts = { name: string; place?: string; since?: number };

/** The letters of a monogram, drawn out to a width where there are two. */
function letters(text: string, y: number, size: number, wide: number, ink: string): string {
  const fit = [...text].length > 1 ? s` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : "";
  return s`<text x="200" y="${y}" font-family="${serif}" font-size="${size}" text-anchor="middle" fill="${ink}"${fit}>${asXml(text)}</text>`;
}

/** A niche with the tools of a trade; of whom no more than a name is known, a cameo: an oval in a frame, the name beneath. */
export function person({ name, years, role, drink }: PersonFacts): string {
  if (role !== undefined) return niche({ name, role, ...(years ? { years } : {}), ...(drink ? { drink } : {}) });
  const seed = hash(JSON.stringify(["person", name, years ?? ""]));
  const id = idOf(seed);
  const { deep, foil, cloth, light } = clothOf(seed % 7);
  let beads = "";
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2;
    beads += s`M${Math.round(200 + Math.cos(a) * 134)} ${Math.round(206 + Math.sin(a) * 158)}h0`;
  }
  const content =
    `<radialGradient id="p${id}" cx=".36" cy=".28" r=".9"><stop stop-color="${light}"/><stop offset=".6" stop-color="${cloth}"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="f${id}" x2="1" y2="1"><stop stop-color="#fbe9b8"/><stop offset=".4" stop-color="#b98b3e"/><stop offset=".7" stop-color="#f4dca0"/><stop offset="1" stop-color="#7d5a20"/></linearGradient><radialGradient id="s${id}"><stop offset=".8" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>` +
    `<ellipse cx="204" cy="216" rx="162" ry="184" fill="url(#s${id})"/><ellipse cx="200" cy="206" rx="150" ry="174" fill="url(#f${id})"/><ellipse cx="200" cy="206" rx="124" ry="148" fill="url(#p${id})" stroke="#6b4a17" stroke-width="2"/>` +
    `<path d="${beads}" stroke="#6b4a17" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/><path d="${beads}" stroke="#fdf3d2" stroke-width="6" stroke-linecap="round"/><ellipse cx="200" cy="206" rx="112" ry="136" stroke="${foil}" stroke-opacity=".55" stroke-width="1.6"/>` +
    letters(initials(name), 244, 108, 132, foil) +
    `<path d="M96 150A112 136 0 0 1 176 76" stroke="#fff" stroke-opacity=".28" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M40 396L74 388V440L40 448L54 420ZM360 396L326 388V440L360 448L346 420Z" fill="${deep}"/><path d="M62 380Q200 356 338 380V432Q200 408 62 432Z" fill="${cloth}"/><path d="M62 386Q200 362 338 386M62 426Q200 402 338 426" stroke="${foil}" stroke-opacity=".7" stroke-width="1.6"/>` +
    setType(name, 200, years ? 392 : 397, 236, 34, foil, 24, 1) +
    (years ? setType(years, 200, 452, 160, 22, "#98a4ac", 16, 1) : "");
  return frame(name, content);
}

/** A maker's mark: a stamped plate with corners, the name around the monogram. */
export function producer({ name, place, since }: ProducerFacts): string {
  const seed = hash(JSON.stringify(["producer", name, place ?? "", since ?? ""]));
  const id = idOf(seed);
  const { deep, paper, cloth } = clothOf(seed % 7);
  const year = since !== undefined && Number.isFinite(since) ? String(Math.trunc(since)) : "";
  const hue = ((seed % 360) * Math.PI) / 180;
  const edge = toHex([0.62, Math.cos(hue) * 0.03, Math.sin(hue) * 0.03]);
  const wheat = (side: 1 | -1): string => {
    let d = "";
    for (let i = 0; i < 7; i++) {
      const a = (0.2 + i * 0.27) * side;
      const [x, y] = [200 + Math.sin(a) * 98, 222 + Math.cos(a) * 92];
      d += s`M${x} ${y}q${side * 16} ${-10} ${side * 14} ${-28}q${-side * 16} 8 ${-side * 14} 28Z`;
    }
    return d;
  };
  const content =
    `<linearGradient id="p${id}" x2="1" y2="1"><stop stop-color="#fffdf6"/><stop offset=".5" stop-color="${paper}"/><stop offset="1" stop-color="#d9c8a4"/></linearGradient><radialGradient id="s${id}"><stop offset=".6" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient>` +
    `<ellipse cx="204" cy="442" rx="172" ry="26" fill="url(#s${id})"/><path d="M66 60H334Q336 88 364 90V410Q336 412 334 440H66Q64 412 36 410V90Q64 88 66 60Z" fill="url(#p${id})" stroke="${edge}" stroke-width="1.6"/>` +
    `<path d="M76 72H324Q328 96 352 100V400Q328 404 324 428H76Q72 404 48 400V100Q72 96 76 72Z" stroke="${cloth}" stroke-width="3"/><path d="M84 80H316Q322 102 344 108V392Q322 398 316 420H84Q78 398 56 392V108Q78 102 84 80Z" stroke="${cloth}" stroke-opacity=".6" stroke-width="1.2"/>` +
    `<circle cx="200" cy="222" r="70" fill="${cloth}"/><circle cx="200" cy="222" r="63" stroke="${paper}" stroke-width="1.6"/><path d="${wheat(1)}${wheat(-1)}" fill="${cloth}"/>` +
    letters(initials(name), 244, 62, 74, paper) +
    (place ? setType(place, 200, 112, 200, 24, deep, 17, 1) : `<path d="M200 100l8 12-8 12-8-12Z" fill="${cloth}"/>`) +
    setType(name, 200, 356, 236, 52, deep, 32, 2) +
    (year
      ? setType(`since ${year}`, 200, 402, 160, 20, cloth, 15, 1)
      : `<path d="M150 402h40M210 402h40" stroke="${cloth}" stroke-width="1.6"/><path d="M200 396l6 6-6 6-6-6Z" fill="${cloth}"/>`);
  return frame(name, content);
}

/** The picture of a person in words. */
export function describePerson({
  name,
  role,
  drink,
}: Omit<PersonFacts, "drink"> & { drink?: { name: string } }): string {
  if (role !== undefined) return describeNiche({ name, role, ...(drink ? { drink } : {}) });
  return `${name}: a cameo with the initials ${initials(name)}.`;
}

/** The picture of a producer in words. */
export function describeProducer({ name, place }: ProducerFacts): string {
  return `${name}${place ? `, ${place}` : ""}: a maker's plate with the initials ${initials(name)}.`;
}
