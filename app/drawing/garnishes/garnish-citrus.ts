/** Citrus: wheels, half wheels and wedges. The origin is the point on the rim. */
import { dashes, s } from "../svg/svg.ts";

export type Citrus = { zest: string; dark: string; pith: string; flesh: string; size: number };

export const lemon: Citrus = { zest: "#f0c52b", dark: "#c79a12", pith: "#fff5cf", flesh: "#f8de63", size: 31 };
export const orange: Citrus = { zest: "#ee8a1f", dark: "#bf6210", pith: "#fff0d2", flesh: "#f8a53a", size: 36 };
export const lime: Citrus = { zest: "#5b9a35", dark: "#39701f", pith: "#f1f6d6", flesh: "#b4d662", size: 28 };
export const grapefruit: Citrus = { zest: "#f2a25c", dark: "#c87334", pith: "#ffeedd", flesh: "#ee7168", size: 39 };

/** A fruit cut across: rind, pith, and the flesh in its nine parts. */
export function face({ zest, dark, pith, flesh, size: r }: Citrus): string {
  return (
    s`<circle cx="3" cy="1" r="${r}" fill="${dark}"/><circle r="${r}" fill="${zest}"/><circle r="${r * 0.9}" fill="${pith}"/>` +
    s`<circle r="${r * 0.42}" stroke="${flesh}" stroke-width="${r * 0.78}" ${dashes(r * 0.84 * Math.PI, 9, [0.87, 0.13])}/>` +
    s`<circle r="${r * 0.62}" stroke="#fff" stroke-opacity=".28" stroke-width="${r * 0.12}" ${dashes(r * 1.24 * Math.PI, 9, [0.5, 0.5], 0.18)}/>`
  );
}

/** A whole round cut across, stuck on the rim. */
export function wheel(fruit: Citrus): string {
  const r = fruit.size;
  return (
    s`<g transform="translate(2 ${-r * 0.52})rotate(14)scale(.92 1)">${face(fruit)}` +
    s`<path d="M-1 ${r * 0.2}V${r}h3.5V${r * 0.2}Z" fill="${fruit.dark}" fill-opacity=".55"/></g>`
  );
}

/** Half a wheel, cut side down on the rim. */
export function slice({ zest, dark, pith, flesh, size }: Citrus): string {
  const r = size * 1.12;
  const half = (radius: number, more: string): string =>
    s`<path d="M${-radius} 0a${radius} ${radius} 0 0 1 ${radius * 2} 0${more}`;
  return (
    s`<g transform="translate(-2 ${r * 0.18})rotate(28)">${half(r, `Z" fill="${dark}" transform="translate(3 2)"/>`)}${half(r, `Z" fill="${zest}"/>`)}${half(r * 0.9, `Z" fill="${pith}"/>`)}` +
    half(
      r * 0.43,
      s`" stroke="${flesh}" stroke-width="${r * 0.76}" ${dashes(r * 0.43 * Math.PI, 5, [0.88, 0.12], 0.06)}/>`,
    ) +
    half(
      r * 0.64,
      s`" stroke="#fff" stroke-opacity=".28" stroke-width="${r * 0.12}" ${dashes(r * 0.64 * Math.PI, 5, [0.5, 0.5], 0.2)}/></g>`,
    )
  );
}

/** A lengthwise wedge sitting astride the rim. */
export function wedge({ zest, pith, flesh, size }: Citrus): string {
  const w = size * 1.25;
  return (
    s`<g transform="translate(3 ${-size * 0.3})rotate(-24)"><path d="M${-w} -6Q${-w * 0.75} ${w * 0.78} 0 ${w * 0.8}T${w} -6Q0 10 ${-w} -6Z" fill="${zest}"/>` +
    s`<path d="M${-w} -6Q${-w * 0.7} ${w * 0.5} 0 ${w * 0.53}T${w} -6Q0 -20 ${-w} -6Z" fill="${pith}"/>` +
    s`<path d="M${-w * 0.86} -5Q${-w * 0.6} ${w * 0.4} 0 ${w * 0.42}T${w * 0.86} -5Q0 -16 ${-w * 0.86} -5Z" fill="${flesh}"/>` +
    s`<path d="M0 -11V${w * 0.42}M0 -11L${-w * 0.5} ${w * 0.25}M0 -11L${w * 0.5} ${w * 0.25}" stroke="${pith}" stroke-width="2"/></g>`
  );
}
