/** What stands around a list: its filters, how many there are, how it looks, and the ways on. */
export { Bars } from "./list/bars.tsx";
export { FilterSheet } from "./list/filter-sheet.tsx";
export { useGrownList } from "./list/grown-list.ts";
export { ListTypeSwitch } from "./list/list-type.tsx";
export { LoadMore } from "./list/load-more.tsx";
export { NearTo } from "./list/near-to.tsx";
export { Pager, useTurnedFocus } from "./list/pager.tsx";
export { ResultBar } from "./list/result-bar.tsx";
export { Tabs } from "./list/tabs.tsx";
export { rowMark, useReorder } from "./list/use-reorder.ts";
