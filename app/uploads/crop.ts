import { imageTexts, type Size, sizeProblem } from "./image-rules.ts";

/** A part of a picture, in its own pixels as it is seen. */
export type Crop = Size & { x: number; y: number };

/** Where a form names that part: as text, empty where it names none. */
export type CropFields = Readonly<Record<"x" | "y" | "width" | "height", string>>;

/** A size in the shape that is wanted, in whole pixels: a product that floating point left a hair short of one is that one. */
function scaled(shape: Size, scale: number): Size {
  const whole = (side: number) => Math.max(1, Math.floor(side * scale + 1e-6));
  return { width: whole(shape.width), height: whole(shape.height) };
}

/** The largest part of a picture in the shape that is wanted, from its middle. */
export function middleOf({ width, height }: Size, shape: Size): Crop {
  const part = scaled(shape, Math.min(width / shape.width, height / shape.height));
  return { ...part, x: Math.floor((width - part.width) / 2), y: Math.floor((height - part.height) / 2) };
}

/**
 * The part that was asked for in whole pixels, cut and moved until it has the shape that is wanted and lies within the picture; the
 * middle where none was asked for. No smaller than the least, where the picture is as large.
 */
export function cropWithin(picture: Size, shape: Size, asked: Crop | null, least: Size = shape): Crop {
  const largest = middleOf(picture, shape);
  if (!asked) return largest;
  const wanted = Math.min(asked.width / shape.width, asked.height / shape.height);
  const lowest = Math.max(least.width / shape.width, least.height / shape.height);
  const highest = Math.min(picture.width / shape.width, picture.height / shape.height);
  const part = scaled(shape, Math.min(Math.max(wanted, lowest), highest));
  const within = (at: number, room: number) => Math.round(Math.min(Math.max(0, at), room));
  return {
    ...part,
    x: within(asked.x, picture.width - part.width),
    y: within(asked.y, picture.height - part.height),
  };
}

/** How near a part is taken, from all that fits (0) down to the least that may be (100), and where: from 0 to 100 as well. */
export type CropPlace = { near: number; x: number; y: number };

/** The part that somebody chooses by how near and where it is. */
export function cropAt(picture: Size, shape: Size, { near, x, y }: CropPlace): Crop {
  const whole = middleOf(picture, shape);
  const width = whole.width - (near / 100) * (whole.width - shape.width);
  const height = (width * shape.height) / shape.width;
  return cropWithin(picture, shape, {
    ...{ width, height },
    x: (x / 100) * (picture.width - width),
    y: (y / 100) * (picture.height - height),
  });
}

/**
 * The part that a form names in its fields: null where it leaves all of them empty, as one without a script does, and the middle
 * counts. Whoever names a part of it only, or anything but numbers, meant something that nobody knows.
 */
export function cropOf({ x, y, width, height }: CropFields): Crop | "unreadable" | null {
  if (![x, y, width, height].some(Boolean)) return null;
  const isPlace = (text: string) => /^-?\d{1,15}(?:\.\d{1,20})?$/.test(text);
  const isSize = (text: string) => isPlace(text) && !text.startsWith("-");
  if (!isPlace(x) || !isPlace(y) || !isSize(width) || !isSize(height)) return "unreadable";
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

/** By how much a part may miss its shape: who chose it had to round both of its sides (pixels, and a share of the side). */
const loose = { pixels: 2, share: 0.01 };
/** By how much it may stand over the edge: its place and its size are rounded each for itself (pixels). */
const overEdge = 1;

/** What is wrong with the part of a picture that was chosen (builder.md, 5: its shape, and its least size); null when nothing is. */
export function cropProblem(picture: Size, crop: Crop, { shape, least }: { shape: Size; least: Size }): string | null {
  const [x, y, width, height] = [crop.x, crop.y, crop.width, crop.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  if (x < 0 || y < 0 || x + width > picture.width + overEdge || y + height > picture.height + overEdge)
    return imageTexts.cropOutside;
  const due = (width * shape.height) / shape.width;
  if (Math.abs(height - due) > Math.max(loose.pixels, loose.share * due))
    return `The part you chose has the wrong shape: it is ${width} px wide and ${height} px tall, and must be ${inWords(shape)}. Please try again.`;
  return sizeProblem({ width, height }, least, "The part you chose");
}

function inWords({ width, height }: Size): string {
  const common = commonOf(width, height);
  return width === height ? "square" : `${width / common} wide to ${height / common} tall`;
}

function commonOf(one: number, other: number): number {
  return other === 0 ? one : commonOf(other, one % other);
}
