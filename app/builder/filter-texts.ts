/** How the builder calls its filters, for other rooms. */
export { alcoholTexts, triNames, triTexts } from "./recipes/page/recipe-address.ts";
