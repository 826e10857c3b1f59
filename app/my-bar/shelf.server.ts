import type { House } from "#app/platform/house.server.ts";
import { shelfOf } from "./bar/shelf.server.ts";

/** Loads the availability engine's catalogue before the first request asks for it. */
export async function warmShelf(house: House): Promise<void> {
  await shelfOf(house);
}
