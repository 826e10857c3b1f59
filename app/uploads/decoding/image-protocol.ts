import type { Crop, ImageKind, Size } from "../image-rules.ts";

/** What is made of a picture: it is at least so large, and a part of it is brought to this size. */
export type ImageWanted = { least: Size; shape: Size; crop: Crop | null; kind?: ImageKind };

/** What the process that reads a picture says of it. */
export type ImageAnswer = { problem: string } | Size;
