import { readDigits } from "#app/kit/digits.ts";
import { saysYes } from "#app/kit/query.ts";
import { oneLine } from "#app/kit/words.ts";
import { type VatCategory, vatCategories } from "../../money/totals.ts";
import { readMinor } from "../minor.ts";

/** What an offer's form and its lines in a file say of the offer, and of one skew of it; all of it texts. */
export const offerFields = [
  ...["offer", "category", "teaser", "description", "shows", "for", "choice", "max_per_order", "vat"],
  ...["alcohol", "weight_g", "asks"],
] as const;
export const skewFields = ["name", "gbp", "eur", "usd", "aud", "stock"] as const;
export type Typed = Readonly<Record<string, string | undefined>>;

/** What an offer can be tied to: categories that hold offers, what is drawn, and ingredients by key and by name in lower case. */
export type Known = {
  categories: ReadonlyMap<string, number>;
  glasses: ReadonlySet<string>;
  tools: ReadonlySet<string>;
  ingredients: ReadonlyMap<string, { id: number; key: string }>;
};

export type MadeOffer = {
  name: string;
  category_id: number;
  teaser: string;
  description: string;
  picture: Record<string, string>;
  ingredient_id: number | null;
  choice: "one" | "any";
  max_per_order: number;
  vat: VatCategory;
  alcohol: boolean;
  weight_g: number;
  asks: string[];
};
export type MadeSkew = { name: string; gbp: number; eur: number; usd: number; aud: number | null; stock: number };
export type Checked<T> = { value: T } | { errors: Record<string, string> };

const longest = { offer: 80, teaser: 180, name: 60, ask: 40 };
const mostAsks = 4;

/** What an editor typed of an offer, by the rules that hold for the library's files too; every mistake at once, by its field. */
export function checkOffer(typed: Typed, known: Known): Checked<MadeOffer> {
  const errors: Record<string, string> = {};
  const name = tidy(typed.offer);
  const teaser = tidy(typed.teaser);
  const description = tidy(typed.description);
  if (name === "" || name.length > longest.offer) errors.offer = `Enter a name of at most ${longest.offer} characters`;
  const category = known.categories.get(tidy(typed.category));
  if (!category) errors.category = "Choose a category";
  if (teaser.length < 20 || teaser.length > longest.teaser)
    errors.teaser = `Enter one sentence of 20 to ${longest.teaser} characters`;
  if (description.length < 80 || description.length > 4_000)
    errors.description = "Enter a paragraph of 80 to 4000 characters";
  const asked = tidy(typed.for).toLowerCase();
  const ingredient = asked === "" ? undefined : known.ingredients.get(asked);
  if (asked !== "" && !ingredient) errors.for = "Enter an ingredient as the guide names it, or nothing";
  const picture = pictureOf(tidy(typed.shows), known, ingredient?.key);
  if (!picture) errors.shows = "Choose what is drawn";
  const choice = tidy(typed.choice) || "one";
  if (choice !== "one" && choice !== "any") errors.choice = "Choose one or any";
  const most = readDigits(tidy(typed.max_per_order) || "10");
  if (most === null || most < 1 || most > 99) errors.max_per_order = "Enter a number from 1 to 99";
  const vat = vatCategories.find((one) => one === (tidy(typed.vat) || "standard"));
  if (!vat) errors.vat = `Choose ${vatCategories.join(", ")}`;
  const weight = readDigits(tidy(typed.weight_g) || "500");
  if (weight === null || weight < 1 || weight > 100_000) errors.weight_g = "Enter grams, from 1 to 100000";
  const asks = (typed.asks ?? "")
    .split(/[\r\n|]+/)
    .map(tidy)
    .filter(Boolean);
  if (asks.length > mostAsks || asks.some((ask) => ask.length > longest.ask) || new Set(asks).size < asks.length)
    errors.asks = `Enter at most ${mostAsks} different lines of ${longest.ask} characters`;
  if (Object.keys(errors).length > 0) return { errors };
  const alcohol = saysYes(typed.alcohol);
  const facts = { name, teaser, description, asks, alcohol, ingredient_id: ingredient?.id ?? null };
  const bounds = { category_id: category!, picture: picture!, max_per_order: most!, weight_g: weight!, vat: vat! };
  return { value: { ...facts, ...bounds, choice: choice as "one" | "any" } };
}

/** What an editor typed of a skew. */
export function checkSkew(typed: Typed, fallback = ""): Checked<MadeSkew> {
  const errors: Record<string, string> = {};
  const name = tidy(typed.name) || fallback;
  if (name === "" || name.length > longest.name) errors.name = `Enter a name of at most ${longest.name} characters`;
  const price = (field: "gbp" | "eur" | "usd") => {
    const minor = readMinor(tidy(typed[field]));
    if (minor === null || minor < 1 || minor > 10_000_000) errors[field] = "Enter a price such as 12.50";
    return minor ?? 0;
  };
  const [gbp, eur, usd] = [price("gbp"), price("eur"), price("usd")];
  const aud = tidy(typed.aud) === "" ? null : readMinor(tidy(typed.aud));
  if (tidy(typed.aud) !== "" && (aud === null || aud < 1 || aud > 10_000_000))
    errors.aud = "Enter a price such as 12.50, or nothing";
  const stock = readDigits(tidy(typed.stock) || "0");
  if (stock === null || stock > 100_000) errors.stock = "Enter a whole number, up to 100000";
  return Object.keys(errors).length > 0 ? { errors } : { value: { name, gbp, eur, usd, aud, stock: stock! } };
}

/** "tool:jigger", "glass:coupe", "ingredient:gin"; nothing where the ingredient that it is for says it. */
function pictureOf(shows: string, known: Known, ingredient: string | undefined): Record<string, string> | null {
  if (shows === "" && ingredient) return { ingredient };
  const [kind = "", key = ""] = shows.split(":", 2);
  if (kind === "tool" && known.tools.has(key)) return { tool: key };
  if (kind === "glass" && known.glasses.has(key)) return { glass: key };
  if (kind === "ingredient" && known.ingredients.get(key)?.key === key) return { ingredient: key };
  return null;
}

/** What was typed on one line, without what no keyboard types. */
function tidy(typed: string | undefined): string {
  return oneLine((typed ?? "").slice(0, 5_000));
}
