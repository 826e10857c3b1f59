/** What a bottle's silhouette is told by. */
import type { Half } from "../glasses/profile.ts";

type LabelForm = "plain" | "arch" | "oval" | "wrap" | "tag" | "shield" | "strip";
export type Glass = "clear" | "green" | "brown" | "black" | "blue";

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
