import {
  fileProblem,
  type ImageKind,
  imageTexts,
  leastOfGuide,
  type Size,
  sizeProblem,
} from "#app/uploads/image-rules.ts";

/** What a picture has to be: a photo of the guide's unless told. */
type Wanted = { kind?: ImageKind; least?: Size };

/** A picture as the browser reads it, or what is wrong with its file in the words of guide.md, 5. */
export async function readPicture(
  file: File,
  { kind = "photo", least = leastOfGuide }: Wanted = {},
): Promise<{ bitmap: ImageBitmap | null; problem: string | null }> {
  const wrong = fileProblem(file, kind);
  if (wrong) return { bitmap: null, problem: wrong };
  try {
    const bitmap = await createImageBitmap(file);
    const problem = sizeProblem(bitmap, least);
    if (!problem) return { bitmap, problem };
    bitmap.close();
    return { bitmap: null, problem };
  } catch {
    return { bitmap: null, problem: imageTexts.unreadable };
  }
}
