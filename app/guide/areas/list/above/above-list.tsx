import { type ListMap, ListMaps } from "./list-map.tsx";
import { type ListShelf, Shelf } from "./list-shelf.tsx";

/** What an area shows above its list, of the same things. */
export type Above = { maps: ListMap[] } | { shelf: ListShelf };

/** Maps above a list, or a shelf. */
export function AboveList({ above, total }: { above: Above; total: string }) {
  return "maps" in above ? <ListMaps maps={above.maps} total={total} /> : <Shelf shelf={above.shelf} total={total} />;
}
