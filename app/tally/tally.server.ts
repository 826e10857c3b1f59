import { oidOf } from "#app/kit/subject.ts";
import { type House, keep } from "#app/operations/house.server.ts";
import { robot } from "./robots.ts";
import { isTallyKind, type TallyKind, tallyKinds, wordsCounted } from "./tally.ts";
import { addCounts, type Counted, thinOut } from "./tally-store.server.ts";

export { readTally } from "./tally-store.server.ts";

/** As many keys are held between two batches, of all kinds together: what comes beyond them is counted without its key. */
const mostHeld = 2_000;
/** Of the ingredients that a bar is asked by so many are counted. */
const mostIngredients = 20;
/** How often what was counted goes to the database (milliseconds). */
const batch = 30_000;

type Held = Map<string, Counted>;
const heldBy = (house: House) => keep<Held>(house, "tally", () => new Map());

/**
 * Counts one more of something in this process: a look-up in memory. It is in the database with the next batch; what a process that
 * is killed had counted since the last one is lost, which figures bear.
 */
export function count(house: House, kind: TallyKind, key: string, times = 1): void {
  const held = heldBy(house);
  const name = `${kind} ${encodeURIComponent(key.toWellFormed())}`;
  const known = held.get(name);
  if (known) known.times += times;
  else if (key === "" || held.size < mostHeld) held.set(name, { kind, key, times });
  else count(house, kind, "", times);
}

/** Counts a search that found nothing. */
export function countNothing(house: House, keyword: string): void {
  count(house, "nothing", wordsCounted(keyword) ?? "");
}

/** What asks, as its own head says: pages that a browser fetches ahead, and robots, are read by nobody. */
type Asking = Readonly<Partial<Record<"user-agent" | "sec-purpose" | "purpose", string | string[] | undefined>>>;

/** Counts what a page says it counts as (`countsAs`), stored or not. */
export function countPage(house: House, mark: string, asking: Asking): void {
  const purpose = asking["sec-purpose"] ?? asking.purpose;
  if (purpose?.includes("prefetch") || robot.test(String(asking["user-agent"] ?? ""))) return;
  // Every reading of a stored page comes by here: what is counted already is found by its mark as it stands.
  const known = heldBy(house).get(mark);
  if (known) {
    known.times += 1;
    return;
  }
  const [kind = "", key = ""] = mark.split(" ");
  if (!isTallyKind(kind)) return;
  if (tallyKinds[kind].of === "words") countNothing(house, decodeURIComponent(key));
  else count(house, kind, decodeURIComponent(key));
}

/** Brings what this process has counted to the database, in one statement; what fails is counted on. */
export async function storeCounts(house: House): Promise<void> {
  const held = heldBy(house);
  if (held.size === 0) return;
  const counted = [...held.values()];
  held.clear();
  try {
    await addCounts(house.db, counted);
  } catch (error) {
    for (const { kind, key, times } of counted) count(house, kind, key, times);
    throw error;
  }
}

/** Does so from time to time, and once more when the process ends. */
export function startTally(house: House): () => Promise<void> {
  const store = () => storeCounts(house).catch((error) => house.log.warn({ err: error }, "counting failed"));
  const timer = setInterval(store, batch);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await store();
  };
}

/** Of days that are over, keeps what counts and forgets the rest; of long ago, all. */
export function tendTally(house: House): Promise<void> {
  return thinOut(house.db);
}

/**
 * Counts what a bar is asked: its filters, each that is set, with what it is set to where it is no yes, and the ingredients by
 * which it is asked.
 */
export function countAsked(
  house: House,
  filters: Readonly<Record<string, unknown>>,
  ingredients: readonly number[],
): void {
  for (const [name, value] of Object.entries(filters)) {
    if (value === true) count(house, "filter", name);
    else if ((typeof value === "string" && value !== "") || (typeof value === "number" && value !== 0))
      count(house, "filter", `${name}: ${value}`.slice(0, 40));
  }
  for (const id of ingredients.slice(0, mostIngredients))
    count(house, "ingredient", oidOf({ link_table: "ingredients", link_id: id }));
}

/** Counts the bottle that was told first as the next one to buy. */
export function countBottle(house: House, ingredientId: number | undefined): void {
  if (ingredientId !== undefined) count(house, "bottle", oidOf({ link_table: "ingredients", link_id: ingredientId }));
}
