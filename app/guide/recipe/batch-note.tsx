import type { Recipe } from "../cocktail.ts";
import { batchOf } from "./batch.ts";

/** For several drinks at once: how many go into a shaker, or how to mix them all ahead. */
export function BatchNote({ recipe, drinks }: { recipe: Recipe; drinks: number }) {
  const text = batchOf(recipe, drinks);
  return text ? <p className="mt-3 max-w-prose text-muted text-sm print:hidden">{text}</p> : null;
}
