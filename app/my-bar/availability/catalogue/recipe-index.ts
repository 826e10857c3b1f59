import type { AlternativeStrength, RecipeFacts } from "../facts.ts";
import { AskList, type Asks } from "./ask-list.ts";
import { type Entanglement, EntanglementFinder } from "./entanglement.ts";
import type { IngredientGraph } from "./ingredient-graph.ts";
import type { RelatedPairs } from "./related-pairs.ts";
import { IntList, type Rows, rowOf } from "./rows.ts";

/** Small unsigned counters, one a recipe: bytes unless some recipe is absurdly long. */
export type Counters = Uint8Array | Int32Array;

/** Recipes by slot (0, 1, … in the order given), and which of them ask for what. */
export type RecipeIndex = Asks & {
  readonly ids: Float64Array;
  /** Slots by ascending id; of two recipes with one id the later comes later. */
  readonly slotsById: Int32Array;
  /** A recipe's lines in order, by slot: the ask, or `~ask` where the line is optional. */
  readonly lines: Rows;
  /** Ask → the slots of recipes with such a line, once a line; required lines and optional ones apart. */
  readonly required: Rows;
  readonly optional: Rows;
  readonly requiredLines: Counters;
  readonly allLines: Counters;
  readonly mostLines: number;
  /** Recipes of which one addition might meet several lines: by the set's own rules, or by alternatives only. */
  readonly entangled: { bySet: Entanglement; byAlternative: Entanglement };
  /** Slots that no longer count: the recipe was removed or stands elsewhere by now. */
  readonly retired: ReadonlySet<number>;
};

/** Indexes recipes by what their lines ask for. */
export function indexRecipes(
  graph: IngredientGraph,
  related: RelatedPairs,
  recipes: Iterable<RecipeFacts>,
): RecipeIndex {
  const list = new AskList(graph);
  const finder = new EntanglementFinder(list, related);
  const ids: number[] = [];
  const start = new IntList();
  const items = new IntList();
  const lines: number[] = [];
  let mostLines = 0;
  for (const recipe of recipes) {
    start.push(items.length);
    lines.length = 0;
    for (const line of recipe.lines) {
      const ask = list.askOf(line);
      lines.push(line.optional ? ~ask : ask);
    }
    for (const line of lines) items.push(line);
    finder.look(ids.length, lines);
    mostLines = Math.max(mostLines, lines.length);
    ids.push(recipe.id);
  }
  start.push(items.length);
  const { asks, renumbered } = list.number();
  const packed = { start: start.toArray(), items: items.toArray() };
  for (let k = 0; k < packed.items.length; k++) {
    const line = packed.items[k]!;
    packed.items[k] = line < 0 ? ~renumbered[~line]! : renumbered[line]!;
  }
  const required = turnRound(packed, renumbered.length, false);
  const optional = turnRound(packed, renumbered.length, true);
  const counters = (counts: Int32Array) => (mostLines <= 63 ? new Uint8Array(counts) : counts);
  const idsBySlot = new Float64Array(ids);
  const slotsById = sortedSlots(idsBySlot);
  return {
    ...asks,
    ids: idsBySlot,
    slotsById,
    lines: packed,
    required: required.rows,
    optional: optional.rows,
    requiredLines: counters(required.counts),
    allLines: counters(required.counts.map((count, slot) => count + optional.counts[slot]!)),
    mostLines,
    entangled: finder.pack(renumbered),
    retired: overtaken(idsBySlot, slotsById),
  };
}

/** The same index for a graph that has more ingredients behind those it was made for: nobody asks for them. */
export function widenIndex(index: RecipeIndex, graph: IngredientGraph): RecipeIndex {
  const wider = (start: Int32Array) => {
    const padded = new Int32Array(graph.size + 2).fill(start.at(-1)!);
    padded.set(start);
    return padded;
  };
  const [same, close, all] = index.standsInOn;
  const rows = ({ start, items }: Rows): Rows => ({ start: wider(start), items });
  return { ...index, firstAsk: wider(index.firstAsk), standsInOn: [rows(same), rows(close), rows(all)] };
}

/** The slot of the recipe with this id, or -1. */
export function slotOf(index: RecipeIndex, id: number): number {
  let low = 0;
  let high = index.slotsById.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.ids[index.slotsById[middle]!]! <= id) low = middle + 1;
    else high = middle;
  }
  const slot = low === 0 ? -1 : index.slotsById[low - 1]!;
  return slot >= 0 && index.ids[slot] === id && !index.retired.has(slot) ? slot : -1;
}

/** The same recipes as facts again, without the retired ones. */
export function* recipesOf(graph: IngredientGraph, index: RecipeIndex): Generator<RecipeFacts> {
  for (let slot = 0; slot < index.ids.length; slot++) if (!index.retired.has(slot)) yield recipeAt(graph, index, slot);
}

/** The recipe at a slot as facts again. */
export function recipeAt(graph: IngredientGraph, index: RecipeIndex, slot: number): RecipeFacts {
  const id = (ingredient: number) => graph.ids[ingredient]!;
  const lines = Array.from(rowOf(index.lines, slot), (line) => {
    const ask = line < 0 ? ~line : line;
    const first = index.standIns.start[ask]!;
    const alternatives = Array.from(rowOf(index.standIns, ask), (standIn, k) => ({
      id: id(standIn),
      strength: index.standInStrengths[first + k] as AlternativeStrength,
    }));
    return { ingredientId: id(index.askIngredient[ask]!), optional: line < 0, alternatives };
  });
  return { id: index.ids[slot]!, lines };
}

/** Turns the lines round: ask → slots, for required or for optional lines; and counts these by slot. */
function turnRound(lines: Rows, askCount: number, optional: boolean) {
  const slotCount = lines.start.length - 1;
  const counts = new Int32Array(slotCount);
  const start = new Int32Array(askCount + 1);
  for (const line of lines.items) if (line < 0 === optional) start[(optional ? ~line : line) + 1]!++;
  for (let ask = 0; ask < askCount; ask++) start[ask + 1]! += start[ask]!;
  const next = start.slice(0, askCount);
  const items = new Int32Array(start[askCount]!);
  for (let slot = 0; slot < slotCount; slot++) {
    for (let k = lines.start[slot]!, end = lines.start[slot + 1]!; k < end; k++) {
      const line = lines.items[k]!;
      if (line < 0 !== optional) continue;
      items[next[optional ? ~line : line]!++] = slot;
      counts[slot]!++;
    }
  }
  return { rows: { start, items }, counts };
}

function sortedSlots(ids: Float64Array): Int32Array {
  const slots = new Int32Array(ids.length);
  let ascends = true;
  for (let slot = 0; slot < ids.length; slot++) {
    slots[slot] = slot;
    if (slot > 0 && ids[slot - 1]! > ids[slot]!) ascends = false;
  }
  return ascends ? slots : slots.sort((a, b) => ids[a]! - ids[b]! || a - b);
}

/** Slots whose id is used again by a later one. */
function overtaken(ids: Float64Array, slotsById: Int32Array): ReadonlySet<number> {
  const slots = new Set<number>();
  for (let k = 1; k < slotsById.length; k++) {
    if (ids[slotsById[k]!] === ids[slotsById[k - 1]!]) slots.add(slotsById[k - 1]!);
  }
  return slots;
}
