import { z } from "zod";
import { oneLine } from "#app/kit/words.ts";
import { longestCaption } from "../photographs.ts";

/** A caption as it is kept: one line. */
export const captionField = z.string().catch("").transform(oneLine);

/** What is wrong with a caption; null where nothing is. */
export function captionProblem(caption: string): string | null {
  return caption.length > longestCaption ? `A caption has at most ${longestCaption} characters` : null;
}
