/** How amounts are shown: millilitres, fluid ounces, or shots of 30 ml (builder.md, 9). */
export const measureSystems = ["ml", "oz", "shot"] as const;
export type MeasureSystem = (typeof measureSystems)[number];

/** US fluid ounces, as bartenders count them, rounded to what a jigger shows. */
const mlPerOunce = 30;
const mlPerShot = 30;

const fractions: [number, string][] = [
  [1 / 8, "⅛"],
  [1 / 6, "⅙"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [3 / 8, "⅜"],
  [1 / 2, "½"],
  [5 / 8, "⅝"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [5 / 6, "⅚"],
  [7 / 8, "⅞"],
];

/** A number as a cook reads it: 0.75 is "¾", 1.5 "1½", 22.5 "22½". */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value + 1 / 32);
  const rest = value - whole;
  if (rest < 1 / 32) return String(whole);
  const [, sign] = fractions.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  );
  return whole > 0 ? `${whole}${sign}` : sign;
}

/** A volume in one system, rounded to what can be poured: "22.5 ml", "¾ oz", "¾ shot". */
export function showVolume(ml: number, system: MeasureSystem): string {
  if (system === "ml") return `${showMl(ml)} ml`;
  if (system === "oz") return `${kitchenNumber(ml / mlPerOunce)} oz`;
  const shots = ml / mlPerShot;
  return `${kitchenNumber(shots)} ${shots > 1 + 1 / 32 ? "shots" : "shot"}`;
}

/** Millilitres without noise: 22.5 stays, 30.04 is 30, under 10 one decimal, from 100 whole numbers. */
export function showMl(ml: number): string {
  const rounded = ml >= 100 ? Math.round(ml) : Math.round(ml * 10) / 10;
  return String(rounded);
}
