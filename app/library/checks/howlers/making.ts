import { sentencesOf } from "#app/kit/words.ts";
import type { Library } from "../../files/files.ts";
import type { Refusal } from "../../files/read.server.ts";
import { strengthOfEntry } from "../../load/recipe-facts.ts";
import { indexOf } from "../../load/rows.ts";

const words = (text: string) => text.split(/\s+/).length;

/**
 * What a recipe says of its making holds: a tip is a piece of advice and no essay, another glass holds the drink,
 * versions stand in the order of their years, a batch is the usual one of a punch and not one glass.
 */
export function makingHowlers(library: Library): Refusal[] {
  const index = indexOf(library);
  return library.cocktails.flatMap((entry) => {
    const found: Refusal[] = [];
    const say = (field: string, reason: string) =>
      found.push({ file: entry.file, field: `cocktails.${entry.key}.${field}`, reason });
    if (entry.tip) {
      const count = words(entry.tip);
      if (count < 15 || count > 45) say("tip", `has ${count} words, where 15 to 45 are a piece of advice`);
      if (!/[.!]$/.test(entry.tip)) say("tip", "does not end as a sentence does");
      if (sentencesOf(entry.tip).length > 3) say("tip", "has more than three sentences");
    }
    const { volumeMl } = strengthOfEntry(entry, index);
    for (const key of entry.glass_alternatives ?? []) {
      if (key === entry.glass) say("glass_alternatives", `"${key}" is its glass already`);
      if (volumeMl > index.glass.get(key)!.ml) say("glass_alternatives", `does not fit into "${key}"`);
    }
    const years = (entry.versions ?? []).flatMap(({ year }) => year ?? []);
    if (years.some((year, place) => place > 0 && year < years[place - 1]!))
      say("versions", "are not in the order of their years");
    return found;
  });
}
