import type { Crop } from "../crop.ts";
import type { ImageKind, Size } from "../image-rules.ts";
import type { Rendition } from "../upload-href.ts";

/**
 * What is made of a picture: it is at least so large, and a part of it in this shape is brought to this size, or stays as large as it
 * is where it is smaller than that and as large as it must be.
 */
export type ImageWanted = {
  least: Size;
  shape: Size;
  crop: Crop | null;
  kind?: ImageKind;
  /** It is brought to this size also where it is smaller. */
  enlarged?: true;
  /** All of it, in its own shape: it is brought into this size, and nothing is cut off. */
  whole?: true;
};

/** What the process that reads a picture says of it: its size, its colours in a small grid, and how long each file behind it is. */
export type ImageAnswer = { problem: string } | (Size & { grid: string; files: (Rendition & { bytes: number })[] });
