import { sentencesOf } from "#app/kit/words.ts";
import { type FileKind, fileKinds, type Library } from "../../files/files.ts";
import type { Refusal } from "../../files/read.server.ts";

type Text = { file: string; kind: FileKind; key: string; field: string; text: string };

const proseFields = ["teaser", "tip", "description", "history", "storage", "text", "tasting_note", "used_for"];
/** Fields that are paragraphs: two sentences or more. */
const paragraphs = new Set(["description", "history"]);

/** Every text of the library that is meant to be read. */
export function textsOf(library: Library): Text[] {
  return (Object.keys(fileKinds) as FileKind[]).flatMap((kind) =>
    library[kind].flatMap((entry) => {
      const facts = entry as unknown as Record<string, unknown>;
      const texts = proseFields.map((field) => [field, facts[field]] as const);
      const steps = Array.isArray(facts.instructions) ? facts.instructions : [];
      return [...texts, ...steps.map((step, place) => [`instructions.${place}`, step] as const)]
        .filter((pair): pair is readonly [string, string] => typeof pair[1] === "string")
        .map(([field, text]) => ({ file: entry.file, kind, key: entry.key, field, text }));
    }),
  );
}

/** Shorter ones ("Strain into a chilled coupe.") may well be said twice. */
const long = 45;

/** One person, place or thing has one spelling. */
const spelledOtherwise: readonly (readonly [RegExp, string])[] = [
  [/\bold fashioned (glass|tumbler)/i, "old-fashioned glass"],
  [/\bnick and nora\b|\bnick & nora\b(?<!Nick & Nora)/i, "Nick & Nora"],
  [/\bSt\. (Regis|Louis)\b/, "St Regis, St Louis"],
  [/\b(Oaxaca|Benton's) Old-Fashioned/, "Old Fashioned"],
  [/\borange-flower\b/i, "orange flower water"],
  [/\bco-operatives?\b/i, "cooperative"],
  [/\btoward\b/, "towards"],
  [/\bnight-clubs?\b/i, "nightclub"],
  [/\bMacGarry\b/, "McGarry"],
  [/\bChufflay\b/, "Chuflay"],
  [/\bWaikīkī\b/, "Waikiki"],
  [/\b(sip|glass|dash|bottle|drop|top|top up|fill|filled) (of|with) (Champagne|Port)\b(?! [A-Z])/, "champagne, port"],
  [/\p{Ll},? (Prosecco|Calvados)\b(?! \p{Lu})/u, "prosecco, calvados"],
];

/**
 * No paragraph and no longer sentence stands in two places; a paragraph is one; nothing is left to be filled in; a name
 * has one spelling.
 */
export function proseHowlers(library: Library): Refusal[] {
  const seen = new Map<string, string>();
  return textsOf(library).flatMap(({ file, kind, key, field, text }) => {
    const at = `${kind}.${key}.${field}`;
    const found: Refusal[] = [];
    const sentences = sentencesOf(text);
    if (/lorem ipsum|\bTODO\b|\bTBD\b|\?\?| {2}|\.\.\.$|\bxxx\b/i.test(text))
      found.push({ file, field: at, reason: "holds a placeholder, a double space or an open end" });
    for (const [other, form] of spelledOtherwise)
      if (other.test(text)) found.push({ file, field: at, reason: `is spelt "${form}" everywhere else` });
    if (paragraphs.has(field) && kind !== "categories" && sentences.length < 2)
      found.push({ file, field: at, reason: "is a sentence, not a paragraph" });
    if (field.startsWith("instructions")) return found;
    for (const sentence of sentences.filter(({ length }) => length >= long)) {
      const before = seen.get(sentence.toLowerCase());
      if (before) found.push({ file, field: at, reason: `says word for word what ${before} says: ${sentence}` });
      else seen.set(sentence.toLowerCase(), at);
    }
    return found;
  });
}
