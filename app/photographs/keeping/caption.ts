import { z } from "zod";
import { longestCaption } from "../photographs.ts";

/** A caption as it is kept: one line. */
export const captionField = z
  .string()
  .catch("")
  .transform((typed) => typed.replace(/[\s\p{Cc}\p{Cs}]+/gu, " ").trim());

/** What is wrong with a caption; null where nothing is. */
export function captionProblem(caption: string): string | null {
  return caption.length > longestCaption ? `A caption has at most ${longestCaption} characters` : null;
}
