/**
 * What is in a drink that people must or will not drink, and whom it suits (contract.md, 13, "Diets"). Ingredients carry the
 * facts; all else is reckoned from them here, so that no recipe is vegan by a slip of the hand.
 */

/** What people ask to be kept out of a glass, in the order in which it is told. */
export const allergens = ["egg", "milk", "nuts", "gluten", "fish", "celery", "sulphites", "caffeine"] as const;
export type Allergen = (typeof allergens)[number];

/** Whether a thing is vegan; `check` where some makers' is not and few labels say so. */
export const veganAnswers = ["yes", "check", "no"] as const;
export type VeganAnswer = (typeof veganAnswers)[number];

/** What is known of a thing that is drunk: an ingredient, its parts counted, or a whole drink. */
export type Contents = { contains: readonly Allergen[]; vegan: VeganAnswer; vegetarian: boolean };

/** What a data file says of an ingredient; what it does not say is none of it, and vegan. */
export type Stated = {
  contains?: readonly Allergen[] | undefined;
  vegan?: VeganAnswer | undefined;
  meat?: true | undefined;
  parts?: readonly { ingredient: string }[] | undefined;
};

/** What several things hold that are mixed: what any of them does, and no better a diet than the strictest allows. */
export function together(things: readonly Contents[]): Contents {
  const answers = things.map(({ vegan }) => veganAnswers.indexOf(vegan));
  return {
    contains: allergens.filter((allergen) => things.some(({ contains }) => contains.includes(allergen))),
    vegan: veganAnswers[Math.max(0, ...answers)]!,
    vegetarian: things.every(({ vegetarian }) => vegetarian),
  };
}

/** What each of some ingredients holds, by key: what its file states, and what its homemade parts hold. */
export function contentsByKey(ingredients: ReadonlyMap<string, Stated>): Map<string, Contents> {
  const known = new Map<string, Contents>();
  const find = (key: string): Contents => {
    const found = known.get(key);
    if (found) return found;
    const { contains = [], vegan = "yes", meat = false, parts = [] } = ingredients.get(key) ?? {};
    const own = { contains, vegan, vegetarian: !meat && !contains.includes("fish") };
    // A part that is made of what it is part of ends here with what its file states.
    known.set(key, own);
    const whole = together([own, ...parts.map((part) => find(part.ingredient))]);
    known.set(key, whole);
    return whole;
  };
  for (const key of ingredients.keys()) find(key);
  return known;
}

/** The ingredients that garnishes are: a cherry from the jar is sulphured, a stick of celery is celery. */
export const garnishIngredients: Readonly<Record<string, string>> = {
  celery: "celery-stick",
  cherry: "cocktail-cherry",
  cocoa: "cocoa-powder",
  "coffee-beans": "coffee-bean",
  cream: "cream",
  egg: "egg",
  onion: "cocktail-onion",
};

/** Whom a drink suits, the strictest diet that it meets (contract.md, 13); vegan implies vegetarian. */
export const diets = ["vegan", "vegan-wine", "vegetarian"] as const;
export type Diet = (typeof diets)[number];

/** How a diet is told. */
export const dietWords: Record<Diet, string> = {
  vegan: "vegan",
  "vegan-wine": "vegan with a vegan wine",
  vegetarian: "vegetarian",
};

/** The strictest diet that a drink meets; null where it holds meat or fish. */
export function dietOf({ vegan, vegetarian }: Contents): Diet | null {
  if (vegan === "yes") return "vegan";
  if (vegan === "check") return "vegan-wine";
  return vegetarian ? "vegetarian" : null;
}

/** A line of a recipe with what its ingredient holds. */
export type HoldingLine = Contents & { name: string; optional: boolean };
/** What a drink holds, as its page tells it. */
export type ToldContents = {
  /** Each with the things that bring it where one can leave those out. */
  contains: { allergen: Allergen; only: string[] }[];
  diet: Diet | null;
  /** The lines whose labels decide whether it is vegan. */
  check: string[];
};

/** How a drink's contents are told: what is only in optional lines says in which, and a wine to be asked about is named. */
export function toldContents(
  contains: readonly string[],
  diet: Diet | null,
  lines: readonly HoldingLine[],
): ToldContents {
  return {
    contains: allergens
      .filter((allergen) => contains.includes(allergen))
      .map((allergen) => {
        const bringers = lines.filter((line) => line.contains.includes(allergen));
        const may = bringers.length > 0 && bringers.every(({ optional }) => optional);
        return { allergen, only: may ? bringers.map(({ name }) => name) : [] };
      }),
    diet,
    check: diet === "vegan-wine" ? lines.filter(({ vegan }) => vegan === "check").map(({ name }) => name) : [],
  };
}

/** "egg, milk if you add the cream"; or that there is none of what people ask for. */
export function containsWords({ contains }: Pick<ToldContents, "contains">): string {
  if (contains.length === 0) return `none of ${allergens.slice(0, -1).join(", ")} and ${allergens.at(-1)}`;
  return contains
    .map(({ allergen, only }) =>
      only.length > 0 ? `${allergen} if you add the ${only.map(inSentence).join(" or ")}` : allergen,
    )
    .join(", ");
}

/** Brands, places and letters (VSOP) that the name of what a drink may hold begins with. */
const proper = /^(Campari|Earl Grey|London|Tabasco|Worcestershire|\p{Lu}{2})/u;

/** An ingredient's name within a sentence: "egg white", and still "Worcestershire sauce". */
export function inSentence(name: string): string {
  return proper.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
