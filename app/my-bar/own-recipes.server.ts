/** What the room of members' own recipes needs of the bar: that a changed recipe counts at once, and things found by name. */
export { findThings } from "./adding/find-things.server.ts";
export { barCatalogueOf, renewRecipe } from "./catalogue/bar-catalogue.server.ts";
