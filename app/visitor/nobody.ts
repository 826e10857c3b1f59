import type { Personal } from "./personal.tsx";

/** What a page knows of somebody who is not signed in. */
export const nobody: Personal = {
  signed_in: false,
  display_name: null,
  is_editor: false,
  basket_count: 0,
  marks: {},
  in_bar: [],
  recipe: null,
};
