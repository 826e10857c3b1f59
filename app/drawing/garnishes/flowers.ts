/** Flowers that float on a drink, and the umbel of the elder. The origin is their middle. */

/** `drawing` turned about the origin, `times` round. */
function round(times: number, drawing: string): string {
  return Array.from({ length: times }, (_, i) => `<g transform="rotate(${(360 / times) * i})">${drawing}</g>`).join("");
}

const star = (x: number, y: number): string => `M${x - 5} ${y}q5-6 5 0q0-6 5 0q-5 1-2 5q-3-4-3 0q-1-5-5-5`;

/** A head of elderflower: a cloud of tiny cream stars on thin green stalks. */
const umbel = ((): string => {
  const at: [number, number][] = [
    [-34, -12],
    [-24, -24],
    [-22, -6],
    [-12, -16],
    [-10, -30],
    [0, -8],
    [2, -22],
    [6, -34],
    [14, -14],
    [18, -27],
    [26, -8],
    [30, -20],
    [37, -11],
  ];
  return (
    `<path d="M2 24L-30-8M2 24L-12-20M2 24L4-26M2 24L20-18M2 24L33-9M2 24V44" stroke="#6f8f45" stroke-width="2"/>` +
    `<path d="${at.map(([x, y]) => `M${x} ${y}h0`).join("")}" stroke="#fffbe8" stroke-width="14" stroke-linecap="round"/>` +
    `<path d="${at.map(([x, y]) => star(x, y)).join("")}" stroke="#c9bd84" stroke-width="1.2"/><path d="${at.map(([x, y]) => `M${x} ${y}h0`).join("")}" stroke="#d9c35a" stroke-width="3.4" stroke-linecap="round"/>`
  );
})();

export const flowers = {
  umbel,
  orchid:
    `<g transform="scale(1.15 .9)"><g fill="#f7eef6" stroke="#c9a2c4">${round(3, '<path d="M0 0C-11-10-10-30 0-34C10-30 11-10 0 0Z"/>')}</g>` +
    '<g fill="#f1d3ea" stroke="#b982b2"><path d="M-2 0C-18-18-38-14-38-2S-16 10-2 2ZM2 0C18-18 38-14 38-2S16 10 2 2Z"/></g><path d="M-8 4Q-14 20 0 26Q14 20 8 4Q0-4-8 4Z" fill="#a63a86"/><path d="M-4 8q4 5 8 0" stroke="#f6d24d" stroke-width="4" stroke-linecap="round"/><path d="M-10-3q-12-4-20 0M10-3q12-4 20 0" stroke="#c06bb0" stroke-width="1.4"/></g>',
  viola:
    '<g transform="scale(1.2 .95)"><path d="M-2-4C-26-6-26-32-10-34S4-16-2-4ZM2-4C26-6 26-32 10-34S-4-16 2-4Z" fill="#5b3f96" stroke="#3d2670"/><path d="M-2-2C-20-14-34-2-28 10S-8 10-2-2ZM2-2C20-14 34-2 28 10S8 10 2-2Z" fill="#8d6cc4" stroke="#5b3f96"/><path d="M0-3C-20 6-16 28 0 26S20 6 0-3Z" fill="#f3cf48" stroke="#b98f1f"/><path d="M0 2v12M-4 3l-5 9M4 3l5 9M-7 0l-9 4M7 0l9 4" stroke="#3d2670" stroke-width="1.5"/></g>',
  hibiscus: `<g transform="scale(1.15 .85)"><g fill="#dc3a5e" stroke="#93203f">${round(5, '<path d="M0 0C-19-10-18-34-3-36Q0-31 3-36C18-34 19-10 0 0Z"/>')}</g><circle r="7" fill="#7d1433"/><path d="M0 0L24-22" stroke="#f7d9a0" stroke-width="3"/><path d="M17-19h0M21-15h0M22-24h0M26-19h0" stroke="#f6c534" stroke-width="5" stroke-linecap="round"/></g>`,
};
