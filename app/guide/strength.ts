import type { ices, methods } from "#app/drawing/words.ts";

/** A pour as strength needs it: how much, how strong, and whether it goes on top of what was shaken or stirred. */
export type Pour = { ml: number; abv: number; tops?: boolean };
export type Strength = {
  /** What is in the glass, meltwater included, millilitres. */
  volumeMl: number;
  /** Pure alcohol, millilitres. */
  alcoholMl: number;
  /** Alcohol by volume of the finished drink, per cent. */
  abv: number;
};

/**
 * Water that melts into a drink, as a share of what was poured. Shaken and stirred follow the curves
 * that Dave Arnold measured ("Liquid Intelligence", 2014): they depend on the strength before ice
 * (`share`, 0 to 1). The others are flat figures from practice; a drink served without ice and built
 * in its glass takes none.
 */
export function dilution(method: (typeof methods)[number], ice: (typeof ices)[number], share: number): number {
  switch (method) {
    case "shake":
      return Math.max(0.15, -1.567 * share * share + 1.742 * share + 0.203);
    case "stir":
      return Math.max(0.1, -1.21 * share * share + 1.246 * share + 0.145);
    case "throw":
      return 0.2;
    case "swizzle":
      return 0.3;
    case "blend":
      return 0.45;
    case "build":
      return ice === "none" ? 0 : ice === "crushed" ? 0.2 : 0.08;
  }
}

/** How strong a drink is in the glass, meltwater counted. What tops it up meets only the ice in the glass. */
export function strengthOf(
  pours: readonly Pour[],
  method: (typeof methods)[number],
  ice: (typeof ices)[number],
): Strength {
  const mixed = totalOf(pours.filter((pour) => !pour.tops));
  const tops = totalOf(pours.filter((pour) => pour.tops));
  const poured = mixed.ml + tops.ml;
  if (poured <= 0) return { volumeMl: 0, alcoholMl: 0, abv: 0 };
  const share = mixed.ml > 0 ? mixed.alcohol / mixed.ml : 0;
  const volumeMl = poured + mixed.ml * dilution(method, ice, share) + tops.ml * dilution("build", ice, 0);
  const alcoholMl = mixed.alcohol + tops.alcohol;
  return { volumeMl, alcoholMl, abv: (100 * alcoholMl) / volumeMl };
}

function totalOf(pours: readonly Pour[]): { ml: number; alcohol: number } {
  return {
    ml: pours.reduce((sum, pour) => sum + pour.ml, 0),
    alcohol: pours.reduce((sum, pour) => sum + (pour.ml * pour.abv) / 100, 0),
  };
}

/** UK units: one is 10 ml (8 g) of pure alcohol. */
export function ukUnits(alcoholMl: number): number {
  return alcoholMl / 10;
}

/** US standard drinks: one is 14 g, 17.7 ml, of pure alcohol. */
export function standardDrinks(alcoholMl: number): number {
  return alcoholMl / 17.7;
}

/** Under half a per cent a drink counts as being without alcohol. */
export const alcoholFreeBelow = 0.5;

export const strengthBands = ["without-alcohol", "light", "medium", "strong"] as const;
export type StrengthBand = (typeof strengthBands)[number];

/** The lower edge of each band, per cent by volume, as the filter on the list uses them. */
export const bandEdges: Record<StrengthBand, [number, number]> = {
  "without-alcohol": [0, alcoholFreeBelow],
  light: [alcoholFreeBelow, 12],
  medium: [12, 20],
  strong: [20, 101],
};

/** The band that a strength falls in. */
export function bandOf(abv: number): StrengthBand {
  return strengthBands.find((band) => abv < bandEdges[band][1]) ?? "strong";
}
