/** A porcelain plate with a monogram, for a card that has no picture of its own. */
import { asXml } from "#app/kit/xml.ts";
import { toHex } from "../svg/colour.ts";
import { frame, hash, idOf, s } from "../svg/svg.ts";

/** One or two letters that stand for a name; articles and numbers do not count unless there is nothing else. */
export function initials(name: string): string {
  const words = name.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !/^(the|a|an|of|and|de|la|le|no|n|s|\d+)$/i.test(word));
  const [first, second] = telling.length > 0 ? telling : words;
  const letter = (word: string | undefined): string => (word ? ([...word][0] ?? "").toLocaleUpperCase("en") : "");
  return `${letter(first)}${letter(second)}` || "J";
}

/** Draws the plate; `hue` is in degrees. */
export function monogram(name: string, hue: number): string {
  const angle = ((Number.isFinite(hue) ? hue % 360 : 30) * Math.PI) / 180;
  const tone = (light: number, chroma: number): string =>
    toHex([light, Math.cos(angle) * chroma, Math.sin(angle) * chroma]);
  const id = idOf(hash(`plate ${name} ${hue}`));
  const letters = initials(name);
  const ink = tone(0.86, 0.06);
  let rays = "";
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * Math.PI * 2;
    rays += s`M${200 + Math.cos(a) * 128} ${250 + Math.sin(a) * 128}L${200 + Math.cos(a) * 140} ${250 + Math.sin(a) * 140}`;
  }
  const size = letters.length > 1 ? 104 : 128;
  const content =
    `<defs><radialGradient id="p${id}" cx=".38" cy=".3" r=".85"><stop stop-color="${tone(0.44, 0.085)}"/><stop offset=".7" stop-color="${tone(0.33, 0.075)}"/><stop offset="1" stop-color="${tone(0.25, 0.06)}"/></radialGradient>` +
    `<radialGradient id="s${id}"><stop offset=".8" stop-color="#0006"/><stop offset="1" stop-color="#0000"/></radialGradient></defs>` +
    `<circle cx="203" cy="262" r="178" fill="url(#s${id})"/><circle cx="200" cy="250" r="166" fill="url(#p${id})" stroke="${tone(0.55, 0.08)}" stroke-width="1.5"/>` +
    `<g stroke="${ink}"><circle cx="200" cy="250" r="154" stroke-width="2.5"/><circle cx="200" cy="250" r="147" stroke-opacity=".6"/><path d="${rays}" stroke-opacity=".65" stroke-width="1.6"/><circle cx="200" cy="250" r="120" stroke-opacity=".7" stroke-width="1.4"/></g>` +
    s`<text x="200" y="${250 + size * 0.345}" font-family="'Iowan Old Style',Palatino,Georgia,serif" font-size="${size}" text-anchor="middle" fill="${ink}"${letters.length > 1 ? s` textLength="${150}" lengthAdjust="spacingAndGlyphs"` : ""}>${asXml(letters)}</text>` +
    `<path d="M168 330h20M212 330h20" stroke="${ink}" stroke-opacity=".8" stroke-width="1.6"/><path d="M200 323l6 7-6 7-6-7Z" fill="${ink}"/>` +
    '<path d="M74 196A138 138 0 0 1 150 122" stroke="#fff" stroke-opacity=".22" stroke-width="9" stroke-linecap="round"/>';
  return frame(name, content);
}
