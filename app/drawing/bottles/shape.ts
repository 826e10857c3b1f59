/** What a bottle's silhouette is told by. */
import { axis, type Half } from "../glasses/profile.ts";
import { s } from "../svg/svg.ts";

type LabelForm = "plain" | "arch" | "oval" | "wrap" | "tag" | "shield" | "strip";
export type Glass = "clear" | "green" | "brown" | "black" | "blue" | "sky" | "amber" | "white";

export type BottleShape = {
  /** From lip to base. */
  half: Half;
  /** Height of the liquid's surface. */
  level: number;
  glass: Glass;
  label: { form: LabelForm; y: number; wide: number; high: number; paper: string; ink: string };
  /** A small slip on the shoulder or neck. */
  slip?: number;
  stopper: string;
  /** Drawn behind the glass, and pressed into its front. */
  behind?: string;
  front?: string;
};

export const cream = "#f6eedd";
export const white = "#f9f6ee";
export const kraft = "#e6d3ae";
const dark = "#2b211b";
export const night = "#1f2a30";

/** A label: its form, the height of its middle, its size, its colours. */
export const label = (form: LabelForm, y: number, wide: number, high: number, paper = cream, ink = dark) => ({
  form,
  y,
  wide,
  high,
  paper,
  ink,
});

/** The front edges of a bottle with four sides, `at` to either side, from the shoulder down. */
export const edges = (at: number, from: number, to: number): string =>
  s`<path d="M${axis - at} ${from}V${to}M${axis + at} ${from}V${to}" stroke="#fff5" stroke-width="3"/><path d="M${axis - at - 3} ${from}V${to}M${axis + at + 3} ${from}V${to}" stroke="#0002" stroke-width="3"/>`;

/** Upright flutes pressed into the glass, `half` to either side. */
export const flutes = (half: number, from: number, to: number, count: number): string => {
  const lines = Array.from(
    { length: count },
    (_, i) => s`M${axis - half + ((2 * half) / (count - 1)) * i} ${from}V${to}`,
  );
  return `<path d="${lines.join("")}" stroke="#fff6" stroke-width="2"/>`;
};
