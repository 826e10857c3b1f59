export { useGrownList } from "./list/grown-list.ts";
