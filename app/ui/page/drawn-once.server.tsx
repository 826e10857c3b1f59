import type { ReactElement, SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";

type Sign = { icon: object; ref?: unknown } & SVGProps<SVGSVGElement>;
type Draw = (sign: Sign, ref: null) => ReactElement<SVGProps<SVGSVGElement>>;

/**
 * The icon package's own way to draw a sign, asked once for each sign and look of it: it puts together a page's thirty signs anew
 * from their lines and attributes, a seventh of what the front page takes, and little of a recipe. What is inside is one ready text
 * from then on, the same that React would write (`vite.config.ts` puts this in the package's place, on the server alone). Looks come
 * from our own code, so there are few; the package's context, which we do not use, would not be heard.
 */
export function drawnOnce(draw: Draw) {
  const drawn = new WeakMap<object, Map<string, ReactElement>>();
  return function DrawnSign({ ref: _, ...sign }: Sign) {
    if (sign.children) return draw(sign, null);
    const looks = drawn.get(sign.icon) ?? new Map<string, ReactElement>();
    drawn.set(sign.icon, looks);
    const { icon, ...look } = sign;
    const key = JSON.stringify(look);
    const known = looks.get(key);
    if (known) return known;
    const { children, ...attributes } = draw(sign, null).props;
    const inside = renderToStaticMarkup(<g>{children}</g>).slice("<g>".length, -"</g>".length);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text, of the package's lines
    const ready = <svg {...attributes} dangerouslySetInnerHTML={{ __html: inside }} />;
    looks.set(key, ready);
    return ready;
  };
}
