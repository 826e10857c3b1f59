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

type Method = (typeof methods)[number];
type Ice = (typeof ices)[number];

/**
 * Water that melts into what is mixed, as a share of it. Shaken and stirred follow the curves that Dave Arnold measured
 * ("Liquid Intelligence", 2014): they depend on the strength before ice (`share`, 0 to 1). Thrown, swizzled and blended
 * are flat figures from practice. What is built in its glass is `melt`'s.
 */
export function dilution(method: Exclude<Method, "build">, share: number): number {
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
  }
}

/**
 * Water that the ice in the glass gives, as a share of what meets it. A spirit comes from the shelf and takes a quarter
 * until it is cold; juice and soda come from the fridge and take little. Small ice is wet, is churned through, and gives
 * the more the smaller it is. From practice: an Old Fashioned stirred over a block ends near 31 %, a Caipirinha over
 * cracked ice near 17 %.
 */
const melt: Record<Ice, { shelf: number; fridge: number; top: number }> = {
  none: { shelf: 0, fridge: 0, top: 0 },
  large: { shelf: 0.25, fridge: 0.08, top: 0.08 },
  cubed: { shelf: 0.25, fridge: 0.08, top: 0.08 },
  cracked: { shelf: 0.4, fridge: 0.4, top: 0.15 },
  crushed: { shelf: 0.5, fridge: 0.5, top: 0.2 },
};

/** How strong a drink is in the glass, meltwater counted. What tops it up meets only the ice in the glass. */
export function strengthOf(pours: readonly Pour[], method: Method, ice: Ice): Strength {
  const mixed = totalOf(pours.filter((pour) => !pour.tops));
  const tops = totalOf(pours.filter((pour) => pour.tops));
  const poured = mixed.ml + tops.ml;
  if (poured <= 0) return { volumeMl: 0, alcoholMl: 0, abv: 0 };
  const share = mixed.ml > 0 ? mixed.alcohol / mixed.ml : 0;
  const { shelf, fridge, top } = melt[ice];
  const spirits = totalOf(pours.filter((pour) => !pour.tops && pour.abv > 0)).ml;
  const water =
    method === "build" ? spirits * shelf + (mixed.ml - spirits) * fridge : mixed.ml * dilution(method, share);
  const volumeMl = poured + water + tops.ml * top;
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

/** The most that a drink low in alcohol may hold (contract.md, 13): per cent by volume, and UK units. */
export const lowAlcohol = { tag: "low alcohol", abv: 12, units: 1.2 };

/** The tag of a drink that has little alcohol and is not without: a rule of its figures, never set by hand. */
export function lowAlcoholTag({ abv, alcoholMl }: Pick<Strength, "abv" | "alcoholMl">): string[] {
  const low = abv > alcoholFreeBelow && abv <= lowAlcohol.abv && ukUnits(alcoholMl) <= lowAlcohol.units;
  return low ? [lowAlcohol.tag] : [];
}

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
