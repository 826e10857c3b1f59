import { asXml } from "#app/kit/xml.ts";

const address = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)'\]]/g;

/**
 * A note as it is shown: the text as it was typed, its lines, and its addresses as links that promise their target nothing
 * (contract.md, 5 and 6). Nothing in it is markup of its writer's.
 */
export function noteHtml(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    parts.push(asXml(text.slice(end, index)), `<a href="${asXml(found)}" rel="nofollow ugc">${asXml(found)}</a>`);
    end = index + found.length;
  }
  return [...parts, asXml(text.slice(end))].join("").replaceAll("\n", "<br>");
}
