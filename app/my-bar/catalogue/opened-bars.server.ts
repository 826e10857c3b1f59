import { LRUCache } from "lru-cache";
import { type House, keep } from "#app/operations/house.server.ts";
import type { Bar } from "../availability.ts";
import type { BarCatalogue } from "./bar-catalogue.server.ts";

/** What was worked out of a bar as it stands; nobody may change any of it. */
export type Opened = { follows<T>(what: string, find: () => T): T };
type Kept = Opened & { catalogue: BarCatalogue; own: unknown; said: string };

/** So many people's bars stay opened in a process: at 10,000 recipes each is some 200 kB. */
const mostOpened = 50;
/** So many answers are kept of one bar: one that is asked for everything begins anew. */
const mostAnswers = 30;

/**
 * What follows from a person's bar: it is the same from page to page until the bar, the library or a recipe of theirs changes.
 * Known by what the bar holds, so that no change has to tell of itself.
 */
export function openedFor(house: House, personId: string, catalogue: BarCatalogue, bar: Bar): Opened {
  const opened = keep(house, "my-bar/opened", () => new LRUCache<string, Kept>({ max: mostOpened }));
  const known = opened.get(personId);
  const own = catalogue.own.get(personId);
  const said = JSON.stringify(bar);
  if (known?.catalogue === catalogue && known.own === own && known.said === said) return known;
  const fresh = { catalogue, own, said, follows: remembering() };
  opened.set(personId, fresh);
  return fresh;
}

function remembering(): Opened["follows"] {
  const answers = new Map<string, unknown>();
  return <T>(what: string, find: () => T): T => {
    if (answers.has(what)) return answers.get(what) as T;
    if (answers.size >= mostAnswers) answers.clear();
    const found = find();
    answers.set(what, found);
    return found;
  };
}
