/** What may be uploaded as a picture (guide.md, 5 and 9), on the server and in the browser alike. */
export const imageRules = {
  bytes: 15_000_000,
  /** More pixels than a camera's best are asked for by nobody but who wants the memory. */
  pixels: 40_000_000,
  accept: "image/jpeg,image/png",
} as const;

/** The size in pixels that a picture has, or needs to have. */
export type Size = { width: number; height: number };

/** Pictures of people, products and cocktails (contract.md, 6). */
export const leastOfGuide: Size = { width: 440, height: 440 };

/** A member's own recipe in the builder: no narrower and no lower, and shown so (builder.md, 5 and 9). */
export const leastOfRecipe: Size = { width: 512, height: 768 };

/** The sentences of guide.md, 5, and builder.md, 5, and one for what they do not name. */
export const imageTexts = {
  formats: "Please provide your image in one of the following formats: jpg, jpeg, png, webp, gif",
  noPreview: "This image is too large to show a preview but it may still upload on save",
  extension: "You must provide your image as a .jpg or .png",
  bytes: "The image you provided exceeds the 15MB limit",
  together: "Together the images exceed the 15MB limit: send fewer or smaller ones",
  unreadable: "An unknown error occurred when trying to upload your image.",
  pixels: "The image you provided has more than 40 megapixels. Please try again.",
  cropUnreadable: "Which part of your image you chose cannot be read. Please choose it again.",
  cropOutside: "The part you chose lies outside your image. Please choose it again.",
} as const;

/** Pictures of drinks, people and bottles are photos; those of one's own ingredients and collections may be drawn as well. */
export type ImageKind = "photo" | "any";

/** What a file field offers to choose, by kind. */
export const acceptedOf: Record<ImageKind, string> = {
  photo: imageRules.accept,
  any: `${imageRules.accept},image/webp,image/gif`,
};

/** What is wrong with a file before anything is read of it; null when nothing is. */
export function fileProblem({ name, size }: { name: string; size: number }, kind: ImageKind = "photo"): string | null {
  if (kind === "any") return /\.(?:jpe?g|png|webp|gif)$/i.test(name) ? null : imageTexts.formats;
  if (!/\.(?:jpe?g|png)$/i.test(name)) return imageTexts.extension;
  return size > imageRules.bytes ? imageTexts.bytes : null;
}

/**
 * What is wrong with photos that come in one form: with one of them, or with all together. A form is read into memory as a
 * whole, so several may be no more than one may be.
 */
export function filesProblem(files: readonly { name: string; size: number }[]): string | null {
  for (const file of files) {
    const problem = fileProblem(file);
    if (problem) return problem;
  }
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return all > imageRules.bytes ? imageTexts.together : null;
}

/** builder.md, 5: what is said of a picture of any kind that is large, and taken where the site can; null for others. */
export function sizeWarning({ size }: { size: number }): string | null {
  return size > imageRules.bytes ? imageTexts.noPreview : null;
}

/** What is wrong with the size of a picture, or of the part of it that was chosen; null when nothing is. */
export function sizeProblem({ width, height }: Size, least: Size, what = "Your image"): string | null {
  if (width * height > imageRules.pixels) return imageTexts.pixels;
  const [narrow, low] = [width < least.width, height < least.height];
  if (narrow && low)
    return `${what} is too small: it is ${width} px wide and ${height} px tall, and must be at least ${least.width} px wide and ${least.height} px tall. Please try again.`;
  if (narrow)
    return `${what} is too narrow: it is ${width} px wide, and must be at least ${least.width} px wide. Please try again.`;
  if (low)
    return `${what} is not tall enough: it is ${height} px tall, and must be at least ${least.height} px tall. Please try again.`;
  return null;
}

/** How large a picture is that is brought into a frame with nothing cut off; as it is where it fits. */
export function sizeWithin({ width, height }: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / width, frame.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
