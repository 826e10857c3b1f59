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

/** A knob of ginger root with a cut face, on a pick. */
export const ginger =
  '<path d="M-30 2C-34-8-26-16-17-13C-15-25-3-29 4-22C9-32 25-30 25-18C35-18 37-6 30 0C33 10 22 17 14 13C8 22-8 22-13 14C-22 18-30 11-30 2Z" fill="#c9a468" stroke="#7d5c2a" stroke-width="1.4"/><path d="M-30 3C-24 14-10 12 0 15S24 12 31 0C33 10 22 17 14 13C8 22-8 22-13 14C-22 18-29 11-30 3Z" fill="#7d5c2a" fill-opacity=".45"/><path d="M-17-13q6 4 4 11M25-18q-7 2-9 9M-22 4q5-3 10 0M16 5q6-4 12-2M-1 12q4-5 10-4" stroke="#8a6632" stroke-width="1.5" stroke-linecap="round"/><ellipse cx="3" cy="-9" rx="15" ry="12" fill="#f6dd92" stroke="#a9803a" stroke-width="1.4"/><ellipse cx="3" cy="-9" rx="10" ry="7.500" stroke="#d6b35c" stroke-width="1.4"/><path d="M3-13v2M-2-9h2M6-8h2M2-5h1" stroke="#b98f3c" stroke-width="1.6" stroke-linecap="round"/>';

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

/** A raw yolk in a little of its white. */
export const yolk =
  '<path d="M-38 2C-44-10-20-20 0-19S42-12 39 2S18 18 0 18S-33 14-38 2Z" fill="#fffdf4" fill-opacity=".75" stroke="#d9cfae" stroke-opacity=".7"/><ellipse rx="27" ry="14" cy="1" fill="#d9760a"/><ellipse cy="-3" rx="25" ry="13" fill="#f9b024"/><path d="M-14-8q5-5 14-5" stroke="#fff3c4" stroke-width="4" stroke-linecap="round"/>';
