export { alcoholTexts, triNames, triTexts } from "./recipes/page/recipe-address.ts";
