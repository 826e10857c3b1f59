import { AskList, type Asks } from "./ask-list.ts";
import { type Entanglement, EntanglementFinder } from "./entanglement.ts";
import type { RecipeFacts } from "./facts.ts";
import type { IngredientGraph } from "./ingredient-graph.ts";
import type { RelatedPairs } from "./related-pairs.ts";
import { IntList, packRows, type Rows, rowOf } from "./rows.ts";

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
  const packed = {
    start: start.toArray(),
    items: items.view().map((line) => (line < 0 ? ~renumbered[~line]! : renumbered[line]!)),
  };
  const slotsById = sortedSlots(ids);
  return {
    ...asks,
    ids: Float64Array.from(ids),
    slotsById,
    lines: packed,
    ...postings(packed, renumbered.length, mostLines),
    mostLines,
    entangled: finder.pack(renumbered),
    retired: overtaken(ids, slotsById),
  };
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
  const id = (ingredient: number) => graph.ids[ingredient]!;
  for (let slot = 0; slot < index.ids.length; slot++) {
    if (index.retired.has(slot)) continue;
    const lines = Array.from(rowOf(index.lines, slot), (line) => {
      const ask = line < 0 ? ~line : line;
      const alternatives = Array.from(rowOf(index.standIns, ask), id);
      return { ingredientId: id(index.askIngredient[ask]!), optional: line < 0, alternatives };
    });
    yield { id: index.ids[slot]!, lines };
  }
}

function postings(lines: Rows, askCount: number, mostLines: number) {
  const slots = lines.start.length - 1;
  const counters = () => (mostLines <= 63 ? new Uint8Array(slots) : new Int32Array(slots));
  const requiredLines = counters();
  const allLines = counters();
  const required = { asks: new IntList(), slots: new IntList() };
  const optional = { asks: new IntList(), slots: new IntList() };
  for (let slot = 0; slot < slots; slot++) {
    for (let k = lines.start[slot]!; k < lines.start[slot + 1]!; k++) {
      const line = lines.items[k]!;
      const list = line < 0 ? optional : required;
      list.asks.push(line < 0 ? ~line : line);
      list.slots.push(slot);
      allLines[slot]!++;
      if (line >= 0) requiredLines[slot]!++;
    }
  }
  const pack = (list: typeof required) => packRows(askCount, list.asks.view(), list.slots.view());
  return { required: pack(required), optional: pack(optional), requiredLines, allLines };
}

function sortedSlots(ids: number[]): Int32Array {
  const slots = Int32Array.from(ids.keys());
  const ascends = ids.every((id, slot) => slot === 0 || ids[slot - 1]! <= id);
  return ascends ? slots : slots.sort((a, b) => ids[a]! - ids[b]! || a - b);
}

/** Slots whose id is used again by a later one. */
function overtaken(ids: number[], slotsById: Int32Array): ReadonlySet<number> {
  const slots = new Set<number>();
  for (let k = 1; k < slotsById.length; k++) {
    if (ids[slotsById[k]!] === ids[slotsById[k - 1]!]) slots.add(slotsById[k - 1]!);
  }
  return slots;
}
