import type { Alternative, AlternativeStrength, BrandFacts, IngredientFacts } from "../facts.ts";
import { packRows, type Rows } from "./rows.ts";

/** The id that stands for "an ingredient that we do not know". */
export const unknownIngredientId = 1664;

/**
 * The unknown ingredient's position. Every id that the catalogue does not hold is looked up as this one, and nothing
 * ever satisfies it; so as a parent it means "none", and as a part it keeps a homemade ingredient from being complete.
 */
export const unknown = 0;

/** The ingredients by position (1, 2, … in catalogue order; 0 is the unknown one) and how they lead to each other. */
export type IngredientGraph = {
  readonly size: number;
  readonly ids: Float64Array;
  readonly positions: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
  /** Ingredient → what owning it satisfies: its parents, and what lists it as the same. */
  readonly above: Rows;
  /** The way back: ingredient → the kinds of it and the alternatives that are the same, these marked by a 1 beside. */
  readonly below: Rows;
  readonly belowIsSame: Uint8Array;
  /** 1 where nothing is above it and it is part of nothing: owning it satisfies itself alone. */
  readonly leadsNowhere: Uint8Array;
  readonly isPantry: Uint8Array;
  /** The pantry ingredients. */
  readonly pantry: Int32Array;
  /** Homemade ingredient → its parts, and part → the homemade ingredients that use it. */
  readonly parts: Rows;
  readonly usedIn: Rows;
  /** How many parts an ingredient has; 1, which never come, for one that is not homemade. */
  readonly partCounts: Int32Array;
  /** Ingredient → its listed alternatives that are not the same, strongest first, their strengths beside them. */
  readonly alternatives: Rows;
  readonly strengths: Uint8Array;
  /** The way back, by the weakest strength that is allowed. */
  readonly standsInFor: readonly [none: null, close: Rows, all: Rows];
};

/** Where an ingredient stands in the graph; what the graph does not hold is the unknown one. */
export function positionOf(graph: IngredientGraph, id: number): number {
  return graph.positions.get(id) ?? unknown;
}

/** The graph of ingredients and brands. Of those with the same id the last counts; the unknown one stands first. */
export function buildGraph(ingredients: Iterable<IngredientFacts>, brands: Iterable<BrandFacts>): IngredientGraph {
  const facts = new Map<number, IngredientFacts>();
  for (const ingredient of ingredients) {
    if (ingredient.id !== unknownIngredientId) facts.set(ingredient.id, ingredient);
  }
  const size = facts.size + 1;
  const ids = new Float64Array([unknownIngredientId, ...facts.keys()]);
  const positions = new Map<number, number>();
  for (let position = 1; position < size; position++) positions.set(ids[position]!, position);
  const at = (id: number) => positions.get(id) ?? unknown;

  const isPantry = new Uint8Array(size);
  const parts = new Pairs();
  const alternatives = new Pairs();
  const closeOnes = new Pairs();
  const strengths: number[] = [];
  const below = new Pairs();
  const isSame = new Pairs();
  let self = 0;
  for (const ingredient of facts.values()) {
    self++;
    isPantry[self] = ingredient.pantry ? 1 : 0;
    for (const parent of new Set(ingredient.parents.map(at))) {
      if (parent === self || parent === unknown) continue;
      below.add(parent, self);
      isSame.add(parent, 0);
    }
    for (const part of new Set(ingredient.parts.map(at))) parts.add(self, part);
    for (const [other, strength] of strongestFirst(ingredient.alternatives, at)) {
      if (other === self || other === unknown) continue;
      if (strength === 0) {
        below.add(self, other);
        isSame.add(self, 1);
        continue;
      }
      alternatives.add(self, other);
      strengths.push(strength);
      if (strength === 1) closeOnes.add(self, other);
    }
  }
  const packedParts = parts.rows(size);
  const above = below.backwards(size);
  const usedIn = parts.backwards(size);
  const isEmpty = ({ start }: Rows, row: number) => start[row] === start[row + 1];
  return {
    size,
    ids,
    positions,
    brands: brandPositions(new Map(), brands, at),
    above,
    below: below.rows(size),
    belowIsSame: Uint8Array.from(isSame.rows(size).items),
    leadsNowhere: isPantry.map((_, i) => (isEmpty(above, i) && isEmpty(usedIn, i) ? 1 : 0)),
    isPantry,
    pantry: Int32Array.from(positions.values().filter((position) => isPantry[position] === 1)),
    parts: packedParts,
    usedIn,
    partCounts: new Int32Array(size).map((_, i) => packedParts.start[i + 1]! - packedParts.start[i]! || 1),
    alternatives: alternatives.rows(size),
    strengths: Uint8Array.from(strengths),
    standsInFor: [null, closeOnes.backwards(size), alternatives.backwards(size)],
  };
}

/** The same graph with brands added, moved or taken away; costs a copy of the brand map. */
export function patchBrands(
  graph: IngredientGraph,
  changed: Iterable<BrandFacts>,
  removed: Iterable<number>,
): IngredientGraph {
  const brands = brandPositions(new Map(graph.brands), changed, (id) => positionOf(graph, id));
  for (const id of removed) brands.delete(id);
  return { ...graph, brands };
}

function brandPositions(brands: Map<number, number>, facts: Iterable<BrandFacts>, at: (id: number) => number) {
  for (const brand of facts) brands.set(brand.id, at(brand.ingredientId));
  return brands;
}

/** Each alternative once by its position, with its best strength; strongest first, equal ones in the order given. */
export function strongestFirst(
  listed: readonly Alternative[],
  at: (id: number) => number,
): ReadonlyMap<number, AlternativeStrength> {
  const best = new Map<number, AlternativeStrength>();
  for (const { id, strength } of [...listed].sort((a, b) => a.strength - b.strength)) {
    if (!best.has(at(id))) best.set(at(id), strength);
  }
  return best;
}

class Pairs {
  readonly #from: number[] = [];
  readonly #to: number[] = [];

  add(from: number, to: number): void {
    this.#from.push(from);
    this.#to.push(to);
  }

  rows(size: number): Rows {
    return packRows(size, this.#from, this.#to);
  }

  backwards(size: number): Rows {
    return packRows(size, this.#to, this.#from);
  }
}
