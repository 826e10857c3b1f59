import { fileProblem, imageTexts, leastOfGuide, sizeProblem } from "#app/uploads/image-rules.ts";

/** A picture as the browser reads it, or what is wrong with its file in the words of guide.md, 5. */
export async function readPicture(file: File): Promise<{ bitmap: ImageBitmap | null; problem: string | null }> {
  const wrong = fileProblem(file);
  if (wrong) return { bitmap: null, problem: wrong };
  try {
    const bitmap = await createImageBitmap(file);
    const problem = sizeProblem(bitmap, leastOfGuide);
    if (!problem) return { bitmap, problem };
    bitmap.close();
    return { bitmap: null, problem };
  } catch {
    return { bitmap: null, problem: imageTexts.unreadable };
  }
}
