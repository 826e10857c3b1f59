import type { Locale } from "./locale.ts";

/** How amounts are shown: millilitres, fluid ounces, or shots of 30 ml (builder.md, 9). */
export const measureSystems = ["ml", "oz", "shot"] as const;
export type MeasureSystem = (typeof measureSystems)[number];

/** What amounts are shown in where the reader has chosen nothing: ounces in the United States. */
export function defaultMeasures(locale: Locale): MeasureSystem {
  return locale === "en-us" ? "oz" : "ml";
}
