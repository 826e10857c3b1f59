/** A search box that offers while one types. */
export { ComboboxList } from "./combobox/combobox-list.tsx";
export type { Shown } from "./combobox/questions.ts";
export { unhurried } from "./combobox/unhurried.ts";
export { useSearchCombobox } from "./combobox/use-search-combobox.ts";
