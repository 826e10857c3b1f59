import { z } from "zod";
import { licences, longestCaption, longestCredit, longestSource } from "#app/photographs/photographs.ts";
import { pictureNamed } from "#app/uploads/upload-href.ts";
import { text } from "./fields.ts";

/**
 * A photograph of the guide's own, as editors gave it to an entry: which entry, whose it is, and the name of its file, which tells a
 * hash of its content. The files themselves travel with the store of uploads.
 */
const photograph = z.strictObject({
  kind: text,
  key: text,
  file: z.string().refine((name) => name.startsWith("photographs/") && pictureNamed(name) !== null, {
    message: "is no name of a photograph's file",
  }),
  caption: text.max(longestCaption),
  credit: text.max(longestCredit),
  source: text.max(longestSource),
  licence: z
    .string()
    .refine((name) => Object.hasOwn(licences, name), { message: "is no licence that the guide knows" }),
});
export type PhotographEntry = z.infer<typeof photograph>;

/** Where in a folder of data files the guide's own photographs stand. */
export const photographsFile = "photographs.json";
export const photographFile = z.strictObject({ $schema: z.string(), photographs: z.array(photograph) });
