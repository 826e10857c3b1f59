/** Green things that stand in the glass or on its rim. The origin is where they meet the drink. */
import { leaf, type Random, s } from "../svg/svg.ts";

/** A bouquet of mint; its stem goes `deep` under the rim. */
export function mint(random: Random, deep: number): string {
  const at: [number, number, number, number, number][] = [
    [-5, -12, -82, 42, 22],
    [6, -10, 78, 42, 22],
    [-4, -30, -50, 46, 24],
    [6, -30, 48, 46, 24],
    [0, -14, -8, 36, 20],
    [-2, -46, -22, 40, 20],
    [3, -46, 26, 42, 20],
  ];
  let [whole, half, veins] = ["", "", ""];
  for (const [x, y, turn, length, width] of at) {
    const angle = turn + (random() - 0.5) * 10;
    whole += leaf(x, y, angle, length, width);
    half += leaf(x, y, angle, length, width, true);
    const a = (angle * Math.PI) / 180;
    veins += s`M${x} ${y}l${Math.round(Math.sin(a) * length * 0.85)} ${Math.round(-Math.cos(a) * length * 0.85)}`;
  }
  return (
    s`<path d="M0 ${deep}Q-3 0 0-50" stroke="#4c7a35" stroke-width="4" stroke-linecap="round"/><path d="${whole}" fill="#4f9440" stroke="#2e6a2b" stroke-linejoin="round"/>` +
    `<path d="${half}" fill="#7fbf5e" fill-opacity=".75"/><path d="${veins}" stroke="#d7efb5" stroke-opacity=".6" stroke-width="1.2"/>`
  );
}

/** A needled sprig. */
export function rosemary(random: Random, deep: number): string {
  let [light, dark] = ["", ""];
  for (let i = 0; i < 13; i++) {
    const y = Math.round(4 - i * 8.6);
    const long = 25 - i * 0.8;
    const x = Math.round((13 - i) * 0.35);
    const needle = (side: number): string => {
      const tip = long * (0.8 + random() * 0.35);
      return `M${x} ${y}q${Math.round(side * tip * 0.7)} ${Math.round(-tip * 0.15)} ${Math.round(side * tip * 0.85)} ${Math.round(-tip * (0.6 + random() * 0.4))}`;
    };
    light += needle(1);
    dark += needle(-1);
  }
  return s`<g stroke-linecap="round"><path d="M10 ${deep}Q5-20 0-116" stroke="#7a6a42" stroke-width="3.4"/><path d="${dark}" stroke="#3a6b4b" stroke-width="4.4"/><path d="${light}" stroke="#6b9c70" stroke-width="4.4"/></g>`;
}

/** Two broad leaves of basil. */
export function basil(_: Random, deep: number): string {
  const one = (turn: number, size: number): string =>
    s`<g transform="rotate(${turn})scale(${size})"><path d="M0 0C-34-14-32-58 0-74C32-58 34-14 0 0Z" fill="#4e9a3c" stroke="#2d6b25"/><path d="M0 0C34-14 32-58 0-74Q8-36 0 0Z" fill="#86c45c" fill-opacity=".7"/><path d="M0 0Q5-40 0-68M1-18l-15-12M2-18l15-12M2-36l-15-11M3-36l13-11M1-52l-9-7M2-52l8-7" stroke="#dff0bd" stroke-opacity=".6" stroke-width="1.4"/></g>`;
  return s`<path d="M0 ${deep}V-4" stroke="#4c7a35" stroke-width="4"/>${one(-44, 0.8)}${one(30, 0.95)}`;
}

/** A stick of celery with its leaves. */
export function celery(_: Random, deep: number): string {
  const green = [
    leaf(-6, -104, -46, 38, 22),
    leaf(2, -112, 4, 46, 24),
    leaf(8, -104, 50, 38, 22),
    leaf(-4, -92, -80, 26, 16),
    leaf(9, -92, 82, 26, 16),
  ].join("");
  return (
    s`<path d="M-13 ${deep}L-10-70Q-12-98-6-112L8-112Q14-96 11-70L14 ${deep}Z" fill="#b9d57c" stroke="#7fa548"/><path d="M-5 ${deep}L-4-100M4 ${deep}L3-100" stroke="#e6f2bd" stroke-width="2.4"/><path d="M9 ${deep}L8-96" stroke="#8db255" stroke-width="2"/>` +
    `<path d="${green}" fill="#6fae45" stroke="#47802c" stroke-linejoin="round"/><path d="M-6-104l-18-18M2-112l1-34M8-104l20-16" stroke="#cfe8a0" stroke-opacity=".7" stroke-width="1.4"/>`
  );
}

/** A long shaving of cucumber beside a round on the rim. */
export function cucumber(): string {
  return (
    '<g transform="translate(0-17)rotate(10)scale(.92 1)"><circle cx="3" cy="1" r="30" fill="#24562a"/><circle r="30" fill="#3a7a38"/><circle r="27" fill="#dcebb5"/><circle r="18" fill="#eaf4cd"/>' +
    '<circle r="11.5" stroke="#bdd58c" stroke-width="7" stroke-dasharray=".08 7.95" stroke-linecap="round"/><circle r="12" stroke="#f8fce8" stroke-width="3.4" stroke-dasharray=".08 8.3" stroke-linecap="round"/><path d="M-1 8V30h3V8Z" fill="#24562a" fill-opacity=".45"/></g>'
  );
}

/** The spiky leaves of a pineapple. */
export function fronds(_: Random, deep: number): string {
  const bend = (tip: number, high: number, wide: number): string =>
    s`M${-wide} ${deep}Q${tip * 0.15 - wide} ${-high * 0.5} ${tip} ${-high}Q${tip * 0.35 + wide} ${-high * 0.45} ${wide} ${deep}Z`;
  return (
    `<g stroke="#2c5a2a"><path d="${bend(-62, 84, 9)}${bend(58, 92, 9)}" fill="#3f7a3a"/><path d="${bend(-30, 122, 10)}${bend(30, 112, 10)}" fill="#569648"/><path d="${bend(2, 134, 10)}" fill="#74b058"/></g>` +
    '<path d="M0 20Q1-60 2-122M-2 20Q-12-60-28-112M3 20Q14-56 29-104" stroke="#cbe6a0" stroke-opacity=".5" stroke-width="1.3"/>'
  );
}
