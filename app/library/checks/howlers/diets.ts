import { type Allergen, together } from "#app/drinks/diets.ts";
import { needlessTags } from "#app/drinks/tags.ts";
import type { IngredientEntry, Library } from "../../files/files.ts";
import type { Refusal } from "../../files/read.server.ts";
import { parentsOf } from "../../files/references.ts";
import { garnishedWith, taggedOf } from "../../load/recipe-facts.ts";
import { indexOf } from "../../load/rows.ts";

/** A tag that a rule sets is not set by hand: the hand forgets, and the rule does not. */
export function tagHowlers(library: Library): Refusal[] {
  const index = indexOf(library);
  return library.cocktails.flatMap((entry) =>
    needlessTags(taggedOf(entry, index)).map((tag) => ({
      file: entry.file,
      field: `cocktails.${entry.key}.tags`,
      reason: `"${tag}" is reckoned, not set by hand`,
    })),
  );
}

/** What a name promises: whatever is called so holds it, unless it is called so for another reason. */
const named: readonly (readonly [Allergen, RegExp, not?: RegExp])[] = [
  ["egg", /\beggs?\b|\badvocaat\b|\beggnog\b/i],
  [
    "milk",
    /\b(milk|cream|butter|yoghurt|whey|custard)\b/i,
    /\b(oat|soy|almond|coconut) (milk|cream)\b|\bcream (of coconut|sherry)\b|\bcoconut cream\b/i,
  ],
  ["nuts", /\b(almonds?|hazelnuts?|walnuts?|pecans?|pistachios?|orgeat|amaretto|nocino|falernum)\b/i],
  [
    "gluten",
    /\b(beer|lager|stout|porter|ale|pilsner|ipa|barley|wheat|oats?|soy sauce)\b/i,
    /\b(ginger|root) (beer|ale)\b/i,
  ],
  ["fish", /\b(anchov(y|ies)|fish|oysters?|clams?|prawns?|worcestershire)\b/i],
  ["celery", /\bcelery\b/i],
  ["sulphites", /\b(wine|vermouth|sherry|port|cider|champagne|prosecco|cava)\b/i, /\bcider vinegar\b/i],
  [
    "caffeine",
    /\b(coffee|espresso|cola|matcha|cacao|cocoa|chocolate|(black|green|grey|oolong|jasmine) tea)\b/i,
    /\b(chocolate|cacao|cocoa) bitters\b|\bcr[eè]me de cacao\b/i,
  ],
];

const promised = (text: string) =>
  named
    .filter(([, word, not]) => word.test(not ? text.replaceAll(new RegExp(not, "gi"), " ") : text))
    .map(([one]) => one);

/**
 * What ingredients and garnishes hold agrees with what they are called: almond milk has nuts in it, a kind of beer has the
 * gluten of beer, and of wine, beer and cider the file says whether it is vegan. What is homemade has it from its parts.
 */
export function contentHowlers(library: Library): Refusal[] {
  const index = indexOf(library);
  const found: Refusal[] = [];
  const holds = (entry: IngredientEntry) => index.contents.get(entry.key)!;
  for (const entry of library.ingredients) {
    const say = (field: string, reason: string) =>
      found.push({ file: entry.file, field: `ingredients.${entry.key}.${field}`, reason });
    const has = holds(entry);
    for (const one of promised(entry.name))
      if (!has.contains.includes(one)) say("contains", `lacks ${one}, which the name promises`);
    if ((entry.type === 3 || entry.type === 4) && !entry.vegan)
      say("vegan", "is not said: wine, beer and cider are fined with egg, milk or fish by some");
    if (has.contains.some((one) => one === "egg" || one === "milk" || one === "fish") && has.vegan !== "no")
      say("vegan", "is not no, though there is something of an animal in it");
    const above = entry.grade === "H" ? [] : parentsOf(entry).flatMap((key) => index.ingredient.get(key) ?? []);
    for (const parent of above)
      for (const one of holds(parent).contains)
        if (!has.contains.includes(one)) say("contains", `lacks ${one}, which ${parent.key} has`);
  }
  for (const entry of library.cocktails) {
    const has = together(garnishedWith(entry).flatMap((key) => index.contents.get(key) ?? []));
    for (const one of promised(entry.garnish?.text ?? ""))
      if (!has.contains.includes(one))
        found.push({
          file: entry.file,
          field: `cocktails.${entry.key}.garnish.ingredients`,
          reason: `names nothing with ${one}, which the garnish has`,
        });
  }
  return found;
}
