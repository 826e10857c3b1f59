import type { Holding } from "#app/database/holding.server.ts";
import { collectionsHeld } from "./collections/collections-held.server.ts";
import { ingredientsHeld } from "./own-ingredients/ingredients-held.server.ts";
import { preferredHeld } from "./personalise/preferred-store.server.ts";
import { searchesHeld } from "./recipes/search-store.server.ts";

/** What the builder holds of a person. */
export const builderHeld: readonly Holding[] = [preferredHeld, searchesHeld, ...collectionsHeld, ...ingredientsHeld];
