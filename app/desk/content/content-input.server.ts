import { data } from "react-router";
import { z } from "zod";
import { type Kind, kindNamed } from "#app/library/content.server.ts";
import { digits, idField } from "#app/platform/fields.ts";

/** A kind of the library, as an address names it. */
export const kindField = z.string().transform((name, context) => {
  const kind = kindNamed(name);
  if (kind) return kind;
  context.addIssue({ code: "custom", message: "There is no such kind." });
  return z.NEVER;
});

/**
 * The kind that an address names.
 * @throws the error page, where there is none
 */
export function kindAt(name: string): Kind {
  const kind = kindNamed(name);
  if (kind) return kind;
  throw data("There is no such kind.", { status: 404 });
}

/** An entry by its number; null where a new one is written. */
export const entryField = z.union([idField, z.null()]).default(null);
/** A version of an entry, by its number. */
export const versionField = digits(0, 1_000_000_000);

/** What was typed into the form of an entry, by the path of each field; how long it may be is told beside the field. */
export const typedField = z.record(z.string().max(200), z.string());
/** The most characters of one field, whatever its schema says. */
export const longestTyped = 20_000;
