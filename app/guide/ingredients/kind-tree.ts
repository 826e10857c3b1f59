/** An ingredient in the tree of kinds. */
export type KindNode = { id: number; name: string; own: boolean; kinds: KindNode[] };

type Named = { id: number; name: string };
export type Above = Named & { parents: number[] };

/**
 * The small tree of an ingredient (areas.md): all that it is a kind of, from the widest down, itself, and its own kinds below
 * it. Where it is a kind of several, it stands below each, with its kinds the first time. Empty where it has neither.
 */
export function kindTree(own: Above, above: readonly Above[], kinds: readonly Named[]): KindNode[] {
  if (above.length === 0 && kinds.length === 0) return [];
  const known = new Set(above.map(({ id }) => id));
  const all = [...above, own];
  let told = false;
  const nodeOf = ({ id, name }: Named, way: readonly number[]): KindNode => {
    if (id === own.id) {
      const below = told ? [] : kinds;
      told = true;
      return { id, name, own: true, kinds: below.map((kind) => ({ ...kind, own: false, kinds: [] })) };
    }
    // Bad data may go round in a circle.
    const below = all.filter((one) => one.parents.includes(id) && !way.includes(one.id));
    return { id, name, own: false, kinds: below.map((one) => nodeOf(one, [...way, id])) };
  };
  const tops = all.filter(({ parents }) => !parents.some((id) => known.has(id)));
  return tops.map((top) => nodeOf(top, []));
}
