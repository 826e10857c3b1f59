import type { Library } from "../files/files.ts";
import type { Refusal } from "../files/read.server.ts";
import { contentHowlers, tagHowlers } from "./howlers/diets.ts";
import { measureHowlers, methodHowlers, twinHowlers } from "./howlers/drinks.ts";
import { lifeHowlers } from "./howlers/lives.ts";
import { makingHowlers } from "./howlers/making.ts";
import { proseHowlers } from "./howlers/prose.ts";
import { shelfHowlers } from "./howlers/shelf.ts";
import { sourceHowlers } from "./howlers/sources.ts";

/**
 * What an expert would laugh at, as far as rules can tell: a litre in a coupe, a drink of 70 %, a book by
 * somebody unborn, a paragraph told twice. The library must fit its schema and `checkLibrary` first. It
 * does not keep a library from being loaded: `jigger content check` and the tests of what ships read it.
 */
export function howlersOf(library: Library): Refusal[] {
  return [
    ...measureHowlers(library),
    ...methodHowlers(library),
    ...twinHowlers(library),
    ...tagHowlers(library),
    ...contentHowlers(library),
    ...makingHowlers(library),
    ...shelfHowlers(library),
    ...sourceHowlers(library),
    ...lifeHowlers(library),
    ...proseHowlers(library),
  ];
}
