import { generate } from "lean-qr";

/** A QR code as the path of an SVG: one unit a module, with the quiet ground that readers ask for around it. */
export function qrCode(text: string): { size: number; path: string } {
  const code = generate(text);
  const quiet = 4;
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      let run = 0;
      while (code.get(x + run, y)) run++;
      if (run > 0) path += `M${x + quiet} ${y + quiet}h${run}v1h-${run}z`;
      x += run;
    }
  return { size: code.size + 2 * quiet, path };
}
