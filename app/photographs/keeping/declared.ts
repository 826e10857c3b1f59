import { z } from "zod";
import { licences, longestCaption, longestCredit, longestSource } from "../photographs.ts";
import { captionField } from "./caption.ts";
import type { Declared } from "./guide-photograph-store.server.ts";

/** What is declared of one of the guide's own photographs, each a line as it is kept. */
export const declaredFields = {
  caption: captionField,
  credit: captionField,
  source: captionField,
  licence: z.string().max(100).catch(""),
};

/** What is wrong with it, field by field; nothing where it can be kept. */
export function declaredProblems({ caption, credit, source, licence }: Declared): Record<string, string> {
  const line = (name: string, text: string, most: number, [none, what]: [string, string]) => {
    if (text === "") return { [name]: none };
    return text.length > most ? { [name]: `${what} has at most ${most} characters` } : {};
  };
  return {
    ...line("caption", caption, longestCaption, ["Say what one sees on it", "What one sees"]),
    ...line("credit", credit, longestCredit, ["Enter who made it", "Who made it"]),
    ...line("source", source, longestSource, ["Enter where it comes from", "Where it comes from"]),
    ...(Object.hasOwn(licences, licence) ? {} : { licence: "Choose the licence that it is under" }),
  };
}
