import { showJigger } from "./jigger.ts";
import type { MeasureSystem } from "./measure-systems.ts";

const steps: [number, string][] = [
  [0, ""],
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
  [1, ""],
];

/** A number as a cook reads it, to the nearest fraction: 0.75 is "¾", 1.5 "1½", 2.96 "3"; never a false 0. */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  const [step, sign] = steps.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  );
  const count = step === 1 ? whole + 1 : whole;
  if (count > 0) return `${count}${sign}`;
  return sign || String(Number(value.toPrecision(1)));
}

/** A volume in one system, rounded to what can be measured: "22.5 ml", "¾ oz", "¾ shot". */
export function showVolume(ml: number, system: MeasureSystem): string {
  return system === "ml" ? `${showMl(ml)} ml` : showJigger(ml, system);
}

/** Millilitres without noise: 22.5 stays, 30.04 is 30, under 10 one decimal, from 100 whole numbers. */
export function showMl(ml: number): string {
  const rounded = ml >= 100 ? Math.round(ml) : Math.round(ml * 10) / 10;
  return String(rounded);
}
