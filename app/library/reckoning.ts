/** What follows from a recipe, by the one computation that the library's own recipes are loaded with. */

export type { Known, Reckonable } from "./load/recipe-facts.ts";
export { drawnFacts, reckon } from "./load/reckoned.ts";
