import type { House } from "#app/operations/house.server.ts";
import { barCatalogueOf } from "./catalogue/bar-catalogue.server.ts";

/** Loads the availability engine's catalogue before the first request asks for it. */
export async function warmBarCatalogue(house: House): Promise<void> {
  await barCatalogueOf(house);
}
