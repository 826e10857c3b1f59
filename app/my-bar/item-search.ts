/** The box that finds an ingredient or a bottle as one types, and what it finds. */
export { ItemCombobox } from "./adding/item-combobox.tsx";
export type { FoundItem } from "./bar-types.ts";
