import { z } from "zod";

/** A form field as text: whatever else was sent (a list, an object, nothing) counts as left empty. */
export const textField = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)]).catch("");
