import { type Column, Columns } from "../../../browse/columns.tsx";
import { AboveBox } from "./above-box.tsx";
import { type ListMap, ListMaps } from "./list-map.tsx";
import { type ListShelf, Shelf } from "./list-shelf.tsx";

/** What an area shows above its list, of the same things. */
export type Above = { maps: ListMap[] } | { shelf: ListShelf } | { columns: ListColumns };

/** What one filter can be set to, decade by decade; each column leads to the list with it, the one that is on without it. */
export type ListColumns = { title: string; total: string; columns: Column[]; chosen?: number };

/** On phones the columns begin here: what is older is chosen among the filters. */
const wideFrom = 1850;

/** Maps above a list, a shelf, or columns. */
export function AboveList({ above, total }: { above: Above; total: string }) {
  if ("maps" in above) return <ListMaps maps={above.maps} total={total} />;
  if ("shelf" in above) return <Shelf shelf={above.shelf} total={total} />;
  // Not of all that is listed is the decade known.
  const { title, total: known, ...columns } = above.columns;
  return (
    <AboveBox title={title} total={known}>
      <Columns label={title} every={50} wideFrom={wideFrom} narrows={true} {...columns} />
    </AboveBox>
  );
}
