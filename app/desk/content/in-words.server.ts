import type { Failure } from "#app/kit/result.ts";
import { formOf, type Kind } from "#app/library/content.server.ts";
import { inPlainWords } from "./entry/plain-words.ts";

/** What a form calls the field of a path. */
export const labelOf = (kind: Kind, path: string) =>
  formOf(kind).find(({ name }) => name === path.split(".")[0])?.label;

/** A refusal of the library in words for whoever typed, each led by what its field is called; `typed` is null where nobody did. */
export function inWords(failed: Failure, kind: Kind, typed: Readonly<Record<string, string>> | null): Failure {
  const told = Object.entries(failed.fields ?? {}).map(([path, message]) => {
    const label = labelOf(kind, path);
    // Of several that are offered none was chosen.
    const blank = typed !== null && !typed[path]?.trim() && message.startsWith("Invalid option");
    const words = blank ? "has to be filled in" : inPlainWords(message);
    return [path, label ? `${label} ${words}` : words];
  });
  return told.length > 0 ? { ...failed, fields: Object.fromEntries(told) } : failed;
}
