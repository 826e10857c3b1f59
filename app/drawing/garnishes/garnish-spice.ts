/** Spices, dusts, rims and other things from the shelf. */
import { axis, tilt } from "../glasses/profile.ts";
import { dots, type Point, type Random, s } from "../svg/svg.ts";

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
  return dots(few, colour, 4.4) + dots(fine, colour, 2.4);
}

/** A quill of cinnamon, standing: a thin roll of bark, open at the top. */
export function cinnamon(_: Random, deep: number): string {
  return s`<g stroke="#5a2e12"><path d="M-6 ${deep}V-90Q-6-95 0-95T7-90V${deep}Z" fill="#a4622f"/><path d="M.5-93V${deep}" stroke-width="1.800" stroke-opacity=".75"/><ellipse cx="-2.600" cy="-91" rx="3.600" ry="3" fill="#7a4119"/><ellipse cx="4" cy="-91" rx="3.600" ry="3" fill="#7a4119"/></g><path d="M-3.500-84V${deep}M4-84V${deep}" stroke="#d39a62" stroke-opacity=".7" stroke-width="1.400"/>`;
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

/** A slice of candied ginger, for a pick: a translucent slab crusted with sugar. */
export const ginger =
  '<path d="M-27 6C-30-8-18-18-4-17C4-22 20-19 25-9C31 3 24 15 12 15C0 20-22 19-27 6Z" fill="#a87428"/><path d="M-27 2C-30-11-18-21-4-20C4-25 20-22 25-12C31 0 24 11 12 11C0 16-22 15-27 2Z" fill="#e2ab4a" stroke="#b98432" stroke-width="1.2"/><path d="M-17 0C-19-8-11-13-2-12C6-15 15-12 17-6C20 1 15 5 8 5C0 8-14 8-17 0Z" stroke="#f3cd7c" stroke-width="2.4"/><path d="M-9-5l3 1M0-8l1 3M8-6l3-2M-4 1h4M7 1l4-1" stroke="#c08a35" stroke-width="1.6" stroke-linecap="round"/><path d="M-22-6h0M-15-15h0M-4-17h0M8-19h0M19-13h0M25-3h0M20 7h0M8 10h0M-6 13h0M-19 9h0M-25 2h0M-11-9h0M3-3h0M13-9h0M-2 6h0M12 3h0M-16 3h0" stroke="#fffdf4" stroke-width="3.600" stroke-linecap="round"/><path d="M-19-11h0M1-21h0M23-8h0M-13 12h0M2 12h0M5-12h0M-7-1h0" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/>';

/** A red chilli hooked on the rim. */
export const chilli =
  '<g transform="translate(0-12)rotate(10)"><path d="M-9-14C-14 14-2 48 34 66C14 42 12 12 9-14Q0-22-9-14Z" fill="#cf1f1f"/><path d="M9-14C12 12 14 42 34 66C8 46 4 10 3-16Z" fill="#8c0d12" fill-opacity=".6"/><path d="M-5-8C-7 10-3 26 6 40" stroke="#ff9a86" stroke-opacity=".8" stroke-width="2.6" stroke-linecap="round"/><path d="M-11-12Q-10-22 0-22T11-12Q5-15 0-11Q-5-15-11-12Z" fill="#5d9438" stroke="#39691f"/><path d="M0-21Q-2-34-14-40" stroke="#5d9438" stroke-width="4.500" stroke-linecap="round"/></g>';

/** A crust round the rim: salt in coarse white flakes, sugar in fine, glittering grains. */
export function crust(r: number, y: number, coarse: boolean, random: Random): string {
  const [bed, shadow, grain] = coarse ? ["#eef2f3", "#8f9ca3", "#ffffff"] : ["#f7e7bf", "#b98f45", "#fff9ea"];
  const ring = (dy: number, colour: string, width: number, dashes = ""): string =>
    s`<ellipse cx="${axis}" cy="${y + dy}" rx="${r}" ry="${r * tilt}" stroke="${colour}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ""}/>`;
  const round = (count: number, spread: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const a = ((i + random()) / count) * Math.PI * 2;
      return [axis + Math.cos(a) * r, y + 4 + Math.sin(a) * r * tilt + (random() - 0.5) * spread];
    });
  const count = Math.round(r * (coarse ? 0.34 : 0.5));
  const sparks = round(coarse ? 5 : 8, 6)
    .map(([x, at]) => s`M${x - 4} ${at}h8M${x} ${at - 4}v8`)
    .join("");
  return (
    `<g stroke-linecap="round">${ring(5, shadow, coarse ? 12 : 9)}${ring(4, bed, coarse ? 10.5 : 8)}${ring(1, grain, 3)}` +
    dots(round(count, 8), shadow, coarse ? 3.6 : 2.2) +
    dots(round(count, 9), grain, coarse ? 4.6 : 2.8) +
    `<path d="${sparks}" stroke="#fff" stroke-width="1.3"/></g>`
  );
}

/** A raw yolk, whole and glossy, half sunk in what was poured on it. */
export const yolk =
  '<ellipse rx="30" ry="17" cy="1" fill="#b95f06"/><path d="M-30 0C-30-15-16-25 0-25S30-15 30 0S16 15 0 15S-30 10-30 0Z" fill="#f3a01a"/><path d="M-22-3C-20-15-10-21 2-21S20-15 21-7C10-13-10-12-22-3Z" fill="#fcc64c"/><path d="M-16-11q5-7 15-7" stroke="#fff7d8" stroke-width="4.500" stroke-linecap="round"/>';
