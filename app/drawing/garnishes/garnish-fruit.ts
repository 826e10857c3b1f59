/** Fruit on the rim or on a pick. The origin is the point on the rim, or the middle on a pick. */
import { dots, type Point, type Random } from "../svg/svg.ts";

/** A cocktail cherry, for a pick. */
export const cherry =
  '<circle r="15" fill="#8e1020"/><path d="M-14 3A15 15 0 0 0 13 7Q2 13-14 3Z" fill="#4d0612" fill-opacity=".7"/><circle cx="-3" cy="-4" r="8" fill="#c8283a" fill-opacity=".6"/><path d="M-8-6q2-5 7-5" stroke="#ffd9d4" stroke-width="2.6" stroke-linecap="round"/><path d="M2-13Q6-34 22-42" stroke="#6e3b22" stroke-width="2" stroke-linecap="round"/>';

/** A stuffed olive, for a pick. */
export const olive =
  '<ellipse rx="19" ry="14.5" fill="#8a9a3c"/><path d="M-18 4A19 14.5 0 0 0 18 4Q2 13-18 4Z" fill="#556220" fill-opacity=".6"/><ellipse cx="14" rx="4.6" ry="7" fill="#5d6a22"/><ellipse cx="15" rx="3.4" ry="5.2" fill="#cf3a26"/><path d="M-11-6q5-5 13-4.500" stroke="#eef2b8" stroke-width="2.8" stroke-linecap="round"/>';

/** A silverskin onion, for a pick: a pearl with its skin's fine lines and its root. */
export const onion =
  '<path d="M-15 0C-15-12-6-17 0-17S17-11 17 0S9 15 0 15S-15 11-15 0Z" fill="#f4f0e2" stroke="#a59a78" stroke-width="1.2"/><path d="M-14 4C-12 13-5 15 0 15C9 15 17 9 17 0C12 10-4 13-14 4Z" fill="#9d9272" fill-opacity=".55"/><path d="M17-1Q2-15-13-6M17 0Q0-7-15 1M17 1Q3 10-12 8" stroke="#b3a981" stroke-opacity=".9"/><path d="M16-3q6 0 7 3q-2 3-7 3Z" fill="#c7b98a" stroke="#8e8358"/><path d="M-9-8q3-5 9-5" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>';

function drupelets(body: string, mid: string, light: string): string {
  const at: Point[] = [];
  for (let row = 0; row < 5; row++) {
    const across = [3, 4, 4, 3, 2][row] ?? 2;
    for (let i = 0; i < across; i++) at.push([(i - (across - 1) / 2) * 8.4, -12 + row * 6.8]);
  }
  const shine = at.filter((_, i) => i % 2 === 0).map(([x, y]) => [x - 1.4, y - 1.6] as const);
  return `<path d="M-17-7C-17-21 17-21 17-7C17 9 9 21 0 21S-17 9-17-7Z" fill="${body}"/>${dots(at, mid, 8)}${dots(shine, light, 2.4)}`;
}

/** A raspberry, for a pick. */
export const raspberry = drupelets("#8f1531", "#d2355a", "#f9a9b8");
/** A blackberry, for a pick. */
export const blackberry = drupelets("#2a1b38", "#5d447c", "#c0abdc");

/** A strawberry astride the rim. */
export function strawberry(): string {
  const seeds: Point[] = [
    [-11, -16],
    [0, -19],
    [11, -16],
    [-14, -6],
    [-5, -8],
    [5, -8],
    [14, -6],
    [-9, 3],
    [0, 2],
    [9, 3],
    [-4, 12],
    [4, 12],
  ];
  return (
    '<g transform="translate(3-10)rotate(16)"><path d="M0 26C-14 20-28-4-21-19C-15-29-5-27 0-24C5-27 15-29 21-19C28-4 14 20 0 26Z" fill="#cf2230"/><path d="M0 26C14 20 28-4 21-19Q20 8 0 26Z" fill="#8f1020" fill-opacity=".55"/>' +
    dots(seeds, "#f6d47a", 2.6) +
    '<path d="M0-26Q-12-38-24-24Q-12-26-9-18Q-4-24 0-16Q4-24 9-18Q12-26 24-24Q12-38 0-26Z" fill="#5c9c3c" stroke="#37702a" stroke-linejoin="round"/><path d="M0-27q2-8 6-10" stroke="#4c7a35" stroke-width="3" stroke-linecap="round"/><path d="M-15-8q-1-8 4-12" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/></g>'
  );
}

/** A wedge of pineapple on the rim. */
export function pineapple(): string {
  return (
    '<g transform="translate(6-20)rotate(20)"><path d="M-34-28Q0-48 34-28L30-16Q0-34-30-16Z" fill="#8a5a1e" stroke="#5f3a10"/><path d="M-26-31l8 12M-12-37l7 13M4-38l4 13M18-35l2 13M-18-20l5-15M-5-25l5-14M9-26l4-11M21-21l4-10" stroke="#d9a441" stroke-width="1.6"/>' +
    '<path d="M-31-18Q0-36 31-18L7 38Q0 44-7 38Z" fill="#f4cb45" stroke="#d29c1d"/><path d="M-18-20Q0-30 18-20L4 30Q0 34-4 30Z" fill="#fbe28a" fill-opacity=".7"/><path d="M-20-16L-4 32M-9-22L-1 32M3-23L1 30M14-20L4 30" stroke="#d7a52b" stroke-opacity=".65" stroke-width="1.5"/></g>'
  );
}

/** Thin slices of apple spread like a fan, their skin outwards. */
export function appleFan(green = false): string {
  const [skin, edge] = green ? ["#7fb03a", "#4f7a20"] : ["#b92c2c", "#7d1a1e"];
  const one = (turn: number): string =>
    `<g transform="rotate(${turn})"><path d="M0 4C-19-6-25-40-8-64C2-68 12-60 13-42C14-22 9-6 0 4Z" fill="#fbf4d8" stroke="#cfc08a"/><path d="M0 4C-19-6-25-40-8-64" stroke="${edge}" stroke-width="5.500"/><path d="M-1 3C-18-7-23-40-7-63" stroke="${skin}" stroke-width="3.400"/><path d="M3-24q-6-7-1-14q6 6 1 14Z" fill="#d9c78e"/></g>`;
  return `<g transform="translate(2 12)">${[38, 16, -6, -28].map(one).join("")}</g>`;
}

/** Half a passion fruit, cut side up, afloat. */
export function passionFruit(random: Random): string {
  const seeds: Point[] = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2 + random() * 0.3;
    const r = i % 2 ? 0.9 : 0.4;
    return [Math.cos(a) * 21 * r, -4 + Math.sin(a) * 10 * r];
  });
  return (
    '<path d="M-35-4C-35 22-16 30 0 30S35 22 35-4Z" fill="#5a2547"/><path d="M-32 4C-28 20-12 26 0 26" stroke="#8d4b78" stroke-width="3" stroke-linecap="round"/><ellipse cy="-4" rx="35" ry="18" fill="#8a3f6c"/><ellipse cy="-4" rx="32" ry="16" fill="#f5e3d0"/><ellipse cy="-4" rx="27" ry="13" fill="#efa422"/>' +
    dots(seeds, "#f9cf5c", 8) +
    dots(seeds, "#2a1c17", 4.6)
  );
}
