import { expect } from "vitest";

/** Throws unless the text is one well-formed element whose text and attributes are all properly escaped. */
function parse(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  let at = 0;
  while (at < svg.length) {
    const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<]*")*)(\/?)>/y;
    const text = /[^<>]+/y;
    tag.lastIndex = text.lastIndex = at;
    const found = tag.exec(svg);
    if (found) {
      const [whole, closing, name = "", attributes = "", empty] = found;
      const keys = [...attributes.matchAll(/ ([a-zA-Z0-9:-]+)="/g)].map(([, key]) => key);
      if (new Set(keys).size !== keys.length) throw new Error(`an attribute stands twice: ${whole}`);
      if (closing) {
        if (open.pop() !== name) throw new Error(`unexpected </${name}>`);
      } else {
        names.push(name);
        if (!empty) open.push(name);
      }
      at += whole.length;
    } else {
      const words = text.exec(svg)?.[0];
      if (!words || open.length === 0) throw new Error(`cannot read on from ${svg.slice(at, at + 40)}`);
      at += words.length;
    }
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join()}`);
  for (const [entity] of svg.matchAll(/&[^;]{0,8};?/g)) expect(entity).toMatch(/^&(amp|lt|gt|quot|#39);$/);
  return names;
}

/** Fails unless a drawing is small, well-formed, escaped, self-contained, and refers to nothing that it does not hold. */
export function checkSvg(svg: string): void {
  const names = parse(svg);
  expect(names[0]).toBe("svg");
  expect(svg).toContain('role="img"');
  expect(names).toContain("title");
  expect(names.join()).not.toMatch(/script|image|foreignObject/i);
  const drawn = svg.replace(/<title>.*?<\/title>|<tspan.*?<\/tspan>/gs, "");
  expect(drawn).not.toMatch(/NaN|Infinity|undefined|null|e-\d|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  expect(Buffer.byteLength(svg)).toBeLessThan(8000);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
}
