/** Spices, dusts, rims and other things from the shelf. */
import { axis, tilt } from "../glasses/profile.ts";
import { dots, type Point, type Random, s } from "../svg.ts";

/** Three coffee beans laid as a trefoil. */
export function coffeeBeans(): string {
  const bean = (x: number, y: number, turn: number): string =>
    s`<g transform="translate(${x} ${y})rotate(${turn})"><ellipse rx="11.500" ry="7.500" fill="#432412"/><ellipse cx="-1" cy="-1.500" rx="9" ry="5" fill="#80502c"/><path d="M-10 1Q-4-4 0 0T10-1" stroke="#241007" stroke-width="2"/></g>`;
  return `<g transform="scale(1.3 .7)">${bean(0, -12, 86)}${bean(-13, 7, -28)}${bean(13, 7, 30)}</g>`;
}

/** A dusting over the surface. */
export function dust(colour: string, r: number, grains: number, random: Random): string {
  const place = (spread: number): Point => {
    const a = random() * Math.PI * 2;
    const q = Math.sqrt(random()) * r * spread;
    return [Math.cos(a) * q, Math.sin(a) * q * tilt];
  };
  const few = Array.from({ length: grains }, () => place(0.7));
  const fine = Array.from({ length: grains }, () => place(0.88));
  return dots(few, colour, 3) + dots(fine, colour, 1.8);
}

/** A quill of cinnamon, standing. */
export function cinnamon(_: Random, deep: number): string {
  return s`<g stroke="#5a2e12"><path d="M-10 ${deep}V-90Q-10-98 0-98T12-90V${deep}Z" fill="#a4622f"/><path d="M1-96V${deep}" stroke-width="2.4" stroke-opacity=".75"/><ellipse cx="-4.500" cy="-91" rx="6" ry="5" fill="#7a4119"/><ellipse cx="6.500" cy="-91" rx="6" ry="5" fill="#7a4119"/></g><path d="M-6-82V${deep}M6-82V${deep}" stroke="#d39a62" stroke-opacity=".7" stroke-width="2"/><path d="M-3-60v26M9-30v30M-7-8v20" stroke="#6e3a17" stroke-opacity=".6"/>`;
}

/** Star anise, afloat. */
export function starAnise(): string {
  let arms = "";
  for (let i = 0; i < 8; i++)
    arms += `<path d="M0 0C-9-9-7-24 0-32C7-24 9-9 0 0Z" transform="rotate(${i * 45 + 10})"/>`;
  const seeds: Point[] = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 + 0.17;
    return [Math.sin(a) * 17, -Math.cos(a) * 17];
  });
  return `<g transform="scale(1 .62)"><g fill="#7a431f" stroke="#3f1e0a" stroke-width="1.4">${arms}</g>${dots(seeds, "#d79a56", 6)}<circle r="5" fill="#4a240e"/></g>`;
}

/** A round of ginger root on a pick. */
export const ginger =
  '<path d="M-22-4C-24-18-8-24 2-20S24-18 24-4S16 18 2 18S-20 12-22-4Z" fill="#b08a4e"/><path d="M-19-5C-20-16-8-20 2-17S20-15 20-4S14 14 2 14S-17 9-19-5Z" fill="#f0d68a"/><path d="M-11-4C-11-10-4-12 1-11S12-9 12-3S7 7 1 7S-11 4-11-4Z" stroke="#cfa955" stroke-width="1.6"/><path d="M-14-1l-3 1M-2 10v3M15 3l3 1M4-14v-2M-4-3h2M4-1h2M1-6v2" stroke="#c29a48" stroke-width="1.6" stroke-linecap="round"/>';

/** A red chilli hooked on the rim. */
export const chilli =
  '<g transform="translate(0-12)rotate(10)"><path d="M-9-14C-14 14-2 48 34 66C14 42 12 12 9-14Q0-22-9-14Z" fill="#cf1f1f"/><path d="M9-14C12 12 14 42 34 66C8 46 4 10 3-16Z" fill="#8c0d12" fill-opacity=".6"/><path d="M-5-8C-7 10-3 26 6 40" stroke="#ff9a86" stroke-opacity=".8" stroke-width="2.6" stroke-linecap="round"/><path d="M-11-12Q-10-22 0-22T11-12Q5-15 0-11Q-5-15-11-12Z" fill="#5d9438" stroke="#39691f"/><path d="M0-21Q-2-34-14-40" stroke="#5d9438" stroke-width="4.500" stroke-linecap="round"/></g>';

/** Grains round the rim; salt is coarse and white, sugar fine and warm. */
export function crust(r: number, y: number, coarse: boolean): string {
  const [light, dark] = coarse ? ["#fff", "#a9b6bd"] : ["#fff8ea", "#cdb07a"];
  const ring = (dy: number, colour: string, width: number, dashes: string): string =>
    s`<ellipse cx="${axis}" cy="${y + dy}" rx="${r}" ry="${r * tilt}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;
  return (
    s`<g stroke-linecap="round"><ellipse cx="${axis}" cy="${y + 3}" rx="${r}" ry="${r * tilt}" stroke="${coarse ? "#d3dcdf" : "#f1dfb4"}" stroke-width="8"/>` +
    (coarse
      ? ring(3, dark, 9, "0 4 1 5 0 6") + ring(1, light, 7, "0 6 2 5 0 4 1 7") + ring(6, light, 5, "0 9 0 6 1 8")
      : ring(3, dark, 7, "0 4 1 3") +
        ring(1, light, 5.5, "0 4 0 3 1 5") +
        ring(5, light, 3, "0 5 0 4") +
        ring(2, "#fff", 1.6, "0 7 0 12")) +
    "</g>"
  );
}

/** A raw yolk. */
export const yolk =
  '<ellipse rx="25" ry="13" fill="#e8890c"/><ellipse cy="-3" rx="22" ry="12" fill="#f8b024"/><path d="M-13-7q5-5 13-5" stroke="#fff3c4" stroke-width="3.500" stroke-linecap="round"/>';
